import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';

describe('a link to a place that cannot take the bags', () => {
  it.each(['/unavailable', '/unavailable?stashpoint=', '/unavailable?bags=2'])(
    'that has lost the place offers a search: %s',
    async (address) => {
      fakeApi();
      await openSite(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Another place for your bags' })).toBeTruthy();
      expect(screen.getByRole('search')).toBeTruthy();
      expect(screen.queryByText(/404/)).toBeNull();
    },
  );

  it('to an unknown place is a 404', async () => {
    fakeApi().on('listAlternatives', refuse('NOT_FOUND'));
    await openSite('/unavailable?stashpoint=nowhere');
    expect(await screen.findByText('404')).toBeTruthy();
  });
});
