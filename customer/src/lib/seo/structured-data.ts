import {
  type BlogPost,
  oneBagTotal,
  type PictureSet,
  type PlaceDetail,
  type PlaceShort,
  type StashpointDetail,
} from '@cubby/api';

/** Schema.org objects for search engines. Addresses are absolute. */

export function breadcrumbs(steps: readonly { name: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function questionsAndAnswers(entries: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function website(name: string, url: string): object {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url };
}

/** Returns a place as a local business. Unknown values are left out: a rating from no reviews is no rating. */
export function localBusiness(stashpoint: StashpointDetail, url: string, origin: string): object {
  const { rating, review_count, pricing_structure: price } = stashpoint;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: stashpoint.name,
    description: stashpoint.description || undefined,
    url,
    image: stashpoint.photos.slice(0, 3).map((photo) => origin + firstSize(photo)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: stashpoint.address,
      postalCode: stashpoint.postal_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: stashpoint.latitude, longitude: stashpoint.longitude },
    priceRange: `${oneBagTotal(price) / price.ccy_minor_in_major} ${price.ccy}`,
    openingHoursSpecification: stashpoint.opening_hours.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens: open.slice(0, 5),
      closes: close.slice(0, 5),
    })),
    ...(rating !== null && review_count > 0 && { aggregateRating: aggregateRating(rating, review_count) }),
  };
}

/** Returns a city or landmark as a service with its ratings. */
export function storageIn(place: PlaceDetail, name: string, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    url,
    areaServed: { '@type': 'Place', name: place.name, geo: geoOf(place) },
    ...(place.lowest_total !== null && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: place.lowest_total / place.ccy_minor_in_major,
        priceCurrency: place.currency_code,
        offerCount: place.stashpoint_count,
      },
    }),
    ...(place.average_rating !== null &&
      place.review_count > 0 && { aggregateRating: aggregateRating(place.average_rating, place.review_count) }),
  };
}

/** A post of the blog. */
export function blogPosting({ title, excerpt, modified, author }: BlogPost): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    dateModified: modified,
    author: { '@type': 'Organization', name: author.name },
  };
}

function aggregateRating(ratingValue: number, reviewCount: number): object {
  return { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5, worstRating: 1 };
}

function geoOf({ center }: Pick<PlaceShort, 'center'>): object {
  return { '@type': 'GeoCoordinates', latitude: center.lat, longitude: center.lng };
}

function firstSize({ sizes }: PictureSet): string {
  return Object.values(sizes)[0] ?? '';
}

/** Day 0 is Monday (design §4.3). */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
