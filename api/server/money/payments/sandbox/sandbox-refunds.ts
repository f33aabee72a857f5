import type Stripe from 'stripe';
import { checkInteger } from './check-charge.ts';
import { recordBalance } from './sandbox-balance.ts';
import {
  type Answer,
  answerWith,
  missing,
  object,
  refused,
  type SandboxObject,
  type SandboxStore,
} from './sandbox-objects.ts';

/** Refunds a payment in part or in full. One without our metadata is as if made in the dashboard. */
export async function createRefund(store: SandboxStore, form: URLSearchParams, key: string | null): Promise<Answer> {
  const intent = await store.find(form.get('payment_intent') ?? '');
  if (!intent) return missing('payment_intent');
  const before = Number(intent.amount_refunded ?? 0);
  const left = Number(intent.amount) - before;
  const wrong = form.has('amount') ? checkInteger(form, 'amount') : null;
  if (wrong) return wrong;
  if (left === 0) return refused('charge_already_refunded', `Charge ${intent.id} has already been refunded.`);
  const amount = Number(form.get('amount') ?? left);
  if (amount > left)
    return refused(
      undefined,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  await store.save({ ...intent, amount_refunded: before + amount });
  const { livemode: _, ...named } = object('refund', 're');
  const refund = {
    ...named,
    amount,
    balance_transaction: null,
    charge: null,
    currency: String(intent.currency),
    customer: null,
    customer_account: null,
    metadata: metadataOf(form),
    payment_intent: intent.id,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  await recordBalance(store, 'refund', -amount, refund);
  return answerWith(store, refund, key);
}

/** Lets a refund fail at the traveller's bank, which returns its money; null where it has failed before, or is unknown. */
export async function failRefund(store: SandboxStore, id: string): Promise<SandboxObject | null> {
  const refund = await store.find(id);
  const intent = await store.find(String(refund?.payment_intent));
  if (!intent || refund?.status !== 'succeeded') return null;
  const state = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
  const failed = { ...refund, ...state, currency: String(refund.currency) };
  await store.save(failed);
  await store.save({ ...intent, amount_refunded: Number(intent.amount_refunded) - Number(refund.amount) });
  await recordBalance(store, 'refund_failure', Number(refund.amount), failed);
  return failed;
}

function metadataOf(form: URLSearchParams): Stripe.Metadata {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, field] = name.match(/^metadata\[(\w+)\]$/) ?? [];
      return field ? [[field, value]] : [];
    }),
  );
}
