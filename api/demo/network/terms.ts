import { bySize } from '../../contract/vocabulary/bag-sizes.ts';
import { type CurrencyCode, isCurrencyCode } from '../../contract/vocabulary/currencies.ts';
import type { StashpointType, StorageType } from '../../contract/vocabulary/storage-types.ts';
import type { Random } from '../../drawings/random.ts';
import { type ShopKind, shopKindOf } from '../../drawings/shop-kinds.ts';
import { type CapacityColumns, capacityColumns } from '../../server/catalogue/stashpoints/record/capacity-columns.ts';
import type { SizePricing } from '../../server/platform/database/json-columns.ts';
import type { CountrySeed } from '../places/all-countries.ts';
import { dearer, drawPrices, type Prices } from './prices.ts';

/** Bags a staffed place holds; any other holds 10 to 30. */
const capacities: Partial<Record<ShopKind, readonly [number, number]>> = { hotel: [30, 100], luggage: [50, 200] };

/** Draws a place's prices and capacity. */
export function drawTerms(random: Random, country: CountrySeed, type: StashpointType) {
  if (!isCurrencyCode(country.currency)) throw new RangeError(`No prices in ${country.currency}.`);
  const prices = drawPrices(random, country.currency);
  const storage = type === 'locker' ? lockers(random, country.code) : staffed(random, type);
  return {
    ...prices,
    ...storage,
    currency_code: country.currency,
    size_pricing: sizePricing(prices, storage, country.currency),
  };
}

function sizePricing(prices: Prices, storage: CapacityColumns, currency: CurrencyCode): SizePricing {
  if (storage.capacity_small + storage.capacity_medium === 0) return {};
  return { medium: dearer(currency, prices, 1.15), large: dearer(currency, prices, 1.35) };
}

const NO_ROOM = capacityColumns(bySize(() => 0));

interface Storage extends CapacityColumns {
  storage_type: StorageType;
  provider: string | null;
}

function staffed(random: Random, type: StashpointType): Storage {
  const [low, high] = capacities[shopKindOf(type)] ?? [10, 30];
  return {
    storage_type: 'staffed',
    provider: null,
    ...NO_ROOM,
    capacity_standard: random.whole(low, high),
  };
}

function lockers(random: Random, country: string): Storage {
  const european = ['DE', 'FR', 'ES', 'IT', 'PT', 'CZ'].includes(country);
  const storage_type = random.weighted<StorageType>([
    ['hivebox_locker_bank', 5],
    ['lambda_locker', 2],
    ['bendysquare', european ? 3 : 0],
    ['quadralink', european ? 2 : 1],
  ]);
  if (storage_type === 'bendysquare')
    return {
      ...NO_ROOM,
      storage_type,
      provider: country === 'DE' ? 'bendysquare_deu' : 'bendysquare_aut',
      capacity_large: random.whole(5, 24),
    };
  if (storage_type === 'quadralink')
    return { ...NO_ROOM, storage_type, provider: 'quadralink', capacity_large: random.whole(5, 20) };
  const sizes = {
    capacity_small: random.whole(4, 18),
    capacity_medium: random.whole(3, 12),
    capacity_large: random.whole(2, 10),
  };
  return { ...NO_ROOM, ...sizes, storage_type, provider: storage_type === 'lambda_locker' ? null : 'hivebox' };
}
