import type { DayHours, MinuteRange } from '../src/stay/OpeningHoursTable.tsx';
import type { PictureSet } from '../src/surfaces/picture-set.ts';

/** A place's picture from our own drawings, stored beside the stories. */
export const picture: PictureSet = {
  alt_text: 'The front of a café with a shelf of bags in its window',
  sizes: { '500x700': '/pictures/cafe-500x700.webp', '1024x768': '/pictures/cafe-1024x768.webp' },
};

/** A city's picture: tall for a card, wide for the head of a page. */
export const cityPicture: PictureSet = {
  alt_text: 'The skyline of London by the river',
  sizes: {
    '254x400': '/pictures/london-254x400.webp',
    '500x700': '/pictures/london-500x700.webp',
    '1024x500': '/pictures/london-1024x500.webp',
  },
};

/** The hours of a café from 21 November, a Saturday. */
export const weekHours: DayHours[] = weekOf((weekday) => (weekday === 6 ? [[600, 1080]] : [[480, 1230]]));

/** Returns seven days from Saturday, 21 November; `ranges` gives the hours of a weekday, 0 = Monday. */
export function weekOf(ranges: (weekday: number) => MinuteRange[]): DayHours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => ({
    date: `2026-11-${21 + offset}`,
    ranges: ranges((offset + 5) % 7),
    special: false,
  }));
}

/** Writes amounts of pounds, as the stories' prices are. */
export function pounds(amount: number): string {
  return `${amount < 0 ? '-' : ''}£${(Math.abs(amount) / 100).toFixed(2)}`;
}

export const costLines = [
  { kind: 'bags', amount: 1180 },
  { kind: 'booking_fee', amount: 149 },
  { kind: 'insurance', amount: 398 },
  { kind: 'discount', amount: -236 },
  { kind: 'trees', amount: 40 },
  { kind: 'total', amount: 1531 },
] as const;

export const priceLabels = {
  bags: 'Bags',
  booking_fee: 'Booking fee',
  discount: 'Discount',
  prepaid: 'Prepaid voucher',
  unrefunded: 'Paid before, not refunded',
  insurance: 'Guarantee',
  trees: 'Trees',
  total: 'Total',
  free: 'Free',
  caption: 'Prices',
};

export const searchLabels = {
  form: 'Find storage',
  dropoff: 'Drop-off',
  pickup: 'Pick-up',
  date: 'date',
  time: 'time',
  bags: 'Bags',
  fewerBags: 'One bag fewer',
  moreBags: 'One more bag',
  bagCount: '2 bags',
  submit: 'Find storage',
};

export const germanSearchLabels = {
  form: 'Gepäckaufbewahrung suchen',
  dropoff: 'Gepäckabgabezeitpunkt',
  pickup: 'Gepäckabholungszeitpunkt',
  date: 'Datum',
  time: 'Uhrzeit',
  bags: 'Gepäckstückanzahl',
  fewerBags: 'Ein Gepäckstück weniger',
  moreBags: 'Ein Gepäckstück mehr',
  bagCount: '12 Gepäckstücke',
  submit: 'Gepäckaufbewahrungsmöglichkeiten finden',
};

const FULL_HOURS = Array.from({ length: 15 }, (_, index) => `${String(index + 7).padStart(2, '0')}:00`);

/** The full hours from 7 to 21, on every day. */
export function fullHours(): readonly string[] {
  return FULL_HOURS;
}
