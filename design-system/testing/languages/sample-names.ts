/**
 * Names that stories tell of: a café is called the same in every language, and so are people, streets and
 * bookings. What somebody has written in a language of their own stays as it is.
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
