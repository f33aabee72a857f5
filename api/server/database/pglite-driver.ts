import { type DatabaseConnection, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';

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
    await before;
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
