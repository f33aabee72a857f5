import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Reading } from './reading-scope.ts';
import type { Replica } from './replica.ts';
import { type Failures, faultOf } from './replica-faults.ts';

interface Choice {
  /** Returns the replica scope of the caller; undefined for calls to the primary. */
  current: () => Reading | undefined;
  /** Returns a replica that has not been tried; with `lagging`, one that may lack a part of what is asked for. */
  find: (reading: Reading, tried: ReadonlySet<Replica>, lagging: boolean) => Replica | undefined;
  /** Leaves a replica out that has failed. */
  fail: (replica: Replica) => void;
  failures: Failures;
}

/** The kinds of statements that read. Plain SQL may do anything: if it writes, the replica refuses it. */
const READING: ReadonlySet<string> = new Set(['SelectQueryNode', 'RawNode']);

/**
 * Returns a dialect that sends each query of a reading to a replica. What fails there, because of the replica, is repeated
 * on another one or on the primary: reading twice does no harm.
 */
export function replicaDialect(dialect: Dialect, choice: Choice): Dialect {
  return {
    createDriver: () => choosing(dialect.createDriver(), choice),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (query) => dialect.createIntrospector(query),
  };
}

function choosing(primary: Driver, choice: Choice): Driver {
  const own = new WeakSet<DatabaseConnection>();
  return {
    init: (options) => primary.init(options),
    destroy: (options) => primary.destroy(options),
    acquireConnection: async (options) => {
      const reading = choice.current();
      if (!reading) return primary.acquireConnection(options);
      const connection = new ReadingConnection(reading, primary, choice);
      own.add(connection);
      return connection;
    },
    releaseConnection: async (connection, options) => {
      if (!own.has(connection)) await primary.releaseConnection(connection, options);
    },
    beginTransaction: async (connection, settings) => {
      if (own.has(connection)) throw new Error('A transaction cannot begin among replicas.');
      await primary.beginTransaction(connection, settings);
    },
    commitTransaction: (connection) => primary.commitTransaction(connection),
    rollbackTransaction: (connection) => primary.rollbackTransaction(connection),
  };
}

/** Takes a connection of a server for each query alone, so that the next one can go elsewhere. */
class ReadingConnection implements DatabaseConnection {
  readonly #reading: Reading;
  readonly #primary: Driver;
  readonly #choice: Choice;

  constructor(reading: Reading, primary: Driver, choice: Choice) {
    this.#reading = reading;
    this.#primary = primary;
    this.#choice = choice;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!READING.has(query.query.kind)) this.#reading.open = false;
    const tried = new Set<Replica>();
    const answer = await this.#askReplicas<R>(query, tried, false);
    if (answer) return answer;
    try {
      return await this.#askPrimary<R>(query);
    } catch (error) {
      const mayLag = this.#reading.mayLag && this.#choice.failures.isUnavailable(error);
      const older = mayLag ? await this.#askReplicas<R>(query, tried, true) : null;
      if (older) return older;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: results are streamed nowhere.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed from replicas.');
  }

  /** Asks one replica after the other; returns null when none of them answers. */
  async #askReplicas<R>(query: CompiledQuery, tried: Set<Replica>, lagging: boolean): Promise<QueryResult<R> | null> {
    while (this.#reading.open) {
      const replica = this.#choice.find(this.#reading, tried, lagging);
      if (!replica) return null;
      tried.add(replica);
      this.#reading.replica = replica;
      try {
        return await replica.run<R>(query);
      } catch (error) {
        this.#judge(replica, error);
      }
    }
    return null;
  }

  /** @throws the error of a query that would fail elsewhere, too. */
  #judge(replica: Replica, error: unknown): void {
    if (this.#choice.failures.isReadOnly(error)) {
      // It writes, although it does not look like it.
      this.#reading.open = false;
      return;
    }
    const fault = faultOf(error, this.#choice.failures);
    if (fault === 'none') throw error;
    if (fault === 'server') this.#choice.fail(replica);
  }

  async #askPrimary<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const connection = await this.#primary.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      await this.#primary.releaseConnection(connection);
    }
  }
}
