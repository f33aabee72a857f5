import { link, type Part, type Row, stashpoint } from '../parts.ts';
import type { Say } from '../words.ts';
import type { Written } from './written-mail.ts';

/** A stay in words: times are those of the place, in the format of the language. */
export interface StayFacts {
  name: string;
  id: string;
  stashpoint: string;
  address: string;
  dropoff: string;
  pickup: string;
  bags: number;
  /** The cover of the bags; null where the currency has no guarantee. */
  cover: string | null;
}

/** Directions: `hours` of the days of the stay, one line each, `way`, a link to a map, and the pass. */
export interface WayFacts {
  hours: string;
  way: string;
  pass: Part;
}

/** Facts in emails about a place and its booking. `phone` is the place's number, `link` the booking's page. */
export interface MessageFacts extends StayFacts {
  phone: string | null;
  link: string;
}

/** Refunds to the card and as credit; null if there are none. */
export interface RefundFacts {
  card: string | null;
  credit: string | null;
  /** The part of the credit that waits for a report to be confirmed. */
  provisional: string | null;
  /** The amount that goes back to the card only then. */
  waiting: string | null;
}

/** Returns the facts of a stay for a text that counts its bags. */
export function counting<Facts extends StayFacts>(facts: Facts): Facts & { smart_count: number } {
  return { ...facts, smart_count: facts.bags };
}

export function bookingRow(t: Say, { id }: { id: string }): Row {
  return [t('common.booking'), id];
}

export function timeRows(t: Say, { dropoff, pickup }: Pick<StayFacts, 'dropoff' | 'pickup'>): Row[] {
  return [
    [t('common.dropoff'), dropoff],
    [t('common.pickup'), pickup],
  ];
}

/** Returns a row with the number of bags, or with that before and after a change. */
export function bagsRow(t: Say, bags: number | string): Row {
  return [t('common.bags'), String(bags)];
}

export function hoursRow(t: Say, { hours }: { hours: string }): Row {
  return [t('common.hours'), hours];
}

export function directions(t: Say, { way }: { way: string }): Part {
  return link(t('common.directions'), way);
}

/** Returns the place of the bags with its phone number, if it has one. */
export function callable(t: Say, facts: { stashpoint: string; address: string; phone: string | null }): Part {
  return stashpoint(facts, facts.phone && t('common.call', { phone: facts.phone }));
}

/** Returns what waits for a report to be confirmed. */
export function waitingRefunds(t: Say, { card, credit, provisional, waiting }: RefundFacts): Written[] {
  return [
    provisional && t('refunds.provisional', { provisional }),
    waiting && t(card || credit ? 'refunds.waitingMore' : 'refunds.waiting', { waiting }),
  ];
}
