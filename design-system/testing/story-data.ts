import type { CostLine, OpeningException, OpeningHours, PictureSet } from '@cubby/api';

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

export const weekHours: OpeningHours[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: day === 6 ? '10:00:00' : '08:00:00',
  close: day === 6 ? '18:00:00' : '20:30:00',
}));

export const exceptions: OpeningException[] = [
  { date: '2026-12-25', start_time: null, end_time: null, type: 'closed' },
  { date: '2026-12-26', start_time: '12:00:00', end_time: '16:00:00', type: 'open' },
];

export const costLines: CostLine[] = [
  { kind: 'bags', amount: 1180 },
  { kind: 'booking_fee', amount: 149 },
  { kind: 'discount', amount: -236 },
  { kind: 'insurance', amount: 398 },
  { kind: 'trees', amount: 40 },
  { kind: 'total', amount: 1531 },
];

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
