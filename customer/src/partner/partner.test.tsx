import type { Partner } from '@cubby/api';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../testing/noise.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { city } from '../../testing/site-records.ts';

function partner(own: Partial<Partner> = {}): Partner {
  return {
    slug: 'northrail',
    name: 'Northrail',
    heading: 'Arrive without your bags',
    intro: 'Leave them near the platform.',
    points: ['Ten per cent off', 'No app'],
    note: 'Enter this code when you pay.',
    coupon_code: 'NORTH10',
    cities: [city()],
    ...own,
  };
}

describe('the page of a partner', () => {
  it('shows the record’s texts, and links to its cities', async () => {
    const api = fakeApi().on('getPartner', partner());
    await openSite('/northrail');
    expect(await screen.findByRole('heading', { level: 1, name: /Arrive without your bags/ })).toBeTruthy();
    expect(screen.getByText('Cubby and Northrail')).toBeTruthy();
    expect(screen.getByText('Ten per cent off')).toBeTruthy();
    expect(screen.getByText('No app')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Popular destinations' })).toBeTruthy();
    expect(api.calls('getPartner')[0]).toMatchObject({ params: { slug: 'northrail' }, query: { language: 'en' } });
  });

  it('lets its code be copied', async () => {
    fakeApi().on('getPartner', partner());
    const { user } = await openSite('/northrail');
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('NORTH10');
  });

  it.each([
    ['no code can be used now', { coupon_code: null, note: null }],
    ['nothing is said of it', { note: null }],
  ])('shows no code if %s', async (_what, own) => {
    fakeApi().on('getPartner', partner(own));
    await openSite('/northrail');
    await screen.findByText('Cubby and Northrail');
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
    expect(screen.queryByText('NORTH10')).toBeNull();
  });

  it('shows no cities if it has none', async () => {
    fakeApi().on('getPartner', partner({ cities: [] }));
    await openSite('/northrail');
    await screen.findByText('Cubby and Northrail');
    expect(screen.queryByText('Popular destinations')).toBeNull();
  });

  it('is a 404 for an unknown partner', async () => {
    fakeApi().on('getPartner', refuse('NOT_FOUND'));
    await openSite('/nobody');
    expect(await screen.findByText('404')).toBeTruthy();
  });

  it('says what went wrong if loading fails', async () => {
    fakeApi().on('getPartner', refuse('UNAVAILABLE'));
    await openSite('/northrail');
    expect(await screen.findByText(/This isn’t available right now/)).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
  });

  it('is requested in German at its German address', async () => {
    const api = fakeApi().on('getPartner', partner());
    await openSite('/de/northrail');
    expect(await screen.findByText('Cubby und Northrail')).toBeTruthy();
    expect(api.calls('getPartner')[0]?.query.language).toBe('de');
  });
});
