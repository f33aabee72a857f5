import type { ClaimCase } from '@cubby/api';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { wholeBooking } from '../../../testing/console-records.ts';
import { caseOf, incidentDetail } from '../../../testing/incidents.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { IncidentShow } from '../incidents/IncidentShow.tsx';

/** A claim for a camera and the bag it was in, booked without the guarantee; £1,500 are left for the bag. */
const CLAIM: ClaimCase = {
  id: 'i1',
  number: 'I1',
  booking_id: 'BAG-1234',
  created: '2026-11-20T10:00:00.000Z',
  state: 'open',
  cause: 'stolen',
  bags: [1],
  text: 'Gone.',
  items: [
    { name: 'Camera', kind: 'electronics', bag: 1, value: 200_000, age_months: 2 },
    { name: 'Rucksack', kind: 'bag', bag: 1, value: 10_000, age_months: 2 },
  ],
  files: [],
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  amount: null,
  version: 3,
  borne_by_host: false,
  staff: {
    police_reference: null,
    steps: [],
    signals: [],
    guarantee: 250_000,
    left: [{ bag: 1, amount: 150_000 }],
    suggested: [140_000, 9_000],
    confirm_above: 25_000,
    guarantee_bought: false,
    bag_count: 1,
    custody: [],
    pictures: [],
    earlier_of_traveller: { total: 0, amount: 0 },
    earlier_of_stashpoint: { total: 0, amount: 0 },
    used_before: [],
    accepted: null,
    borne_by: null,
    refunds_stay: false,
    decision_text: null,
    decided_by: null,
    confirmed_by: null,
    to_confirm: false,
    refundable: 0,
    account: null,
    payout: null,
  },
};

it('accepting a claim reads amounts as they are typed, within what is left for the bag', async () => {
  const api = fakeApi()
    .on('getIncident', incidentDetail({ kind: 'claim', standing: 'uncounted', case: caseOf({ kind: 'claim' }) }))
    .on('getClaimCase', CLAIM)
    .on('getConversation', { state: 'closed', blocked_by: [], messages: [] })
    .on('getBooking', wholeBooking())
    .on('acceptClaim', CLAIM);
  const page = (
    <Routes>
      <Route path="/incidents/:id" element={<IncidentShow />} />
    </Routes>
  );
  const { user } = renderPage(page, api, { at: '/incidents/i1', resource: 'incidents' });
  await user.click(await screen.findByRole('button', { name: 'Accept …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept claim I1' }));
  const accept = (amount: string) => dialog.getByRole('button', { name: `Accept ${amount}` });
  const camera = dialog.getByLabelText('Camera (bag 1)');
  expect(dialog.queryByRole('radio', { name: 'The guarantee' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'The host' }));
  expect(accept('£1,490.00')).toHaveProperty('disabled', false);

  await user.clear(camera);
  await user.type(camera, '1.410,01');
  expect(accept('£1,500.01')).toHaveProperty('disabled', true);
  expect(dialog.getByText('The guarantee has only £1,500.00 left for bag 1.')).toBeTruthy();

  await user.clear(camera);
  await user.type(camera, '1.200');
  await user.click(accept('£1,290.00'));
  await screen.findByText('Accepted. A second person has to confirm it.');
  expect(api.calls('acceptClaim')[0]?.body).toMatchObject({ amounts: [120_000, 9_000], borne_by: 'host' });
});
