import type { AdminStashpoint } from '@cubby/api';
import { screen } from '@testing-library/react';
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
});
