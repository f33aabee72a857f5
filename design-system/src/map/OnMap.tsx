import type { Map as MapLibreMap } from 'maplibre-gl';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapPosition } from './map-types.ts';

const Layer = createContext<MapLibreMap | null>(null);

/**
 * A layer of HTML over the map. Unlike MapLibre's own markers, its children keep the document order React gives them,
 * which is the order in which Tab reaches them.
 */
export function MapLayer({ map, children }: { map: MapLibreMap; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    Object.assign(element.style, { position: 'absolute', inset: '0', overflow: 'clip', pointerEvents: 'none' });
    // A click on an element of this layer must not count as a click on the map.
    const keep = (event: Event) => event.stopPropagation();
    element.addEventListener('click', keep);
    element.addEventListener('dblclick', keep);
    map.getCanvasContainer().append(element);
    return () => element.remove();
  }, [map, element]);
  return createPortal(<Layer value={map}>{children}</Layer>, element);
}

interface OnMapProps {
  position: MapPosition;
  /** Higher levels cover lower ones. */
  level: number;
  /** The edge that touches the position: markers rise above it, names are below it, so that both are readable; a dot is in the middle. */
  anchor?: 'bottom' | 'top' | 'middle';
  children: ReactNode;
}

/** Keeps its children at a position while the map moves. */
export function OnMap({ position: { lat, lng }, level, anchor = 'bottom', children }: OnMapProps) {
  const map = use(Layer);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!map) return;
    const place = () => {
      const { x, y } = map.project([lng, lat]);
      const up = { bottom: '-100%', top: '0', middle: '-8px' }[anchor];
      if (box.current) box.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${up})`;
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, lat, lng, anchor]);
  return (
    <div ref={box} style={{ position: 'absolute', left: 0, top: 0, zIndex: level, width: 'max-content' }}>
      {children}
    </div>
  );
}
