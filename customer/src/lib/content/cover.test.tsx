import { COVERS, LANGUAGES } from '@cubby/api';
import { flatten, type Texts } from '@cubby/api/words/texts';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claimStart } from '../../../testing/claims.ts';
import { fakeApi, openSite } from '../../../testing/open-site.tsx';
import {
  appContext,
  booking,
  freeByHour,
  pageOf,
  STAY,
  stashpointDetail,
  user,
} from '../../../testing/site-records.ts';
import { languageWith } from '../i18n/language-at-work.ts';

const files = import.meta.glob<Texts>('../../../../api/words/en/site/*.json', { eager: true, import: 'default' });

const PLACE = `/luggage-storage/united-kingdom/london/stashpoints/p1?${STAY}`;
const BOOKING = '/account/bookings/BAG-1234';

const NO_COUNTS = {
  available_hotel_count: 0,
  available_locker_count: 0,
  available_standard_count: 0,
  available_stashpoint_count: 0,
  total_stashpoint_count: 0,
};

describe('what a page says about cover', () => {
  it('is made from one fact: no dictionary says it by itself', () => {
    /** The terms, the note of the choice with the guarantee, and the answer to hosts hold with it and without it. */
    const APART = ['terms.sections.guarantee.text', 'options.guaranteeText', 'host.questions.damage.text'];
    const said = Object.values(files)
      .flatMap((texts) => flatten(texts))
      .filter(
        ([, text]) =>
          /\bcover(s|ed)?\b.*\bbags?\b|\bbags?\b.*\bcovered\b/i.test(text) && !/voucher|%\{cover\}/i.test(text),
      );
    const known = ['guarantee.description', 'guarantee.amounts.title', 'pricing.lines.guarantee.text', ...APART];
    expect(said.map(([key]) => key).filter((key) => !known.includes(key))).toEqual([]);
  });

  it.each(['included', 'optional'] as const)('holds where the guarantee is %s', async (offer) => {
    const { phrases } = await languageWith('en');
    const { included, optional, choice, standard } = phrases.cover;
    const [said, other] = offer === 'included' ? [included, optional] : [optional, included];
    const variants = offer === 'optional' ? '10:optional_guarantee' : '10:original';
    const statistics = { ...appContext().data.statistics, insurance_by_currency_code: { GBP: 250_000 } };
    fakeApi()
      .on('getAppContext', appContext({ statistics }))
      .on('getStashpoint', stashpointDetail({ stay_price: { bag_count: 2, days: 1, total: 1200 } }))
      .on('getHourlyAvailability', freeByHour())
      .on('listReviews', pageOf([]))
      .on('summariseReviews', { total: 0, average: null, counts: [] })
      .on('listStashpoints', { ...pageOf([]), counts: NO_COUNTS });
    for (const address of ['/', '/faq', '/guarantee']) {
      await openSite(address, { variants });
      expect(await screen.findByText((text) => text.startsWith(said)), address).toBeTruthy();
      expect(
        screen.queryByText((text) => text.startsWith(other)),
        address,
      ).toBeNull();
      cleanup();
    }
    const [there, elsewhere] = (offer === 'included' ? [standard, choice] : [choice, standard]).map((text) =>
      text.replace('%{sum}', '£2,500'),
    );
    await openSite(PLACE, { variants });
    expect(await screen.findByText(there ?? '')).toBeTruthy();
    expect(screen.queryByText(elsewhere ?? '')).toBeNull();
  });

  it.each(COVERS)('holds for a booking with the cover %s, on its pass, receipt and claim', async (cover) => {
    const { phrases } = await languageWith('en');
    const standard = phrases.cover.standard.replace('%{sum}', '£2,500');
    const statistics = { ...appContext().data.statistics, insurance_by_currency_code: { GBP: 250_000 } };
    const [said, other] = cover === 'none' ? [phrases.cover.booked, standard] : [standard, phrases.cover.booked];
    fakeApi()
      .on('getAppContext', appContext({ statistics }))
      .on(
        'getBooking',
        booking({ cover, movements: [{ kind: 'charge', amount: 1200, created: '2030-06-01T10:00:00Z' }] }),
      )
      .on('getStashpoint', stashpointDetail())
      .on('getClaimStart', { ...claimStart({}), cover });
    await openSite(BOOKING, { user: user() });
    expect(await screen.findAllByText(said)).toHaveLength(2);
    expect(screen.queryByText(other)).toBeNull();
    cleanup();
    await openSite(`${BOOKING}/claim`, { user: user() });
    const [claimed, not] = cover === 'none' ? [phrases.cover.claimed, standard] : [null, phrases.cover.claimed];
    if (claimed) expect(await screen.findByText(claimed)).toBeTruthy();
    else await screen.findByRole('button', { name: 'Change the claim' });
    expect(screen.queryByText(not)).toBeNull();
  });

  it.each(LANGUAGES)('is written in %s', async (language) => {
    const { phrases } = await languageWith(language);
    expect(new Set(Object.values(phrases.cover)).size).toBe(7);
  });
});
