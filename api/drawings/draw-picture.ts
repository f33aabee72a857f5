import { STASHPOINT_TYPES } from '../contract/vocabulary/storage-types.ts';
import { cityScenes } from './city-scenes.ts';
import { citySkyline } from './city-skyline.ts';
import type { Drawing } from './draw.ts';
import type { Frame } from './frame.ts';
import { compass, homeHero } from './home-hero.ts';
import { bagOnShelf, interior } from './interior.ts';
import { shopDoor, shopFront } from './shop-front.ts';
import { shopKindOf } from './shop-kinds.ts';

/** Number of pictures of shops of each type; the stashpoints share them. */
export const stashpointPictureVariants = 60;

/** The views of a place, in the order of its photos: the house from the street, its door, and the shelves. */
export const STASHPOINT_VIEWS = ['front', 'door', 'inside'] as const;
export type StashpointView = (typeof STASHPOINT_VIEWS)[number];

const views = { front: shopFront, door: shopDoor, inside: interior };

export function stashpointPicture(variant: number, view: StashpointView, type: string): string {
  return `stashpoint-${variant}-${view}-${type}`;
}

export function cityPicture(citySlug: string): string {
  return `city-${citySlug}`;
}

/** Draws one picture in any frame. */
export type Scene = (frame: Frame) => Drawing;

/** Finds the scene for a picture's name; undefined for an unknown name. */
export function sceneOf(name: string): Scene | undefined {
  if (name === 'home-hero') return homeHero;
  if (name === 'compass') return compass;
  return cityOf(name) ?? stashpointOf(name) ?? bagOf(name);
}

function cityOf(name: string): Scene | undefined {
  const slug = name.startsWith('city-') ? name.slice('city-'.length) : '';
  return Object.hasOwn(cityScenes, slug) ? (frame) => citySkyline(slug, frame) : undefined;
}

function stashpointOf(name: string): Scene | undefined {
  const [, number, view, type] = /^stashpoint-(\d{1,2})-(front|door|inside)-([a-z_]{1,40})$/.exec(name) ?? [];
  const variant = Number(number);
  if (!view || !isKnown(type) || variant < 1 || variant > stashpointPictureVariants) return undefined;
  return (frame) => views[view as StashpointView](shopKindOf(type), variant, frame);
}

/** A traveller's photo of a bag, for the demo's claims. */
function bagOf(name: string): Scene | undefined {
  const [, number] = /^bag-(\d{1,2})$/.exec(name) ?? [];
  return number === undefined ? undefined : (frame) => bagOnShelf(Number(number), frame);
}

/** Checks the type. Without this, an unknown word would draw the same shop under another name. */
function isKnown(type: string | undefined): type is string {
  return (STASHPOINT_TYPES as readonly (string | undefined)[]).includes(type);
}
