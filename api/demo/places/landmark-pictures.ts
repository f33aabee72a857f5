import type { Scene } from '../../drawings/draw-picture.ts';
import { landmarkScene } from '../../drawings/landmark-scene.ts';
import { allCountries } from './all-countries.ts';

export function landmarkPicture(citySlug: string, landmarkSlug: string): string {
  return `landmark-${citySlug}-${landmarkSlug}`;
}

/** The scene of a landmark of the demo network by its picture's name; undefined for any other name. */
export function landmarkSceneOf(name: string): Scene | undefined {
  landmarks ??= new Map(allCountries.flatMap(({ cities }) => cities.flatMap(scenesOf)));
  return landmarks.get(name);
}

let landmarks: Map<string, Scene> | undefined;

function scenesOf({ slugs: city, landmarks }: (typeof allCountries)[number]['cities'][number]): [string, Scene][] {
  return landmarks.map(({ kind, slugs }) => [
    landmarkPicture(city.en, slugs.en),
    (frame) => landmarkScene(kind, city.en, slugs.en, frame),
  ]);
}
