import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

interface Scope {
  connection: DatabaseConnection;
  /** False once the transaction has ended: code that still runs in its context then uses the pool as usual. */
  open: boolean;
}

/**
 * Keeps every query inside a transaction on the connection of that transaction, whichever object it is made through. A
 * use case that took a second connection while it holds the first would deadlock under load, when every connection of
 * the pool is held by one that waits for another.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<Scope>();

  /** Tells whether the caller runs inside an open transaction. */
  get isOpen(): boolean {
    return this.#current() !== undefined;
  }

  /**
   * Runs a transaction; it commits when `run` resolves and rolls back when it throws.
   *
   * @throws Error when one is open already: a commit in the middle of another transaction would tear it apart.
   */
  async transaction<T>(query: Kysely<Schema>, run: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
    if (this.isOpen) throw new Error('A transaction is already open: pass it on instead of beginning another.');
    return query.transaction().execute(async (transaction) => {
      const connection = await transaction.getExecutor().provideConnection(async (own) => own);
      const scope = { connection, open: true };
      try {
        return await this.#storage.run(scope, () => run(transaction));
      } finally {
        scope.open = false;
      }
    });
  }

  /** Runs a function outside the current transaction: filling a cache that all requests share. */
  outside<T>(run: () => T): T {
    return this.#storage.exit(run);
  }

  /** Returns the dialect with its connections handed out by this scope. */
  wrap(dialect: Dialect): Dialect {
    return {
      createDriver: () => this.#scoped(dialect.createDriver()),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (query) => dialect.createIntrospector(query),
    };
  }

  #current(): Scope | undefined {
    const scope = this.#storage.getStore();
    return scope?.open ? scope : undefined;
  }

  #scoped(driver: Driver): Driver {
    return {
      init: (options) => driver.init(options),
      destroy: (options) => driver.destroy(options),
      acquireConnection: async (options) => this.#current()?.connection ?? driver.acquireConnection(options),
      releaseConnection: async (connection, options) => {
        if (this.#current()?.connection !== connection) await driver.releaseConnection(connection, options);
      },
      beginTransaction: async (connection, settings) => {
        if (this.#current()?.connection === connection) throw new Error('A transaction is already open.');
        await driver.beginTransaction(connection, settings);
      },
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    };
  }
}
