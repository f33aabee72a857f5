import { connectDatabase, type DatabaseLocation } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';

/** Migrates an empty database and, if given, runs a text of statements to fill it. */
export async function prepareDatabase(location: DatabaseLocation, statements?: string): Promise<void> {
  const database = connectDatabase(location);
  await migrate(database);
  if (statements) {
    await database.executeSql(statements);
    await database.executeSql('analyze');
  }
  await database.close();
}
