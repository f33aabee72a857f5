import type { Form, NamedPlace } from './named-place.ts';

/**
 * Scores of a match; lower is better. Additional search terms of a place, such as a district of a city, count
 * for less than a name until they are typed in full.
 */
export const FIT = { whole: 0, firstWords: 1, beginning: 2, laterWords: 3, allWords: 4 } as const;
const ALSO_FOUND_BY = 0.5;
/** The penalty for each word that belongs to the surroundings of the place and not to its own name. */
const AROUND = 0.1;
/** The penalty when no single name has all the words: `monaco gare` is a station in Monaco, and only then in München. */
const MIXED = 0.05;

export interface Fit {
  fit: number;
  /** The form that matched; null where the words of several did. */
  form: string | null;
}

/** Compares places for display: how well they match, cities before landmarks, then the most requested. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    a.changes - b.changes || a.fit - b.fit || typeRank(a.place) - typeRank(b.place) || b.place.demand - a.place.demand
  );
}

export interface Ranked extends Fit {
  place: NamedPlace;
  /** The number of letters changed before it matched. */
  changes: number;
}

function typeRank({ type }: NamedPlace): number {
  return type === 'city' ? 0 : type === 'landmark' ? 1 : 2;
}

/** A folded text to search for. */
interface Wanted {
  words: readonly string[];
  joined: string;
  /** True if letters were changed before it matched. */
  changed: boolean;
}

/** Returns how well a place matches the search; null when it does not. */
export function fitOf(place: NamedPlace, { joined, words, changed }: Wanted): Fit | null {
  let best: Fit | null = null;
  for (const form of place.forms) {
    const plain = fitOfForm(form, joined);
    if (plain === null) continue;
    const counts = form.isName || (plain === FIT.whole && !changed);
    const fit = counts ? plain : plain + ALSO_FOUND_BY;
    if (best === null || fit < best.fit) best = { fit, form: form.text };
  }
  if (best) return best;
  return words.length > 1 ? fitOfAllWords(place, words) : null;
}

function fitOfForm({ words, joined }: Form, wanted: string): number | null {
  if (joined === wanted) return FIT.whole;
  if (joined.startsWith(wanted)) return endsAtWord(words, wanted.length) ? FIT.firstWords : FIT.beginning;
  let at = 0;
  for (const word of words) {
    at += word.length;
    if (joined.startsWith(wanted, at)) return at < joined.length ? FIT.laterWords : null;
  }
  return null;
}

/** Tells whether a whole word ends after so many letters: after five in `trevi fountain`, not in `treviso`. */
function endsAtWord(words: readonly string[], letters: number): boolean {
  if (letters === 1) return false;
  let seen = 0;
  for (const word of words) {
    seen += word.length;
    if (seen >= letters) return seen === letters;
  }
  return false;
}

/**
 * The words for each kind of landmark, folded, whether or not they are in its name. `kind_words` in 0004-places.sql has
 * the same.
 */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  station: ['station', 'bahnhof', 'hauptbahnhof', 'hbf', 'gare', 'estacion', 'stazione', 'estacao', 'train', 'railway'],
  airport: ['airport', 'flughafen', 'aeroport', 'aeropuerto', 'aeroporto'],
  port: ['port', 'harbour', 'hafen', 'puerto', 'porto', 'ferry'],
};

/**
 * Requires every typed word to begin a word of the place, of its kind or of its surroundings; at least one must be its
 * own.
 */
function fitOfAllWords({ forms, formsAround, kind }: NamedPlace, typed: readonly string[]): Fit | null {
  const kinds = KIND_WORDS[kind ?? ''] ?? [];
  const others = typed.filter((word) => !begins(forms, word) && !kinds.some((each) => each.startsWith(word)));
  if (others.length === typed.length) return null;
  if (!others.every((word) => formsAround.some((around) => begins(around, word)))) return null;
  const own = typed.filter((word) => !others.includes(word));
  const mixed = forms.some((form) => own.every((word) => begins([form], word))) ? 0 : MIXED;
  return { fit: FIT.allWords + others.length * AROUND + mixed, form: null };
}

function begins(forms: readonly Form[], word: string): boolean {
  return forms.some(({ words }) => words.some((each) => each.startsWith(word)));
}
