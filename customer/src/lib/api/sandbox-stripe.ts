/**
 * Answers the sandbox's bank, which asks whether it is really the traveller who pays. It stands in for a page of a
 * real bank's own, so it is no call of our contract; without its word the payment counts as not confirmed.
 */
export async function answerBank(url: string, outcome: 'confirm' | 'refuse'): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ outcome }),
  }).catch(() => null);
  return outcome === 'confirm' && response?.ok === true;
}
