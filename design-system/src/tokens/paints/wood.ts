/** Shelves, counters, benches and boats. */
export const wood = {
  paleEdge: '#E9B98A',
  boat: '#E9A878',
  birch: '#E3B67E',
  wicker: '#E9C48F',
  pine: '#C98A52',
  oak: '#C07C3C',
  beech: '#B9793F',
  walnut: '#A8713F',
  chestnut: '#A8683F',
  mahogany: '#8A5230',
  slat: '#B98F5A',
  nicheFloor: '#B9854E',
  castShadow: '#B98A58',
  mooringPost: '#7A4A4E',
} as const;

/** Boards inside a shop. */
export const floor = {
  straw: '#D9B98A',
  honey: '#D8B074',
  rosy: '#D2A98A',
  ash: '#CDB08A',
  oak: '#C9A577',
} as const;
