/** Washes on the walls of streets, rooms and niches. */
export const plaster = {
  lime: '#F5E7CF',
  cream: '#F7EBD6',
  shell: '#F9E3D0',
  butter: '#F7E3B0',
  vanilla: '#F3DCB8',
  palePeach: '#F9E3C3',
  apricot: '#F6D6A8',
  ochre: '#F3C08F',
  saffron: '#F6C46A',
  primrose: '#F6CF7E',
  marigold: '#F2CE8A',
  rose: '#F3B5A0',
  salmon: '#F3A183',
  coral: '#EFA983',
  peach: '#EDBB9C',
  tan: '#E9B48C',
  almond: '#E3BE90',
  seaGreen: '#9CCBBF',
  mint: '#BFD8CD',
  duckEgg: '#CFE3D8',
  skyBlue: '#A9CCD3',
} as const;

/** Fired clay, from pale to dark. */
export const brick = {
  pale: '#E6C9A6',
  orange: '#CB7A52',
  tile: '#C9714A',
  flowerPot: '#C96A3F',
  scarlet: '#D2694A',
  red: '#B9603D',
  deepRed: '#B4583A',
  rose: '#B4674A',
  faded: '#B0674E',
  brown: '#A5673F',
  oxblood: '#A5502F',
  burnt: '#8F4A35',
  mauve: '#C98090',
  plum: '#A86A78',
} as const;

/** Tiles, slate, lead and zinc. */
export const roof = {
  paleTile: '#E27F4F',
  tile: '#D9683A',
  deepTile: '#C9582E',
  agedTile: '#8A4B43',
  brownTile: '#6E4A43',
  bitumen: '#5B4A4E',
  straw: '#D9C5A3',
  lead: '#7F8C8C',
  zinc: '#6F8C92',
  darkZinc: '#5D7A82',
  slate: '#5D8088',
} as const;
