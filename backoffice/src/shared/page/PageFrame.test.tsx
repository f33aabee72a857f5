import type { Coupon } from '@cubby/api';
import { screen } from '@testing-library/react';
import { useGetOne } from 'ra-core';
import { it, vi } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { coupon, pageOf } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { CouponList } from '../../admin/coupons/CouponList.tsx';
import { PageFrame } from './PageFrame.tsx';

/** A page that crashes on a coupon without uses. */
function Fragile() {
  const { data } = useGetOne<Coupon>('coupons', { id: 'SUMMER' });
  if (data?.uses_left === 0) throw new Error('No uses');
  return data?.code;
}

it('keeps the menu when a page crashes, and loads its data anew', async () => {
  const api = fakeApi();
  // React reports what a boundary catches, and the console passes it on to monitoring.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  api.on('getCoupon', coupon({ uses_left: 0 }));
  const { user } = renderPage(
    <>
      <nav>Menu</nav>
      <PageFrame>
        <Fragile />
      </PageFrame>
    </>,
    api,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('navigation');
  api.on('getCoupon', coupon({ code: 'SUMMER' }));
  await user.click(again);
  await screen.findByText('SUMMER');
});

it('offers to clear filters that the server refuses, shown or not', async () => {
  const api = fakeApi();
  api.on('listCountries', pageOf([]));
  api.on('listCoupons', refuse('INVALID_DATA', { errors: { campaign: ['INVALID_DATA'] } }));
  const at = `/account/coupons?filter=${encodeURIComponent('{"status":"active"}')}`;
  const { user } = renderPage(<CouponList />, api, { resource: 'coupons', at });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  api.on('listCoupons', pageOf([coupon({ code: 'SUMMER' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('SUMMER');
});
