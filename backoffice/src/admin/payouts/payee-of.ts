import type { RunPayout } from '@cubby/api';

/** Returns the name of the one who is paid: a host’s business, or the account holder of a claim. */
export function payeeOf({ host, account_holder }: RunPayout): string {
  return host?.business_name ?? account_holder;
}
