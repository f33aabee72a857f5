const PREFIX = '/_sandbox/stripe';

/** The data gathered by a form, as the sandbox takes it. */
export interface Gathered {
  type: 'card' | 'paypal' | 'link';
  /** A test payment method, or a saved card by its id. */
  method: string;
  wallet: 'apple_pay' | 'google_pay' | null;
  keep: boolean;
}

export interface KeptCard {
  id: string;
  card: { brand: string; last4: string };
}

/*
 * The requests that Stripe's own script makes to Stripe, sent to the sandbox instead: it replaces third-party pages, so
 * none of this is in our contract.
 */

/** Returns the id of a token for the gathered data. @throws when the sandbox cannot be reached. */
export async function createToken(gathered: Gathered): Promise<string> {
  const response = await post(`${PREFIX}/confirmation_tokens`, gathered);
  return ((await response.json()) as { id: string }).id;
}

/** The cards that a session gives access to; none if they are currently unavailable. */
export async function listKeptCards(session: string): Promise<KeptCard[]> {
  const response = await post(`${PREFIX}/kept_cards`, { customer_session: session }).catch(() => null);
  return response ? ((await response.json()) as KeptCard[]) : [];
}

export async function removeKeptCard(session: string, id: string): Promise<void> {
  await post(`${PREFIX}/kept_cards/${id}/remove`, { customer_session: session });
}

/** Answers the bank's question whether the traveller is paying; without an answer the payment is not confirmed. */
export async function answerBank(url: string, outcome: 'confirm' | 'refuse'): Promise<boolean> {
  const response = await post(url, { outcome }).catch(() => null);
  return outcome === 'confirm' && response !== null;
}

/** Answers at PayPal; returns the address to go back to, or null if there is nothing left to answer. */
export async function answerTrialPage(intentId: string, outcome: 'confirm' | 'refuse'): Promise<string | null> {
  const response = await post(`${PREFIX}/authenticate/${intentId}`, { outcome }).catch(() => null);
  return response ? ((await response.json()) as { return_url: string | null }).return_url : null;
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
  return response;
}
