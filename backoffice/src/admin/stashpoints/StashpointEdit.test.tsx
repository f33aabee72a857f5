import type { Impact } from '@cubby/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { dateIn, enterDate } from '../../../../tests/harness/enter-date.ts';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { pageOf, stashpoint } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { StashpointActions } from './StashpointActions.tsx';
import { StashpointEdit } from './StashpointEdit.tsx';

const save = () => button('Save');
const sent = () => api.calls('updateAdminStashpoint').at(-1)?.body;

const impact = (own: Partial<Impact> = {}): Impact => ({
  booking_count: 2,
  bag_count: 5,
  movable_count: 1,
  currency_code: 'GBP',
  timezone: 'Europe/London',
  bookings: [
    {
      id: 'BAG-1',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 3,
      reason: 'full',
      bags_inside: 0,
      nearest: { id: 'p2', name: 'Tea House', location_name: 'Camden', distance_km: 0.4, refund_amount: 150 },
    },
    {
      id: 'BAG-2',
      first_name: 'Jo',
      last_name: 'Park',
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
      reason: 'closed',
      bags_inside: 2,
      nearest: null,
    },
  ],
  ...own,
});

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('getAdminStashpoint', stashpoint())
    .on('listCountries', pageOf([]))
    .on('getAppContext', refuse('TOO_MANY_REQUESTS'))
    .on('updateAdminStashpoint', stashpoint({ version: 4 }))
    .on('previewStashpointImpact', impact({ booking_count: 0, bag_count: 0, movable_count: 0, bookings: [] }));
});

/** Opens the form with the group of a field unfolded. */
async function open(field = 'name', language: 'en' | 'de' = 'en') {
  const page = (
    <Routes>
      <Route path="/places/:id" element={<StashpointEdit />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const { user } = renderPage(page, api, { at: `/places/p1#${field}`, resource: 'stashpoints', language });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const isUnfolded = (group: HTMLElement) => group.getAttribute('aria-expanded');

describe('editing a place', () => {
  it('shows what each group holds while it is folded, as it is typed', async () => {
    const user = await open();
    const group = screen.getByRole('button', { name: 'Price and share' });
    const summary = () => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(summary()).toMatch(/First day £5\.00 · First day, host’s share £2\.50/);
    await fill(user, screen.getByLabelText('First day'), '6.20');
    expect(summary()).toMatch(/First day £6\.20/);
  });

  it('sends only changed fields', async () => {
    const user = await open();
    await fill(user, await screen.findByLabelText(/^Name/), 'The Long Shelf');
    await user.click(await save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent()).toEqual({ name: 'The Long Shelf', expected_version: 3 });
    expect(api.calls('previewStashpointImpact')).toEqual([]);
  });

  it('does not save a place without a name', async () => {
    const user = await open('photo');
    const name = await screen.findByLabelText(/^Name/);
    const group = screen.getByRole('button', { name: 'The place' });
    expect(isUnfolded(group)).toBe('false');
    await user.clear(name);
    await user.click(await save());
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(isUnfolded(group)).toBe('true');
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });

  it('puts the server’s problems below their fields', async () => {
    api.on(
      'updateAdminStashpoint',
      refuse('INVALID_DATA', { errors: { postal_code: ['REQUIRED_DATA_CLIENT_ERROR'] } }),
    );
    const user = await open();
    const field = await screen.findByLabelText(/^Postal code/);
    await fill(user, field, 'X');
    await user.click(await save());
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(isUnfolded(screen.getByRole('button', { name: 'Location' }))).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('states each rule at its field, also of nested ones, and lists what the form does not show', async () => {
    const errors = {
      first_day_cost: ['INVALID_DATA'],
      'capacity.large': ['INVALID_DATA'],
      'closures.0': ['INVALID_DATA'],
      'opening_hours_exceptions.0.date': ['INVALID_DATA'],
      'size_pricing.large.first_day_cost': ['INVALID_DATA'],
      coordinates: ['INVALID_DATA'],
      paused_by_host: ['INVALID_DATA'],
      accept_stranded: ['BOOKINGS_STRANDED'],
    };
    api
      .on('getAdminStashpoint', stashpoint({ size_pricing: { large: { first_day_cost: 900, extra_day_cost: 700 } } }))
      .on('updateAdminStashpoint', refuse('INVALID_DATA', { errors }));
    const user = await open();
    await fill(user, await screen.findByLabelText(/^Postal code/), 'X');
    await user.click(await save());
    const list = await screen.findByText(/This value isn’t valid/);
    expect(list.textContent).toBe('Paused by the host: This value isn’t valid.');
    expect(list.closest('[role=alert]')?.textContent).toContain(
      'This would leave bookings without a place. Check them first.',
    );
    const problemOf = (label: RegExp | string, at = 0) => {
      const input = screen.getAllByLabelText(label)[at];
      return document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(problemOf('First day')).toBe('Enter £0.00 to £99,999.99.');
    expect(problemOf('First day', 1)).toBe('Enter £0.00 to £99,999.99.');
    expect(problemOf('Large')).toBe('Enter 0 to 2,000.');
    expect(screen.getByText('A closure must end on or after its first day, and last up to 2 years.')).toBeTruthy();
    expect(screen.getByText('Enter a valid date.')).toBeTruthy();
    expect(screen.getByText('The pin is too far from all of our cities.')).toBeTruthy();
    api.on('updateAdminStashpoint', stashpoint({ version: 4 }));
    await user.click(await save());
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('shows both versions of a conflict in sums and words', async () => {
    const user = await open();
    await fill(user, await screen.findByLabelText('First day'), '6.20');
    api
      .on('updateAdminStashpoint', refuse('CONFLICT'))
      .on('getAdminStashpoint', stashpoint({ version: 4, first_day_cost: 1000, type: 'hotel' }))
      .on('listChanges', pageOf([]));
    await user.click(await save());
    const question = await screen.findByRole('dialog', { name: /Someone else has just changed this/ });
    const rows = within(question).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(['First day£6.20£10.00', 'TypeunchangedHotel']);
  });

  it('calculates both shares while typing', async () => {
    await open('firstDayCost');
    const table = await screen.findByRole('table', { name: 'Price and share' });
    expect(within(table).getByRole('row', { name: /First day/ }).textContent).toContain('£2.50 (50%)');
  });
});

describe('the weekly hours', () => {
  const day = (name: string) => screen.findByRole('group', { name });

  it('get another period, in the order of the days', async () => {
    const user = await open('openingHours');
    await user.click(within(await day('Sat')).getByRole('button', { name: 'Add hours: Sat' }));
    await user.click(await save());
    await waitFor(() => expect(sent()?.opening_hours?.at(-1)).toEqual({ day: 5, open: '09:00:00', close: '18:00:00' }));
    expect(sent()?.opening_hours).toHaveLength(6);
  });

  it('are closed on a day without hours', async () => {
    const user = await open('openingHours');
    await user.click(within(await day('Mon')).getByRole('button', { name: 'Remove these hours: Mon' }));
    expect(within(await day('Mon')).getByText('Closed')).toBeTruthy();
  });

  it('are round the clock after one press', async () => {
    const user = await open('openingHours');
    await user.click(await button('Open 24 hours every day'));
    expect(screen.getAllByText('Open 24 hours')).toHaveLength(7);
  });

  it('copy one day to every day', async () => {
    const user = await open('openingHours');
    const [opens] = within(await day('Mon')).getAllByLabelText('Opens');
    fireEvent.change(opens as HTMLElement, { target: { value: '07:15' } });
    await user.click(await button('Copy Mon to other days'));
    await user.click(await screen.findByRole('menuitem', { name: 'To every day' }));
    await user.click(await save());
    await waitFor(() => expect(sent()?.opening_hours).toHaveLength(7));
    expect(sent()?.opening_hours?.every(({ open: from }) => from.startsWith('07:15'))).toBe(true);
  });

  it('must not be empty', async () => {
    const user = await open('openingHours');
    for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
      await user.click(within(await day(name)).getByRole('button', { name: `Remove these hours: ${name}` }));
    await user.click(await save());
    expect(await screen.findByText('This field is required.')).toBeTruthy();
  });
});

describe('a draft of a host', () => {
  it('is submitted by staff for a host who phones, with a list of what is missing', async () => {
    api
      .on('getAdminStashpoint', stashpoint({ status: 'draft', description: '' }))
      .on('updateAdminStashpoint', stashpoint());
    const { user } = renderPage(
      <StashpointActions stashpoint={stashpoint({ status: 'draft', description: '' })} />,
      api,
    );
    await user.click(await button('Submit for the host'));
    const question = await screen.findByRole('dialog', { name: 'Submit The Shelf on the host’s behalf?' });
    expect(within(question).getByText('No description of 1 or 2 sentences')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Submit for the host' }));
    await waitFor(() => expect(sent()).toMatchObject({ status: 'submitted' }));
  });
});

describe('a price typed in German, in a browser of any language', () => {
  it.each([
    ['6,50', 650, null],
    ['15,00', 1500, null],
    ['15,01', 1501, '15,01 £'],
    ['1.250,00', 125_000, '1.250,00 £'],
    ['14.99', 1499, null],
  ])('as %s is saved as %d, and asked about if it moves far: %s', async (typed, first_day_cost, asked) => {
    const user = await open('firstDayCost', 'de');
    const field = await screen.findByRole('textbox', { name: 'Erster Tag' });
    await fill(user, field, typed);
    fireEvent.wheel(field, { deltaY: 100 });
    await user.tab();
    expect(field).toHaveProperty('value', (first_day_cost / 100).toFixed(2).replace('.', ','));
    await user.click(await button('Speichern'));
    if (asked) {
      const question = within(await screen.findByRole('dialog', { name: 'Stimmt dieser Preis?' }));
      expect(sent()).toBeUndefined();
      const cells = question.getAllByRole('cell').map(({ textContent }) => textContent.replace(/\s/g, ' '));
      expect(cells.slice(-2)).toEqual(['5,00 £', asked]);
      await user.click(question.getByRole('button', { name: 'Ja, speichern' }));
    }
    await waitFor(() => expect(sent()).toMatchObject({ first_day_cost }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('updateAdminStashpoint')).toHaveLength(1);
  });

  it('is refused if it is none, or has more decimals than its currency', async () => {
    const user = await open('firstDayCost', 'de');
    const field = await screen.findByRole('textbox', { name: 'Erster Tag' });
    await fill(user, field, '12,505');
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', '12,505');
  });
});

describe('closures', () => {
  it('cannot end before they begin', async () => {
    const user = await open('closures');
    await user.click(await button('Add a closure'));
    await enterDate('First closed day', '2030-12-24');
    expect(await dateIn('Last closed day')).toBe('2030-12-24');
    await enterDate('Last closed day', '2030-12-20');
    expect(await dateIn('First closed day')).toBe('2030-12-20');
    await user.click(await save());
    await waitFor(() => expect(sent()?.closures).toEqual([{ start_date: '2030-12-20', end_date: '2030-12-20' }]));
  });
});

describe('a change that strands bookings', () => {
  const lessRoom = async () => {
    api.on('previewStashpointImpact', impact());
    const user = await open('capacity');
    const room = await screen.findByRole('textbox', { name: /^(Any size|Standard|Common pool|Bags)/ });
    fireEvent.change(room, { target: { value: '3' } });
    await user.click(await save());
    return { user, question: await screen.findByRole('dialog') };
  };

  it('is previewed before it is saved, with the outcome for each booking', async () => {
    const { question } = await lessRoom();
    expect(api.calls('previewStashpointImpact')[0]?.body).toMatchObject({ capacity: { standard: 3 } });
    expect(within(question).getByRole('link', { name: 'BAG-1' })).toBeTruthy();
    expect(within(question).getByText(/→ Tea House, 400 m/).textContent).toContain('£1.50');
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });

  it('is saved with the choice to move bookings, and the number that may be left', async () => {
    const { user, question } = await lessRoom();
    const choices = within(question).getAllByRole('button');
    await user.click(choices.at(-1) as HTMLElement);
    await waitFor(() => expect(sent()).toMatchObject({ rehouse: true, accept_stranded: 1, expected_version: 3 }));
  });

  it('is saved with the choice to leave them all', async () => {
    const { user, question } = await lessRoom();
    await user.click(within(question).getAllByRole('button').at(-2) as HTMLElement);
    await waitFor(() => expect(sent()).toMatchObject({ rehouse: false, accept_stranded: 2 }));
  });

  it('is not saved after going back', async () => {
    const { user, question } = await lessRoom();
    await user.click(within(question).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });
});

describe('the market', () => {
  const actions = (own = {}) => renderPage(<StashpointActions stashpoint={stashpoint(own)} />, api).user;

  it('is left after a question, if no booking is affected', async () => {
    const user = actions();
    await user.click(await button('Take offline'));
    const question = await screen.findByRole('dialog', { name: 'Take The Shelf offline?' });
    await user.click(within(question).getByRole('button', { name: 'Take offline' }));
    expect(await screen.findByText('The Shelf is offline.')).toBeTruthy();
    expect(sent()).toMatchObject({ active: false, expected_version: 3 });
  });

  it('is entered again immediately', async () => {
    const user = actions({ active: false });
    await user.click(await button('Put online'));
    expect(await screen.findByText('The Shelf is back online.')).toBeTruthy();
    expect(api.calls('previewStashpointImpact')).toEqual([]);
  });

  it.each([
    ['submitted', 'Review in queue', 'link'],
    ['rejected', 'Approve after all', 'button'],
  ] as const)('shows a place that is %s the action "%s"', async (status, name, role) => {
    actions({ status, active: false });
    expect(await screen.findByRole(role, { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take offline' })).toBeNull();
  });

  it('says when a colleague was first', async () => {
    api.on('updateAdminStashpoint', refuse('CONFLICT'));
    const user = actions({ active: false });
    await user.click(await button('Put online'));
    expect(await screen.findByText('Someone else has just changed this. Reload the page and try again.')).toBeTruthy();
  });
});
