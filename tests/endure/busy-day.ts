import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CounterAction } from '@cubby/api';
import type { Client, createClient } from '@cubby/api/client';
import { type connectDatabase, ledgerOf } from '@cubby/api/testing';

/** The code of a site: a page that is open during an upgrade goes on with that of the last release. */
type CreateClient = typeof createClient;
type Database = ReturnType<typeof connectDatabase>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CLIENTS = 12;
const PAUSE_MS = 20;
const REPEAT_MS = 300;
const MOST_TRIES = 60;
/** A proxy without a server, and a server that asks for patience. */
const AWAY = [502, 503, 504];

const WORLD = { northeast_lat: 85, northeast_lng: 180, southwest_lat: -85, southwest_lng: -180 };
const ADA = { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018' };

/** Gives a place to the host of the demo network. */
export const GIVE_TO_HOST = `
  update stashpoints set host_id = (select id from users where email = 'host@cubby.test') where id = $1`;

function pick<T>(options: readonly T[]): T {
  return options[Math.floor(Math.random() * options.length)] as T;
}

const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Returns a stay of four hours, two weeks and `turn` days ahead. */
function stayOf(turn: number) {
  const dropoff = Math.ceil(Date.now() / DAY_MS) * DAY_MS + (14 + (turn % 200)) * DAY_MS + DAY_MS / 2;
  return times(dropoff);
}

/** Returns a stay that has begun with this hour. */
function stayNow() {
  return times(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
}

function times(dropoff: number) {
  return {
    dropoff: new Date(dropoff).toISOString(),
    pickup: new Date(dropoff + 4 * HOUR_MS).toISOString(),
    bag_count: 1,
  };
}

interface BookedStay {
  id: string;
  token: string;
}

/**
 * Travellers and a counter that work without a pause. Each call goes to any of the servers in use, as behind a proxy,
 * from any version of the sites in use.
 */
export class BusyDay {
  /** Bookings that an answer has confirmed, with the states they may be in: two while a call is running or has failed. */
  readonly acknowledged = new Map<string, readonly string[]>();
  /** Calls that got no answer the first time, with the moment they began. */
  readonly broken: { began: number; what: string }[] = [];
  /** Answers that no client should get. */
  readonly odd: string[] = [];
  private readonly seen = new Map<string, number>();
  private workers: Promise<void>[] = [];
  private going = true;
  private turn = 0;
  private servers: readonly string[];
  private sites: readonly CreateClient[];
  private readonly repeats: boolean;
  private hostToken = '';
  private stashpoints: string[] = [];
  /** The place whose counter checks bags in and out. */
  counter = '';

  /** With `repeats`, a call without an answer is repeated under its idempotency key until it has one. */
  constructor(servers: readonly string[], sites: readonly CreateClient[], { repeats = false } = {}) {
    this.servers = servers;
    this.sites = sites;
    this.repeats = repeats;
  }

  /** Starts it, once a place that never closes has been given to the host of the demo network. */
  async start(hostToken: string, giveToHost: (stashpoint: string) => Promise<unknown>): Promise<void> {
    this.hostToken = hostToken;
    const query = { ...WORLD, open_twentyfour_seven: true, kind: 'staffed' } as const;
    this.stashpoints = (await this.as('').listStashpoints({ query })).items.map(({ id }) => id);
    this.counter = this.stashpointOf(0);
    await giveToHost(this.counter);
    this.workers = Array.from({ length: CLIENTS }, () => this.work());
  }

  /** Sends all further calls to these servers, from these versions of the sites. */
  reach(servers: readonly string[], sites: readonly CreateClient[]): void {
    this.servers = servers;
    this.sites = sites;
  }

  /** Returns the answers since the last call by status. */
  answers(): Record<string, number> {
    const counts = Object.fromEntries([...this.seen].sort());
    this.seen.clear();
    return counts;
  }

  /**
   * Returns the bookings of answered calls that the database has in another state, or not at all, and checks the books of
   * all others. Without holds, which do not wait for a disk, only promises are looked at.
   */
  async lost(database: Database, { holds = true } = {}): Promise<string[]> {
    const promised = [...this.acknowledged].filter(([, expected]) => holds || !expected.includes('held'));
    const rows = await database.query.selectFrom('bookings').select(['id', 'state']).execute();
    const states = new Map<string, string>(rows.map(({ id, state }) => [id, state]));
    for (const [id] of promised) if (states.has(id)) await ledgerOf({ database }, id);
    return promised.filter(([id, expected]) => !expected.includes(states.get(id) ?? '')).map(([id]) => id);
  }

  async rest(): Promise<void> {
    this.going = false;
    await Promise.all(this.workers);
  }

  /** Opens a counter's stream at a server; resolves when it is open, with a promise that it ends. */
  async openStream(server: string): Promise<{ ended: Promise<unknown> }> {
    const path = `/v2/counter/${this.counter}/stream?since=0`;
    const response = await fetch(server + path, { headers: { Authorization: `Token ${this.hostToken}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return { ended: response.text() };
  }

  private async work(): Promise<void> {
    const steps: readonly ((turn: number) => Promise<unknown>)[] = [
      this.search,
      this.quote,
      this.openPage,
      this.book,
      this.cancel,
      this.checkInAndOut,
    ];
    while (this.going) {
      this.turn += 1;
      await steps[this.turn % steps.length]?.call(this, this.turn).catch((error: Error & { status?: number }) => {
        // Refusals have been counted by their answer.
        if (!error.status) this.odd.push(`${error.stack} ${error.cause ?? ''}`);
      });
      await setTimeout(PAUSE_MS);
    }
  }

  private async search(turn: number): Promise<void> {
    await this.as('').listStashpoints({ query: { ...WORLD, ...stayOf(turn), per_page: 5 } });
  }

  private async quote(turn: number): Promise<void> {
    await this.as('').createQuote({ body: { stashpoint_id: this.stashpointOf(turn), ...stayOf(turn) } });
  }

  private async openPage(): Promise<void> {
    const hear = this.repeats ? this.hearAtLast : this.hear;
    await (await hear.call(this, `${pick(this.servers)}/`)).text();
  }

  private book(turn: number): Promise<BookedStay> {
    return this.bookAt(this.stashpointOf(turn), stayOf(turn));
  }

  /** Books as a new guest. */
  private async bookAt(stashpoint_id: string, stay: ReturnType<typeof times>): Promise<BookedStay> {
    const { token } = await this.as('').createTemporaryUser({ body: {} });
    const { id } = await this.as(token).createBooking({ body: { stashpoint_id, ...stay, customer: ADA } });
    const payment = { booking_id: id, payment_method: 'pm_card_visa' };
    await this.step(id, 'held', 'confirmed', () => this.as(token).payByCard({ body: payment }));
    return { id, token };
  }

  private async cancel(turn: number): Promise<void> {
    const { id, token } = await this.book(turn);
    const body = { state: 'cancelled' } as const;
    await this.step(id, 'confirmed', 'cancelled', () => this.as(token).updateBooking({ params: { id }, body }));
  }

  private async checkInAndOut(): Promise<void> {
    const { id } = await this.bookAt(this.counter, stayNow());
    await this.step(id, 'confirmed', 'checked_in', () => this.act(id, { kind: 'check_in', bags: [{}] }));
    await this.step(id, 'checked_in', 'checked_out', () => this.act(id, { kind: 'check_out' }));
  }

  private async act(booking_id: string, action: Pick<CounterAction, 'kind' | 'bags'>): Promise<void> {
    const device = { device_id: '11111111-1111-4111-8111-111111111111', device_name: 'Till' };
    const body = { id: randomUUID(), booking_id, occurred_at: new Date().toISOString(), ...device, ...action };
    await this.as(this.hostToken).takeCounterAction({ params: { id: this.counter }, body });
  }

  private async step(id: string, from: string, to: string, call: () => Promise<unknown>): Promise<void> {
    this.acknowledged.set(id, [from, to]);
    await call();
    this.acknowledged.set(id, [to]);
  }

  private stashpointOf(turn: number): string {
    return this.stashpoints[turn % this.stashpoints.length] ?? '';
  }

  private as(token: string): Client {
    // Each call comes from an address of its own, below any limit for one.
    const address = someAddress();
    const key = randomUUID();
    const headers = () => ({
      ...(token && { Authorization: `Token ${token}` }),
      'X-Forwarded-For': address,
      'Idempotency-Key': key,
    });
    const hear = this.repeats ? this.hearAtLast : this.hear;
    return pick(this.sites)({ baseUrl: pick(this.servers), headers, fetch: (...call) => hear.apply(this, call) });
  }

  private async hear(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(input, init);
    const { status, headers } = response;
    this.count(`${status}`);
    const isOdd = status === 503 ? !(Number(headers.get('Retry-After')) > 0) : status >= 500;
    if (isOdd) this.odd.push(`${status} ${input}: ${await response.clone().text()}`);
    return response;
  }

  /** Repeats a call whose server or answer was lost, or that was refused for the moment. */
  private async hearAtLast(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const heard = await this.hearWhole(input, init);
      if (heard instanceof Response && !AWAY.includes(heard.status)) return heard;
      const problem = heard instanceof Response ? heard.status : heard;
      if (tries === 1) this.broken.push({ began, what: `${init?.method ?? 'GET'} ${input}: ${problem}` });
      if (tries === MOST_TRIES) throw new Error(`${input} has no answer after ${tries} tries: ${problem}`);
      await setTimeout(REPEAT_MS);
    }
  }

  /** Returns an answer once its last byte is here. */
  private async hearWhole(...[input, init]: Parameters<typeof fetch>): Promise<Response | Error> {
    try {
      const response = await fetch(input, init);
      const body = await response.arrayBuffer();
      this.count(`${response.status}`);
      if (response.status >= 500 && !AWAY.includes(response.status))
        this.odd.push(`${response.status} ${input}: ${Buffer.from(body)}`);
      return new Response(response.status === 204 ? null : body, response);
    } catch (error) {
      this.count('no answer');
      return error as Error;
    }
  }

  private count(answer: string): void {
    this.seen.set(answer, (this.seen.get(answer) ?? 0) + 1);
  }
}
