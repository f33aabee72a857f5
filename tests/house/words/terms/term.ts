/** A concept with a single word for it. */
export interface Term {
  use: string;
  /** Words that must not be used for it, as whole words and in any case; `*` is any ending. */
  not: readonly string[];
  /** Exceptions in which such a word means something else: the room and part, up to the key, or the text itself. */
  except?: readonly string[];
}
