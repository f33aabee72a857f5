import type { CounterBooking, CounterDay } from '@cubby/api';
import { CubbyTheme } from '@cubby/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { fill } from '../../../../testing/render-page.tsx';
import { loadI18n } from '../language/i18n.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import type { Deed } from '../state/queued-action-of.ts';
import { TakeIn } from './TakeIn.tsx';

const bag = { number: 1, size: 'standard', tag: 'B7', checked_in_at: '2026-11-22T09:00:00.000Z' } as const;
const inside = counterBooking({ id: 'INSIDE', state: 'checked_in', bags: [{ ...bag, checked_out_at: null }] });

async function desk(booking: CounterBooking, day: CounterDay, onTake: (deed: Deed) => void) {
  return (
    <LanguageProvider first={await loadI18n('en')}>
      <CubbyTheme>
        <TakeIn booking={booking} day={day} onTake={onTake} />
      </CubbyTheme>
    </LanguageProvider>
  );
}

it.each([
  ['one that another bag of the booking gets', ' a1', 'Each bag needs its own tag.', null],
  ['one that is out already', 'B7', 'This tag is on Maya Lindqvist’s bag.', null],
  ['one that is none', 'Ä1', 'Use letters and numbers only.', null],
  ['one of no range', 'z9', null, 'Z9'],
  ['none at all', '', null, null],
] as const)('at the desk the second bag’s tag is accepted or refused: %s', async (_which, text, problem, taken) => {
  const onTake = vi.fn();
  const day = counterDay({ bookings: [counterBooking(), inside] });
  render(await desk(counterBooking(), day, onTake));
  const user = userEvent.setup();
  await fill(user, screen.getByLabelText(/^Tag for bag 2/), text);
  await user.click(screen.getByRole('button', { name: /^Check in / }));
  if (problem) expect(screen.getByText(problem)).toBeTruthy();
  expect(onTake.mock.calls.map(([deed]) => deed.bags)).toEqual(
    problem
      ? []
      : [
          [
            { size: 'standard', tag: 'A1' },
            { size: 'standard', tag: taken },
          ],
        ],
  );
});

it('has one field for each bag once their number is corrected, and keeps the tags', async () => {
  const onTake = vi.fn();
  const [three, one] = [3, 1].map((quantity) =>
    counterBooking({ bag_count: quantity, storage_spaces: [{ size: 'standard', quantity }] }),
  ) as [CounterBooking, CounterBooking];
  const { rerender } = render(await desk(three, counterDay({ bookings: [three] }), onTake));
  const user = userEvent.setup();
  await fill(user, screen.getByLabelText(/^Tag for bag 1/), 'B7');
  rerender(await desk(one, counterDay({ bookings: [one] }), onTake));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Check in 1 bag' }));
  expect(onTake.mock.calls.map(([deed]) => deed.bags)).toEqual([[{ size: 'standard', tag: 'B7' }]]);
});
