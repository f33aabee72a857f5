import { setTimeout } from 'node:timers/promises';
import type { Dialect } from 'kysely';
import type { Cache } from '../../caches/caches.ts';
import type { HasLog } from '../../runtime/log.ts';
import { Lookout } from './lookout.ts';
import { PrimaryPositions } from './primary-positions.ts';
import { type Reading, type ReadingOptions, ReadingScope } from './reading-scope.ts';
import { Replica, type ReplicaPool } from './replica.ts';
import { replicaDialect } from './replica-dialect.ts';
import type { Failures } from './replica-faults.ts';
import { BEGINNING, later, readPosition, type WalPosition } from './wal-position.ts';

/** The delay beyond which a replica is left out, and the one below which it is read again, seconds. */
export const LAG_SECONDS = { most: 5, again: 2.5 };

/** The time that a request waits for the primary's position, after a write that has succeeded. */
const POSITION_MS = 1_000;

/** The end of what is on the disk, which replicas can have; where the primary is a replica, of what it replayed. */
const POSITION = `select pg_is_in_recovery() as is_replica, (case when pg_is_in_recovery()
  then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end)::text as position`;

interface Row {
  is_replica: boolean;
  position: string | null;
}

interface Settings {
  /** The primary's address. */
  primary: string;
  pools: readonly ReplicaPool[];
  /** The migration without which this version cannot read. */
  newestMigration: string;
  failures: Failures;
  /** Asks the primary for the position of all that has been written, on disk or not. */
  askPosition: () => Promise<string | null>;
}

/**
 * The replicas that requests may read from, where the operator names some (DATABASE_REPLICAS). Use cases know nothing of
 * them: a request that may read there is run by `read`, and its queries then find their way by themselves.
 */
export class Replicas implements Cache {
  readonly all: readonly Replica[];
  readonly #scope = new ReadingScope();
  readonly #primary: Lookout<Row>;
  readonly #positions = new PrimaryPositions();
  readonly #askPosition: Settings['askPosition'];
  readonly #failures: Failures;
  #primaryAskedAt = Number.NEGATIVE_INFINITY;
  #isPrimaryAway = false;
  /** True while DATABASE_URL leads to a replica itself, such as one that is not promoted yet. */
  #isPrimaryReplica = false;
  /** The position that cached pages must contain; null while unknown, because the primary could not be asked. */
  #pagePosition: WalPosition | null = null;
  #pageChanges = 0;
  #log: HasLog['log'] | null = null;

  constructor({ primary, pools, newestMigration, failures, askPosition }: Settings) {
    this.#failures = failures;
    this.all = pools.map((pool) => new Replica(pool, newestMigration, (replica) => this.#judge(replica)));
    this.#askPosition = askPosition;
    this.#primary = new Lookout({
      url: primary,
      statement: POSITION,
      onAnswer: (row, askedAt) => this.#hearPrimary(row, askedAt),
      onFailure: () => {
        this.#isPrimaryAway = true;
        for (const replica of this.all) this.#judge(replica);
      },
    });
  }

  /** Tells whether any of them is read from. */
  get canRead(): boolean {
    return this.all.some(({ inUse }) => inUse);
  }

  /** Begins to watch all servers. Until then nothing is read from replicas. */
  async watch(log: HasLog['log']): Promise<void> {
    this.#log = log;
    await this.#primary.look();
    await Promise.all(this.all.map((replica) => replica.begin()));
    this.#primary.watch();
  }

  /** Reconnects to the primary: another server may have its address now. */
  renew(): void {
    this.#primary.renew();
  }

  async close(): Promise<void> {
    this.#primary.close();
    await Promise.all(this.all.map((replica) => replica.close()));
  }

  /** Runs a request whose queries may be answered by a replica that has all of `atLeast`. */
  read<T>(options: ReadingOptions, run: () => Promise<T>): Promise<T> {
    return this.#scope.run(options, run);
  }

  /**
   * Runs the drawing of a page, which may be cached: it contains all that has invalidated the one before it, and what the
   * visitor has written, where only that visitor sees it.
   */
  drawPage<T>(run: () => Promise<T>, visitor: WalPosition = BEGINNING): Promise<T> {
    const known = this.#pagePosition;
    return this.#scope.run({ atLeast: known === null ? null : later(known, visitor), mayLag: false }, run);
  }

  /** Runs code that must read from the primary. */
  outside<T>(run: () => T): T {
    return this.#scope.outside(run);
  }

  /** Ends the reading of the request around the caller: it writes. */
  endReading(): void {
    this.#scope.end();
  }

  /** Returns the position after which everything written so far is visible; null while the primary does not say it. */
  async position(): Promise<string | null> {
    const late = setTimeout(POSITION_MS, null, { ref: false });
    return Promise.race([this.#scope.outside(this.#askPosition).catch(() => null), late]);
  }

  /** Notes that pages have changed: those drawn from now on contain all that has been written. Never fails. */
  async refresh(): Promise<void> {
    this.#pagePosition = null;
    this.#pageChanges += 1;
    await this.#askPagePosition();
  }

  /** Returns by how many seconds a replica was behind at the primary's last answer. */
  secondsBehind(replica: Replica): number {
    return replica.answer ? this.#positions.secondsBehind(replica.answer.replayed) : 0;
  }

  /** Returns the dialect with its connections chosen by the scope of the request. */
  wrap(dialect: Dialect): Dialect {
    return replicaDialect(dialect, {
      current: () => this.#scope.current,
      find: (reading, tried, lagging) => this.#find(reading, tried, lagging),
      fail: (replica) => {
        replica.rest();
        this.#judge(replica);
      },
      failures: this.#failures,
    });
  }

  /** Returns the replica to ask next: the request's own while it can be, else the least busy. */
  #find({ atLeast, replica }: Reading, tried: ReadonlySet<Replica>, lagging: boolean): Replica | undefined {
    const hasEnough = (each: Replica) => lagging || (atLeast !== null && each.has(atLeast));
    const usable = this.all.filter((each) => each.inUse && !tried.has(each) && hasEnough(each));
    if (replica && usable.includes(replica)) return replica;
    // In turn where several are equally busy.
    return usable.toSorted((one, other) => one.load - other.load || Math.random() - 0.5)[0];
  }

  #hearPrimary({ position: text, is_replica }: Row, askedAt: number): void {
    const position = readPosition(text);
    if (position === null) return;
    this.#isPrimaryAway = false;
    this.#isPrimaryReplica = is_replica;
    this.#primaryAskedAt = askedAt;
    this.#positions.note(position, performance.now());
    if (this.#pagePosition === null) void this.#askPagePosition();
    for (const replica of this.all) this.#judge(replica);
  }

  /** Asks for a position after the last change of pages; a change in between asks for itself. */
  async #askPagePosition(): Promise<void> {
    const change = this.#pageChanges;
    const position = readPosition(await this.position());
    if (change === this.#pageChanges) this.#pagePosition = position;
  }

  /** Decides whether a replica is read from; the log tells each change once. */
  #judge(replica: Replica): void {
    if (!replica.isKnown) return;
    const reason = this.#reasonAgainst(replica);
    const { inUse } = replica;
    const isFirst = !inUse && replica.reason === null;
    replica.inUse = reason === null;
    replica.reason = reason;
    if (reason && (inUse || isFirst)) this.#log?.warn(`the replica ${replica.name} is left out: ${reason}`);
    if (!reason && !inUse && !isFirst) this.#log?.warn(`the replica ${replica.name} is read from again`);
  }

  #reasonAgainst(replica: Replica): string | null {
    const { answer, trouble, inUse } = replica;
    if (trouble || !answer) return trouble ?? 'it has not answered yet';
    // Without a primary whatever was fit is read on, also while it is promoted to be the primary itself.
    if (!this.#isPrimaryAway && !answer.isReplica) return 'it is no replica, or no longer one';
    if (this.#hasStrayed(replica, answer)) return 'it has what the primary has not: it follows another one';
    const seconds = this.secondsBehind(replica);
    if (seconds > (inUse ? LAG_SECONDS.most : LAG_SECONDS.again)) return `it is ${Math.round(seconds)} s behind`;
    return null;
  }

  /** Tells whether a replica follows another primary, such as the last one before a failover. */
  #hasStrayed(replica: Replica, { replayed, answeredAt }: NonNullable<Replica['answer']>): boolean {
    const { last } = this.#positions;
    const isComparable = !this.#isPrimaryAway && !this.#isPrimaryReplica && answeredAt < this.#primaryAskedAt;
    if (isComparable && last !== null && replayed > last) replica.strayedAt = replayed;
    return replica.strayedAt === replayed;
  }
}
