import { type Mode, roles } from './roles.ts';

export type ColourRole = keyof typeof roles;

/** The CSS variable of a role. The theme declares these for both modes, so that one page serves either. */
export function colourVariable(role: ColourRole): string {
  return `--${CSS_PREFIX}-colour-${role}`;
}

/** The prefix of all our CSS variables. */
export const CSS_PREFIX = 'cubby';

/** The attribute stylesheets read the mode from: `<html data-mode="dark">`. */
export const MODE_ATTRIBUTE = 'data-mode';

/** Each role as a value for styles: it follows the mode automatically. */
export const colour = mapRoles((role) => `var(${colourVariable(role)})`);

/**
 * Each role as a hex value of one mode, for uses without CSS variables: map styles, emails, a payment provider's field.
 */
export const palette: Record<Mode, Record<ColourRole, string>> = {
  light: mapRoles((role) => roles[role].light),
  dark: mapRoles((role) => roles[role].dark),
};

function mapRoles(value: (role: ColourRole) => string): Record<ColourRole, string> {
  const names = Object.keys(roles) as ColourRole[];
  return Object.fromEntries(names.map((role) => [role, value(role)])) as Record<ColourRole, string>;
}
