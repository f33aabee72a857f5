import { type Mode, roles } from './roles.ts';

export type ColourRole = keyof typeof roles;

/** What the stylesheet calls a role. The theme declares these for both modes, so that one page serves either. */
export function colourVariable(role: ColourRole): string {
  return `--${CSS_PREFIX}-colour-${role}`;
}

/** Every CSS variable of ours begins with it. */
export const CSS_PREFIX = 'cubby';

/** Each role as a value for styles: it follows the mode by itself. */
export const colour = mapRoles((role) => `var(${colourVariable(role)})`);

/** Each role as a hex value of one mode, for what knows no CSS variables: map styles, mails, a bank's own field. */
export const palette: Record<Mode, Record<ColourRole, string>> = {
  light: mapRoles((role) => roles[role].light),
  dark: mapRoles((role) => roles[role].dark),
};

function mapRoles(value: (role: ColourRole) => string): Record<ColourRole, string> {
  const names = Object.keys(roles) as ColourRole[];
  return Object.fromEntries(names.map((role) => [role, value(role)])) as Record<ColourRole, string>;
}
