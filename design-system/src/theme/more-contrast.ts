import {
  type ColourRole,
  CSS_PREFIX,
  colourVariable,
  highContrast,
  MODE_ATTRIBUTE,
  type Mode,
  palette,
} from '../tokens/index.ts';
import { paletteOf } from './colour-schemes.ts';

/** The variables of either mode for users who asked for more contrast: only those that differ from the usual ones. */
export const moreContrast = {
  [`:root:not([${MODE_ATTRIBUTE}="dark"])`]: variablesOf('light'),
  [`:root[${MODE_ATTRIBUTE}="dark"]`]: variablesOf('dark'),
};

function variablesOf(mode: Mode): Record<string, string> {
  const roles = Object.entries(highContrast[mode]) as [ColourRole, string][];
  const usual = muiVariables(palette[mode]);
  const changed = Object.entries(muiVariables({ ...palette[mode], ...highContrast[mode] }));
  return Object.fromEntries([
    ...roles.map(([role, value]) => [colourVariable(role), value]),
    ...changed.filter(([name, value]) => value !== usual[name]),
  ]);
}

/** MUI's palette by the names of its variables: `--cubby-palette-primary-main`. */
function muiVariables(roles: Record<ColourRole, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paletteOf(roles)).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`--${CSS_PREFIX}-palette-${name}`, value]]
        : Object.entries(value).map(([shade, colour]) => [`--${CSS_PREFIX}-palette-${name}-${shade}`, colour]),
    ),
  );
}
