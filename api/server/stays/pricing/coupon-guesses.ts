import type { Caller } from '../../platform/http/call.ts';
import type { Guess, HasGuesses } from '../../platform/limits/guesses.ts';

/**
 * Returns how a code that a caller enters counts as a guess: for their network, and for the place, at which guests with
 * changing addresses would go on. People with an account count for themselves instead, so that guests do not keep them
 * out. Codes that cannot be used count, others do not.
 *
 * @throws CubbyError TOO_MANY_REQUESTS, from the function returned.
 */
export function couponGuesses(
  { guesses }: HasGuesses,
  caller: Caller | null,
  address: string,
): (stashpointId: string) => Promise<Guess> {
  const account = caller?.scopes.includes('profile:own') ? `account:${caller.userId}` : null;
  return (stashpointId) => guesses.takeShared('coupon', [address, account ?? `stashpoint:${stashpointId}`]);
}
