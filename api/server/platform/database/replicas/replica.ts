import { type CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, type QueryResult } from 'kysely';
import type pg from 'pg';
import { Lookout } from './lookout.ts';
import { BEGINNING, readPosition, type WalPosition } from './wal-position.ts';

/** The answer of a replica that is asked for its state. */
interface Answer {
  replayed: WalPosition;
  /** False for a server that was promoted, or never was a replica. */
  isReplica: boolean;
  /** True once the migrations of this version have arrived. */
  isCurrent: boolean;
  answeredAt: number;
}

/** The address of a replica, and the connections to it, on which nothing can be written. */
export interface ReplicaPool {
  url: string;
  pool: pg.Pool;
}

interface Row {
  is_replica: boolean;
  position: string | null;
  is_current: boolean;
}

/** The time for which a replica is left out after a query on it has failed. */
const REST_MS = 3_000;
/** The answers missing in a row after which its running queries are given up. */
const GIVEN_UP = 2;

/** One replica: its connections, and its last reported state. */
export class Replica {
  /** Its address without the user and the password: `db2.example.org:5432/cubby`. */
  readonly name: string;
  /** True while requests read from it; otherwise there is a reason. */
  inUse = false;
  reason: string | null = null;
  /** Its position when it had diverged from the primary: it cannot continue from there without being rebuilt. */
  strayedAt: WalPosition | null = null;
  #answer: Answer | null = null;
  #failure: string | null = null;
  #missing = 0;
  #restsUntil = Number.NEGATIVE_INFINITY;
  readonly #pool: pg.Pool;
  readonly #driver: Driver;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #lookout: Lookout<Row>;

  constructor({ url, pool }: ReplicaPool, newestMigration: string, onNews: (replica: Replica) => void) {
    const { host, pathname, searchParams } = new URL(url);
    this.name = `${host || searchParams.get('host') || 'localhost'}${pathname}`;
    this.#pool = pool;
    this.#pool.on('connect', (client) => this.#clients.add(client));
    this.#pool.on('remove', (client) => this.#clients.delete(client));
    this.#driver = new PostgresDialect({ pool: this.#pool }).createDriver();
    this.#lookout = new Lookout<Row>({
      url,
      statement: stateOf(newestMigration),
      onAnswer: ({ is_replica, position, is_current }) => {
        this.#missing = 0;
        this.#failure = null;
        this.#answer = {
          replayed: readPosition(position) ?? BEGINNING,
          isReplica: is_replica,
          isCurrent: is_current,
          answeredAt: performance.now(),
        };
        onNews(this);
      },
      onFailure: (error) => {
        this.#missing += 1;
        this.#failure = error.message || String((error as { code?: unknown }).code);
        // A dead machine sends no response, and closing its connections would wait for one.
        if (this.#missing === GIVEN_UP) this.#drop();
        onNews(this);
      },
    });
  }

  /** False until its first answer, or the first that has failed. */
  get isKnown(): boolean {
    return this.#answer !== null || this.#failure !== null;
  }

  get answer(): Readonly<Answer> | null {
    return this.#answer;
  }

  /** Returns why it cannot be read from at all, or null. */
  get trouble(): string | null {
    if (this.#failure) return `it does not answer (${this.#failure})`;
    if (performance.now() < this.#restsUntil) return 'a query on it has failed';
    return this.#answer?.isCurrent ? null : 'it lacks migrations of this version';
  }

  /** The queries on it and those that wait for a connection. */
  get load(): number {
    return this.#pool.totalCount - this.#pool.idleCount + this.#pool.waitingCount;
  }

  has(position: WalPosition): boolean {
    return this.#answer !== null && this.#answer.replayed >= position;
  }

  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const connection: DatabaseConnection = await this.#driver.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      await this.#driver.releaseConnection(connection);
    }
  }

  /** Leaves it out for a moment: a query on it has failed. */
  rest(): void {
    this.#restsUntil = performance.now() + REST_MS;
  }

  async begin(): Promise<void> {
    await this.#driver.init();
    await this.#lookout.look();
    this.#lookout.watch();
  }

  async close(): Promise<void> {
    this.#lookout.close();
    await this.#pool.end();
  }

  /** Cuts its connections: queries on them fail now, and are repeated elsewhere. */
  #drop(): void {
    for (const client of this.#clients) void (client as unknown as pg.Client).end().catch(() => {});
  }
}

function stateOf(newestMigration: string): string {
  return `select pg_is_in_recovery() as is_replica,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position,
    exists (select from schema_migrations where name = '${newestMigration}') as is_current`;
}
