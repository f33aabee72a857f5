import Stripe from 'stripe';
import {
  connectStripe,
  STRIPE_WEBHOOK_EVENTS,
  STRIPE_WEBHOOK_PATH,
} from '../server/money/payments/providers/stripe.ts';
import type { Config } from '../server/platform/settings/config.ts';
import { check, type Failure, type Finding } from './finding.ts';

type Settings = Pick<Config, 'stripe' | 'publicUrl'>;

/** Checks the keys of Stripe and its webhook. The webhook's secret is the only part that Stripe does not tell. */
export async function checkStripe({ stripe, publicUrl }: Settings): Promise<Finding[]> {
  if (!stripe)
    return [{ subject: 'Stripe', status: 'skipped', found: 'STRIPE_SECRET_KEY is unset: payments are simulated.' }];
  const address = `${publicUrl}${STRIPE_WEBHOOK_PATH}`;
  const webhook = check(
    'Stripe’s webhook',
    async () => {
      try {
        const endpoints = await connectStripe(stripe).webhookEndpoints.list({ limit: 100 });
        return judge(endpoints.data, address);
      } catch (error) {
        // Payments need no such right.
        if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
        return { status: 'warning', found: error.message, todo: `Look in Stripe’s dashboard for ${address}.` };
      }
    },
    adviceOf,
  );
  return [judgeKeys(stripe), await webhook];
}

function judgeKeys({ secretKey, publishableKey }: NonNullable<Config['stripe']>): Finding {
  const subject = 'Stripe’s keys';
  const [secret, publishable] = [secretKey, publishableKey].map((key) => key.split('_')[1]);
  if (secret !== publishable)
    return {
      subject,
      status: 'fault',
      found: `The secret key is for ${secret} mode, the publishable key for ${publishable} mode.`,
      todo: 'Copy both from the same page of Stripe’s dashboard (Developers, API keys).',
    };
  if (secret === 'live') return { subject, status: 'ok', found: 'Both are for live mode.' };
  return {
    subject,
    status: 'warning',
    found: `Both are for ${secret} mode: no money moves.`,
    todo: 'Set the keys for live mode before you open.',
  };
}

function judge(endpoints: Stripe.WebhookEndpoint[], address: string): Omit<Finding, 'subject'> {
  const ours = endpoints.filter(({ url }) => url === address);
  if (ours.length === 0) {
    const others = endpoints.map(({ url }) => url).join(', ');
    return {
      status: 'fault',
      found: `Stripe has no webhook for ${address}${others && `, only for ${others}`}.`,
      todo: `Add it in Stripe’s dashboard (Developers, Webhooks) with the events ${STRIPE_WEBHOOK_EVENTS.join(', ')}, and set STRIPE_WEBHOOK_SECRET to its secret.`,
    };
  }
  const enabled = ours.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0)
    return {
      status: 'fault',
      found: `The webhook for ${address} is disabled.`,
      todo: 'Enable it in Stripe’s dashboard.',
    };
  const sent = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = STRIPE_WEBHOOK_EVENTS.filter((event) => !sent.has(event) && !sent.has('*'));
  if (missing.length > 0)
    return {
      status: 'fault',
      found: `The webhook for ${address} lacks events: ${missing.join(', ')}.`,
      todo: 'Add them in Stripe’s dashboard (Developers, Webhooks).',
    };
  return {
    status: 'ok',
    found: `Stripe sends the needed events to ${address}. Whether STRIPE_WEBHOOK_SECRET is its secret cannot be seen from here.`,
  };
}

function adviceOf(error: Failure): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'Set STRIPE_SECRET_KEY to the key in Stripe’s dashboard.';
  return 'Let this machine reach api.stripe.com on port 443.';
}
