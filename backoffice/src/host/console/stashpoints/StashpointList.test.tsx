import type { AdminStashpoint } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { StashpointList } from './StashpointList.tsx';

const TOLD = { photo: ['front'], description: 'Beside the station, behind the blue door.' };

function open(...stashpoints: AdminStashpoint[]) {
  const api = fakeApi().on('listAdminStashpoints', pageOf(stashpoints));
  const { user } = renderPage(<StashpointList />, api, { at: '/stashpoints', site: 'hosts', resource: 'stashpoints' });
  return { api, user };
}

describe('a host’s places', () => {
  it.each([
    ['1 step left.', { status: 'draft', ...TOLD, photo: [] }],
    ['Ready to submit', { status: 'draft', ...TOLD }],
    ['We’ve asked you a question.', { status: 'draft', ...TOLD, review_note: 'Which door?' }],
    ['Awaiting approval', { proposed: { name: 'Blue Door' } }],
  ] as const)('say "%s"', async (words, own) => {
    open(stashpoint(own as Partial<AdminStashpoint>));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('prompt for the first one if there is none', async () => {
    open();
    expect(await screen.findByText('No places yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a place' }).getAttribute('href')).toBe('/stashpoints/new');
  });

  it('change their prices together, each beside the one it has now', async () => {
    const euro = stashpoint({ id: 'cccccccccccc', name: 'Third Shelf', currency_code: 'EUR' });
    const draft = stashpoint({ id: 'bbbbbbbbbbbb', name: 'Second Shelf', status: 'draft', version: 7 });
    const { api, user } = open(stashpoint(), draft, euro);
    api.on('updateStashpoints', []);
    await user.click(await screen.findByRole('button', { name: 'Price several places …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Price several places' }));
    for (const place of dialog.getAllByRole('checkbox')) await user.click(place);
    await user.click(dialog.getByRole('button', { name: 'Price 2 places' }));
    expect(await dialog.findByText(/^Enter a price/)).toBeTruthy();
    await user.type(dialog.getByLabelText('First day'), '7.5');
    expect(dialog.queryByText(/Third Shelf/)).toBeNull();
    expect(dialog.getAllByText('First day: £5.00 → £7.50')).toHaveLength(2);
    expect(dialog.getAllByText('Extra day: £4.00')).toHaveLength(2);
    expect(dialog.getByText('Applies once we’ve approved it.')).toBeTruthy();
    expect(dialog.getByText('Applies straight away.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Price 2 places' }));
    const priced = (version: number) => ({ first_day_cost: 750, expected_version: version, accept_stranded: 0 });
    await waitFor(() =>
      expect(api.calls('updateStashpoints')[0]?.body).toEqual({
        rehouse: false,
        changes: [
          { id: stashpoint().id, ...priced(stashpoint().version) },
          { id: draft.id, ...priced(7) },
        ],
      }),
    );
  });
});
