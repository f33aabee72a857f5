import {
  addCalendarDays,
  type BlogPost,
  hoursOn,
  type MinuteRange,
  oneBagTotal,
  type PictureSet,
  type PlaceDetail,
  type PlaceShort,
  type StashpointDetail,
} from '@cubby/api';
import { hoursOfStashpoint } from '../stashpoints/open-times.ts';

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

/**
 * Returns a place as a local business, with its hours from `today` (YYYY-MM-DD). Unknown values are left out: a rating from
 * no reviews is no rating.
 */
export function localBusiness(stashpoint: StashpointDetail, url: string, origin: string, today: string): object {
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
    ...openingHours(stashpoint, today),
    ...(rating !== null && review_count > 0 && { aggregateRating: aggregateRating(rating, review_count) }),
  };
}

/**
 * Returns the hours in which a place can be booked. Each day has its own, up to midnight: a night in one piece would also
 * be read into a date that differs.
 */
function openingHours(stashpoint: StashpointDetail, today: string): object {
  const { week, dates } = hoursOfStashpoint(stashpoint);
  const usual = (date: string) => hoursOn({ week, dates: {} }, date);
  const special = Object.keys(dates)
    .filter((date) => date >= today && isDifferent(dates[date], usual(date)))
    .sort()
    .reduce<Special[]>((periods, date) => {
      const ranges = dates[date] ?? [];
      const last = periods.at(-1);
      const goesOn = last && addCalendarDays(last.until, 1) === date && !isDifferent(last.ranges, ranges);
      if (goesOn) last.until = date;
      else periods.push({ from: date, until: date, ranges });
      return periods;
    }, []);
  return {
    openingHoursSpecification: DAYS.flatMap((dayOfWeek, day) =>
      // The first of January 2024 was a Monday.
      usual(`2024-01-0${day + 1}`).map((range) => ({ ...specification(range), dayOfWeek })),
    ),
    specialOpeningHoursSpecification: special.flatMap(({ from, until, ranges }) =>
      (ranges.length > 0 ? ranges : [CLOSED]).map((range) => ({
        ...specification(range),
        validFrom: from,
        validThrough: until,
      })),
    ),
  };
}

/** Dates in a row with the same hours, other than those of the week. */
interface Special {
  from: string;
  until: string;
  ranges: MinuteRange[];
}

function isDifferent(one: MinuteRange[] | undefined, other: MinuteRange[]): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

const CLOSED: MinuteRange = [0, 0];

/** A whole day ends at 23:59, because a day that begins and ends at 00:00 is a closed one (developers.google.com). */
function specification([from, to]: MinuteRange): object {
  const closes = from === 0 && to === 1440 ? '23:59' : clockTime(to % 1440);
  return { '@type': 'OpeningHoursSpecification', opens: clockTime(from), closes };
}

function clockTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
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
