import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { CubbyError, type ErrorId } from '../../../../contract/errors.ts';
import { priceStay } from '../../../../contract/rules/price.ts';
import { countDays, localMoment } from '../../../../contract/rules/time.ts';
import type { StashpointDetail } from '../../../../contract/structs/stashpoint.ts';
import { byLanguage } from '../../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { readTranslations } from '../../../platform/translation/read-translations.ts';
import { checkStay, type StayCheck } from '../availability/check-stay.ts';
import { bagsIn, parseBags, parseSpaces } from '../availability/demand.ts';
import type { HasMissedSearches, MissedSearch, Visitor } from '../missed/missed-searches.ts';
import { pricedBags } from '../prices/pricing.ts';
import { STASHPOINT_TEXTS, textsOfStashpoint } from '../record/stashpoint-texts.ts';
import { fixedSpaces, serializeCard } from './serialize-card.ts';
import { findPageRow, type StashpointPageRow } from './store.ts';

/**
 * Returns one place for its page; with a stay, also whether it is possible, why not, and its all-in price.
 *
 * @throws CubbyError NOT_FOUND; STASHPOINT_INACTIVE when it is off the market; an error of the times.
 */
export async function getStashpoint(
  services: HasDatabase & HasClock & HasMissedSearches,
  id: string,
  query: QueryOf<Endpoints['getStashpoint']>,
  looker: Visitor,
): Promise<StashpointDetail> {
  const row = await findPageRow(services.database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
  if (row.status !== 'approved' || !row.active || !row.currency_sold)
    throw new CubbyError('STASHPOINT_INACTIVE', 'This place does not accept bookings.');
  const check =
    query.dropoff && query.pickup ? await checkAsked(services, id, query, query.dropoff, query.pickup) : null;
  if (check) noteMiss(services, check, looker);
  return {
    ...serializeCard(row),
    user_distance_km: null,
    description: row.description,
    address: row.address,
    postal_code: row.postal_code,
    country_code: row.country_code,
    since: localMoment(row.created, row.timezone).date,
    descriptions: row.descriptions,
    special_requirements: row.special_requirements,
    upsell: offerOf(row),
    ...(await inOtherLanguages(services, row)),
    closures: upcoming(row, services.now()),
    storage_spaces: fixedSpaces(row).map((space) => ({
      ...space,
      space_available: check ? check.room[space.size] : space.quantity,
    })),
    ...(check && stayFields(row, check)),
  };
}

function noteMiss(
  { missedSearches }: HasMissedSearches,
  { stashpoint, stay, refusal, demand }: StayCheck,
  looker: Visitor,
) {
  const reason = refusal && MISSED_BY[refusal];
  if (!reason) return;
  const misses = [{ stashpointId: stashpoint.id, timezone: stay.timezone, reason }];
  missedSearches.note({ misses, dropoff: stay.dropoff, bags: Math.max(1, bagsIn(demand)), looker });
}

const MISSED_BY: Partial<Record<ErrorId, MissedSearch['reason']>> = {
  STASHPOINT_CLOSED: 'closed',
  STASHPOINT_OUT_OF_HOURS_FORBIDDEN: 'closed',
  NO_AVAILABILITY_AT_STASHPOINT: 'full',
};

function upcoming({ closures, timezone }: StashpointPageRow, now: Date) {
  const today = localMoment(now, timezone).date;
  return closures
    .filter(({ end_date }) => end_date >= today)
    .map(({ start_date, end_date }) => ({ start_date, end_date }));
}

function offerOf({
  name,
  upsell_text: text,
  upsell_link: link,
  upsell_photo,
}: StashpointPageRow): StashpointDetail['upsell'] {
  if (!text) return null;
  return { text, link, photo: upsell_photo ? pictureSet(upsell_photo, PICTURE_SIZES.stashpoint, name) : null };
}

/** Returns the language each text was written in, and the stored translations. */
async function inOtherLanguages({ database }: HasDatabase, row: StashpointPageRow) {
  const texts = textsOfStashpoint(row);
  const translated = await readTranslations(database.query, Object.values(texts));
  const kept = STASHPOINT_TEXTS.map((field) => [field, translated(texts[field])] as const);
  const inLanguage = byLanguage((language) =>
    Object.fromEntries(kept.flatMap(([field, by]) => (by[language] ? [[field, by[language]]] : []))),
  );
  return {
    written_in: {
      description: texts.description.language,
      special_requirements: texts.special_requirements.language,
      upsell_text: texts.upsell_text.language,
    },
    translated: Object.fromEntries(Object.entries(inLanguage).filter(([, said]) => Object.keys(said).length > 0)),
  };
}

function checkAsked(
  services: HasDatabase & HasClock,
  stashpointId: string,
  query: QueryOf<Endpoints['getStashpoint']>,
  dropoff: string,
  pickup: string,
): Promise<StayCheck> {
  return checkStay(services, {
    stashpointId,
    dropoff: new Date(dropoff),
    pickup: new Date(pickup),
    bagCount: query.bag_count ?? 1,
    spaces: query.storage_spaces ? parseSpaces(query.storage_spaces) : undefined,
    bags: query.bag_sizes ? parseBags(query.bag_sizes) : undefined,
  });
}

function stayFields(row: StashpointPageRow, { refusal, stay, demand, bagsAvailable }: StayCheck) {
  const days = countDays(stay);
  const { post_discount_price } = priceStay(pricedBags(row, demand), days);
  const bag_count = bagsIn(demand);
  return {
    availability: refusal ? ('unavailable' as const) : ('available' as const),
    unavailable_reason: refusal,
    bags_available: bagsAvailable,
    ...(!refusal && { stay_price: { total: post_discount_price, days, bag_count } }),
  };
}
