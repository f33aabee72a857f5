import type { PHRASES } from '../../words/phrases.ts';

/** The words of the contract's rules in one language. A site loads only its visitor's. */
export interface Phrases {
  refunds: RefundWords;
  cover: CoverWords;
  places: PlaceWords;
}

/** The texts that describe a refund policy. */
export type RefundWords = (typeof PHRASES)['en']['refunds'];

/** The sentences about the guarantee: before a booking, and of one with or without it. */
export type CoverWords = (typeof PHRASES)['en']['cover'];

/** The words before a place's name. Of each kind's rules, the first one for the name applies; the last one is for all. */
export type PlaceWords = Record<'country' | 'city' | 'landmark', readonly PlaceRule[]>;

interface PlaceRule {
  /** The names it is for: the source of a regular expression, and its flags. Absent from a rule for all names. */
  names?: string;
  flags?: string;
  /** `%{name}` is the name, or what the group of the expression has matched, if it has one. */
  phrase: string;
}
