import type { FeatureCollection } from 'geojson';
import type { Topology } from 'topojson-specification';
import landUrl from 'world-atlas/land-50m.json?url';

let coast: Promise<FeatureCollection> | undefined;

/**
 * The land of the world at 1:50 million, by Natural Earth (public domain): a separate file, fetched once a page and
 * only if a map has no tiles.
 */
export function readCoast(): Promise<FeatureCollection> {
  coast ??= fetchCoast().catch((problem) => {
    coast = undefined;
    throw problem;
  });
  return coast;
}

async function fetchCoast(): Promise<FeatureCollection> {
  const [{ feature }, answer] = await Promise.all([import('topojson-client'), fetch(landUrl)]);
  const land = (await answer.json()) as Topology;
  const shape = feature(land, land.objects.land as Topology['objects'][string]);
  return 'features' in shape ? shape : { type: 'FeatureCollection', features: [shape] };
}
