import { type DatabaseConnection, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';
import { DatabaseBusy } from './unavailable.ts';

/** How long somebody waits for the one connection before they are told to come back. */
const PATIENCE_MS = 20_000;

/**
 * Kysely's own PGlite driver hands the one connection to everybody at once, so that a request's query can run
 * inside another request's transaction. Here the connection is lent to one borrower at a time.
 */
class ExclusivePGliteDriver extends PGliteDriver {
  #turn: Promise<void> = Promise.resolve();
  #end: () => void = () => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const mine = Promise.withResolvers<void>();
    this.#turn = mine.promise;
    try {
      await within(PATIENCE_MS, before);
    } catch (error) {
      // Borrowers further back still wait for those before them.
      before.then(mine.resolve);
      throw error;
    }
    this.#end = mine.resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#end();
  }
}

export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): ExclusivePGliteDriver {
    return new ExclusivePGliteDriver(this.#config);
  }
}

/** @throws DatabaseBusy when the promise takes longer. */
async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DatabaseBusy('The database is busy.')), milliseconds);
  await Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
