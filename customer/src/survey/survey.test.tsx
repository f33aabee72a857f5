import type { Booking } from '@cubby/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { withFrames } from '../../testing/frames.ts';
import { fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { booking, review } from '../../testing/site-records.ts';

const button = (name: string) => screen.findByRole('button', { name });
const OPEN = { can_review: true, submitted: false, asks_if_left: false };
const STASHPOINT = 'Café near King’s Cross';
const over = (own: Partial<Booking> = {}) => booking({ state: 'checked_out', review: OPEN, ...own });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  withFrames();
});

async function open(record: Booking, query = '') {
  api.on('getBooking', record);
  const { user } = await openSite(`/surveys/bookings/BAG-1234${query}`);
  const rate = async (subject: RegExp, stars: RegExp) => {
    const group = await screen.findByRole('group', { name: subject });
    // Stars are chosen by the pointer's position, and jsdom has no layout.
    fireEvent.click(within(group).getByRole('radio', { name: stars }));
  };
  return { user, rate };
}

describe('the survey', () => {
  it('accepts two ratings with a text each, with the link only', async () => {
    api.on('createReview', review());
    const { user, rate } = await open(over(), '?pass=signed');
    expect(await screen.findByRole('heading', { name: 'How was it, Maya?' })).toBeTruthy();
    await rate(/How was Café/, /4 of 5/);
    await rate(/And how was Cubby/, /5 of 5/);
    const [first] = screen.getAllByLabelText('Comments (optional)');
    await fill(user, first as HTMLElement, '  Friendly.  ');
    await user.click(await button('Send review'));
    expect(await screen.findByRole('heading', { name: 'Thank you, Maya' })).toBeTruthy();
    expect(api.calls('getBooking')[0]?.query).toEqual({ pass: 'signed' });
    expect(api.calls('createReview')[0]?.body).toEqual({
      booking_id: 'BAG-1234',
      language: 'en',
      stashpoint_rating: 4,
      stasher_rating: 5,
      stashpoint_review: 'Friendly.',
      pass: 'signed',
    });
  });

  it('requires both ratings before it is sent', async () => {
    const { user, rate } = await open(over());
    await rate(/How was Café/, /4 of 5/);
    await user.click(await button('Send review'));
    expect(await screen.findAllByText('Choose 1 to 5 stars.')).toHaveLength(1);
    expect(api.calls('createReview')).toEqual([]);
    // The stars that are missing take the focus: on a phone they are above the screen.
    const missing = await screen.findByRole('group', { name: /And how was Cubby/ });
    await waitFor(() => expect(missing.contains(document.activeElement)).toBe(true));
  });

  it('sent from another tab counts as sent', async () => {
    api.on('createReview', refuse('ALREADY_REVIEWED'));
    const { user, rate } = await open(over());
    await rate(/How was Café/, /1 of 5/);
    await rate(/And how was Cubby/, /2 of 5/);
    await user.click(await button('Send review'));
    expect(await screen.findByRole('heading', { name: 'Thank you, Maya' })).toBeTruthy();
  });

  it('keeps the input after a refusal', async () => {
    api.on('createReview', refuse('TOO_MANY_REQUESTS'));
    const { user, rate } = await open(over());
    await rate(/How was Café/, /3 of 5/);
    await rate(/And how was Cubby/, /3 of 5/);
    await user.click(await button('Send review'));
    expect(await screen.findByText(/^Too many attempts/)).toBeTruthy();
    const chosen = screen.getAllByRole('radio').filter((star) => (star as HTMLInputElement).checked);
    expect(chosen).toHaveLength(2);
  });
});

describe('without a recorded check-in', () => {
  const asking = () => over({ state: 'confirmed', review: { ...OPEN, asks_if_left: true } });

  it('a traveller who left bags continues to the ratings, and the host is notified', async () => {
    api.on('createReview', review());
    const { user, rate } = await open(asking());
    expect(await screen.findByRole('heading', { name: `Did you store your bags at ${STASHPOINT}?` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
    await user.click(await button('Yes, I did'));
    await rate(/How was Café/, /4 of 5/);
    await rate(/And how was Cubby/, /5 of 5/);
    await user.click(await button('Send review'));
    await waitFor(() => expect(api.calls('createReview')[0]?.body.bags_were_left).toBe(true));
  });

  it('a traveller who left none has nothing to review', async () => {
    const { user } = await open(asking());
    await user.click(await button('No, I didn’t'));
    expect(await screen.findByText(`No bags were stored at ${STASHPOINT} with this booking.`)).toBeTruthy();
  });
});

describe('there is no survey', () => {
  const none = { can_review: false, submitted: false, asks_if_left: false };

  it.each([
    ['when it has been answered', over({ review: { ...none, submitted: true } }), 'You’ve already left a review'],
    ['before the stay', booking({ review: none }), 'It’s too early to review'],
    ['of a stay that was called off', booking({ state: 'cancelled', review: none }), 'Nothing to review'],
  ])('%s', async (_when, record, heading) => {
    await open(record);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it('behind a truncated link', async () => {
    api.on('getBooking', refuse('NOT_FOUND'));
    await openSite('/surveys/bookings/BAG?pass=half');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });
});
