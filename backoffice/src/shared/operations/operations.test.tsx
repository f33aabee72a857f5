import type { Operation } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterDate } from '../../../../tests/harness/enter-date.ts';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { pageOf, stashpoint } from '../../../testing/console-records.ts';
import { ITEMS, NOTHING, PLANNED } from '../../../testing/operation-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { LastOperation } from './LastOperation.tsx';
import { OperationButton } from './OperationButton.tsx';

let api: FakeApi;
let current: Operation;
beforeEach(() => {
  current = PLANNED;
  api = fakeApi()
    .on('listAdminStashpoints', pageOf([stashpoint(), stashpoint({ id: 'bbbbbbbbbbbb', name: 'Second Shelf' })]))
    .on('createOperation', () => current)
    .on('getOperation', () => current)
    .on('listOperationItems', ITEMS);
});

async function open(ids?: readonly string[]) {
  const chosen = { kinds: ['close', 'price', 'hours'], hrefOf: (id: string) => `/bookings/${id}` } as const;
  const buttons = (
    <>
      <OperationButton {...chosen} {...(ids && { ids })} />
      <LastOperation {...chosen} />
    </>
  );
  const { user } = renderPage(buttons, api, { resource: 'stashpoints' });
  await user.click(await screen.findByRole('button', { name: 'Change several places…' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Change several places' })) };
}

describe('an operation on many places', () => {
  it('begins with nothing ticked, and says under each field what is missing', async () => {
    api.on(
      'createOperation',
      refuse('REQUIRED_DATA_CLIENT_ERROR', { errors: { reason: ['REQUIRED_DATA_CLIENT_ERROR'] } }),
    );
    const { user, dialog } = await open();
    const places = within(await dialog.findByRole('group', { name: 'Places' }));
    await places.findByRole('checkbox', { name: /^Second Shelf/ });
    expect(places.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(isOff(dialog.getByRole('button', { name: 'Preview (0)' }))).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Tick all 2 found' }));
    await user.click(await dialog.findByRole('button', { name: 'Preview (2)' }));
    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Untick all' }));
    expect(dialog.getByText('0 chosen')).toBeTruthy();
  });

  it('is previewed by name, run, and undone', async () => {
    const { user, dialog } = await open();
    await enterDate('First day', '2030-06-10');
    await user.type(dialog.getByLabelText(/^Reason/), 'A burst pipe');
    for (const place of within(await dialog.findByRole('group', { name: 'Places' })).getAllByRole('checkbox'))
      await user.click(place);
    await user.click(dialog.getByRole('button', { name: 'Preview (2)' }));
    expect(await dialog.findByText('Nothing has changed yet.')).toBeTruthy();
    const day = { start_date: '2030-06-10', end_date: '2030-06-10' };
    expect(api.calls('createOperation')[0]?.body).toEqual({
      ...{ kind: 'close', ids: [stashpoint().id, 'bbbbbbbbbbbb'], ...day, reason: 'A burst pipe' },
    });
    expect(await dialog.findByText(/^→/)).toHaveProperty('textContent', '→ Open All Week, 300 m£2.00 refunded');
    expect(dialog.getByText(/^Call Ada Lovelace/).textContent).toBe('Call Ada Lovelace: +44 20 7946 0018Closed then');
    expect(dialog.getByRole('link', { name: '+44 20 7946 0018' }).getAttribute('href')).toBe('tel:+442079460018');
    expect(dialog.getByText('-£5.00')).toBeTruthy();
    expect(dialog.getByText('2 emails to hosts, such as “A booking has moved”')).toBeTruthy();
    expect(dialog.getByText('Second Shelf, London').parentElement?.textContent).toMatch(/permission|allowed/i);

    // The first press comes too late: someone has booked since.
    api.on('runOperation', () => {
      current = { ...PLANNED, version: 2 };
      return refuse('CONFLICT', { errors: { version: ['CONFLICT'] } });
    });
    await user.click(dialog.getByRole('button', { name: 'Close 2 places' }));
    expect(await dialog.findByText(/^Something has changed since that preview/)).toBeTruthy();
    const done: Operation = { ...PLANNED, version: 2, state: 'done', undo_until: '2026-11-23T10:10:00Z' };
    api.on('runOperation', () => {
      current = done;
      return { ...done, state: 'running', progress: 1 };
    });
    await user.click(dialog.getByRole('button', { name: 'Close 2 places' }));
    expect(await dialog.findByText(/^Done. Until .* you can undo it/)).toBeTruthy();
    expect(api.calls('runOperation').map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]);
    api.on('undoOperation', () => {
      current = { ...done, state: 'undone', sums: { ...NOTHING, changed: 0, undone: 1, left: 1 } };
      return current;
    });
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText(/^Undone: everything is as it was/)).toBeTruthy();
    expect(dialog.getByText('Changed or booked since, and left')).toBeTruthy();

    // It stays within reach.
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Last change of many' }));
    expect(await screen.findByText(/^Undone: everything is as it was/)).toBeTruthy();
  });

  it('follows the job, and says when it cannot be followed', async () => {
    current = { ...PLANNED, state: 'planning', progress: 1, sums: null };
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Tick all 2 found' }));
    await user.click(await dialog.findByRole('button', { name: 'Preview (2)' }));
    expect(await dialog.findByRole('progressbar', { name: 'Preparing the preview: 1 of 2' })).toBeTruthy();
    current = { ...PLANNED, sums: { ...NOTHING, changed: 0, unchanged: 2 } };
    expect(await dialog.findByText('Nothing here would change.', {}, { timeout: 3_000 })).toBeTruthy();
    expect(isOff(dialog.getByRole('button', { name: 'Close 0 places' }))).toBe(true);
  });

  it('shows the second mail before undo sends it, once the first has gone', async () => {
    current = { ...PLANNED, state: 'finished', undo_until: new Date().toISOString() };
    api.on('undoOperation', ({ body }) => {
      if (body.with_mails) current = { ...current, state: 'undone' };
      return { ...current, second_mails: { count: 3, subject: 'It is back', text: 'At First Shelf.' } };
    });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Tick all 2 found' }));
    await user.click(await dialog.findByRole('button', { name: 'Preview (2)' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect((await dialog.findByText(/^The first emails have gone/)).textContent).toMatch(
      /It is back\nAt First Shelf\.$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Undo and send 3 emails' }));
    expect(await dialog.findByText(/^Undone: everything is as it was/)).toBeTruthy();
    expect(api.calls('undoOperation').map(({ body }) => body)).toEqual([{ with_mails: false }, { with_mails: true }]);
  });

  it('changes the places that staff have ticked in their list, and their prices in per cent', async () => {
    const { user, dialog } = await open(['bbbbbbbbbbbb']);
    expect(dialog.queryByRole('group', { name: 'Places' })).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'price');
    await user.type(dialog.getByLabelText('First day’s price'), '-5');
    await user.click(dialog.getByRole('button', { name: 'Preview (1)' }));
    await waitFor(() =>
      expect(api.calls('createOperation')[0]?.body).toEqual({
        ...{ kind: 'price', ids: ['bbbbbbbbbbbb'], by: 'percent', first_day: -5 },
      }),
    );
  });
});
