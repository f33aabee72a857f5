import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { type Kysely, sql } from 'kysely';
import { CLAIM_ANSWER_DAYS, type ClaimBearer } from '../../contract/rules/claims.ts';
import { settleClaim } from '../../contract/rules/settlement.ts';
import { renderPicture } from '../../drawings/render-picture.ts';
import { appendRows } from '../../server/money/ledger/entries.ts';
import { replaceClaimAccount } from '../../server/money/payouts/claim-account.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { sha256 } from '../../server/platform/secrets/ids.ts';
import { demoHost, demoTraveller, staff } from './people.ts';
import { idOf, insertRows, type Row } from './rows.ts';

type Claim = Row<'claims'>;
type Item = NonNullable<Claim['items']>[number];

interface Scene {
  key: string;
  /** Selects its stay: one at the demo's host, one at another host, or the demo traveller's first. */
  at: 'demo host' | 'another host' | 'demo traveller';
  /** Hours before now, or for the paid claim after the stay. */
  sent: number;
  cause: NonNullable<Claim['cause']>;
  text: string;
  items: Item[];
  /** The number of the drawing. */
  photo: number;
  hostAnswer?: { ago: number; text: string };
  decision?: { ago: number; state: 'needs_more' | 'refused'; text: string };
}

const SCENES: readonly Scene[] = [
  {
    key: 'new',
    at: 'another host',
    sent: 2,
    cause: 'damaged',
    text: 'One wheel has broken off, and the shell is cracked beside it. Both were fine when I handed it over.',
    items: [{ name: 'Hard-shell suitcase', kind: 'bag', bag: 1, value: 18900, age_months: 14 }],
    photo: 12,
  },
  {
    key: 'waits for host',
    at: 'demo host',
    sent: 26,
    cause: 'contents_missing',
    text: 'My headphones were in the front pocket. The zip was open when I got the rucksack back, and the pocket was empty.',
    items: [{ name: 'Noise-cancelling headphones', kind: 'electronics', bag: 1, value: 24900, age_months: 8 }],
    photo: 3,
  },
  {
    key: 'needs more',
    at: 'another host',
    sent: 108,
    cause: 'stolen',
    text: 'The clerk said someone else had shown my tag and left with the bag.',
    items: [
      { name: 'Rucksack', kind: 'bag', bag: 1, value: 9500, age_months: 30 },
      { name: 'Rain jacket', kind: 'clothing', bag: 1, value: 12000, age_months: 5 },
    ],
    photo: 20,
    decision: {
      ago: 20,
      state: 'needs_more',
      text: 'Please report the theft to the police and send us the reference, with a receipt for the jacket if you have one.',
    },
  },
  {
    key: 'refused',
    at: 'another host',
    sent: 216,
    cause: 'damaged',
    text: 'There are scratches all over the front.',
    items: [{ name: 'Weekend bag', kind: 'bag', bag: 1, value: 7900, age_months: 50 }],
    photo: 31,
    hostAnswer: {
      ago: 170,
      text: 'Our photo from drop-off shows the same scratches. The bag stood on the bottom shelf all day and nobody moved it.',
    },
    decision: {
      ago: 150,
      state: 'refused',
      text: 'The counter’s photo from drop-off shows these scratches, so they were there before.',
    },
  },
];

const PAID: Scene = {
  key: 'paid',
  at: 'demo traveller',
  sent: 20,
  cause: 'damaged',
  text: 'The handle no longer locks. The counter agreed that a shelf had come down on it.',
  items: [{ name: 'Cabin suitcase', kind: 'bag', bag: 1, value: 14900, age_months: 10 }],
  photo: 44,
  hostAnswer: { ago: 0, text: 'A shelf came loose and fell on it. We’re sorry.' },
};
const PAID_AMOUNT = 13410;

/** Writes a claim in each state that staff have to act on, and one that they refused. */
export async function seedClaims(transaction: Kysely<Schema>, now: Date): Promise<void> {
  const used: string[] = [];
  for (const scene of SCENES) {
    const created = addHours(now, -scene.sent);
    const stay = await findStay(transaction, scene, created, used);
    // A small network may have no such stay.
    if (!stay) continue;
    used.push(stay.id);
    const { hostAnswer, decision } = scene;
    await writeClaim(transaction, scene, stay, created, {
      answeredAt: hostAnswer && addHours(now, -hostAnswer.ago),
      decidedAt: decision && addHours(now, -decision.ago),
    });
  }
}

/**
 * Writes an old claim of the demo's traveller that was accepted. The run that is prepared next pays it.
 */
export async function seedPaidClaim(transaction: Kysely<Schema>): Promise<void> {
  const stay = await findStay(transaction, PAID, new Date(0), []);
  if (!stay) return;
  const created = addHours(stay.pickup, PAID.sent);
  const decidedAt = addHours(created, 6);
  const id = await writeClaim(transaction, PAID, stay, created, { answeredAt: addHours(created, 2), decidedAt });
  const { stashpoint_id } = stay;
  const rows = settleClaim({ claim_id: id, stashpoint_id }, { amount: PAID_AMOUNT, bearer: bearerOf(stay) });
  await appendRows(transaction, stay, rows, decidedAt);
  const given = addHours(decidedAt, 3);
  await replaceClaimAccount(
    transaction,
    id,
    {
      payment_type: 'bank_transfer',
      account_holder: `${demoTraveller.first_name} ${demoTraveller.last_name}`,
      account_number: 'DE89370400440532013000',
      account_ccy: stay.currency_code,
      account_country: 'DE',
      account_city_name: '',
    },
    given,
  );
  await insertRows(transaction, 'claim_steps', [{ claim_id: id, kind: 'account_given', created: given }]);
}

type Stay = NonNullable<Awaited<ReturnType<typeof findStay>>>;

/** Finds a stay that had ended, a week before at most, when the claim was sent. */
function findStay(query: Kysely<Schema>, { at, key }: Scene, created: Date, used: readonly string[]) {
  const ended = query
    .selectFrom('bookings as b')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .select(['b.id', 'b.stashpoint_id', 'b.currency_code', 'b.pickup', 'b.guarantee_fee'])
    .where('b.state', '=', 'checked_out')
    .where('b.currency_code', 'in', ['GBP', 'EUR'])
    .limit(1);
  if (at === 'demo traveller')
    return ended.where('b.user_id', '=', demoTraveller.id).orderBy('b.dropoff').executeTakeFirst();
  return ended
    .where('s.host_id', at === 'demo host' ? '=' : '<>', demoHost.id)
    .where('s.storage_type', '=', 'staffed')
    .where('b.guarantee_fee', '>', 0)
    .where('b.pickup', '<', created)
    .where('b.checked_out_at', '<', created)
    .where('b.pickup', '>', addDays(created, -6))
    .$if(used.length > 0, (stays) => stays.where('b.id', 'not in', used))
    .orderBy(sql`md5(b.id || ${key})`)
    .executeTakeFirst();
}

async function writeClaim(
  transaction: Kysely<Schema>,
  scene: Scene,
  stay: Stay,
  created: Date,
  { answeredAt, decidedAt }: { answeredAt?: Date | undefined; decidedAt?: Date | undefined },
): Promise<string> {
  const { key, cause, text, items, photo, hostAnswer, decision } = scene;
  const id = idOf(`claim:${key}`, 32);
  const state: Claim['state'] = decision?.state ?? (decidedAt ? 'accepted' : 'open');
  await insertRows(transaction, 'incidents', [
    {
      ...{ id, booking_id: stay.id, stashpoint_id: stay.stashpoint_id, kind: 'claim', text, created },
      answer_by: addDays(created, CLAIM_ANSWER_DAYS),
      ...(answeredAt && { answer: 'statement', answer_text: hostAnswer?.text, answered_at: answeredAt }),
      ...(decidedAt && { assignee_id: staff.id }),
      ...(decidedAt && state !== 'needs_more' && { resolution: 'settled', resolved_at: decidedAt }),
    },
  ]);
  const common = { id, booking_id: stay.id, currency_code: stay.currency_code, cause, bags: [1], items, state };
  const by = decidedAt && { decided_by: staff.id, decided_at: decidedAt, decision_text: decision?.text ?? null };
  const accepted = state === 'accepted' && { accepted: [PAID_AMOUNT], borne_by: bearerOf(stay) };
  await insertRows(transaction, 'claims', [{ ...common, ...by, ...accepted }]);
  await insertRows(transaction, 'claim_steps', [{ claim_id: id, kind: 'sent', created }]);
  if (decidedAt) {
    const kind = state === 'needs_more' ? 'more_needed' : state === 'refused' ? 'refused' : 'accepted';
    const step = { claim_id: id, kind, text: decision?.text ?? null, actor_id: staff.id, created: decidedAt } as const;
    await insertRows(transaction, 'claim_steps', [step]);
  }
  await addPhoto(transaction, id, photo, created);
  return id;
}

function bearerOf({ guarantee_fee }: Stay): ClaimBearer {
  return guarantee_fee > 0 ? 'guarantee' : 'platform';
}

/** The photo is a drawing of a bag with its tag. */
async function addPhoto(transaction: Kysely<Schema>, claim_id: string, variant: number, created: Date): Promise<void> {
  const [width, height] = [1024, 768];
  const bytes = await renderPicture(`bag-${variant}`, width, height, 'webp');
  if (!bytes) return;
  const file = { id: idOf(`photo:${claim_id}`, 32), claim_id, purpose: 'photo' as const, bytes, hash: sha256(bytes) };
  await transaction
    .insertInto('claim_files')
    .values({ ...file, width, height, created })
    .execute();
}
