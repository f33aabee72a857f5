import type { MapTiles } from '@cubby/api';
import type { Map as MapLibreMap, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMode } from '../theme/use-mode.ts';
import { type Mode, palette } from '../tokens/index.ts';
import type { MapPosition } from './map-types.ts';
import { hideQuietGround, showQuietGround } from './quiet-ground.ts';
import { styleOf } from './tile-styles.ts';

/** How long a sheet of plain paper is looked at before something else stands in. */
const PATIENCE_MS = 2000;

interface Streets {
  tiles: MapTiles | null;
  language: string;
  centre: MapPosition;
}

/**
 * Puts streets on a map. When none have come within two seconds, or cannot be had, the quiet ground stands in; when they
 * come later they take over.
 */
export function useStreets(map: MapLibreMap | null, { tiles, language, centre }: Streets): void {
  const mode = useMode();
  const [quiet, setQuiet] = useState(tiles === null);
  const [dressed, setDressed] = useState(false);
  const arrived = useRef(false);
  const kind = tiles?.kind;
  const url = tiles?.url;

  const wear = useEffectEvent(async (created: MapLibreMap, isGone: () => boolean) => {
    const style = tiles ? await styleOf(tiles, { mode, language }) : groundStyle(mode);
    if (isGone()) return;
    setDressed(false);
    created.setStyle(style, { diff: false });
  });
  const stand = useEffectEvent((created: MapLibreMap) => showQuietGround(created, centre, mode));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these asks for another style.
  useEffect(() => {
    if (!map) return;
    let gone = false;
    const load = () => wear(map, () => gone).catch(() => setQuiet(true));
    const reload = () => {
      if (!arrived.current) load();
    };
    load();
    window.addEventListener('online', reload);
    return () => {
      gone = true;
      window.removeEventListener('online', reload);
    };
  }, [map, kind, url, language, mode]);

  useEffect(() => {
    if (!map) return;
    const dress = () => setDressed(true);
    const notice = (event: MapSourceDataEvent) => {
      if (arrived.current || !('tile' in event) || event.sourceId.startsWith('quiet-')) return;
      arrived.current = true;
      setQuiet(false);
    };
    const fail = () => {
      if (!arrived.current) setQuiet(true);
    };
    map.on('style.load', dress);
    map.on('sourcedata', notice);
    map.on('error', fail);
    const patience = setTimeout(fail, PATIENCE_MS);
    return () => {
      clearTimeout(patience);
      map.off('style.load', dress);
      map.off('sourcedata', notice);
      map.off('error', fail);
    };
  }, [map]);

  useEffect(() => {
    if (!map || !dressed) return;
    // Another style is being put on, though its types promise one: once it is there, this runs again.
    if (!map.getStyle()) return;
    if (quiet) stand(map);
    else hideQuietGround(map);
  }, [map, quiet, dressed]);
}

/** The sheet everything begins as. */
export function groundStyle(mode: Mode): StyleSpecification {
  const paint = { 'background-color': palette[mode].mapGround };
  return { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint }] };
}
