import { CubbyTheme } from '@cubby/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { COUNTER_PLACE, counterBooking, counterTask, counterToday, inHours } from '../../../../testing/counter.ts';
import { loadI18n } from '../language/i18n.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { type CounterState, NOTHING_YET } from '../state/counter-state.ts';
import type { CounterStore } from '../state/counter-store.ts';
import { CounterContext } from '../state/use-counter.ts';
import TodayPage from './TodayPage.tsx';

/** Renders the page over a counter state, and records the actions it takes. */
async function open(state: Partial<CounterState>) {
  const known: CounterState = {
    ...NOTHING_YET,
    isOpen: true,
    stashpoints: [COUNTER_PLACE],
    stashpointId: COUNTER_PLACE.id,
    ...state,
  };
  const resolveTask = vi.fn(async () => null);
  const tab = { getState: () => known, subscribe: () => () => {} };
  const store = { tab, resolveTask } as unknown as CounterStore;
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

describe('today', () => {
  it('lists overdue bags separately, with the traveller’s message', async () => {
    const forgotten = { state: 'checked_in', dropoff: inHours(-60), pickup: inHours(-50) } as const;
    await open({
      day: counterToday([
        counterBooking({ ...forgotten, said_collected_at: inHours(-40) }),
        counterBooking({ id: 'B1', dropoff: inHours(0.1), pickup: inHours(4) }),
      ]),
    });
    const section = screen.getByRole('region', { name: /^Overdue · 1$/ });
    expect(within(section).getByText('Says they have their bags')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Now · 1' })).toBeTruthy();
    expect(screen.getByText('Open 24 hours')).toBeTruthy();
  });

  it('links to the page of a place that cannot be booked yet', async () => {
    await open({ day: counterToday([]), stashpoints: [{ ...COUNTER_PLACE, status: 'draft' }] });
    expect(screen.getByText('This place is not online yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to place' }).getAttribute('href')).toBe(
      `/stashpoints/${COUNTER_PLACE.id}`,
    );
  });

  it('says that no one is expected at a place that can be booked', async () => {
    await open({ day: counterToday([]) });
    expect(screen.queryByText('This place is not online yet')).toBeNull();
    expect(screen.getByText('No bookings today')).toBeTruthy();
  });

  it('lists refused actions first, until they are marked as done', async () => {
    const task = counterTask({
      first_name: 'Maya',
      error_id: 'TAG_IN_USE',
      message: 'In use: A1.',
      tags: [],
      accepted: null,
    });
    const { resolveTask, user } = await open({ day: counterToday([], { tasks: [task] }) });
    expect(screen.getByText(/Maya Lindqvist: check-in at .* was not accepted/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(resolveTask).toHaveBeenCalledWith('t1', false);
  });

  it('shows two check-ins of the same bags side by side, and can use the tags of the other', async () => {
    const { resolveTask, user } = await open({ day: counterToday([], { tasks: [counterTask()] }) });
    const versionOf = (name: string) => screen.getByRole('group', { name }).textContent;
    expect(versionOf('Accepted check-in')).toMatch(/Kit.*Till.*A1, A2/);
    expect(versionOf('Other check-in')).toMatch(/Noor.*Counter phone.*B7, B8/);
    await user.click(screen.getByRole('button', { name: 'Use these tags instead' }));
    expect(resolveTask).toHaveBeenCalledWith('t1', true);
  });
});
