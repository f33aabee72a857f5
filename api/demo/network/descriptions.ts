import type { StashpointType } from '../../contract/vocabulary/storage-types.ts';
import type { Random } from '../../drawings/random.ts';
import { type ShopKind, shopKindOf } from '../../drawings/shop-kinds.ts';

const sentences: Record<ShopKind, readonly string[]> = {
  cafe: [
    'A neighbourhood café with a locked room behind the counter.',
    'Small tables, strong coffee, and a back room where bags stay dry and in sight of the staff.',
  ],
  restaurant: [
    'A family restaurant that looks after bags from the first lunch to the last dessert.',
    'Bags wait in the cloakroom beside the kitchen door, never in the dining room.',
  ],
  newsagent: [
    'A corner shop open early and late. Bags are kept in the stockroom, which only the owner can open.',
    'Papers, drinks and a tidy shelf for luggage behind the till.',
  ],
  hotel: [
    'The night porter is always there: bring your bags whenever your train arrives.',
    'A small hotel with a luggage room beside the reception, watched day and night.',
  ],
  luggage: [
    'Bags are all we do: numbered shelves, cameras, and people who lift for you.',
    'A shop for luggage with a large store room. Prams, skis and instruments are welcome.',
  ],
  locker: [
    'A bank of lockers indoors, under cameras. Your code opens your door, day and night.',
    'Choose the size you need, take the code from your booking, and close the door.',
  ],
  laundry: [
    'A launderette with a warm, dry store room. Your bags wait while the machines turn.',
    'Leave your bags, and your washing too if you like.',
  ],
  souvenir: [
    'Postcards in front, a locked luggage room at the back.',
    'A gift shop run by the same family for years, with room for your bags upstairs.',
  ],
  shop: [
    'A friendly shop with a store room of its own for bags.',
    'We tag every bag and keep it behind the counter, out of reach of customers.',
  ],
  office: [
    'A parcel counter that knows how to look after things.',
    'An office with a reception and a locked room for luggage.',
  ],
};

const offers: Partial<Record<ShopKind, readonly string[]>> = {
  cafe: [
    'A filter coffee at half price while your bags rest here.',
    'A pastry on the house with any hot drink, for guests with bags.',
  ],
  restaurant: ['A glass of house lemonade with your lunch, for guests with bags.'],
  laundry: ['Your first wash at half price while your bags are with us.'],
  souvenir: ['A postcard and a stamp for everyone who leaves a bag.'],
};

/** Two sentences about a place: what it is, and how to find it. */
export function describe(random: Random, type: StashpointType, landmark: string): string {
  const way = random.pick([
    `A few minutes on foot from ${landmark}.`,
    `Close to ${landmark}, on a quiet side street.`,
    `On the way from ${landmark} into town.`,
  ]);
  return `${random.pick(sentences[shopKindOf(type)])} ${way}`;
}

/** What the host offers those who leave a bag; most offer nothing. */
export function offerOf(random: Random, type: StashpointType): string | null {
  const own = offers[shopKindOf(type)];
  return own && random.chance(0.35) ? random.pick(own) : null;
}
