import type { CounterBooking } from '@cubby/api';
import { CubbyTheme } from '@cubby/design-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOff } from '../../../../../tests/harness/is-off.ts';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { loadI18n } from '../language/i18n.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { type CounterState, NOTHING_YET } from '../state/counter-state.ts';
import type { CounterStore } from '../state/counter-store.ts';
import type { Deed } from '../state/queued-action-of.ts';
import { CounterContext, useCounter } from '../state/use-counter.ts';
import { BookingDesk } from './BookingDesk.tsx';

const NOW = new Date('2026-11-22T08:20:00.000Z');
const BAG = { number: 1, size: 'standard', tag: 'A1', checked_in_at: NOW.toISOString(), checked_out_at: null } as const;
const later = counterBooking({ dropoff: '2026-11-22T13:00:00.000Z', pickup: '2026-11-22T16:00:00.000Z' });

function Desk({ id }: { id: string }) {
  const { day } = useCounter();
  return <BookingDesk id={id} day={day ?? counterDay()} now={NOW} isQueued={false} onDone={() => {}} />;
}

// jsdom has no media queries, by which a device that shakes asks for less motion.
const STILL = { matches: true, addListener: () => {}, removeListener: () => {} };
beforeEach(() => void vi.stubGlobal('matchMedia', () => STILL));
afterEach(() => void vi.unstubAllGlobals());

/** Renders the desk over a store whose server answers as a test requires. */
async function openDesk(booking: CounterBooking) {
  let state: CounterState = { ...NOTHING_YET, isOpen: true, link: 'live', day: counterDay({ bookings: [booking] }) };
  const listeners = new Set<() => void>();
  const deeds: Deed[] = [];
  const store = {
    tab: {
      getState: () => state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    work: { act: async (deed: Deed) => `action-${deeds.push(deed)}` },
  };
  render(
    <LanguageProvider first={await loadI18n('en')}>
      <CubbyTheme>
        <CounterContext value={store as unknown as CounterStore}>
          <Desk id={booking.id} />
        </CounterContext>
      </CubbyTheme>
    </LanguageProvider>,
  );
  const answer = (own: Partial<CounterBooking>) => {
    const changed = { ...booking, ...own };
    const result = { outcome: 'done', booking: changed, task: null, moved_to: null } as const;
    const outcomes = { ...state.outcomes, [`action-${deeds.length}`]: { result } };
    state = { ...state, outcomes, day: counterDay({ bookings: [changed] }) };
    act(() => {
      for (const tell of listeners) tell();
    });
  };
  return { deeds, answer, user: userEvent.setup() };
}

it('takes bags hours before their time, after the traveller has paid what it costs, or leaves the booking', async () => {
  const { deeds, answer, user } = await openDesk(later);
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take the bags now' }));
  await user.click(screen.getByRole('button', { name: 'Take them now' }));
  const pending_change = {
    ...{ bag_count: 2, dropoff: '2026-11-22T08:00:00.000Z', pickup: later.pickup },
    ...{ amount_due: 800, hold_expires_at: '2026-11-22T08:35:00.000Z' },
  };
  answer({ pending_change, pay_url: 'https://cubby.test/pay' });
  expect(await screen.findByRole('dialog', { name: 'To pay: £8.00' })).toBeTruthy();
  // On the code to pay, and on the card behind it.
  expect(screen.getAllByText(/^Drop-off at .*08:00 instead of .*13:00$/)).toHaveLength(2);
  expect(screen.getByText('Still to pay: £8.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave as booked' }));
  answer({});
  await user.click(await screen.findByRole('button', { name: 'Take the bags now' }));
  await user.click(screen.getByRole('button', { name: 'Take them now' }));
  answer({ dropoff: pending_change.dropoff });
  await user.click(await screen.findByRole('button', { name: 'Check in 2 bags' }));
  expect(deeds.map(({ kind }) => kind)).toEqual(['early', 'keep', 'early', 'check_in']);
  answer({ state: 'checked_in', bags: [BAG] });
  expect(screen.getByText('Tags: A1')).toBeTruthy();
});

it('says what to ask for a lost tag, and records that it was lost', async () => {
  const { deeds, user } = await openDesk({ ...later, state: 'checked_in', bags: [BAG] });
  await user.click(screen.getByRole('checkbox', { name: 'A tag is missing' }));
  expect(screen.getByText(/ask for the PIN/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check out 1 bag' }));
  expect(deeds).toMatchObject([{ kind: 'check_out', bag_numbers: [1], lost_tag: true }]);
});

it('offers the full hours left today for a later pick-up, up to closing time', async () => {
  const { deeds, user } = await openDesk({ ...later, state: 'checked_in', bags: [BAG] });
  await user.click(screen.getByRole('button', { name: 'Later pick-up' }));
  const times = screen.getAllByRole('button', { name: /\d\d:00$/ });
  expect(times.map(({ textContent }) => textContent?.slice(-5))).toEqual(['17:00', '18:00', '19:00', '20:00']);
  await user.click(times[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Change pick-up' }));
  expect(deeds).toEqual([{ kind: 'later', booking_id: later.id, pickup: '2026-11-22T18:00:00.000Z' }]);
});

it('says on a booking whose bags were refused what its traveller gets', async () => {
  await openDesk(counterBooking({ refused_at: NOW.toISOString() }));
  expect(screen.getByText('Bags refused')).toBeTruthy();
  expect(screen.getByText(/The traveller gets a full refund/)).toBeTruthy();
});

it.each([
  ['one size', [['standard', 2]], 'Confirm 1 bag', false],
  [
    'several sizes',
    [
      ['small', 1],
      ['large', 1],
    ],
    'Confirm 0 bags',
    true,
  ],
] as const)('corrects bags of %s, but never to none at all', async (_which, booked, name, isRefused) => {
  const storage_spaces = booked.map(([size, quantity]) => ({ size, quantity }));
  const { user } = await openDesk(counterBooking({ storage_spaces }));
  await user.click(screen.getByRole('button', { name: 'Change number of bags' }));
  const fewer = screen.getAllByRole('button', { name: /^One bag fewer/ });
  for (const each of fewer) await user.click(each);
  for (const each of fewer) expect(isOff(each)).toBe(true);
  expect(isOff(screen.getByRole('button', { name }))).toBe(isRefused);
});

it('counts down to a no-show, asks with what it costs the traveller, and undoes it until the place closes', async () => {
  const late = { dropoff: '2026-11-22T07:30:00.000Z', pickup: '2026-11-22T16:00:00.000Z' };
  const { answer, deeds, user } = await openDesk(counterBooking({ ...late, no_show_times: times('08:30') }));
  const isOffNow = () => isOff(screen.getByRole('button', { name: 'No-show' }));
  expect(screen.getByText(/in 10 mins?, from 08:30/)).toBeTruthy();
  expect(isOffNow()).toBe(true);
  answer({ no_show_times: times('08:20') });
  expect(isOffNow()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'No-show' }));
  expect(screen.getByRole('dialog').textContent).toMatch(/costs them £11.98.*You can undo this until .*20:00/);
  await user.click(screen.getByRole('button', { name: 'Mark as no-show' }));
  answer({ no_show_times: times('08:20'), state: 'no_show' });
  expect(screen.getByText(/You can undo this until .*20:00/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo no-show' }));
  expect(deeds.map(({ kind }) => kind)).toEqual(['miss', 'reinstate']);
  answer({ no_show_times: times('08:20', '08:00'), state: 'no_show' });
  expect(screen.getByText(/can no longer be undone/)).toBeTruthy();
});

const times = (from: string, until = '20:00') => ({
  from: `2026-11-22T${from}:00.000Z`,
  undo_until: `2026-11-22T${until}:00.000Z`,
});
