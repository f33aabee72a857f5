/** Every colour, size, shape and speed of Cubby. Nothing else in the product names one; nothing is imported here. */
export { hue, mark, typefaces } from './brand.ts';
export { type ColourRole, CSS_PREFIX, colour, colourVariable, MODE_ATTRIBUTE, palette } from './colour.ts';
export { type Elevation, elevations, ring, shadow, shadowsOf, textHalo } from './elevation.ts';
export { forcedColours, forcedEdge, forcedFill, forcedMark } from './forced-colours.ts';
export { highContrast } from './high-contrast.ts';
export { markOnGroundSvg, markSvg } from './icons.ts';
export { inFlowOnLow, layer, lowScreen } from './layer.ts';
export { duration, easing, reducedMotion, transition } from './motion.ts';
export { paperColours, screenOnly } from './print.ts';
export { type Mode, roles } from './roles.ts';
export { arch, cardArch, radius, sheetTop, smallArch, tinyArch, wideArch } from './shape.ts';
export {
  breakpoints,
  iconSize,
  plainList,
  space,
  spaceUnit,
  touchTarget,
  visuallyHidden,
  width,
} from './space.ts';
export {
  cardFieldTextSize,
  denseTextSize,
  font,
  fontWeight,
  headingSize,
  letterSpacing,
  lineHeight,
  linkLine,
  loadedFamily,
  standInFamily,
  tabularNumbers,
  textLink,
  textSize,
} from './type.ts';
