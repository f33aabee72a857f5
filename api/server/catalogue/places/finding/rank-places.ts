import type { Form, NamedPlace } from './named-place.ts';

/**
 * How well a place fits; the lower the better. What a place is only also found by, such as a district of a city, counts
 * for less than a name while it is not typed in full.
 */
export const FIT = { whole: 0, firstWords: 1, beginning: 2, laterWords: 3, allWords: 4 } as const;
const ALSO_FOUND_BY = 0.5;
/** For each word that is not the place's own but of what lies around it. */
const AROUND = 0.1;

export interface Fit {
  fit: number;
  /** The form that was hit; null where the words of several made it. */
  form: string | null;
}

/** The order in which places are shown: how well they fit, cities before landmarks, then what is asked for most. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    a.changes - b.changes || a.fit - b.fit || typeRank(a.place) - typeRank(b.place) || b.place.demand - a.place.demand
  );
}

export interface Ranked extends Fit {
  place: NamedPlace;
  /** Letters that had to change before it fitted. */
  changes: number;
}

function typeRank({ type }: NamedPlace): number {
  return type === 'city' ? 0 : type === 'landmark' ? 1 : 2;
}

/** A folded text that is looked for. */
interface Wanted {
  words: readonly string[];
  joined: string;
  /** Whether letters had to change before it fitted. */
  changed: boolean;
}

/** How a place fits what is looked for; null when it does not. */
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

/** Whether a whole word ends after so many letters: after five in `trevi fountain`, not in `treviso`. */
function endsAtWord(words: readonly string[], letters: number): boolean {
  if (letters === 1) return false;
  let seen = 0;
  for (const word of words) {
    seen += word.length;
    if (seen >= letters) return seen === letters;
  }
  return false;
}

/** What a kind of landmark is called, folded, whatever its name says. `kind_words` in 0003-places.sql has the same. */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  station: ['station', 'bahnhof', 'hauptbahnhof', 'hbf', 'gare', 'estacion', 'stazione', 'estacao', 'train', 'railway'],
  airport: ['airport', 'flughafen', 'aeroport', 'aeropuerto', 'aeroporto'],
  port: ['port', 'harbour', 'hafen', 'puerto', 'porto', 'ferry'],
};

/** Every word that was typed begins a word of the place, of its kind or of what lies around it; one at least is its own. */
function fitOfAllWords({ forms, formsAround, kind }: NamedPlace, typed: readonly string[]): Fit | null {
  const kinds = KIND_WORDS[kind ?? ''] ?? [];
  const others = typed.filter((word) => !begins(forms, word) && !kinds.some((each) => each.startsWith(word)));
  if (others.length === typed.length) return null;
  if (!others.every((word) => formsAround.some((around) => begins(around, word)))) return null;
  return { fit: FIT.allWords + others.length * AROUND, form: null };
}

function begins(forms: readonly Form[], word: string): boolean {
  return forms.some(({ words }) => words.some((each) => each.startsWith(word)));
}
