import { lastDay } from './post-last-day.ts';
import { lightBag } from './post-light-bag.ts';
import { stationHours } from './post-station-hours.ts';
import type { BuiltInPost } from './types.ts';

/** Newest first. */
export const POSTS: readonly BuiltInPost[] = [lastDay, stationHours, lightBag];
