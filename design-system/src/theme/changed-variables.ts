import { type ColourRole, CSS_PREFIX, colourVariable, type Mode, palette } from '../tokens/index.ts';
import { paletteOf } from './colour-schemes.ts';

/** The CSS variables of a mode that some changed colours change: those of our roles, and MUI's that are made of them. */
export function changedVariables(mode: Mode, changes: Partial<Record<ColourRole, string>>): Record<string, string> {
  const roles = Object.entries(changes) as [ColourRole, string][];
  const usual = muiVariables(palette[mode]);
  const changed = Object.entries(muiVariables({ ...palette[mode], ...changes }));
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
