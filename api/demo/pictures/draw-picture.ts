import { STASHPOINT_TYPES } from '../../contract/vocabulary/storage-types.ts';
import { allCountries } from '../places/all-countries.ts';
import type { LandmarkKind } from '../places/types.ts';
import { citySkyline } from './city-skyline.ts';
import type { Drawing } from './draw.ts';
import type { Frame } from './frame.ts';
import { compass, homeHero } from './home-hero.ts';
import { detail, interior } from './interior.ts';
import { landmarkScene } from './landmark-scene.ts';
import { shopFront } from './shop-front.ts';
import { shopKindOf } from './shop-kinds.ts';

/** How many shops of each type there are pictures of; the stashpoints share them. */
export const stashpointPictureVariants = 60;

export type StashpointView = 'front' | 'inside' | 'detail';

const views = { front: shopFront, inside: interior, detail };

export function stashpointPicture(variant: number, view: StashpointView, type: string): string {
  return `stashpoint-${variant}-${view}-${type}`;
}

export function cityPicture(citySlug: string): string {
  return `city-${citySlug}`;
}

export function landmarkPicture(citySlug: string, landmarkSlug: string): string {
  return `landmark-${citySlug}-${landmarkSlug}`;
}

/** Finds the scene behind a picture's name; undefined for a name nothing was drawn for. */
export function sceneOf(name: string): ((frame: Frame) => Drawing) | undefined {
  if (name === 'home-hero') return homeHero;
  if (name === 'compass') return compass;
  return cityOf(name) ?? landmarks().get(name) ?? stashpointOf(name);
}

function cityOf(name: string) {
  const slug = name.startsWith('city-') ? name.slice('city-'.length) : '';
  const known = allCountries.some((country) => country.cities.some((city) => city.slugs.en === slug));
  return known ? (frame: Frame) => citySkyline(slug, frame) : undefined;
}

function stashpointOf(name: string) {
  const [, number, view, type] = /^stashpoint-(\d{1,2})-(front|inside|detail)-([a-z_]{1,40})$/.exec(name) ?? [];
  const variant = Number(number);
  if (!view || !isKnown(type) || variant < 1 || variant > stashpointPictureVariants) return undefined;
  return (frame: Frame) => views[view as StashpointView](shopKindOf(type), variant, frame);
}

/** Any other word would be drawn too, as the same shop under another name. */
function isKnown(type: string | undefined): type is string {
  return (STASHPOINT_TYPES as readonly (string | undefined)[]).includes(type);
}

let landmarkScenes: Map<string, (frame: Frame) => Drawing> | undefined;

function landmarks() {
  landmarkScenes ??= new Map(
    allCountries
      .flatMap((country) => country.cities)
      .flatMap((city) =>
        city.landmarks.map(
          (landmark) =>
            [
              landmarkPicture(city.slugs.en, landmark.slugs.en),
              scene(landmark.kind, city.slugs.en, landmark.slugs.en),
            ] as const,
        ),
      ),
  );
  return landmarkScenes;
}

function scene(kind: LandmarkKind, city: string, landmark: string) {
  return (frame: Frame) => landmarkScene(kind, city, landmark, frame);
}
