import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { readArea, writeArea } from '../lib/maps/area.ts';
import { type Bounds, scaled } from '../lib/maps/map-bounds.ts';

/** The factor by which a wider search extends, to each side. */
const WIDER = 3;

export interface Area {
  /** The part of the map that was searched explicitly; null for the area around the target. */
  area: Bounds | null;
  /** True if the search was widened. */
  widened: boolean;
  /** The part of the map the traveller has moved to since. */
  moved: Bounds | null;
  setMoved: (bounds: Bounds) => void;
  searchMoved: () => void;
  widen: (from: Bounds) => void;
}

/**
 * Returns the searched area, which is part of the address: it can be shared, survives a reload, and Back leads to the
 * previous one. Another place starts again, because nothing else writes it.
 */
export function useArea(): Area {
  const { paths } = useI18n();
  const search = useSearch();
  const [, go] = useLocation();
  const text = new URLSearchParams(search).get('area');
  const area = useMemo(() => readArea(text), [text]);
  // A moved map belongs to the area it began from: after Back nothing is left to be searched.
  const [moved, setMoved] = useState<{ bounds: Bounds; from: string | null } | null>(null);
  const [widest, setWidest] = useState<string | null>(null);
  const open = (bounds: Bounds) => {
    const wanted = writeArea(bounds);
    const query = Object.fromEntries(new URLSearchParams(search));
    if (wanted) go(paths.search({ ...query, area: wanted }), { state: window.history.state });
    return wanted ?? null;
  };
  return {
    area,
    widened: text !== null && widest === text,
    moved: moved?.from === text ? (moved?.bounds ?? null) : null,
    setMoved: (bounds) => setMoved({ bounds, from: text }),
    searchMoved: () => {
      if (moved) open(moved.bounds);
    },
    widen: (from) => setWidest(open(scaled(from, WIDER))),
  };
}
