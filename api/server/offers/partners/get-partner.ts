import { CubbyError } from '../../../contract/errors.ts';
import type { Partner } from '../../../contract/structs/partner.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../contract/vocabulary/languages.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { serializePlaceShort } from '../../catalogue/places/serialize-place.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { isUsableCoupon } from '../coupons/is-usable-coupon.ts';
import { findPartnerRow } from './store.ts';

/** @throws CubbyError NOT_FOUND for an unknown partner. */
export async function getPartner(
  services: HasDatabase & HasClock & HasPlaces,
  slug: string,
  language: Language,
): Promise<Partner> {
  const { database, places, now } = services;
  const row = await findPartnerRow(database.query, slug);
  const words = row?.texts[language] ?? row?.texts[DEFAULT_LANGUAGE];
  if (!row || !words) throw new CubbyError('NOT_FOUND', 'Partner not found.');
  const directory = await places.read();
  // A code that has expired is not offered.
  const offers = row.coupon_code !== null && (await isUsableCoupon(database.query, row.coupon_code, now()));
  return {
    slug: row.slug,
    name: row.name,
    heading: words.heading,
    intro: words.intro,
    points: words.points,
    note: offers ? words.note : null,
    coupon_code: offers ? row.coupon_code : null,
    cities: row.cities.flatMap((route) => directory.byRoute.get(route) ?? []).map(serializePlaceShort),
  };
}
