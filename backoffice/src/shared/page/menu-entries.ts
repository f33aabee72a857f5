import type { ConsoleResource, MenuEntry } from './console-resource.ts';

export function menuEntries(resources: readonly ConsoleResource[]): MenuEntry[] {
  return resources.flatMap(({ name, menu }) => (menu ? [{ to: `/${name}`, ...menu }] : []));
}

/**
 * Returns the address of the entry the page belongs to: its own, or else the longest above it. The start page is above
 * none.
 */
export function currentOf(pathname: string, entries: readonly MenuEntry[]): string | undefined {
  return entries
    .map(({ to }) => to)
    .filter((to) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
