import { screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/console-records.ts';
import { ota } from '../../../testing/prepaid-records.ts';
import { fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { RecordInput } from './RecordInput.tsx';

const SOUTH = ota({ id: 'o1', name: 'South Tours' });
const NORTH = ota({ id: 'o2', name: 'North Tours' });

it('offers no option of the last search while it searches, because it would move under the pointer', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = fakeApi().on('listOtas', async ({ query }) => {
    if (query.q) await answered;
    return pageOf(query.q ? [NORTH] : [SOUTH, NORTH]);
  });
  const { user } = renderPage(
    <Form>
      <RecordInput source="otaId" reference="otas" label="Agency" optionText="name" />
    </Form>,
    api,
  );
  const field = await screen.findByRole('combobox', { name: 'Agency' });
  await user.click(field);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await fill(user, field, 'North');
  expect(screen.queryByRole('option')).toBeNull();
  await waitFor(() => expect(api.calls('listOtas').at(-1)?.query.q).toBe('North'));
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('Loading')).toBeTruthy();
  answer();
  await user.click(await screen.findByRole('option', { name: 'North Tours' }));
  await user.tab();
  expect(field).toHaveProperty('value', 'North Tours');
});
