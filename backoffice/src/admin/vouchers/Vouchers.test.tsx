import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { pageOf } from '../../../testing/console-records.ts';
import { area, ota, voucher } from '../../../testing/prepaid-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { VoucherEdit } from './VoucherEdit.tsx';
import { VoucherIssue } from './VoucherIssue.tsx';
import { VoucherList } from './VoucherList.tsx';

const asked = () => api.calls('listVouchers').at(-1)?.query;

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listOtas', pageOf([ota()]))
    .on('listAreas', pageOf([area()]))
    .on('getOta', ota())
    .on('getArea', area())
    .on('listChanges', pageOf([]));
});

describe('vouchers', () => {
  const used = voucher({
    code: 'RAIL-USED',
    status: 'used_up',
    booking_id: 'BAG-1234',
    owed: { ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 1200 },
  });
  const open = (language: 'en' | 'de' = 'en') =>
    renderPage(<VoucherList />, api, { resource: 'vouchers', at: '/vouchers', language }).user;

  beforeEach(() => void api.on('listVouchers', pageOf([voucher(), used])));

  it('show their agency, and the stay each was used for', async () => {
    open();
    const row = await screen.findByRole('row', { name: /RAIL-USED/ });
    expect(within(row).getByText('Rail & Stay')).toBeTruthy();
    expect(within(row).getByText('£12.00')).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'BAG-1234' }).getAttribute('href')).toMatch(/bookings\/BAG-1234$/);
    expect(within(screen.getByRole('row', { name: /RAIL-7K2M/ })).queryByRole('link', { name: /BAG/ })).toBeNull();
  });

  it.each([
    ['Agency', 'o1', { ota_id: 'o1' }],
    ['Area', 'a1', { area_id: 'a1' }],
    ['Status', 'used_up', { status: 'used_up' }],
  ])('are filtered by %s', async (name, value, filter) => {
    const user = open();
    const field = await screen.findByRole('combobox', { name });
    await waitFor(() => expect(field.querySelector(`option[value="${value}"]`)).not.toBeNull());
    await user.selectOptions(field, value);
    await waitFor(() => expect(asked()).toMatchObject(filter));
  });

  it('stay while others load, but nothing of them can be ticked or opened', async () => {
    const user = open();
    await screen.findByRole('row', { name: /RAIL-7K2M/ });
    let answer = () => {};
    api.on('listVouchers', () => new Promise((done) => (answer = () => done(pageOf([used])))));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'used_up');
    const old = await screen.findByRole('row', { name: /RAIL-7K2M/ });
    await waitFor(() => expect(old.closest('[aria-busy="true"]')).not.toBeNull());
    expect(old.closest('[inert]')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
    expect(await screen.findByRole('progressbar', { name: 'Loading' }, { timeout: 2000 })).toBeTruthy();
    answer();
    await waitFor(() => expect(screen.queryByRole('row', { name: /RAIL-7K2M/ })).toBeNull());
    expect(screen.getByRole('row', { name: /RAIL-USED/ }).closest('[inert], [aria-busy="true"]')).toBeNull();
  });

  it('are exported as CSV', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const user = open();
    await screen.findByRole('row', { name: /RAIL-7K2M/ });
    api.onRaw('listVouchers', (init) => {
      expect(new Headers(init.headers).get('accept')).toBe('text/csv');
      return new Response('code\nRAIL-7K2M\n', { headers: { 'X-Total-Count': '1' } });
    });
    await user.click(await button('Export CSV'));
    await user.click(await screen.findByRole('menuitem', { name: /^As you read it/ }));
    expect(await screen.findByText('Your file is ready.')).toBeTruthy();
    expect(saved).toEqual([expect.stringMatching(/^cubby-vouchers-.*\.csv$/)]);
  });

  it('are counted in German', async () => {
    open('de');
    expect(await screen.findByRole('heading', { level: 1, name: 'Voucher' })).toBeTruthy();
  });
});

describe('issuing vouchers', () => {
  function open(at = '/vouchers/new?ota=o1&area=a1') {
    const page = (
      <Routes>
        <Route path="/vouchers/new" element={<VoucherIssue />} />
        <Route path="*" element={null} />
      </Routes>
    );
    return renderPage(page, api, { at, resource: 'vouchers' }).user;
  }

  it('starts with the agency and area linked from, and one code for one bag', async () => {
    api.on('issueVouchers', { id: 'RAIL-NEW', codes: ['RAIL-NEW'], campaign: null });
    const user = open();
    await waitFor(() => expect(screen.getByLabelText('Agency')).toHaveProperty('value', 'Rail & Stay'));
    await user.clear(screen.getByLabelText('Agency'));
    await user.click(await button('Create'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Agency' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.calls('issueVouchers')).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: 'Agency' }), 'Rail');
    await user.click(await screen.findByRole('option', { name: 'Rail & Stay' }));
    await waitFor(() => expect(screen.getByLabelText('Area')).toHaveProperty('value', 'King’s Cross, London'));
    await user.click(await button('Create'));
    await waitFor(() => expect(window.location.pathname).toMatch(/\/RAIL-NEW$/));
    expect(api.calls('issueVouchers')[0]?.body).toEqual({ ota_id: 'o1', area_id: 'a1', activates: 1, count: 1 });
  });

  it('opens the list of the new batch', async () => {
    api.on('issueVouchers', { id: 'A', codes: ['A', 'B', 'C'], campaign: 'summer' });
    const user = open();
    await fill(user, await screen.findByLabelText('Campaign'), 'summer');
    fireEvent.change(screen.getByLabelText('Bags covered'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText(/number of codes/i), { target: { value: '3' } });
    await user.click(await button('Create'));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"campaign":"summer"}'),
    );
    expect(api.calls('issueVouchers')[0]?.body).toMatchObject({ activates: 2, count: 3, campaign: 'summer' });
  });

  it('shows refusals below their fields, and keeps the input', async () => {
    api.on('issueVouchers', refuse('INVALID_DATA', { errors: { activates: ['INVALID_DATA'] } }));
    const user = open();
    fireEvent.change(await screen.findByLabelText('Bags covered'), { target: { value: '99' } });
    await user.click(await button('Create'));
    await waitFor(() => expect(screen.getByLabelText('Bags covered').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Bags covered')).toHaveProperty('value', '99');
  });
});

describe('a voucher', () => {
  async function open(own = {}) {
    api.on('getVoucher', voucher(own));
    const { user } = renderPage(<VoucherEdit />, api, {
      path: '/vouchers/:id',
      at: '/vouchers/RAIL-7K2M',
      resource: 'vouchers',
    });
    await screen.findByRole('heading', { level: 1, name: 'RAIL-7K2M' });
    return user;
  }

  it('says what it covers, and that it has not been used', async () => {
    await open();
    expect(screen.getByText('covers 2 bags')).toBeTruthy();
    expect(screen.getByText('Not used yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rail & Stay' }).getAttribute('href')).toMatch(/o1$/);
  });

  it('links to the stay it was used for, and says what its agency owes', async () => {
    await open({ booking_id: 'BAG-9', owed: { ccy_code: 'KRW', ccy_minor_in_major: 1, amount: 1800 } });
    expect(screen.getByRole('link', { name: 'BAG-9' })).toBeTruthy();
    expect(screen.getByText(/₩1,800$/)).toBeTruthy();
  });

  it('is saved with the version it was loaded at', async () => {
    api.on('updateVoucher', voucher({ campaign: 'autumn', version: 4 }));
    const user = await open();
    await fill(user, await screen.findByLabelText('Campaign'), 'autumn');
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.calls('updateVoucher')[0]?.body).toEqual({ campaign: 'autumn', expected_version: 3 });
  });

  it('can be switched on again', async () => {
    api.on('updateVoucher', voucher({ version: 4 }));
    const user = await open({ active: false, status: 'off' });
    await user.click(await button('Switch on'));
    await waitFor(() => expect(api.calls('updateVoucher')[0]?.body).toEqual({ active: true, expected_version: 3 }));
  });
});
