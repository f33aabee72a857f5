/** The colours of Cubby after dark: the back office is worked in for hours. Contrasts are those of the light ones. */
export const night = {
  ground: '#0F1B18',
  shelf: '#172622',
  raised: '#1F322C',
  line: '#33483F',
  fieldLine: '#7C9188',
  ink: '#F6EEDF',
  inkSoft: '#B9C7BF',
  pine: '#8FD0BC',
  pineDeep: '#B9E4D6',
  onPine: '#0E2B25',
  tangerine: '#FFA071',
  marigold: '#F6B73C',
  error: '#FF9B8E',
} as const;
