import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../database/connect.ts';
import type { HasLog } from '../runtime/log.ts';
import { sha256 } from '../secrets/ids.ts';
import { seal, unseal } from '../secrets/sealed.ts';
import type { HasSecret } from '../secrets/server-secret.ts';
import type { Caller } from './call.ts';
import { JsonText } from './json-text.ts';

/**
 * The endpoints that write the key beside what they create, in one transaction, which a crash cannot come between. All
 * other idempotent ones have their answers kept here.
 */
const WITH_WHAT_THEY_WRITE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'createBooking',
  'createClaim',
  'createRefund',
  'decideIncident',
  'finalizePayment',
  'payByCard',
  'sendBookingMessage',
  'sendCaseReply',
  'writeMessage',
]);

/** The time after which a call without an answer has crashed: longer than any call runs. */
const CRASHED_SECONDS = 60;
/** The time for which a second call waits for the answer to the first. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;
const PURPOSE = 'idempotent answer';

/** A call of an idempotent endpoint: who makes it, its key, and everything it asks for. */
interface KeyedCall {
  caller?: Caller;
  findCaller?: () => Promise<Caller | null>;
  idempotencyKey: string | null;
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Runs a call once for its key, and answers each repetition as the first time. An error is not kept: the caller may try
 * again.
 *
 * @throws CubbyError IDEMPOTENCY_KEY_REUSED for a key that came with another request; UNAVAILABLE while the first call
 * still runs after some seconds.
 */
export type RunOnce = (name: EndpointName, call: KeyedCall, run: () => Promise<unknown>) => Promise<unknown>;

export function idempotentAnswers({ database, secret, log }: HasDatabase & HasSecret & HasLog): RunOnce {
  return async (name, call, run) => {
    const { idempotencyKey } = call;
    if (idempotencyKey === null || WITH_WHAT_THEY_WRITE.has(name)) return run();
    // An anonymous key is bound to its request: a caller with the whole request already has the secrets in the answer.
    const caller = call.caller ?? (await call.findCaller?.());
    const id = sha256(JSON.stringify([name, caller?.userId ?? null, caller?.work?.personId, idempotencyKey]));
    const requestHash = hashOf(call);
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const started = await begin(id, requestHash);
      if (started !== null) return runNow(id, started, run);
      const known = await find(id, requestHash);
      if (known) return answerFrom(known);
      await wait(LOOK_MS);
    }
    throw new CubbyError('UNAVAILABLE', 'The first call with this Idempotency-Key still runs: try again in a moment.');
  };

  /** Notes that a call runs now; null where another one does, or has its answer. */
  async function begin(id: string, requestHash: string): Promise<string | null> {
    const { rows } = await sql<{ started: string }>`
      insert into idempotent_answers as known (id, request_hash) values (${id}, ${requestHash})
      on conflict (id) do update set started = excluded.started
        where known.answer is null and known.request_hash = excluded.request_hash
          and known.started < clock_timestamp() - make_interval(secs => ${CRASHED_SECONDS})
      returning started::text`.execute(database.query);
    return rows[0]?.started ?? null;
  }

  async function runNow(id: string, started: string, run: () => Promise<unknown>): Promise<unknown> {
    const own = sql<boolean>`id = ${id} and started = ${started}::timestamptz`;
    const result = await run().catch(async (error: unknown) => {
      await database.query.deleteFrom('idempotent_answers').where(own).execute();
      throw error;
    });
    const answer = seal(secret, PURPOSE, result instanceof JsonText ? result.text : (JSON.stringify(result) ?? ''));
    await database.query
      .updateTable('idempotent_answers')
      .set({ answer })
      .where(own)
      .execute()
      // It is done all the same, and its caller is told so.
      .catch((error: unknown) => log.warn({ err: error }, 'An answer could not be kept for its key.'));
    return result;
  }

  async function find(id: string, requestHash: string): Promise<string | null> {
    const row = await database.query
      .selectFrom('idempotent_answers')
      .select(['request_hash', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row && row.request_hash !== requestHash)
      throw new CubbyError(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key has already been used for another request: send a new one.',
      );
    return row?.answer ?? null;
  }

  function answerFrom(sealed: string): JsonText {
    const text = unseal(secret, PURPOSE, sealed);
    if (text === null) throw new Error('A kept answer was sealed with another secret.');
    return new JsonText(text);
  }
}

/** Fields that are left out of the hash, from which a short PIN could be found again; nor do they change the answer. */
const SECRETS = ['password', 'current_password', 'pin'];

/** Hashes all that a call asks for, except for secrets; of a file its bytes, which JSON would write as numbers. */
function hashOf({ params, query, body }: KeyedCall): string {
  const fields = Object.entries(body ?? {})
    .filter(([name]) => !SECRETS.includes(name))
    .map(([name, value]) => [name, value instanceof Uint8Array ? sha256(value) : value]);
  return sha256(JSON.stringify([params, query, fields]));
}
