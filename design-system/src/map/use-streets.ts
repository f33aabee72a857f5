import type { Map as MapLibreMap, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMode } from '../theme/use-mode.ts';
import { type Mode, palette } from '../tokens/index.ts';
import type { MapPosition, MapTiles } from './map-types.ts';
import { hideQuietGround, showQuietGround } from './quiet-ground.ts';
import { styleOf } from './tile-styles.ts';

/** Milliseconds of a blank map before the quiet ground is shown. */
const PATIENCE_MS = 2000;

interface Streets {
  tiles: MapTiles | null;
  language: string;
  centre: MapPosition;
}

/**
 * Adds streets to a map. If none have loaded within two seconds, or they cannot be loaded, the quiet ground is shown;
 * streets that load later replace it. Returns true for the quiet ground.
 */
export function useStreets(map: MapLibreMap | null, { tiles, language, centre }: Streets): boolean {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these needs another style.
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
    // Despite its type, getStyle() is undefined while another style loads; this runs again afterwards.
    if (!map.getStyle()) return;
    if (quiet) stand(map);
    else hideQuietGround(map);
  }, [map, quiet, dressed]);
  return quiet;
}

/** The blank style every map begins with. */
export function groundStyle(mode: Mode): StyleSpecification {
  const paint = { 'background-color': palette[mode].mapGround };
  return { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint }] };
}
