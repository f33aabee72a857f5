import type { AdminStashpoint, StashpointChecks } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { pageOf, stashpoint } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { ApprovalQueue } from './ApprovalQueue.tsx';

const shown = () => screen.findByRole('article');
/** A place with complete details, so that no check objects to it. */
const TOLD = { photo: ['front'], description: 'Beside the station, behind the blue door.' };
const waiting = (id: string, name: string, own: Partial<AdminStashpoint> = {}) =>
  stashpoint({ id, name, status: 'submitted', active: false, ...TOLD, ...own });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listAdminStashpoints', pageOf([waiting('p1', 'The Shelf'), waiting('p2', 'Tea House')]))
    .on('getStashpointChecks', { city_price: null, host_phone_number: '', duplicates: [], pin: null })
    .on('getAppContext', refuse('TOO_MANY_REQUESTS'))
    .on('updateAdminStashpoint', ({ params }) => stashpoint({ id: params.id }));
});

const open1 = (own: Partial<AdminStashpoint>) => {
  api.on('listAdminStashpoints', pageOf([waiting('p1', 'The Shelf', own)]));
  return open();
};

const withTwin: StashpointChecks = {
  city_price: null,
  host_phone_number: '+44 20 7946 0018',
  duplicates: [
    {
      id: 'p9',
      name: 'Shelf',
      address: '1 High Street',
      status: 'approved',
      active: true,
      distance_m: 3,
      host_phone_number: '+44 20 7946 0018',
      reasons: ['address'],
    },
  ],
  pin: null,
};

const open = (at = '/approval', language: 'en' | 'de' = 'en') =>
  renderPage(<ApprovalQueue />, api, { at, language }).user;

describe('the queue', () => {
  it('starts with the longest wait', async () => {
    open();
    expect(within(await shown()).getByRole('heading', { name: 'The Shelf' })).toBeTruthy();
    expect(api.calls('listAdminStashpoints')[0]?.query).toMatchObject({
      waiting: true,
      sort: 'created',
      order: 'ASC',
    });
    expect(screen.getByText('1 of 2')).toBeTruthy();
  });

  it('opens the place in its address', async () => {
    open('/approval?place=p2');
    expect(within(await shown()).getByRole('heading', { name: 'Tea House' })).toBeTruthy();
  });

  it('moves with the arrow keys, and stops at its ends', async () => {
    const user = open();
    await shown();
    expect(isOff(await button('Previous place'))).toBe(true);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    expect(isOff(await button('Next place'))).toBe(true);
  });

  it('says when nothing is pending', async () => {
    api.on('listAdminStashpoints', pageOf([]));
    open();
    expect(await screen.findByText('No places awaiting approval')).toBeTruthy();
  });

  it('shows at a glance what a place lacks', async () => {
    api.on('listAdminStashpoints', pageOf([stashpoint({ status: 'submitted', description: '', opening_hours: [] })]));
    open();
    expect(await screen.findByText('No picture')).toBeTruthy();
    expect(screen.getByText('No opening hours')).toBeTruthy();
    expect(screen.getByText('No description')).toBeTruthy();
    expect(screen.getByText('Capacity for 12 bags')).toBeTruthy();
  });
});

describe('a decision', () => {
  it('to approve activates the place and moves on to the next', async () => {
    const user = open();
    await shown();
    await user.click(await button(/^Approve/));
    expect(await screen.findByText('The Shelf is online.')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')[0]).toMatchObject({
      params: { id: 'p1' },
      body: { status: 'approved', active: true, expected_status: 'submitted' },
    });
    expect(within(await shown()).getByRole('heading', { name: 'Tea House' })).toBeTruthy();
  });

  it('on the last place moves back to the one before it', async () => {
    const queue = [waiting('p1', 'The Shelf'), waiting('p2', 'Tea House'), waiting('p3', 'Book Nook')];
    api.on('listAdminStashpoints', pageOf(queue));
    const user = open('/approval?place=p3');
    await shown();
    await user.click(await button(/^Approve/));
    await screen.findByText('Book Nook is online.');
    expect(within(await shown()).getByRole('heading', { name: 'Tea House' })).toBeTruthy();
  });

  it('can be made by a key as well, but not while typing', async () => {
    const user = open();
    await shown();
    await user.keyboard('r');
    const reason = await screen.findByLabelText(/^Reason, shown to the host/);
    await user.type(reason, 'A picture of the door, please.');
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
    expect(reason).toHaveProperty('value', 'A picture of the door, please.');
  });

  it('to reject requires a reason', async () => {
    const user = open();
    await shown();
    await user.click(await button(/^Reject…/));
    const question = await screen.findByRole('dialog', { name: 'Reject The Shelf?' });
    await user.click(within(question).getByRole('button', { name: 'Reject' }));
    expect(await within(question).findByText('This field is required.')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
    await fill(user, within(question).getByLabelText(/^Reason, shown to the host/), ' No shelf. ');
    await user.click(within(question).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('The Shelf has been rejected. The host can see the reason.')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')[0]?.body).toEqual({
      status: 'rejected',
      rejection_reason: 'No shelf.',
      expected_status: 'submitted',
      expected_version: 3,
    });
  });

  it('made by a colleague first is shown, and the place leaves the queue', async () => {
    api.on('updateAdminStashpoint', refuse('CONFLICT'));
    const user = open();
    await shown();
    await user.click(await button(/^Approve/));
    expect(await screen.findByText(/Someone else has already decided on The Shelf/)).toBeTruthy();
    await waitFor(async () => expect(within(await shown()).getByRole('heading', { name: 'Tea House' })).toBeTruthy());
  });

  it('that fails keeps the place in the queue', async () => {
    api.on('updateAdminStashpoint', refuse('FORBIDDEN'));
    const user = open();
    await shown();
    await user.click(await button(/^Approve/));
    expect(await screen.findByText('You don’t have permission to do this.')).toBeTruthy();
    expect(within(await shown()).getByRole('heading', { name: 'The Shelf' })).toBeTruthy();
  });
});

describe('an approval with objections', () => {
  it('asks first, also after a key, and lists the objections', async () => {
    const user = open1({ photo: [], description: '' });
    await shown();
    await user.keyboard('a');
    const question = await screen.findByRole('dialog', { name: 'Review The Shelf again' });
    expect(within(question).getByText('No picture')).toBeTruthy();
    expect(within(question).getByText('No description of 1 or 2 sentences')).toBeTruthy();
    await user.keyboard('a');
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.calls('updateAdminStashpoint')[0]?.body).toMatchObject({ status: 'approved' }));
  });

  it('names a price far from the city’s median, and an unusual share of the host', async () => {
    api.on('getStashpointChecks', {
      city_price: { first_day_cost: 500, extra_day_cost: 400, places: 9 },
      host_phone_number: '',
      duplicates: [],
      pin: null,
    });
    const price = { first_day_cost: 2115, first_day_commission: 190 };
    const user = open1({ ...price, pricing_structure: { ...stashpoint().pricing_structure, first_day_cost: 2115 } });
    await shown();
    await user.keyboard('a');
    const question = await screen.findByRole('dialog', { name: 'Review The Shelf again' });
    expect(within(question).getByText('323% above the median price in London (£5.00)')).toBeTruthy();
    expect(within(question).getByText('Host earns 9% of the first day; 40 to 60% is usual')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });

  it('warns of a duplicate, and of a place that could not be checked', async () => {
    api.on('getStashpointChecks', withTwin);
    const user = open1({});
    await shown();
    await user.keyboard('a');
    expect(await screen.findByText('This place may already exist: Shelf, 1 High Street')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });
});

describe('places that look alike', () => {
  const twin = {
    ...stashpoint({ id: 'p9', name: 'Shelf', address: '1 High Street', postal_code: 'N1 9ZZ' }),
    host: { id: 'h2', email: 'other@example.org', first_name: 'Grace', last_name: 'Hopper' },
  };

  it.each(['on the sheet', 'among the doubts'])('stand side by side, field by field, opened %s', async (from) => {
    api.on('getStashpointChecks', withTwin).on('getAdminStashpoint', twin);
    const user = open1({});
    await shown();
    if (from === 'among the doubts') {
      await user.keyboard('a');
      const doubts = within(await screen.findByRole('dialog', { name: 'Review The Shelf again' }));
      await user.click(doubts.getByRole('button', { name: 'Compare with Shelf' }));
    } else await user.click(await button('Compare with Shelf'));
    const dialog = await screen.findByRole('dialog', { name: 'The Shelf and Shelf, side by side' });
    const table = within(await within(dialog).findByRole('table'));
    const row = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Name')).toEqual(['The Shelf', 'Shelf']);
    expect(row('Address same')).toEqual(['1 High Street', '1 High Street']);
    expect(row('Postal code')).toEqual(['N1 9AL', 'N1 9ZZ']);
    expect(row('Host')).toEqual(['Ada Byron', 'Grace Hopper']);
    expect(row('Phone number same')).toEqual(['+44 20 7946 0018', '+44 20 7946 0018']);
    expect(row('Distance')[1]).toBe('3 m from this application');
    expect(within(dialog).getByRole('link', { name: 'Shelf' }).getAttribute('href')).toBe('/account/stashpoints/p9');
    // Keys of the queue do nothing behind a dialog.
    await user.keyboard('r');
    expect(screen.queryByRole('dialog', { name: /Reject/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /side by side/ })).toBeNull());
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });
});

describe('the place on the sheet', () => {
  it('is the one a key acts on, also during its checks', async () => {
    const user = open();
    await shown();
    await user.keyboard('a{ArrowRight}a');
    await waitFor(() => expect(api.calls('updateAdminStashpoint')).toHaveLength(1));
    expect(api.calls('updateAdminStashpoint')[0]?.params).toEqual({ id: 'p1' });
  });

  it('stays while the queue is fetched again', async () => {
    let queue = [waiting('p1', 'The Shelf'), waiting('p2', 'Tea House'), waiting('p3', 'Book Nook')];
    api.on('listAdminStashpoints', () => pageOf(queue));
    const user = open();
    await shown();
    await user.click(await button(/^Approve/));
    expect(within(await shown()).getByRole('heading', { name: 'Tea House' })).toBeTruthy();
    queue = [waiting('p3', 'Book Nook')];
    await user.click(await button('Undo approval'));
    await waitFor(() => expect(screen.getByText('1 of 2')).toBeTruthy());
    expect(within(await shown()).getByRole('heading', { name: 'Tea House' })).toBeTruthy();
  });

  it('is the one a key acts on after the queue has been reordered', async () => {
    let queue = [waiting('p1', 'The Shelf'), waiting('p2', 'Tea House')];
    api.on('listAdminStashpoints', () => pageOf(queue));
    const user = open('/approval?place=p9');
    expect(within(await shown()).getByRole('heading', { name: 'The Shelf' })).toBeTruthy();
    queue = [waiting('p9', 'Blue Door'), waiting('p2', 'Tea House'), waiting('p1', 'The Shelf')];
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('3 of 3')).toBeTruthy();
    await user.keyboard('a');
    await waitFor(() => expect(api.calls('updateAdminStashpoint')[0]?.params).toEqual({ id: 'p1' }));
  });

  it('is not approved by a key that is held down', async () => {
    const user = open();
    await shown();
    await user.keyboard('{a>9/}');
    await waitFor(() => expect(api.calls('updateAdminStashpoint')).toHaveLength(1));
  });
});

describe('an approval by mistake', () => {
  it('can be undone, and the place is pending again', async () => {
    const user = open();
    await shown();
    await user.click(await button(/^Approve/));
    await user.click(await button('Undo approval'));
    expect(
      await screen.findByText('The Shelf is awaiting approval again. The host hasn’t been notified.'),
    ).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')[1]).toMatchObject({
      params: { id: 'p1' },
      body: { status: 'submitted', expected_status: 'approved' },
    });
    // The next one is shown until the list has been fetched again.
    expect(await screen.findByRole('heading', { level: 2, name: 'The Shelf' })).toBeTruthy();
  });
});

describe('a change proposed by a host', () => {
  const proposing = () => {
    const changed = stashpoint({ ...TOLD, proposed: { name: 'Blue Door' }, proposed_at: '2026-11-20T10:00:00.000Z' });
    api.on('listAdminStashpoints', pageOf([changed]));
    return open();
  };

  it('shows before and after, and is accepted', async () => {
    const user = proposing();
    expect(within(await shown()).getByText('Blue Door')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Request more information/ })).toBeNull();
    await user.click(await button(/^Approve change/));
    await waitFor(() => expect(api.calls('updateAdminStashpoint')[0]?.body).toMatchObject({ proposal: 'accept' }));
  });

  it('is declined with a reason', async () => {
    const user = proposing();
    await shown();
    await user.click(await button(/^Reject change…/));
    const question = await screen.findByRole('dialog', { name: 'Reject the change to The Shelf?' });
    await fill(user, within(question).getByLabelText(/^Reason, shown to the host/), 'There is one of that name.');
    await user.click(within(question).getByRole('button', { name: 'Reject change' }));
    await waitFor(() =>
      expect(api.calls('updateAdminStashpoint')[0]?.body).toMatchObject({
        proposal: 'refuse',
        proposal_words: 'There is one of that name.',
      }),
    );
  });
});

describe('questions and answers', () => {
  it('are shown on the sheet', async () => {
    const asked = { review_note: 'Which door is it?', host_answer: 'The blue one.' };
    api.on('listAdminStashpoints', pageOf([waiting('p1', 'The Shelf', asked)]));
    open();
    expect(within(await shown()).getByText('The blue one.')).toBeTruthy();
  });
});

describe('shortcuts', () => {
  it('can be switched off', async () => {
    const user = open();
    await shown();
    // Shown on wide screens only, which this document does not emulate.
    await user.click(screen.getByRole('switch', { hidden: true }));
    await user.keyboard('a');
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });
});
