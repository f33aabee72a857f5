import { deviceStorage } from '@cubby/api/client';
import { useSyncExternalStore } from 'react';
import { getConsent } from '../consent/consent.ts';
import type { SearchTarget } from '../results/search-target.ts';

const STORED_AS = 'cubby.searches';
const KEPT = 5;

let known: readonly SearchTarget[] | null = null;
const listeners = new Set<() => void>();

/**
 * Returns the last searches on this device, the newest first. They stay on it; without consent they end with the visit.
 */
export function recentSearches(): readonly SearchTarget[] {
  known ??= read();
  return known;
}

export function useRecentSearches(): readonly SearchTarget[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recentSearches,
    () => NONE,
  );
}

const NONE: readonly SearchTarget[] = [];

/** Remembers a search; the visitor's own position is not remembered. */
export function rememberSearch(target: SearchTarget): void {
  if (target.nearMe) return;
  const { unknown: _unknown, ...kept } = target;
  keep([kept, ...recentSearches().filter((other) => !isSame(other, target))].slice(0, KEPT));
}

export function forgetSearch(target: SearchTarget): void {
  keep(recentSearches().filter((other) => !isSame(other, target)));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(searches: readonly SearchTarget[]): void {
  known = searches;
  if (searches.length > 0 && getConsent() === 'given') deviceStorage.setItem(STORED_AS, JSON.stringify(searches));
  else deviceStorage.removeItem(STORED_AS);
  for (const listener of listeners) listener();
}

function read(): readonly SearchTarget[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTarget).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Validates stored data, which may be of another version or edited by the visitor. */
function isTarget(value: unknown): value is SearchTarget {
  if (typeof value !== 'object' || value === null) return false;
  const { label, route, position } = value as Record<string, unknown>;
  if (typeof label !== 'string') return false;
  if (typeof route === 'string') return true;
  if (typeof position !== 'object' || position === null) return false;
  const { lat, lng } = position as Record<string, unknown>;
  return typeof lat === 'number' && typeof lng === 'number';
}

function isSame(a: SearchTarget, b: SearchTarget): boolean {
  return a.route === b.route && a.position?.lat === b.position?.lat && a.position?.lng === b.position?.lng;
}
