/** The words of the contract's rules in one language. A site loads only its visitor's. */
export interface Phrases {
  refunds: RefundWords;
  places: PlaceWords;
}

/** The words for describing a refund policy; `{…}` marks a placeholder. */
export interface RefundWords {
  /** The first tier, those between, and the last one with or without a refund. */
  cancel: string;
  between: string;
  after: string;
  nothing: string;
  /** The sentence for a policy whose remaining tiers refund nothing. */
  over: string;
  /** Ends of a tier, for `{until}`. */
  untilMoment: string;
  untilDropoff: string;
  beforeDropoff: string;
  afterPaying: string;
  later: string;
  /** The refunded part, for `{what}`. */
  everything: string;
  share: string;
  ofLines: string;
  /** The parts of a price that the policy treats separately. */
  lines: Record<'bags' | 'booking_fee' | 'guarantee' | 'trees', string>;
}

/** The words before the name of a place. */
export interface PlaceWords {
  inCountry: string;
  inCity: (name: string) => string;
  /** Before a landmark without an article. */
  near: string;
  /** Rules for the article of a landmark, by the first word of its name, or in German by the last one. */
  nearNamed: readonly (readonly [names: RegExp, phrase: (name: string) => string])[];
}

export const before =
  (words: string) =>
  (name: string): string =>
    `${words}${name}`;
