/**
 * Names used in stories: a café has the same name in every language, and so do people, streets and bookings. Text that
 * users wrote in their own language stays as it is.
 */
export const SAMPLE_NAMES = [
  'Cubby',
  'Copper Kettle Café',
  'Harbour Books',
  'Bel twee keer aan de zijdeur.',
  'Blue Door Hotel',
  'Maya Lindqvist',
  '18 Caledonian Road, London N1 9DU',
  'King’s Cross',
  '7KQ2M9XA4T',
  '4821',
  'Lisboa',
  'English',
  'Deutsch',
  'Français',
  'Español',
  'Italiano',
  'Português',
] as const;
