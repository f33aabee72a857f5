import type { CounterDay } from '@cubby/api';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../../tests/harness/is-off.ts';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { TagsPage } from './TagsPage.tsx';

const print = vi.fn();
const sheet = () => document.getElementById('sheet');

beforeEach(() => {
  vi.stubGlobal('print', print.mockReset());
});

const bag = (tag: string) => ({
  number: 1,
  size: 'standard' as const,
  tag,
  checked_in_at: '2026-11-22T10:05:00.000Z',
  checked_out_at: null,
});
const collected = { ...bag('A3'), checked_out_at: '2026-11-22T11:00:00.000Z' };
const INSIDE = counterBooking({ state: 'checked_in', bags: [bag('A2'), bag('Z9'), collected] });

let api: FakeApi;
function open(own: Partial<CounterDay> = {}) {
  api = fakeApi()
    .on('listAdminStashpoints', pageOf([stashpoint()]))
    .on('getCounterDay', counterDay(own));
  return renderPage(<TagsPage />, api, { at: '/tags', site: 'hosts' }).user;
}
const form = async () => within(await screen.findByRole('form', { name: 'Tags to print' }));
const range = (number: number) => screen.findByRole('group', { name: `Range ${number}` });

describe('paper tags', () => {
  it('are printed in the requested range, each twice', async () => {
    const user = open();
    const toPrint = await form();
    await fill(user, toPrint.getByLabelText('Prefix'), 'b');
    await fill(user, toPrint.getByLabelText('First'), '7');
    await fill(user, toPrint.getByLabelText('Last'), '9');
    expect(screen.getByText('3 tags, each in two halves.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const printed = within(sheet() as HTMLElement).getAllByText(/^B[789]$/);
    expect(printed.map(({ textContent }) => textContent)).toEqual(['B7', 'B7', 'B8', 'B8', 'B9', 'B9']);
  });

  it('leave no empty sheet behind', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(sheet()).not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(sheet()).toBeNull());
  });

  it('are bounded', async () => {
    const user = open();
    await fill(user, (await form()).getByLabelText('Last'), '500');
    expect(screen.getByText('Print 1 to 200 tags at a time.')).toBeTruthy();
    expect(isOff(screen.getByRole('button', { name: 'Print' }))).toBe(true);
  });
});

describe('a place’s tags', () => {
  it('are counted: total, in use, free, and those no longer in any range', async () => {
    open({ bookings: [INSIDE] });
    expect(await screen.findByText('40 tags: 1 in use, 39 free.')).toBeTruthy();
    expect(
      screen.getByText('In use but outside your ranges: Z9. They stay valid until the bags are collected.'),
    ).toBeTruthy();
  });

  it('are saved range by range', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Add a range' }));
    const second = within(await range(2));
    await fill(user, second.getByLabelText('Prefix'), 'c');
    await fill(user, second.getByLabelText('Last'), '10');
    expect(await screen.findByText('50 tags: 0 in use, 50 free.')).toBeTruthy();
    api.on('changeTagRanges', ({ body }) => body);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your tags have been saved.')).toBeTruthy();
    expect(api.calls('changeTagRanges')[0]?.body).toEqual({
      tag_ranges: [
        { prefix: 'A', first: 1, last: 40 },
        { prefix: 'C', first: 1, last: 10 },
      ],
    });
  });

  it('are in one range each: a duplicate is named, and whether it is in use', async () => {
    const user = open({ bookings: [INSIDE] });
    await user.click(await screen.findByRole('button', { name: 'Add a range' }));
    const second = within(await range(2));
    await fill(user, second.getByLabelText('Prefix'), 'A');
    await fill(user, second.getByLabelText('First'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A2 is in two ranges, and is on a bag in storage.')).toBeTruthy();
    expect(api.calls('changeTagRanges')).toEqual([]);
  });
});
