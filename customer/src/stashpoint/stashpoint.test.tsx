import type { StashpointDetail } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dateIn, enterDate } from '../../../tests/harness/enter-date.ts';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { isOff } from '../../../tests/harness/is-off.ts';
import { takeNoise } from '../../testing/noise.ts';
import { address, fakeApi, openSite } from '../../testing/open-site.tsx';
import {
  appContext,
  freeByHour,
  pageOf,
  review,
  STAY,
  stashpoint,
  stashpointDetail,
} from '../../testing/site-records.ts';

const PATH = '/luggage-storage/united-kingdom/london/stashpoints/p1';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const label = (name: string) => screen.findByLabelText(name);
const asked = () => api.calls('getStashpoint').at(-1)?.query;

/** Two bags for a day: 2 × £5.00, the booking fee and the guarantee of each. */
const PRICE = { bag_count: 2, days: 1, total: 1200 };

function found(...items: ReturnType<typeof stashpoint>[]) {
  const counts = {
    available_hotel_count: 0,
    available_locker_count: 0,
    available_standard_count: 0,
    available_stashpoint_count: items.length,
    total_stashpoint_count: items.length,
  };
  return { ...pageOf(items), counts };
}

/** Sets up the place, and its answer for a stay. */
function offers(offer: Partial<StashpointDetail>, own: Partial<StashpointDetail> = {}): FakeApi {
  return api.on('getStashpoint', ({ query }) => stashpointDetail({ ...own, ...(query.dropoff && offer) }));
}

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listReviews', pageOf([]))
    .on('listStashpoints', found())
    .on('getHourlyAvailability', freeByHour());
  offers({ stay_price: PRICE });
});

describe('booking at a place', () => {
  it('shows the server’s price for the stay in the address, line by line', async () => {
    await openSite(`${PATH}?${STAY}`);
    const costs = within(await screen.findByLabelText('Price breakdown'));
    const lines = costs.getAllByRole('definition').map((each) => each.textContent);
    expect(lines).toEqual(['£10.00', '£1.00', '£1.00', '£12.00']);
    expect(costs.getByText('2 bags, 1 day')).toBeTruthy();
    expect(asked()).toEqual({
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
    });
  });

  it.each([
    ['GB', 'Each bag is covered up to £1,000.'],
    ['FR', 'Each bag is covered up to £1,000 (about €3,000).'],
    [null, 'Each bag is covered up to £1,000.'],
  ])('tells a visitor from %s the guarantee’s amount', async (user_country, sentence) => {
    const { data } = appContext();
    const statistics = { ...data.statistics, insurance_by_currency_code: { GBP: 100_000, EUR: 300_000 } };
    api.on('getAppContext', { ...appContext({ statistics }), user_country });
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('never shows lines that do not add up to the total', async () => {
    offers({ stay_price: { ...PRICE, total: 1500 } });
    await openSite(`${PATH}?${STAY}`);
    const costs = within(await screen.findByLabelText('Price breakdown'));
    expect(costs.getAllByRole('definition').map((each) => each.textContent)).toEqual(['£15.00']);
  });

  it('links to the checkout with the same stay, and states the refund policy', async () => {
    await openSite(`${PATH}?${STAY}`);
    const link = await screen.findByRole('link', { name: 'Book now' });
    expect(link.getAttribute('href')).toBe(`/checkout/p1?${STAY}`);
    expect(screen.getByText(/60 minutes/)).toBeTruthy();
  });

  it('adds a bag, in the address too, and requests the price again', async () => {
    const { user } = await openSite(`${PATH}?${STAY}`);
    await user.click(await button('One more bag'));
    await waitFor(() => expect(asked()?.bag_count).toBe(3));
    expect(new URLSearchParams(address().split('?')[1]).get('bags')).toBe('3');
    expect(screen.getByRole('group', { name: 'Bags' }).textContent).toContain('3 bags');
  });

  it('allows no fewer than one bag', async () => {
    await openSite(`${PATH}?${STAY.replace('bags=2', 'bags=1')}`);
    expect(isOff(await button('One bag fewer'))).toBe(true);
  });

  it('moves the pick-up along if the drop-off is set after it', async () => {
    await openSite(`${PATH}?${STAY}`);
    await enterDate('Drop-off: date', '2030-06-11');
    await waitFor(() => expect(asked()?.dropoff).toBe('2030-06-11T09:00:00.000Z'));
    expect(asked()?.pickup).toBe('2030-06-11T12:00:00.000Z');
    expect(await dateIn('Pick-up: date')).toBe('2030-06-11');
    expect(screen.getByText('Drop-off: Tuesday 11 June, 10:00. Pick-up: Tuesday 11 June, 13:00.')).toBeTruthy();
  });

  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '00:00:00', close: '00:00:00' }));
  it.each([
    ['of a shop', {}, ['08:00', '19:00'], ['11:00', '20:00']],
    [
      'that begin at half past',
      { opening_hours: [{ day: 0, open: '06:30:00', close: '17:15:00' }] },
      ['06:30', '17:00'],
      ['11:00', '17:15'],
    ],
    ['round the clock', { opening_hours: always }, ['00:00', '23:00'], ['11:00', '23:00']],
  ])('offers the times %s for drop-off and pick-up', async (_stashpoint, own, dropoff, pickup) => {
    offers({ stay_price: PRICE }, own);
    await openSite(`${PATH}?${STAY}`);
    const ends = async (name: string) => {
      const hours = within(await label(name)).getAllByRole('option');
      const times = hours.filter((hour) => !(hour as HTMLOptionElement).disabled);
      return [times[0]?.textContent, times.at(-1)?.textContent];
    };
    expect(await ends('Drop-off: time')).toEqual(dropoff);
    expect(await ends('Pick-up: time')).toEqual(pickup);
  });

  it('shows the hours of a day without fitting times, and warns of a pick-up close to closing', async () => {
    offers({ stay_price: PRICE }, { opening_hours: [{ day: 0, open: '10:30:00', close: '16:10:00' }] });
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText('Open 10:30–16:10 on Mon 10 Jun.')).toBeTruthy();
    expect(screen.getByText(/closes 10 minutes later/)).toBeTruthy();
  });

  it.each([
    ['NO_AVAILABILITY_AT_STASHPOINT', 'This place doesn’t have space for that many bags at that time.'],
    ['STASHPOINT_CLOSED', 'This place is closed on that day.'],
    ['STASHPOINT_OUT_OF_HOURS_FORBIDDEN', 'Drop-off and pick-up must be within opening hours.'],
    ['STAY_TOO_LONG', 'You can store bags for up to 30 days.'],
    ['A_REASON_OF_TOMORROW', 'This place doesn’t have space for that many bags at that time.'],
    [null, 'This place doesn’t have space for that many bags at that time.'],
  ])('that is unavailable (%s) says why, and links to other places with the stay', async (reason, sentence) => {
    offers({ availability: 'unavailable', unavailable_reason: reason });
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
    const away = screen.getByRole('link', { name: 'Nearby places with space' }).getAttribute('href') ?? '';
    expect(away).toMatch(/^\/unavailable\?/);
    expect(Object.fromEntries(new URLSearchParams(away.split('?')[1]))).toEqual({
      stashpoint: 'p1',
      dropoff: '2030-06-10T10:00',
      pickup: '2030-06-10T16:00',
      bags: '2',
    });
    expect(screen.queryByRole('link', { name: 'Book now' })).toBeNull();
  });

  it('says what went wrong if the price can’t be loaded, and offers no booking', async () => {
    api.on('getStashpoint', ({ query }) => (query.dropoff ? refuse('STAY_TOO_LONG') : stashpointDetail()));
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText('You can store bags for up to 30 days.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book now' })).toBeNull();
  });

  it('shows no outdated price once another stay was refused', async () => {
    api.on('getStashpoint', ({ query }) =>
      query.bag_count === 3
        ? refuse('TOO_MANY_REQUESTS')
        : stashpointDetail({ ...(query.dropoff && { stay_price: PRICE }) }),
    );
    const { user } = await openSite(`${PATH}?${STAY}`);
    await screen.findByRole('link', { name: 'Book now' });
    await user.click(await button('One more bag'));
    expect(await screen.findByText(/^Too many attempts/)).toBeTruthy();
    expect(screen.queryByLabelText('Price breakdown')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Book now' })).toBeNull();
  });

  it('is in German, money included', async () => {
    await openSite(`/de/gepackaufbewahrung/vereinigtes-koenigreich/london/stashpoints/p1?${STAY}`);
    expect(await screen.findByRole('heading', { name: 'Wann kommst du?' })).toBeTruthy();
    expect(await screen.findAllByText(/12,00\s£/)).not.toEqual([]);
  });
});

describe('the page of a place', () => {
  it('is titled by name and city, with the server’s canonical address', async () => {
    await openSite(`/luggage-storage/germany/berlin/stashpoints/p1?${STAY}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Café near King’s Cross' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Café near King’s Cross, London · Cubby'));
    await waitFor(() => expect(address().split('?')[0]).toBe(PATH));
  });

  it.each([
    ['as large as one likes', null, 'There’s no size limit.'],
    ['up to a size', { length_cm: 80, width_cm: 50, height_cm: 30 }, 'Bags can measure up to 80 × 50 × 30 cm.'],
  ])('says that bags can be %s', async (_limit, size_restrictions, sentence) => {
    offers({ stay_price: PRICE }, { size_restrictions });
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  describe('a bank of lockers', () => {
    const [space] = stashpointDetail().storage_spaces;
    const bank: Partial<StashpointDetail> = {
      type: 'locker',
      storage_type: 'quadralink',
      storage_spaces: space ? [{ ...space, size: 'large', door_cm: [59, 62, 35] }] : [],
    };

    it('sells its doors by the bags that fit', async () => {
      offers({ stay_price: PRICE }, bank);
      await openSite(`${PATH}?${STAY}`);
      expect(await screen.findByText('Does your bag fit into 59 × 62 × 35 cm?')).toBeTruthy();
      expect(screen.getByText('Large locker')).toBeTruthy();
      // The usual size of a large suitcase does not describe a door.
      expect(screen.queryByText(/75 × 52 × 31/)).toBeNull();
    });

    it('asks about the door that would be sold, and sells smaller ones for small bags only', async () => {
      const size = (name: 'small' | 'large', free: number, door_cm: [number, number, number]) => ({
        ...(space as NonNullable<typeof space>),
        id: name,
        size: name,
        space_available: free,
        door_cm,
      });
      const storage_spaces = [size('small', 4, [52, 29, 35]), size('large', 2, [52, 94, 35])];
      const full = [size('small', 4, [52, 29, 35]), size('large', 1, [52, 94, 35])];
      const refused = { availability: 'unavailable', unavailable_reason: 'NO_AVAILABILITY_AT_STASHPOINT' } as const;
      api.on('getStashpoint', ({ query }) =>
        query.bag_count === 1
          ? stashpointDetail({ ...bank, storage_spaces, availability: 'available', stay_price: PRICE })
          : stashpointDetail({ ...bank, storage_spaces: full, ...(query.dropoff && refused) }),
      );
      const { user } = await openSite(`${PATH}?${STAY.replace('bags=2', 'bags=1')}`);
      expect(await screen.findByText('Does your bag fit into 52 × 94 × 35 cm?')).toBeTruthy();
      expect(screen.getByText('Small locker for bags up to 52 × 29 × 35 cm')).toBeTruthy();
      await user.click(await button('One more bag'));
      const small = await screen.findByRole('link', { name: /^Book for small bags, up to 52\s×\s29/ });
      expect(decodeURIComponent(small.getAttribute('href') ?? '')).toContain('lockers=small:2');
    });

    it('says which bags it is too small for', async () => {
      offers({ availability: 'unavailable', unavailable_reason: 'NO_AVAILABILITY_AT_STASHPOINT' }, bank);
      const { user } = await openSite(`${PATH}?${STAY}`);
      await user.click(await button('How big are your bags?'));
      await user.click(await button('One fewer: Cabin bag'));
      await waitFor(async () => expect(isOff(await button('One fewer: Cabin bag'))).toBe(true));
      await user.click(await button('One more: Cabin bag'));
      await user.click(await button('One more: Medium suitcase'));
      expect(await screen.findByText('Too small for: 1 × Medium suitcase')).toBeTruthy();
      expect(asked()).toMatchObject({ bag_count: 3, bag_sizes: 'small:2,medium:1' });
      expect(decodeURIComponent(address())).toContain('sizes=small:2,medium:1');
    });
  });

  it('shows the space left for the stay, not in general', async () => {
    const [space] = stashpointDetail().storage_spaces;
    offers({ stay_price: PRICE, storage_spaces: space ? [{ ...space, space_available: 3 }] : [] });
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText('3 of 12 free')).toBeTruthy();
  });

  it('shows the free space in each hour of the day, and highlights the stay', async () => {
    const at = (hour: number, open: boolean, free: number) => ({
      time: `${String(hour).padStart(2, '0')}:00:00`,
      starts_at: `2030-06-10T${String(hour - 1).padStart(2, '0')}:00:00Z`,
      open,
      free: { small: 0, medium: 0, large: 0, standard: free },
    });
    api.on('getHourlyAvailability', freeByHour({ hours: [at(8, false, 12), at(9, true, 5), at(10, true, 0)] }));
    await openSite(`${PATH}?${STAY}`);
    const strip = within(await screen.findByRole('list', { name: 'Availability by hour, Mon 10 Jun' }));
    expect(strip.getAllByRole('listitem').map((hour) => hour.getAttribute('aria-label'))).toEqual([
      '09:00, 5 free',
      '10:00, 0 free',
    ]);
    expect(api.calls('getHourlyAvailability')[0]?.query).toEqual({ date: '2030-06-10' });
  });

  it('loads its pictures from a CDN, if one is set', async () => {
    const sizes = { '512x384': '/media/pictures/upload-1/512x384.webp' };
    api.on('getAppContext', appContext({ pictures_url: 'https://cdn.example.org' }));
    offers({}, { photos: [{ alt_text: 'The counter', sizes }] });
    await openSite(PATH);
    const picture = await screen.findByRole('img', { name: 'The counter' });
    expect(picture.getAttribute('src')).toBe(`https://cdn.example.org${sizes['512x384']}`);
  });

  it('shows the host’s requirements and offers, if there are any', async () => {
    offers({}, { special_requirements: 'Ring twice.', upsell: { text: 'A coffee for £1.', link: null, photo: null } });
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText('Ring twice.')).toBeTruthy();
    const offer = within(screen.getByRole('complementary', { name: 'From the host' }));
    expect(offer.getByText('A coffee for £1.')).toBeTruthy();
    expect(offer.queryByRole('link')).toBeNull();
  });

  it('mentions no offers if there are none', async () => {
    await openSite(`${PATH}?${STAY}`);
    await screen.findByText('No reviews yet.');
    expect(screen.queryByRole('complementary', { name: 'From the host' })).toBeNull();
    expect(screen.queryByText('Other places nearby')).toBeNull();
  });

  it('shows six reviews, and six more on request', async () => {
    const all = Array.from({ length: 8 }, (_, index) =>
      review({ id: `r${index}`, stashpoint_review: `Review ${index}` }),
    );
    api.on('listReviews', ({ query: { per_page = 0 } }) => ({
      ...pageOf(all.slice(0, per_page)),
      has_next: per_page < all.length,
    }));
    const { user } = await openSite(`${PATH}?${STAY}`);
    await screen.findByText('Review 5');
    expect(screen.queryByText('Review 6')).toBeNull();
    await user.click(await button('Show more reviews'));
    expect(await screen.findByText('Review 7')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull());
  });

  it('begins with the review that the address names, in focus, as a mail about a reply leads to it', async () => {
    const named = review({ id: 'r9', stashpoint_review: 'Review 9' });
    const newer = review({ id: 'r1', stashpoint_review: 'Review 1' });
    api.on('listReviews', ({ query }) => pageOf(query.review_id ? [named] : [newer]));
    await openSite(`${PATH}?${STAY}&review=r9`);
    const first = await screen.findByText('Review 9');
    expect(document.activeElement?.contains(first)).toBe(true);
    expect(first.compareDocumentPosition(screen.getByText('Review 1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links to at most four neighbours, never itself, for the same stay', async () => {
    const neighbours = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((id) => stashpoint({ id, name: `Place ${id}` }));
    api.on('listStashpoints', found(...neighbours));
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByRole('heading', { name: 'Other places nearby' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3, name: /^Place p/ }).map((each) => each.textContent)).toEqual([
      'Place p2',
      'Place p3',
      'Place p4',
      'Place p5',
    ]);
  });

  it('that does not exist is a 404', async () => {
    api.on('getStashpoint', refuse('NOT_FOUND'));
    await openSite(`${PATH}?${STAY}`);
    expect(await screen.findByText('404')).toBeTruthy();
  });

  it('that takes no bookings leads to places that do, with the stay', async () => {
    api.on('getStashpoint', refuse('STASHPOINT_INACTIVE')).on('listAlternatives', refuse('NOT_FOUND'));
    await openSite(`${PATH}?${STAY}`, { onTo: ['/unavailable'] });
    await waitFor(() => expect(address()).toMatch(/^\/unavailable\?/));
    expect(new URLSearchParams(address().split('?')[1]).get('stashpoint')).toBe('p1');
    expect(new URLSearchParams(address().split('?')[1]).get('dropoff')).toBe('2030-06-10T10:00');
  });

  it.each([
    ['what its host wrote in the visitor’s language', { de: 'Hinter der blauen Tür.' }, 'Hinter der blauen Tür.'],
    ['what there is where they wrote nothing', { fr: 'Derrière la porte bleue.' }, 'Beside the station.'],
  ])('says %s', async (_what, descriptions, said) => {
    offers({ stay_price: PRICE }, { descriptions });
    await openSite(`/de${PATH.replace('luggage-storage', 'gepackaufbewahrung')}?${STAY}`);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  describe('to a visitor who reads another language', () => {
    const GERMAN = `/de${PATH.replace('luggage-storage', 'gepackaufbewahrung')}?${STAY}`;
    const written: Partial<StashpointDetail> = {
      special_requirements: 'Ring twice.',
      upsell: { text: 'A coffee for £1.', link: null, photo: null },
      written_in: { description: 'en', special_requirements: 'en', upsell_text: null },
    };
    const german = {
      description: 'Neben dem Bahnhof.',
      special_requirements: 'Bitte zweimal klingeln.',
      upsell_text: 'Ein Kaffee für 1 £.',
    };

    it('is translated, says so, and shows the original on request', async () => {
      offers({ stay_price: PRICE }, { ...written, translated: { de: german } });
      const { user } = await openSite(GERMAN);
      const notice = await screen.findByText('Bitte zweimal klingeln.');
      expect(notice.lang).toBe('de');
      expect(screen.getByText('Neben dem Bahnhof.').lang).toBe('de');
      expect(screen.getAllByText('Automatisch übersetzt (Original: Englisch)')).toHaveLength(2);
      const section = within(screen.getByRole('region', { name: 'Bevor du kommst' }));
      await user.click(section.getByRole('button', { name: 'Original zeigen' }));
      expect(section.getByText('Ring twice.').lang).toBe('en');
      expect(screen.getByText('Neben dem Bahnhof.')).toBeTruthy();
      await user.click(section.getByRole('button', { name: 'Übersetzung zeigen' }));
      expect(section.getByText('Bitte zweimal klingeln.')).toBeTruthy();
    });

    it('is shown as written, with its language, if untranslated or of unknown language', async () => {
      offers(
        { stay_price: PRICE },
        { ...written, translated: { fr: german, de: { upsell_text: german.upsell_text } } },
      );
      await openSite(GERMAN);
      expect((await screen.findByText('Ring twice.')).lang).toBe('en');
      const offer = within(screen.getByRole('complementary', { name: 'Vom Gastgeber' }));
      expect(offer.getByText('A coffee for £1.').lang).toBe('');
      expect(screen.queryByText(/Automatisch übersetzt/)).toBeNull();
    });

    it('is shown in the host’s own words if there are any', async () => {
      offers(
        { stay_price: PRICE },
        { ...written, descriptions: { de: 'Hinter der blauen Tür.' }, translated: { de: { description: 'Falsch.' } } },
      );
      await openSite(GERMAN);
      expect((await screen.findByText('Hinter der blauen Tür.')).lang).toBe('de');
      expect(screen.queryByText(/Automatisch übersetzt/)).toBeNull();
    });

    it('is described to search engines as shown', async () => {
      offers({ stay_price: PRICE }, { ...written, translated: { de: german } });
      await openSite(GERMAN);
      await screen.findByText('Neben dem Bahnhof.');
      const structured = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(structured).toContain('Neben dem Bahnhof.');
      expect(structured).not.toContain('Beside the station.');
    });
  });

  it('can be reloaded after an error', async () => {
    api.on('getStashpoint', refuse('UNAVAILABLE'));
    const { user } = await openSite(`${PATH}?${STAY}`);
    const again = await button('Try again');
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
    offers({ stay_price: PRICE });
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Café near King’s Cross' })).toBeTruthy();
  });
});
