import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { Database } from '../database/connect.ts';
import { addressGroup } from './address-group.ts';
import { type Consume, CountedTogether } from './counted-together.ts';
import { sharedLimiter } from './shared-limiter.ts';
import { tooMany } from './too-many.ts';

type Counts = Partial<Record<EndpointName, number>>;

/** Limits of calls per minute from one address where guessing would pay: exact, with a statement for each call. */
const GUARDED: Counts = {
  requestOneTimePassword: 10,
  signInWithOneTimePassword: 20,
  createToken: 10,
  signInWithOneTimeLink: 20,
  signInWithLink: 20,
  undoAccountChange: 20,
  readInvitation: 20,
  acceptInvitation: 20,
  invitePerson: 20,
  createPerson: 20,
  pairDevice: 10,
  enterPin: 60,
  signInWithGoogle: 20,
  signInWithApple: 20,
  signInWithPasskey: 20,
  signInWithSecondFactor: 20,
  confirmAuthenticator: 20,
  requestProofCode: 20,
  proveByCode: 20,
  proveBySecondFactor: 20,
  proveByPasskey: 20,
  checkUserExists: 30,
  createUser: 10,
  createHost: 5,
  updateBooking: 60,
  updateMe: 30,
  updateMailChoices: 60,
  updateUser: 60,
};

/** Limits where flooding would pay: servers add up their counts once a second, so that a call costs nothing. */
const BUSY: Counts = {
  createTemporaryUser: 60,
  createPasskeySignIn: 60,
  createPasskeyOptions: 60,
  createPasskeyProof: 60,
  createPicture: 60,
  createBookingPicture: 30,
  previewStashpointImpact: 120,
  listPublicHolidays: 120,
  reportIncident: 30,
  rebook: 30,
  sendBookingMessage: 60,
  writeMessage: 60,
  reportMessage: 30,
  proposeExtension: 60,
  createEvents: 240,
  searchAddresses: 90,
};

const MINUTE_SECONDS = 60;

/**
 * Counts a call of an endpoint from an address.
 *
 * @throws CubbyError TOO_MANY_REQUESTS with the time to wait.
 */
export type CountCall = (endpoint: EndpointName, address: string) => Promise<void>;

/** A limiter without a limit, for tests of other features. */
export const noCallLimits: CountCall = async () => {};

/** While nothing can be written, each server counts for itself. */
export function callLimits(database: Database): CountCall {
  const exact = Object.entries(GUARDED).map(([name, points], index) => {
    const limit = { name: `call:${name}`, points, seconds: MINUTE_SECONDS, remembers: true, sweeps: index === 0 };
    const limiter = sharedLimiter(database, limit);
    const whileReadOnly = new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_SECONDS });
    const consume: Consume = (key) => (database.writes.isReadOnly ? whileReadOnly : limiter).consume(key);
    return [name, consume] as const;
  });
  const together = new CountedTogether(database);
  const soon = Object.entries(BUSY).map(
    ([name, points]) => [name, together.limit({ name: `call:${name}`, points, seconds: MINUTE_SECONDS })] as const,
  );
  const limits = new Map<string, Consume>([...exact, ...soon]);
  return async (endpoint, address) => {
    await limits
      .get(endpoint)?.(addressGroup(address))
      .catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
      });
  };
}
