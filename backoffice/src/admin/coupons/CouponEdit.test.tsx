import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterDate } from '../../../../tests/harness/enter-date.ts';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { coupon, pageOf, stashpoint } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { Simulator } from '../simulator/Simulator.tsx';
import { CouponCreate } from './CouponCreate.tsx';
import { CouponCreateMany } from './CouponCreateMany.tsx';
import { CouponEdit } from './CouponEdit.tsx';

const label = (text: string | RegExp) => screen.findByLabelText(text);

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('getCoupon', coupon({ uses: 0 }))
    .on('listCountries', pageOf([]))
    .on('listUsers', pageOf([]))
    .on('listChanges', pageOf([]))
    .on('listAdminStashpoints', pageOf([]))
    .on('updateCoupon', coupon({ version: 3 }));
});

async function open(scopes?: readonly 'coupons:all'[]) {
  const { user } = renderPage(<CouponEdit />, api, {
    path: '/coupons/:id',
    at: '/coupons/FAIR-10',
    resource: 'coupons',
    ...(scopes && { scopes }),
  });
  await screen.findByRole('heading', { level: 1, name: 'FAIR-10' });
  return user;
}

const change = {
  id: 'x1',
  created: '2026-11-10T10:00:00.000Z',
  actor: { id: 'u2', name: 'Jo Park', email: 'jo@cubby.test' },
  action: 'updated',
  entity: 'coupon' as const,
  entity_id: 'FAIR-10',
  before: { uses_left: 3 },
  after: { uses_left: 5 },
};

describe('a coupon', () => {
  it('saves only the changed fields, with the version it was loaded at', async () => {
    const user = await open();
    fireEvent.change(await label('Uses left'), { target: { value: '9' } });
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.calls('updateCoupon')[0]?.body).toEqual({ uses_left: 9, expected_version: 2 });
  });

  it('expires at a moment on the reader’s clock, or never', async () => {
    const user = await open();
    await enterDate('Valid until', '2030-06-10');
    fireEvent.change(await label('Valid until: Time'), { target: { value: '18:30' } });
    await user.click(await button('Save'));
    const expires_at = new Date('2030-06-10T18:30').toISOString();
    await waitFor(() => expect(api.calls('updateCoupon')[0]?.body).toEqual({ expires_at, expected_version: 2 }));
  });

  it('keeps its value once it has been used', async () => {
    api.on('getCoupon', coupon({ uses: 2 }));
    await open();
    expect(await screen.findByText('This coupon has already been used, so its value can’t change.')).toBeTruthy();
    expect(isOff(await label('Percentage off'))).toBe(true);
  });

  it('can be switched off, and is shown as off', async () => {
    const user = await open();
    await user.click(await button('Switch off'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(() => expect(api.calls('updateCoupon')[0]?.body).toEqual({ active: false, expected_version: 2 }));
  });

  it('shows a colleague’s conflicting save, field by field', async () => {
    const user = await open();
    fireEvent.change(await label('Uses left'), { target: { value: '9' } });
    api
      .on('updateCoupon', refuse('CONFLICT'))
      .on('getCoupon', coupon({ uses: 0, version: 3, campaign: 'Spring' }))
      .on('listChanges', pageOf([change]));
    await user.click(await button('Save'));
    const question = await screen.findByRole('dialog', { name: /Someone else has just changed this/ });
    expect(within(question).getByRole('row', { name: /Uses left/ }).textContent).toContain('9');
    expect(within(question).getByRole('row', { name: /Campaign/ }).textContent).toContain('Spring');
    expect(await within(question).findByText(/Jo Park saved it/)).toBeTruthy();
    api.on('updateCoupon', coupon({ version: 4 }));
    await user.click(within(question).getByRole('button', { name: 'Keep both, using mine where they differ' }));
    await waitFor(() => expect(api.calls('updateCoupon')).toHaveLength(2));
    expect(api.calls('updateCoupon')[1]?.body).toEqual({ uses_left: 9, expected_version: 3 });
  });

  it('hides its limits to people, and its bookings, from staff with access to coupons only', async () => {
    await open(['coupons:all']);
    await label('Uses left');
    expect(screen.queryByLabelText('Only for')).toBeNull();
    expect(screen.queryByRole('link', { name: 'View bookings' })).toBeNull();
  });
});

describe('the history', () => {
  it('says who changed what, from what to what', async () => {
    api.on('listChanges', pageOf([change]));
    await open();
    expect(await screen.findByText(/Jo Park/)).toBeTruthy();
    expect(screen.getByText(/Uses left:/).textContent).toBe('Uses left: 3 → 5');
    expect(api.calls('listChanges')[0]?.query).toEqual({
      entity: 'coupon',
      entity_id: 'FAIR-10',
      per_page: 50,
      page: 1,
    });
  });

  it('undoes a change by making the opposite one', async () => {
    api.on('listChanges', pageOf([change]));
    const user = await open();
    await user.click(await button('Undo'));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.calls('updateCoupon')[0]?.body).toEqual({ uses_left: 3, expected_version: 2 });
  });

  it('offers no undo for a change without fields', async () => {
    api.on('listChanges', pageOf([{ ...change, action: 'created', before: null }]));
    await open();
    await screen.findByText(/Jo Park/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows a refused undo', async () => {
    api.on('listChanges', pageOf([change])).on('updateCoupon', refuse('COUPON_IN_USE'));
    const user = await open();
    await user.click(await button('Undo'));
    await waitFor(() => expect(api.calls('updateCoupon')).toHaveLength(1));
    expect(screen.queryByText('Undone')).toBeNull();
  });
});

describe('a new coupon', () => {
  const create = () => renderPage(<CouponCreate />, api, { at: '/coupons/new', resource: 'coupons' }).user;

  it('takes a percentage of the stay, or an amount in one currency', async () => {
    api.on('createCoupon', coupon({ code: 'TEN' }));
    const user = create();
    await fill(user, await label('Code'), 'TEN');
    await user.click(await button('Amount'));
    expect(screen.queryByLabelText('Percentage off')).toBeNull();
    fireEvent.change(await label('Amount off'), { target: { value: '10' } });
    // Three letters are soon guessed.
    expect(await screen.findByText(/^Short codes can be guessed, .* gives away €10.00/)).toBeTruthy();
    await user.click(await button('Create'));
    await waitFor(() =>
      expect(api.calls('createCoupon')[0]?.body).toMatchObject({ code: 'TEN', amount: 1000, ccy_code: 'EUR' }),
    );
    await waitFor(() => expect(window.location.pathname).toMatch(/\/TEN$/));
  });

  it('says what it covers, within limits that an amount has only in a currency', async () => {
    api.on('createCoupon', coupon({ code: 'FREE-DAY' }));
    const user = create();
    await fill(user, await label('Code'), 'FREE-DAY');
    const enter = async (name: string, value: string) => fireEvent.change(await label(name), { target: { value } });
    await enter('Percentage off', '100');
    expect(
      await screen.findByText(/^100% off the price of all bags for the whole booking\. .* guarantee/),
    ).toBeTruthy();
    await enter('Maximum bags', '2');
    await enter('Maximum days', '1');
    await user.click(await label('Limit the discount in'));
    await user.click(await screen.findByRole('option', { name: 'GBP' }));
    await enter('Maximum discount', '12.5');
    const covers = /^100% off the price of the 2 most expensive bags for the first day, up to £12.50\./;
    expect(await screen.findByText(covers)).toBeTruthy();
    await user.click(await button('Create'));
    await waitFor(() =>
      expect(api.calls('createCoupon')[0]?.body).toMatchObject({
        ...{ percent: 100, max_bags: 2, max_days: 1, max_amount: 1250, ccy_code: 'GBP' },
      }),
    );
  });

  it('reports a code that already exists', async () => {
    api.on('createCoupon', refuse('CODE_ALREADY_EXISTS'));
    const user = create();
    await fill(user, await label('Code'), 'FAIR-10');
    fireEvent.change(await label('Percentage off'), { target: { value: '10' } });
    expect(screen.getByText(/^Short codes can be guessed/)).toBeTruthy();
    await fill(user, await label('Code'), 'FAIR-TEN');
    expect(screen.queryByText(/^Short codes can be guessed/)).toBeNull();
    await fill(user, await label('Code'), 'FAIR-10');
    await user.click(await button('Create'));
    expect(await screen.findByText(/already/i)).toBeTruthy();
    expect(await label('Code')).toHaveProperty('value', 'FAIR-10');
  });

  it('can create many at once, and opens their list', async () => {
    api.on('createCoupons', { id: 'A', campaign: 'Fair', codes: ['A', 'B', 'C'] });
    const { user } = renderPage(<CouponCreateMany />, api, { at: '/coupons/many' });
    await fill(user, await label('Campaign'), 'Fair');
    fireEvent.change(await label('Number of codes'), { target: { value: '3' } });
    fireEvent.change(await label('Percentage off'), { target: { value: '10' } });
    await user.click(await button('Create'));
    expect(await screen.findByText('3 codes created.')).toBeTruthy();
    expect(api.calls('createCoupons')[0]?.body).toMatchObject({
      count: 3,
      campaign: 'Fair',
      percent: 10,
      uses_left: 1,
    });
    expect(decodeURIComponent(window.location.search)).toContain('"campaign":"Fair"');
  });
});

describe('simulating a code', () => {
  const simulation = {
    coupon_refusal: null,
    stay_refusal: null,
    ccy_code: 'GBP' as const,
    ccy_minor_in_major: 100,
    price_without: 1200,
    price_with: 200,
    discount_amount: 1000,
    host_share: 500,
    platform_without: 700,
    platform_with: -300,
  };
  const start = async () => {
    api.on('listAdminStashpoints', pageOf([stashpoint()]));
    const { user } = renderPage(<Simulator code="FAIR-10" />, api);
    const picker = await screen.findByRole('combobox', { name: 'Place' });
    await user.type(picker, 'shelf');
    await user.click(await screen.findByRole('option', { name: /The Shelf/ }));
    await enterDate('Drop-off', '2030-06-10');
    await enterDate('Pick-up', '2030-06-10');
    fireEvent.change(await label('Pick-up: Time'), { target: { value: '16:00' } });
    return user;
  };

  it('requires a place first', async () => {
    const { user } = renderPage(<Simulator code="FAIR-10" />, api);
    await user.click(await button('Calculate'));
    expect(await screen.findByText('Choose a place first.')).toBeTruthy();
  });

  it('shows what everyone pays and earns, on the clock of the place', async () => {
    api.on('simulateCoupon', simulation);
    const user = await start();
    await user.click(await button('Calculate'));
    const result = await screen.findByText('The code is accepted: £10.00 off.');
    expect(result).toBeTruthy();
    expect(screen.getByRole('row', { name: /Cubby keeps/ }).textContent).toBe('Cubby keeps£7.00-£3.00');
    expect(api.calls('simulateCoupon')[0]?.body).toEqual({
      stashpoint_id: 'p1',
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
    });
  });

  it('says why a code is refused', async () => {
    api.on('simulateCoupon', { ...simulation, coupon_refusal: 'COUPON_EXPIRED', discount_amount: 0 });
    const user = await start();
    await user.click(await button('Calculate'));
    expect(await screen.findByText(/expired/i)).toBeTruthy();
    expect(screen.queryByText(/The code is accepted/)).toBeNull();
  });
});
