import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { readArea, writeArea } from '../lib/maps/area.ts';
import { type Bounds, scaled } from '../lib/maps/map-bounds.ts';

/** How much further a wider search looks, to each side. */
const WIDER = 3;

interface Area {
  /** The part of the map that was searched for on purpose; null while it is what lies around the target. */
  area: Bounds | null;
  /** Whether somebody looks further than they did. */
  widened: boolean;
  /** Where the traveller has moved the map to since. */
  moved: Bounds | null;
  setMoved: (bounds: Bounds) => void;
  searchMoved: () => void;
  widen: (from: Bounds) => void;
}

/**
 * The searched area stands in the address: it can be shared, outlives a reload, and Back leads to the one before. Another
 * place begins anew, because nothing else writes it.
 */
export function useArea(): Area {
  const { paths } = useI18n();
  const search = useSearch();
  const [, go] = useLocation();
  const text = new URLSearchParams(search).get('area');
  const area = useMemo(() => readArea(text), [text]);
  // What was moved belongs to the area it began from: after Back nothing is left to be searched.
  const [moved, setMoved] = useState<{ bounds: Bounds; from: string | null } | null>(null);
  const [widest, setWidest] = useState<string | null>(null);
  const open = (bounds: Bounds) => {
    const wanted = writeArea(bounds);
    const query = Object.fromEntries(new URLSearchParams(search));
    if (wanted) go(paths.search({ ...query, area: wanted }));
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
