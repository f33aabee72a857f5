import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { wholeBooking } from '../../../testing/console-records.ts';
import { CLAIM_CASE, caseOf, incidentDetail } from '../../../testing/incidents.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { IncidentShow } from '../incidents/IncidentShow.tsx';

it('accepting a claim reads amounts as they are typed, within what is left for the bag', async () => {
  const api = fakeApi()
    .on('getIncident', incidentDetail({ kind: 'claim', standing: 'uncounted', case: caseOf({ kind: 'claim' }) }))
    .on('getClaimCase', CLAIM_CASE)
    .on('getConversation', { state: 'closed', blocked_by: [], messages: [] })
    .on('getBooking', wholeBooking())
    .on('acceptClaim', CLAIM_CASE);
  const { user } = renderPage(<IncidentShow />, api, {
    path: '/incidents/:id',
    at: '/incidents/i1',
    resource: 'incidents',
  });
  await user.click(await screen.findByRole('button', { name: 'Accept…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept claim I1' }));
  const accept = (amount: string) => dialog.getByRole('button', { name: `Accept ${amount}` });
  const camera = dialog.getByLabelText('Camera (bag 1)');
  expect(dialog.queryByRole('radio', { name: 'The guarantee' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'The host' }));
  expect(isOff(accept('£1,490.00'))).toBe(false);

  await user.clear(camera);
  await user.type(camera, '1.410,01');
  expect(isOff(accept('£1,500.01'))).toBe(true);
  expect(dialog.getByText('The guarantee has only £1,500.00 left for bag 1.')).toBeTruthy();

  await user.clear(camera);
  await user.type(camera, '1,200');
  await user.click(accept('£1,290.00'));
  await screen.findByText('Accepted. A second person has to confirm it.');
  expect(api.calls('acceptClaim')[0]?.body).toMatchObject({ amounts: [120_000, 9_000], borne_by: 'host' });
});
