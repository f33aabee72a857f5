import type { StashpointEarnings, StashpointFigures } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../../tests/harness/fake-api.ts';
import { pageOf, stashpoint, user } from '../../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { rememberUser } from '../../../lib/session/session.ts';
import { spanNamed } from '../../../shared/periods/named-spans.ts';
import { FiguresPage } from './FiguresPage.tsx';
import { writeFigures } from './write-figures.ts';

const NOTHING = {
  bookings: 0,
  bags: 0,
  refusals: 0,
  no_shows: 0,
  incidents: 0,
  incidents_due: 0,
  incidents_in_time: 0,
  reviews: 0,
  rating: null,
  missed_closed: 0,
  missed_full: 0,
};
const SPAN = {
  span: { since: '2026-11-22', until: '2026-11-23' },
  before: { since: '2026-11-20', until: '2026-11-21' },
};

const figures: StashpointFigures = {
  ...SPAN,
  step: 'day',
  current: {
    ...NOTHING,
    bookings: 12,
    bags: 30,
    incidents: 2,
    incidents_due: 2,
    incidents_in_time: 1,
    reviews: 1,
    rating: 4.5,
    missed_closed: 3,
  },
  previous: { ...NOTHING, bookings: 8, bags: 30 },
  steps: [
    { date: '2026-11-22', bookings: 5, bags: 10, missed: 3 },
    { date: '2026-11-23', bookings: 7, bags: 20, missed: 0 },
  ],
  hours: Array.from({ length: 168 }, (_, index) => ({
    weekday: Math.floor(index / 24),
    hour: index % 24,
    inside: index % 24 === 12 ? 3 : 0,
    room: 12,
    open: index % 24 > 8 && index % 24 < 18,
    missed: index === 20 ? 5 : 0,
  })),
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 1 : 0 })),
  latest_reviews: [],
};
const takings: StashpointEarnings = {
  ...SPAN,
  step: 'day',
  currencies: [
    {
      ccy_code: 'GBP',
      ccy_minor_in_major: 100,
      current: 12_050,
      previous: 10_000,
      steps: [
        { date: '2026-11-22', amount: 2_050 },
        { date: '2026-11-23', amount: 10_000 },
      ],
      missed: { closed: 750, full: 0 },
    },
  ],
};

let api: FakeApi;
beforeEach(() => {
  rememberUser(user({ role: 'host' }));
  api = fakeApi()
    .on('listAdminStashpoints', pageOf([stashpoint({ id: 'a1', name: 'One' }), stashpoint({ id: 'b2', name: 'Two' })]))
    .on('getStashpointFigures', figures)
    .on('getStashpointEarnings', takings);
});
const open = (at = '/performance') => renderPage(<FiguresPage />, api, { at }).user;

describe('performance', () => {
  it('shows each figure beside the previous one, and the earnings missed in closed and full hours', async () => {
    open();
    expect(await screen.findByText('+50% · 8 previously')).toBeTruthy();
    expect(screen.getByText('no change · 30 previously')).toBeTruthy();
    expect(screen.getByText('1 of 2 answered in time')).toBeTruthy();
    expect(await screen.findByText('£120.50')).toBeTruthy();
    expect(screen.getByText('Missed while closed or full: about £7.50')).toBeTruthy();
    expect(screen.getByText(/This is an estimate, not a promise/)).toBeTruthy();
  });

  it('shows the charts as tables', async () => {
    open();
    const earned = within(await screen.findByRole('table', { name: 'Your share by day, in GBP' }));
    expect(earned.getByRole('row', { name: 'Sun 22 Nov £20.50' })).toBeTruthy();
    const week = within(screen.getByRole('table', { name: /Occupancy of your places/ }));
    expect(week.getByRole('row', { name: /^Mon .*25% full, 3 bags/ })).toBeTruthy();
    expect(week.getByRole('row', { name: /^Mon .*closed; searches for 5 bags/i })).toBeTruthy();
  });

  it('is filtered by place and dates, and keeps them in its address', async () => {
    const user = open();
    await user.selectOptions(await screen.findByLabelText('Place'), 'Two');
    await waitFor(() => expect(api.calls('getStashpointFigures').at(-1)?.query).toMatchObject({ stashpoint_id: 'b2' }));
    await user.selectOptions(screen.getByLabelText('Period'), 'Custom range');
    expect(await screen.findByRole('group', { name: 'From' })).toBeTruthy();
    expect(api.calls('getStashpointEarnings').at(-1)?.query).toMatchObject({ stashpoint_id: 'b2' });
  });

  it('shows a problem for dates in the wrong order, and sends no request', async () => {
    open('/performance?span=own_days&since=2026-11-20&until=2026-11-01');
    const [day] = within(await screen.findByRole('group', { name: 'Until' })).getAllByRole('spinbutton');
    expect(day?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Choose a period of 1 day to 1 year/)).toBeTruthy();
    expect(api.calls('getStashpointFigures')).toEqual([]);
  });

  it('shows all but the money without permission for it, and requests none', async () => {
    rememberUser(user({ role: 'manager' }));
    open();
    expect(await screen.findByText('3 searches while you were closed')).toBeTruthy();
    expect(screen.queryByText('Earnings')).toBeNull();
    expect(api.calls('getStashpointEarnings')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when it cannot be loaded', async () => {
    api.on('getStashpointFigures', refuse('INVALID_DATA'));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeTruthy();
  }, 12_000);
});

describe('the CSV export', () => {
  const heads = { date: 'Date', bookings: 'Bookings', bags: 'Bags, stored', missed: 'In vain' };

  it('has a row for each day with sums in spreadsheet format', () => {
    expect(writeFigures(figures, takings, heads, 'en')).toBe(
      '\ufeffDate,Bookings,"Bags, stored",In vain,GBP\r\n2026-11-22,5,10,3,20.50\r\n2026-11-23,7,20,0,100.00\r\n',
    );
  });

  it('has no decimals for a currency without any', () => {
    const [pounds] = takings.currencies;
    const won = {
      ...takings,
      currencies: pounds ? [{ ...pounds, ccy_code: 'KRW' as const, ccy_minor_in_major: 1 }] : [],
    };
    expect(writeFigures(figures, won, heads, 'de')).toContain('2026-11-22;5;10;3;2050\r\n');
  });
});

describe('named periods', () => {
  it.each([
    ['this_month', '2026-11-23', '2026-11-01', '2026-11-23'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2026-01-05', '2025-12-01', '2025-12-31'],
    ['today', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['last_7_days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['last_30_days', '2026-11-23', '2026-10-25', '2026-11-23'],
    ['year', '2026-11-23', '2025-11-24', '2026-11-23'],
  ] as const)('%s, seen from %s, is %s to %s', (name, today, since, until) => {
    expect(spanNamed(name, today)).toEqual({ since, until });
  });
});
