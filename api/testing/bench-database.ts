import { connectDatabase, type DatabaseLocation } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';

/** Brings an empty database to the schema and, where given, fills it with the statements of a text. */
export async function prepareDatabase(location: DatabaseLocation, statements?: string): Promise<void> {
  const database = connectDatabase(location);
  await migrate(database);
  if (statements) {
    await database.executeSql(statements);
    await database.executeSql('analyze');
  }
  await database.close();
}
