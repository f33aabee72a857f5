import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { appContext } from '../../testing/site-records.ts';

describe('the privacy page', () => {
  it.each([
    ['openfreemap', 'https://tiles.test/planet', /^Maps come from OpenFreeMap, whose servers/],
    ['own', '/map/tiles.pmtiles?v=1', /^Maps come from our own server\. No one else learns/],
    ['style', 'https://maps.test:8443/style.json', /^Maps come from maps\.test:8443, and from the servers/],
  ] as const)('says who sees which part of the map: %s', async (kind, url, sentence) => {
    fakeApi().on('getAppContext', appContext({ map: { kind, url } }));
    await openSite('/privacy-policy');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Maps' })).toBeTruthy();
  });

  it.each([true, false])('mentions the translator only if one is set: %s', async (translator) => {
    fakeApi().on('getAppContext', appContext({ translator }));
    await openSite('/privacy-policy');
    await screen.findByRole('heading', { name: 'Maps' });
    expect(screen.queryAllByText(/is sent to a translation service/)).toHaveLength(translator ? 1 : 0);
  });
});
