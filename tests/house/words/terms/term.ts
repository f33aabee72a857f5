/** A thing has one word. */
export interface Term {
  use: string;
  /** Words that must not stand for it, whole and in any case; `*` is any ending. */
  not: readonly string[];
  /** Where one of them means something else: the room and part, as far as the key, or the text itself. */
  except?: readonly string[];
}
