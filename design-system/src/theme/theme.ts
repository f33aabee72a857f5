import { createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { colour, font, radius } from '../tokens/index.ts';
import { componentOverrides } from './theme-components.ts';

interface ThemeOptions {
  /** What renders a link inside the site, so that a click does not load the page anew. */
  linkComponent?: ElementType;
}

/** Cubby's theme. A site passes its router's link; stories and tests use plain anchors. */
export function createCubbyTheme({ linkComponent = 'a' }: ThemeOptions = {}): Theme {
  return createTheme({
    cssVariables: true,
    palette: {
      mode: 'light',
      primary: { main: colour.pine700, dark: colour.pine900, light: colour.pine500, contrastText: colour.white },
      secondary: {
        main: colour.tangerine600,
        dark: '#9A3309',
        light: colour.tangerine500,
        contrastText: colour.white,
      },
      error: { main: colour.error },
      warning: { main: colour.marigold400, contrastText: colour.ink },
      success: { main: colour.pine500, contrastText: colour.white },
      info: { main: '#2F6675', light: colour.sky200, contrastText: colour.white },
      text: { primary: colour.ink, secondary: colour.inkSoft },
      background: { default: colour.paper, paper: colour.white },
      divider: colour.line,
    },
    shape: { borderRadius: radius.medium },
    typography: {
      fontFamily: font.text,
      h1: heading('clamp(2.25rem, 1.5rem + 3.2vw, 3.75rem)', 1.04),
      h2: heading('clamp(1.65rem, 1.3rem + 1.5vw, 2.4rem)', 1.12),
      h3: heading('clamp(1.3rem, 1.15rem + 0.6vw, 1.6rem)', 1.2),
      h4: heading('1.2rem', 1.25),
      h5: heading('1.08rem', 1.3),
      h6: heading('1rem', 1.3),
      body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem', letterSpacing: 0 },
    },
    components: componentOverrides(linkComponent),
  });
}

function heading(fontSize: string, lineHeight: number) {
  return {
    fontFamily: font.heading,
    fontWeight: 700,
    fontSize,
    lineHeight,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere' as const,
  };
}
