import type { Config } from '../settings/config.ts';
import { connectDatabase, type Database } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

export type DatabaseSettings = Pick<
  Config,
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databaseOwnerUrl'
  | 'databasePooler'
  | 'databasePoolSize'
  | 'databaseReplicas'
  | 'dataDir'
  | 'readOnly'
>;

/**
 * Opens the database of these settings: the PostgreSQL of DATABASE_URL, else the bundled one on DATA_DIR, which is
 * stopped on closing. `say` receives one line for anything out of the ordinary.
 *
 * @throws Error that says what to do when the bundled one cannot start.
 */
export async function openDatabase(settings: DatabaseSettings, say: (text: string) => void): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databasePooler, databasePoolSize: poolSize, dataDir, readOnly } = settings;
  if (databaseUrl)
    return connectDatabase({
      url: databaseUrl,
      poolSize,
      pooled: databasePooler === 'transaction',
      directUrl: databaseDirectUrl,
      ownerUrl: settings.databaseOwnerUrl,
      readOnly,
      replicaUrls: settings.databaseReplicas,
    });
  const embedded = await startEmbedded(dataDir, say, poolSize);
  const database = connectDatabase({ ...embedded.addresses, poolSize, readOnly });
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}
