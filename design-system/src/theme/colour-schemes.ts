import type { ColorSystemOptions } from '@mui/material/styles';
import { type ColourRole, type Elevation, type Mode, palette, shadowsOf } from '../tokens/index.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface ColorSystemOptions {
    /** Our roles, as `--cubby-colour-…`. */
    colour?: Record<ColourRole, string>;
    /** Our shadows, as `--cubby-shadow-…`. */
    shadow?: Record<Elevation, string>;
  }
}

/** One mode in MUI's format: its own palette built from our roles, and the roles themselves as CSS variables. */
export function colourScheme(mode: Mode): ColorSystemOptions {
  const role = palette[mode];
  return { palette: { mode, ...paletteOf(role) }, colour: role, shadow: shadowsOf(mode) };
}

/** MUI's names for our roles. */
export function paletteOf(role: Record<ColourRole, string>) {
  return {
    primary: { main: role.accent, dark: role.accentStrong, light: role.accentBright, contrastText: role.onAccent },
    secondary: { main: role.emphasis, dark: role.emphasisStrong, light: role.spark, contrastText: role.onEmphasis },
    error: { main: role.danger, contrastText: role.onDanger },
    warning: { main: role.highlight, contrastText: role.onHighlight },
    success: { main: role.success, contrastText: role.onAccent },
    info: { main: role.info, light: role.infoSoft, contrastText: role.onInfo },
    text: { primary: role.text, secondary: role.textMuted },
    background: { default: role.surface, paper: role.surfaceRaised },
    divider: role.line,
  };
}
