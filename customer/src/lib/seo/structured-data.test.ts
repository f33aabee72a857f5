import { describe, expect, it } from 'vitest';
import { placeDetail, stashpointDetail } from '../../../testing/site-records.ts';
import { blogPosting, breadcrumbs, localBusiness, questionsAndAnswers, storageIn, website } from './structured-data.ts';

const URL = 'https://cubby.test/luggage-storage/united-kingdom/london';
const picture = (id: number) => ({
  alt: '',
  sizes: { '500x460': `/media/${id}.webp`, '1024x500': `/media/${id}-w.webp` },
});

describe('a place for search engines', () => {
  const business = (own = {}) =>
    localBusiness(stashpointDetail(own), `${URL}/stashpoints/p1`, 'https://cubby.test', '2026-11-23');

  it('has a name, an address, a price in major units and a rating', () => {
    expect(business()).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Café near King’s Cross',
      url: `${URL}/stashpoints/p1`,
      address: { streetAddress: '1 High Street', postalCode: 'N1 9AL' },
      geo: { latitude: 51.53, longitude: -0.12 },
      priceRange: '6.5 GBP',
      aggregateRating: { ratingValue: 4.8, reviewCount: 12, bestRating: 5, worstRating: 1 },
    });
  });

  it('lists its days, Monday first, nights day by day, and dates that differ in one piece', () => {
    const opening_hours = [
      { day: 0, open: '08:00:00', close: '20:00:00' },
      { day: 4, open: '18:00:00', close: '02:00:00' },
      { day: 6, open: '00:00:00', close: '00:00:00' },
    ];
    const closures = [{ start_date: '2026-12-20', end_date: '2026-12-28' }];
    const hours = (dayOfWeek: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    });
    expect(business({ opening_hours, opening_hours_exceptions: [], closures })).toMatchObject({
      openingHoursSpecification: [
        hours('Monday', '08:00', '20:00'),
        hours('Friday', '18:00', '00:00'),
        hours('Saturday', '00:00', '02:00'),
        hours('Sunday', '00:00', '23:59'),
      ],
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-20', validThrough: '2026-12-21' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-28' },
      ],
    });
  });

  it('shows at most three pictures, with whole addresses', () => {
    expect(business({ photos: [1, 2, 3, 4].map(picture) })).toHaveProperty('image', [
      'https://cubby.test/media/1.webp',
      'https://cubby.test/media/2.webp',
      'https://cubby.test/media/3.webp',
    ]);
  });

  it.each([
    ['no rating', { rating: null, review_count: 0 }],
    ['a rating of nobody', { rating: 4.8, review_count: 0 }],
    ['reviews without a rating', { rating: null, review_count: 3 }],
  ])('has no rating with %s', (_what, own) => {
    expect(business(own)).not.toHaveProperty('aggregateRating');
  });

  it('leaves out a missing description', () => {
    expect(JSON.stringify(business({ description: '' }))).not.toContain('description');
  });

  it('has no decimals if its currency has none', () => {
    const { pricing_structure } = stashpointDetail();
    const won = { ...pricing_structure, ccy: 'KRW' as const, ccy_minor_in_major: 1, first_day_cost: 6000 };
    expect(business({ pricing_structure: won })).toHaveProperty('priceRange', '6150 KRW');
  });
});

describe('a city for search engines', () => {
  it('is a service with a lowest price and its number of places', () => {
    expect(storageIn(placeDetail(), 'Luggage storage in London', URL)).toMatchObject({
      name: 'Luggage storage in London',
      areaServed: { name: 'London', geo: { latitude: 51.5, longitude: -0.12 } },
      offers: { lowPrice: 5.34, priceCurrency: 'GBP', offerCount: 40 },
      aggregateRating: { ratingValue: 4.8, reviewCount: 10 },
    });
  });

  it.each([
    ['offers', { lowest_total: null }],
    ['aggregateRating', { average_rating: null }],
    ['aggregateRating', { review_count: 0 }],
  ])('is without %s if nothing is known', (property, own) => {
    expect(storageIn(placeDetail(own), 'London', URL)).not.toHaveProperty(property);
  });
});

describe('lists for search engines', () => {
  it('number the steps to a page from one', () => {
    const steps = breadcrumbs([
      { name: 'United Kingdom', url: 'https://cubby.test/a' },
      { name: 'London', url: 'https://cubby.test/b' },
    ]);
    expect(steps).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: 'United Kingdom', item: 'https://cubby.test/a' },
      { '@type': 'ListItem', position: 2, name: 'London', item: 'https://cubby.test/b' },
    ]);
  });

  it('pair each question with its answer', () => {
    expect(questionsAndAnswers([{ question: 'Why?', answer: 'Because.' }])).toHaveProperty('mainEntity', [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
    expect(questionsAndAnswers([])).toHaveProperty('mainEntity', []);
  });

  it('name the site, and who wrote a post', () => {
    expect(website('Cubby', 'https://cubby.test/')).toMatchObject({ '@type': 'WebSite', name: 'Cubby' });
    const post = {
      id: 'b1',
      slug: 'one-bag',
      title: 'One bag',
      excerpt: 'Travel light.',
      modified: '2026-11-01T10:00:00.000Z',
      author: { name: 'Ada', avatar: null },
      featured_image: null,
      tags: [],
    };
    expect(blogPosting(post)).toMatchObject({
      headline: 'One bag',
      dateModified: '2026-11-01T10:00:00.000Z',
      author: { name: 'Ada' },
    });
  });
});
