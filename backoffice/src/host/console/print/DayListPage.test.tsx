import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { DayListPage } from './DayListPage.tsx';

const bag = { number: 1, size: 'large' as const, tag: 'A7', checked_in_at: '2026-11-22T09:00:00.000Z' };
const inside = { state: 'checked_in' as const, bags: [{ ...bag, checked_out_at: null }] };

it('today on paper separates drop-offs, pick-ups and bags that stay, and prints no PIN', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const bookings = [
    counterBooking({ id: 'COMING0001', storage_spaces: [{ size: 'large', quantity: 2 }] }),
    counterBooking({ id: 'TOMORROW01', dropoff: '2026-11-23T10:00:00.000Z', pickup: '2026-11-23T16:00:00.000Z' }),
    counterBooking({ id: 'OVERDUE001', ...inside, pickup: '2026-11-21T16:00:00.000Z' }),
    counterBooking({ id: 'STAYING001', ...inside, pickup: '2026-11-24T16:00:00.000Z' }),
    counterBooking({ id: 'MISSED0001', state: 'no_show' }),
  ];
  const api = fakeApi()
    .on('listAdminStashpoints', pageOf([stashpoint()]))
    .on('getCounterDay', counterDay({ bookings }));
  const { user } = renderPage(<DayListPage />, api, { at: '/bookings/print', site: 'hosts' });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = within(document.getElementById('sheet') as HTMLElement);
  const part = (name: string) => sheet.getByRole('region', { name, hidden: true }).textContent;
  expect(part('Drop-offs')).toContain('COMING0001');
  expect(part('Drop-offs')).toContain('2 × Large');
  expect(part('Pick-ups')).toContain('OVERDUE001');
  expect(part('Pick-ups')).toContain('Tags A7');
  expect(part('Staying in storage')).toContain('STAYING001');
  expect(pageSize()).toBe('');
  const all = document.getElementById('sheet')?.textContent ?? '';
  for (const hidden of ['TOMORROW01', 'MISSED0001', '4711']) expect(all).not.toContain(hidden);
});

it('today on the roll of a receipt printer is one page as wide as the roll, chosen once for the device', async () => {
  vi.stubGlobal('print', vi.fn());
  window.localStorage.removeItem('cubby.paper');
  const api = fakeApi()
    .on('listAdminStashpoints', pageOf([stashpoint()]))
    .on('getCounterDay', counterDay({ bookings: [counterBooking()] }));
  const first = renderPage(<DayListPage />, api, { at: '/bookings/print', site: 'hosts' });
  await first.user.selectOptions(await screen.findByRole('combobox', { name: 'Paper' }), 'roll58');
  first.unmount();
  const { user } = renderPage(<DayListPage />, api, { at: '/bookings/print', site: 'hosts' });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(pageSize()).toMatch(/^58mm \d+mm$/);
  window.localStorage.removeItem('cubby.paper');
});

/** Returns the size of the paper that the sheet asks for; empty for the printer's own. */
function pageSize(): string {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return styles.match(/@page\s*\{[^}]*size:\s*([^;]+);/)?.[1] ?? '';
}
