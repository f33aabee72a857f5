/** Travellers, from light to dark. */
export const skin = {
  porcelain: '#F0C29B',
  sand: '#DDA276',
  bronze: '#B97A50',
  chestnut: '#8A5638',
  umber: '#63402C',
} as const;

/** From silver to nearly black. */
export const hair = {
  silver: '#D9D2C4',
  copper: '#B5702F',
  brown: '#6B3F22',
  darkBrown: '#3A2A22',
  nearBlack: '#2A211D',
} as const;

/** Trousers, bags, petals and awnings. */
export const cloth = {
  leather: '#C97B4A',
  poppy: '#D9583A',
  rosehip: '#D96C6C',
  lavender: '#8A6FA0',
  lagoon: '#4E8FA0',
  denim: '#3F5E73',
  cocoa: '#6B4A3A',
} as const;

/** Painted doors and frames of shops. */
export const joinery = {
  rust: '#B4502C',
  navy: '#2F5F73',
} as const;
