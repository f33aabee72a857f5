import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

interface OpenParts {
  /** The address at which the map of a phone was opened; absent while the list is shown. */
  map?: string;
  /** The place whose card is shown on the map, and the address at which it was opened. */
  card?: { id: string; at: string };
}

/**
 * Returns what is open over the list, kept in the entry of the browser's history: Back closes it, a reload keeps it, and
 * another filter or area leaves it open.
 */
export function useOpenParts() {
  const parts = useHistoryState<OpenParts | null>() ?? {};
  const [, go] = useLocation();
  const here = () => window.location.pathname + window.location.search;
  const open = (next: OpenParts, replace = false) => go(here(), { state: next, replace });
  /** Closes a part the way Back does, or in its own entry where the search has changed since. */
  const close = (at: string, rest: OpenParts) => (at === here() ? window.history.back() : open(rest, true));
  const { map, card } = parts;
  return {
    /** Kept by whatever changes the search. */
    parts,
    isMapOpen: map !== undefined,
    chosenId: card?.id ?? null,
    openMap: () => open({ ...parts, map: here() }),
    closeMap: () => map !== undefined && close(card ? '' : map, {}),
    choose: (id: string | null) => {
      if (id) open({ ...parts, card: { id, at: card?.at ?? here() } }, card !== undefined);
      else if (card) close(card.at, { ...(map && { map }) });
    },
  };
}
