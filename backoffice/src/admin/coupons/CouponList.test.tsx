import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { coupon, pageOf } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { CouponList } from './CouponList.tsx';

const address = () => new URLSearchParams(window.location.search);
const asked = () => api.calls('listCoupons').at(-1)?.query;

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listCoupons', pageOf([coupon(), coupon({ code: 'OLD-5', active: false, status: 'off', uses_left: null })], 61))
    .on('listCountries', pageOf([]));
});

const open = (at = '/coupons', options = {}) =>
  renderPage(<CouponList />, api, { resource: 'coupons', at, ...options });

describe('a list', () => {
  it('shows its rows, their number, and links to each', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'FAIR-10' });
    expect(link.getAttribute('href')).toMatch(/\/FAIR-10$/);
    expect(screen.getByRole('status', { name: 'Number of results' }).textContent).toBe('61 coupons');
    expect(screen.getByText('2 of 7')).toBeTruthy();
  });

  it('says that the number of a very long one is an estimate', async () => {
    api.on('listCoupons', pageOf([coupon()], 1_200_000));
    open();
    await screen.findByRole('link', { name: 'FAIR-10' });
    expect(screen.getByRole('status', { name: 'Number of results' }).textContent).toBe('about 1,200,000 coupons');
    expect(screen.getByText(/^1.\d+ of about 1,200,000$/)).toBeTruthy();
  });

  it('can be reached by keyboard past its filters', async () => {
    open();
    const row = await screen.findByRole('link', { name: 'FAIR-10' });
    const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to the list' });
    expect(document.getElementById(skip.hash.slice(1))?.contains(row)).toBe(true);
  });

  it('requests what its address says', async () => {
    open(
      `/coupons?page=2&perPage=50&sort=code&order=ASC&filter=${encodeURIComponent('{"q":"fair","status":"active"}')}`,
    );
    await screen.findByRole('link', { name: 'FAIR-10' });
    expect(asked()).toEqual({ page: 2, per_page: 50, sort: 'code', order: 'ASC', q: 'fair', status: 'active' });
    expect(screen.getByLabelText('Search by code, campaign or traveller')).toHaveProperty('value', 'fair');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'active');
  });

  it('writes a filter into its address, starting with the first page', async () => {
    const { user } = open('/coupons?page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'expired');
    await waitFor(() => expect(asked()).toMatchObject({ status: 'expired', page: 1 }));
    expect(JSON.parse(address().get('filter') ?? '{}')).toEqual({ status: 'expired' });
  });

  it('searches once typing has stopped', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'FAIR-10' });
    const before = api.calls('listCoupons').length;
    await user.type(screen.getByLabelText('Search by code, campaign or traveller'), 'rail');
    await waitFor(() => expect(asked()?.q).toBe('rail'));
    expect(api.calls('listCoupons').length).toBe(before + 1);
  });

  it('is sorted by a column heading', async () => {
    const { user } = open();
    await user.click(await button(/code/i));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'code', order: 'ASC' }));
    expect(address().get('sort')).toBe('code');
  });

  it('says when nothing matches, and clears its filters', async () => {
    api.on('listCoupons', ({ query }) => (query.q ? pageOf([]) : pageOf([coupon()])));
    const { user } = open(`/coupons?filter=${encodeURIComponent('{"q":"nope"}')}`);
    expect(await screen.findByText('No coupons found')).toBeTruthy();
    await user.click(await button('Clear filters'));
    expect(await screen.findByRole('link', { name: 'FAIR-10' })).toBeTruthy();
    expect(address().get('filter')).toBe('{}');
  });

  it('shows why loading failed, and retries', async () => {
    api.on('listCoupons', refuse('TOO_MANY_REQUESTS'));
    const { user } = open();
    const again = await button('Try again');
    api.on('listCoupons', pageOf([coupon()]));
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'FAIR-10' })).toBeTruthy();
  });

  it('is translated into German, with numbers as written there', async () => {
    api.on('listCoupons', pageOf([coupon()], 4041));
    open('/coupons', { language: 'de' });
    expect(await screen.findByText('4.041 Rabattcodes')).toBeTruthy();
  });

  it('does not offer new records without permission', async () => {
    open('/coupons', { scopes: ['bookings:all'] });
    await screen.findByRole('link', { name: 'FAIR-10' });
    expect(screen.queryByRole('link', { name: 'New coupon' })).toBeNull();
  });
});

describe('a saved view', () => {
  it('stores filters and order under a name, and can be deleted', async () => {
    const { user } = open(`/coupons?sort=code&order=ASC&filter=${encodeURIComponent('{"status":"active"}')}`);
    await screen.findByRole('link', { name: 'FAIR-10' });
    await user.click(await button('Views'));
    await fill(user, await screen.findByLabelText('View name'), ' Running ');
    await user.click(await button('Save this view'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), '');
    await waitFor(() => expect(asked()?.status).toBeUndefined());
    await user.click(await button('Views'));
    await user.click(await screen.findByRole('menuitem', { name: /Running/ }));
    await waitFor(() => expect(asked()).toMatchObject({ status: 'active', sort: 'code' }));
    await user.click(await button('Views'));
    await user.click(await button('Delete the view Running'));
    expect(screen.queryByRole('menuitem', { name: /Running/ })).toBeNull();
  });
});

describe('a bulk change', () => {
  const tick = async (name: RegExp, user: ReturnType<typeof open>['user']) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));

  it('changes what is selected on every page', async () => {
    const pages = [[coupon()], [coupon({ code: 'WINTER-7' })]];
    api.on('listCoupons', ({ query }) =>
      query.ids ? pageOf(pages.flat()) : pageOf(pages[Number(query.page ?? 1) - 1] ?? [], 26),
    );
    api.on('createOperation', refuse('FORBIDDEN'));
    const { user } = open();
    await tick(/FAIR-10/, user);
    await user.click(await button('Go to page 2'));
    await tick(/WINTER-7/, user);
    expect(screen.getByText('2 items selected')).toBeTruthy();
    await user.click(await button('Switch coupons off…'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Preview (2)' }));
    expect(await question.findByRole('alert')).toBeTruthy();
    expect(api.calls('createOperation').map(({ body }) => body)).toEqual([
      { kind: 'end_coupons', ids: ['FAIR-10', 'WINTER-7'] },
    ]);
  });
});

describe('ending all coupons found', () => {
  const leaked = `/coupons?filter=${encodeURIComponent('{"q":"Leaked","status":"active"}')}`;

  it('asks first, says what happens, and then what it did', async () => {
    api.on('endCoupons', { count: 60 });
    const { user } = open(leaked);
    await user.click(await button('End all 61'));
    const question = within(await screen.findByRole('dialog', { name: 'End all 61 coupons found?' }));
    expect(question.getByText(/keep their discount/)).toBeTruthy();
    expect(api.calls('endCoupons')).toEqual([]);
    const before = api.calls('listCoupons').length;
    await user.click(question.getByRole('button', { name: 'End all 61' }));
    expect(await screen.findByText('60 coupons ended.')).toBeTruthy();
    expect(api.calls('endCoupons')[0]?.body).toEqual({ q: 'Leaked', status: 'active' });
    await waitFor(() => expect(api.calls('listCoupons').length).toBeGreaterThan(before));
  });

  it.each(['/coupons', `/coupons?filter=${encodeURIComponent('{"status":"off"}')}`])(
    'is not offered for every coupon, or for those already off: %s',
    async (at) => {
      open(at);
      await screen.findByRole('link', { name: 'FAIR-10' });
      expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
    },
  );
});

describe('a CSV export', () => {
  const saved: string[] = [];
  const files: Blob[] = [];
  const HEADING = 'Code,Campaign,';
  beforeEach(() => {
    saved.length = 0;
    files.length = 0;
    const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it('contains everything the filters select, not just one page', async () => {
    const { user } = open(`/coupons?page=2&filter=${encodeURIComponent('{"status":"active"}')}`);
    await screen.findByRole('link', { name: 'FAIR-10' });
    api.onRaw('listCoupons', (init) => {
      expect(new Headers(init.headers).get('accept')).toBe('text/csv');
      return new Response('code\nFAIR-10\n', { headers: { 'X-Total-Count': '1' } });
    });
    await user.click(await button('Export CSV'));
    await user.click(await screen.findByRole('menuitem', { name: /^As you read it/ }));
    expect(await screen.findByText('Your file is ready.')).toBeTruthy();
    expect(asked()).toEqual({ status: 'active' });
    expect(await files[0]?.text()).toMatch(new RegExp(`^${HEADING}Percentage off,.*\\r\\nFAIR-10,`));
    expect(saved).toEqual([expect.stringMatching(/^cubby-coupons-\d{4}-\d\d-\d\d\.csv$/)]);
  });

  it('has the columns chosen for the list, or all', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'FAIR-10' });
    api.onRaw('listCoupons', () => new Response('code\nFAIR-10\n', { headers: { 'X-Total-Count': '1' } }));
    await user.click(await button('Columns'));
    await user.click(await screen.findByLabelText('Value'));
    await user.click(await screen.findByLabelText('Created'));
    await user.keyboard('{Escape}');
    await user.click(await button('Export CSV'));
    await user.click(await screen.findByRole('menuitem', { name: /^As you read it/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toMatch(new RegExp(`^${HEADING}Status,.*,Created \\(.*\\)\\r\\nFAIR-10,`));
    await user.click(await button('Export CSV'));
    await user.click(await screen.findByRole('menuitem', { name: /^For programs/ }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(await files[1]?.text()).toBe('code\nFAIR-10\n');
  });

  it('says why it was refused', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'FAIR-10' });
    api.onRaw('listCoupons', () => Response.json({ id: 'FORBIDDEN' }, { status: 403 }));
    await user.click(await button('Export CSV'));
    await user.click(await screen.findByRole('menuitem', { name: /^As you read it/ }));
    expect(await screen.findByText('You don’t have permission to do this.')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
