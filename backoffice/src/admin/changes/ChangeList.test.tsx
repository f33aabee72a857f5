import type { Change } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../tests/harness/fake-api.ts';
import { change, pageOf, stashpoint } from '../../../testing/console-records.ts';
import { button, fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { ChangeList } from './ChangeList.tsx';

const older = change({ id: '7', before: { first_day_cost: 620 }, after: { first_day_cost: 700 } });

let api: FakeApi;
beforeEach(() => {
  const place = stashpoint({ id: 'p1', version: 9 });
  api = fakeApi()
    .on('listAdminStashpoints', pageOf([place]))
    .on('getAdminStashpoint', place)
    .on('updateAdminStashpoint', place);
});

/** Opens the log as its search shows it, beside the log of the record. */
function open(shown: Change[], ofRecord: Change[]) {
  api.on('listChanges', ({ query }) => pageOf(query.entity_id === undefined ? shown : ofRecord));
  return renderPage(<ChangeList />, api, { resource: 'changes', at: '/account/changes' }).user;
}
const sent = () => api.calls('updateAdminStashpoint').map(({ body }) => body);

describe('the log', () => {
  it('names the record and its values, and is searched by a field of the chosen kind', async () => {
    const user = open([older], []);
    const row = within(await screen.findByRole('row', { name: /Robin Ellery/ }));
    expect((await row.findByRole('link', { name: 'The Shelf' })).getAttribute('href')).toMatch(/stashpoints\/p1$/);
    await waitFor(() => expect(row.getByRole('listitem').textContent).toBe('First day: £6.20 → £7.00'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Place');
    await screen.findByRole('option', { name: 'First day' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'First day');
    const search = { entity: 'stashpoint', field: 'first_day_cost', sort: 'created', order: 'DESC' };
    await waitFor(() => expect(api.calls('listChanges').at(-1)?.query).toMatchObject(search));
  });

  it('puts a value back in one press, and asks in a second one where it has changed since', async () => {
    const user = open([older], [older]);
    await user.click(await button('Undo'));
    await waitFor(() => expect(sent()).toEqual([{ first_day_cost: 620, expected_version: 9 }]));
    const newer = change({ id: '8', before: { first_day_cost: 700 }, after: { first_day_cost: 1000 } });
    api.on('listChanges', pageOf([newer, older]));
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
    const { length: named } = api.calls('listAdminStashpoints');
    await user.click(await button('Overwrite newer values'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(api.calls('listAdminStashpoints').length).toBeGreaterThan(named));
  });
});
