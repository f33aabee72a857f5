import {
  createTheme,
  type Shadows,
  shouldSkipGeneratingVar,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import {
  breakpoints,
  CSS_PREFIX,
  duration,
  easing,
  font,
  fontWeight,
  headingSize,
  letterSpacing,
  lineHeight,
  MODE_ATTRIBUTE,
  radius,
  shadow,
  spaceUnit,
  textSize,
} from '../tokens/index.ts';
import { colourScheme } from './colour-schemes.ts';
import { componentOverrides } from './theme-components.ts';

interface CubbyThemeOptions {
  /** Renders links inside the site, so that a click does not reload the page. */
  linkComponent?: ElementType;
  /** The direction of lines; the page's `dir` says the same. */
  direction?: Theme['direction'];
}

/** Cubby's theme, light and dark. A site passes its router's link; stories and tests use plain anchors. */
export function createCubbyTheme(options: CubbyThemeOptions = {}): Theme {
  return createTheme(cubbyThemeOptions(options));
}

/** The options before MUI builds a theme: react-admin requires them, and the console makes them denser. */
export function cubbyThemeOptions({ linkComponent = 'a', direction = 'ltr' }: CubbyThemeOptions = {}): ThemeOptions {
  return {
    direction,
    cssVariables: { cssVarPrefix: CSS_PREFIX, colorSchemeSelector: MODE_ATTRIBUTE, shouldSkipGeneratingVar: isUnused },
    shadows: SHADOWS,
    colorSchemes: { light: colourScheme('light'), dark: colourScheme('dark') },
    breakpoints: { values: breakpoints },
    spacing: spaceUnit,
    shape: { borderRadius: Number.parseFloat(radius.medium) },
    transitions: {
      duration: {
        shortest: duration.quick,
        shorter: duration.quick,
        short: duration.gentle,
        standard: duration.gentle,
        complex: duration.slow,
        enteringScreen: duration.gentle,
        leavingScreen: duration.gentle,
      },
      easing: { easeInOut: easing.standard, easeOut: easing.enter, easeIn: easing.leave, sharp: easing.standard },
    },
    typography: {
      fontFamily: font.text,
      fontWeightRegular: fontWeight.regular,
      fontWeightMedium: fontWeight.semibold,
      fontWeightBold: fontWeight.bold,
      h1: heading(headingSize.h1, lineHeight.display),
      h2: heading(headingSize.h2, lineHeight.heading),
      h3: heading(headingSize.h3, lineHeight.tight),
      h4: heading(headingSize.h4, lineHeight.tight),
      h5: heading(headingSize.h5, lineHeight.snug),
      h6: heading(headingSize.h6, lineHeight.snug),
      body1: { fontSize: textSize.large, lineHeight: lineHeight.text },
      body2: { fontSize: textSize.medium, lineHeight: lineHeight.normal },
      caption: { fontSize: textSize.caption, lineHeight: lineHeight.snug },
      button: {
        textTransform: 'none',
        fontWeight: fontWeight.strong,
        fontSize: textSize.normal,
        letterSpacing: letterSpacing.normal,
      },
    },
    components: componentOverrides(linkComponent),
  };
}

/** MUI has 24 heights, Cubby two: on the page, and floating. */
const SHADOWS = ['none', ...Array(4).fill(shadow.card), ...Array(20).fill(shadow.raised)] as Shadows;

/**
 * Leaves out variables that we never use, to keep them out of every page: the overlays that lighten raised paper in
 * dark mode (a role does that here), and those MUI leaves out by default.
 */
function isUnused(keys: string[]): boolean {
  return keys[0] === 'overlays' || shouldSkipGeneratingVar(keys);
}

function heading(fontSize: string, height: number) {
  return {
    fontFamily: font.heading,
    fontWeight: fontWeight.bold,
    fontSize,
    lineHeight: height,
    letterSpacing: letterSpacing.heading,
    overflowWrap: 'anywhere' as const,
  };
}
