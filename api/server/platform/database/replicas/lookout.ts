import pg from 'pg';

/** The interval of looking, and the time limit of an answer, milliseconds. */
const LOOK_MS = 500;
const ANSWER_MS = 3_000;

interface Looking<Row> {
  url: string;
  /** A statement that returns one row. */
  statement: string;
  /** Receives each answer, with the time at which it was asked for. */
  onAnswer: (row: Row, askedAt: number) => void;
  onFailure: (error: Error) => void;
}

/** Asks a server for its state again and again, over a connection of its own, which is replaced when it breaks. */
export class Lookout<Row extends pg.QueryResultRow> {
  readonly #how: Looking<Row>;
  #client: pg.Client | null = null;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(how: Looking<Row>) {
    this.#how = how;
  }

  /** Looks once; resolves after the answer, or its failure. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  watch(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.look().then(() => this.watch()), LOOK_MS).unref();
  }

  /** Reconnects before the next check: another server may have this address now. */
  renew(): void {
    const client = this.#client;
    this.#client = null;
    void client?.end().catch(() => {});
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.renew();
  }

  async #look(): Promise<void> {
    const askedAt = performance.now();
    try {
      this.#client ??= await connect(this.#how.url);
      const { rows } = await this.#client.query<Row>(this.#how.statement);
      if (rows[0] && !this.#isClosed) this.#how.onAnswer(rows[0], askedAt);
    } catch (error) {
      this.renew();
      if (!this.#isClosed) this.#how.onFailure(error as Error);
    }
    if (this.#isClosed) this.renew();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cubby-look',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
  return client;
}
