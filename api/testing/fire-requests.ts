import type { AuthToken } from '../contract/structs/user.ts';
import type { Database } from '../server/platform/database/connect.ts';
import { createBooking, createSession, createStashpoint, createVoucher } from './fixtures.ts';
import { type GeneratedRequest, generateRequests, type KnownValues } from './generated-requests.ts';
import type { TestServer } from './test-server.ts';

const ROLES = ['nobody', 'guest', 'customer', 'host', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** Tables a refused request may change: counted attempts, and declined cards. */
const COUNTED = ['sign_in_codes', 'sign_in_guesses', 'payments', 'sandbox_objects', 'rate_limits', 'used_id_tokens'];

const PATIENCE_MS = 30_000;
/** All refused requests are checked; successful ones are many, and are supposed to change rows. */
const ERROR_ID = /^[A-Z_]+$/;

export interface Finding {
  role: Role;
  request: GeneratedRequest;
  problem: string;
}

export interface Fired {
  findings: Finding[];
  /** Status → number of responses. */
  answers: Map<number, number>;
}

/**
 * Sends generated requests as all kinds of callers and reports faults: a response of 500 or more (a test server
 * responds so when it breaks its own contract), no response, an error without its ID, or a row that a refused request
 * has changed.
 */
export async function fireRequests(
  server: TestServer,
  { seed, count }: { seed: number; count: number },
): Promise<Fired> {
  const sessions = new Map<Role, AuthToken>();
  const tokenOf = async (role: Role) => {
    if (role === 'nobody') return null;
    const known = sessions.get(role);
    if (known) return known.token;
    const session = await createSession(server, role);
    sessions.set(role, session);
    // The use of a session is recorded for those who see theirs, once while the clock is stopped.
    if (role === 'admin' || role === 'host') await server.clientOf(session.token).getMe();
    return session.token;
  };
  for (const role of ROLES) await tokenOf(role);
  const known = await somethingOfEach(server);
  const findings: Finding[] = [];
  const answers = new Map<number, number>();
  const requests = generateRequests({ seed, known, now: server.services.now() });
  let before = await fingerprintOf(server.database, COUNTED);
  for (let number = 0; number < count; number += 1) {
    const request = requests.next().value as GeneratedRequest;
    const role = callerOf(request, number);
    const note = (problem: string) => findings.push({ role, request, problem });
    const token = await tokenOf(role);
    const answer = await send(server, request, token);
    if (!answer) {
      note('no answer');
      continue;
    }
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) note(`answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    if (answer.status >= 400) noteError(answer, note);
    const after = await fingerprintOf(server.database, COUNTED);
    const changed = [...after].filter(([table, print]) => before.get(table) !== print).map(([table]) => table);
    if (answer.status >= 400 && changed.length > 0) note(`refused with ${answer.status}, and changed ${changed}`);
    before = after;
    // A caller who signed themselves out, or was deleted, is replaced by a new one.
    if (answer.status === 401 && role !== 'nobody') {
      sessions.delete(role);
      await tokenOf(role);
      before = await fingerprintOf(server.database, COUNTED);
    }
  }
  return { findings, answers };
}

/** Three in four requests come from a caller with permission; the others from any role in turn. */
function callerOf({ roles }: GeneratedRequest, number: number): Role {
  const allowed = ROLES.filter((role) => roles.includes(role));
  const among = number % 4 === 0 || allowed.length === 0 ? ROLES : allowed;
  return among[Math.floor(number / 4) % among.length] ?? 'nobody';
}

interface Answer {
  status: number;
  body: string;
}

async function send({ server }: TestServer, request: GeneratedRequest, token: string | null): Promise<Answer | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), PATIENCE_MS);
  const { method, url, body } = request;
  const headers = { ...request.headers, ...(token && { authorization: `Token ${token}` }) };
  const answered = server
    .inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
    .then(({ statusCode, body: text }) => ({ status: statusCode, body: text }));
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}

function noteError({ body }: Answer, note: (problem: string) => void): void {
  const { id, message, errors } = readJson(body) as { id?: unknown; message?: unknown; errors?: unknown };
  const isError =
    typeof id === 'string' && ERROR_ID.test(id) && typeof message === 'string' && typeof errors === 'object';
  if (!isError) note(`an error that is not in the catalogue: ${body.slice(0, 200)}`);
}

function readJson(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Creates one of everything that requests refer to by name. */
async function somethingOfEach(server: TestServer): Promise<KnownValues> {
  const host = await createSession(server, 'host');
  const traveller = await createSession(server);
  const stashpoints = [
    await createStashpoint(server, { hostId: host.user.id }),
    await createStashpoint(server, { hostId: host.user.id }),
  ];
  const booking = await createBooking(server, traveller, stashpoints[0] ?? '');
  const voucher = await createVoucher(server);
  const cities = await server.database.query.selectFrom('places').select(['id', 'type']).execute();
  const cityIds = cities.filter(({ type }) => type === 'city').map(({ id }) => id);
  return {
    id: [...stashpoints, booking.id, traveller.user.id, host.user.id, ...cityIds, voucher],
    stashpoint_id: stashpoints,
    booking_id: [booking.id],
    booking: [booking.id],
    code: [voucher],
    coupon_code: [voucher],
    city_id: cityIds,
    nearest_city_id: cityIds,
    location_id: cityIds,
    parent_id: cityIds,
    customer_id: [traveller.user.id],
    host_id: [host.user.id],
    email: [traveller.user.email],
    payment_method: ['pm_card_visa', 'pm_card_chargeDeclined'],
    mail_id: ['1'],
  };
}

/**
 * Returns a hash of every row of the database, as one text for each table: two equal results mean that nothing was
 * written. Tables in `except` may change even if a request is refused.
 */
async function fingerprintOf(database: Database, except: readonly string[] = []): Promise<Map<string, string>> {
  const { rows: tables } = await database.executeSql(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = tables.map(({ tablename }) => String(tablename)).filter((name) => !except.includes(name));
  const each = names.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from "${name}" t`,
  );
  const { rows } = await database.executeSql(each.join(' union all '));
  return new Map(rows.map(({ name, print }) => [String(name), String(print)]));
}
