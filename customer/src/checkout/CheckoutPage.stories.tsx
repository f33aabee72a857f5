import { refuse } from '../../../tests/harness/fake-api.ts';
import { fakeSandbox } from '../../testing/fake-sandbox.ts';
import { authToken, booking, quote, STAY, stashpointDetail, user } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { PLACES, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Checkout', tags: ['!autodocs'] };

const at = `/checkout/p1?${STAY}`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const held = (minutes = 15) =>
  booking({ state: 'held', payment_status: 'awaiting_payment', hold_expires_at: inMinutes(minutes) });

const answers: typeof withPlaces = (api) =>
  withPlaces(api)
    .on('getStashpoint', stashpointDetail(PLACES[0]))
    .on('createQuote', quote())
    .on('createTemporaryUser', authToken({ role: 'guest' }))
    .on('getBooking', held());

export const Default = siteStory({ at, answers });
export const SignedIn = siteStory({
  at,
  user: user(),
  answers: (api) => answers(api).on('getMe', user()).on('getMyCredit', { balances: [], entries: [] }),
});
export const Payment = siteStory({ at: `${at}&booking=BAG-1234`, before: () => void fakeSandbox(), answers });
export const Expired = siteStory({
  at: `${at}&booking=BAG-1234`,
  before: () => void fakeSandbox(),
  answers: (api) => answers(api).on('getBooking', held(-1)),
});
export const PlaceFull = siteStory({
  at,
  answers: (api) => answers(api).on('createQuote', refuse('NO_AVAILABILITY_AT_STASHPOINT')),
});
