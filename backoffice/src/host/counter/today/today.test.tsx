import type { CounterStashpoint } from '@cubby/api';
import { CubbyTheme } from '@cubby/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { loadI18n } from '../language/i18n.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { type CounterState, NOTHING_YET } from '../state/counter-state.ts';
import type { CounterStore } from '../state/counter-store.ts';
import { CounterContext } from '../state/use-counter.ts';
import TodayPage from './TodayPage.tsx';

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

const stashpoint: CounterStashpoint = {
  id: '08399e7fe29b',
  name: 'The Shelf',
  business_name: 'Shelf Ltd',
  address: '1 High Street',
  timezone: 'UTC',
  status: 'approved',
  active: true,
  bags_inside: 0,
  arrivals_today: 0,
};

/** Renders the page over a counter state, and records the actions it takes. */
async function open(state: Partial<CounterState>) {
  const known: CounterState = {
    ...NOTHING_YET,
    isOpen: true,
    stashpoints: [stashpoint],
    stashpointId: stashpoint.id,
    ...state,
  };
  const resolveTask = vi.fn(async () => null);
  const store = { getState: () => known, subscribe: () => () => {}, resolveTask } as unknown as CounterStore;
  render(
    <LanguageProvider first={await loadI18n('en')}>
      <CubbyTheme>
        <CounterContext value={store}>
          <TodayPage />
        </CounterContext>
      </CubbyTheme>
    </LanguageProvider>,
  );
  return { resolveTask, user: userEvent.setup() };
}

const today = (bookings: Parameters<typeof counterBooking>[0][], own: Parameters<typeof counterDay>[0] = {}) => {
  const day = counterDay();
  return {
    ...day,
    date: new Date().toISOString().slice(0, 10),
    bookings: bookings.map((booking, index) => counterBooking({ id: `B${index}`, ...booking })),
    stashpoint: { ...day.stashpoint, timezone: 'UTC', open: [{ from: hours(-72), until: hours(72) }] },
    ...own,
  };
};

describe('today', () => {
  it('lists overdue bags separately, with the traveller’s message', async () => {
    const forgotten = { state: 'checked_in', dropoff: hours(-60), pickup: hours(-50) } as const;
    await open({
      day: today([
        { ...forgotten, said_collected_at: hours(-40) },
        { dropoff: hours(0.1), pickup: hours(4) },
      ]),
    });
    const section = screen.getByRole('region', { name: /^Overdue · 1$/ });
    expect(within(section).getByText('Says they have their bags')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Now · 1' })).toBeTruthy();
    expect(screen.getByText('Open 24 hours')).toBeTruthy();
  });

  it('links to the page of a place that cannot be booked yet', async () => {
    await open({ day: today([]), stashpoints: [{ ...stashpoint, status: 'draft' }] });
    expect(screen.getByText('This place is not online yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to place' }).getAttribute('href')).toBe(
      `/stashpoints/${stashpoint.id}`,
    );
  });

  it('says that no one is expected at a place that can be booked', async () => {
    await open({ day: today([]) });
    expect(screen.queryByText('This place is not online yet')).toBeNull();
    expect(screen.getByText('No bookings today')).toBeTruthy();
  });

  it('lists refused actions first, until they are marked as done', async () => {
    const task = {
      id: 't1',
      booking_id: 'B0',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      kind: 'check_in' as const,
      occurred_at: hours(-1),
      created: hours(-1),
      person_name: null,
      device_name: 'Till',
      error_id: 'TAG_IN_USE',
      message: 'In use: A1.',
      tags: [],
      accepted: null,
    };
    const { resolveTask, user } = await open({ day: today([], { tasks: [task] }) });
    expect(screen.getByText(/Maya Lindqvist: checking in the bags at .* was not accepted/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(resolveTask).toHaveBeenCalledWith('t1', false);
  });

  it('shows two check-ins of the same bags side by side, and can use the tags of the other', async () => {
    const task = {
      id: 't1',
      booking_id: 'B0',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      kind: 'check_in' as const,
      occurred_at: hours(-1),
      created: hours(-1),
      person_name: 'Noor',
      device_name: 'Counter phone',
      error_id: 'BOOKING_NOT_CHANGEABLE',
      message: '',
      tags: ['B7', 'B8'],
      accepted: { person_name: 'Kit', device_name: 'Till', occurred_at: hours(-2), tags: ['A1', 'A2'] },
    };
    const { resolveTask, user } = await open({ day: today([], { tasks: [task] }) });
    const versionOf = (name: string) => screen.getByRole('group', { name }).textContent;
    expect(versionOf('Check-in that counts')).toMatch(/Kit.*Till.*A1, A2/);
    expect(versionOf('Other check-in')).toMatch(/Noor.*Counter phone.*B7, B8/);
    await user.click(screen.getByRole('button', { name: 'Use these tags instead' }));
    expect(resolveTask).toHaveBeenCalledWith('t1', true);
  });
});
