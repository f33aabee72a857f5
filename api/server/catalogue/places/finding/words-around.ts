/**
 * Words around a name that are not part of it: the thing searched for, and prepositions. Left out only when nothing
 * matches with them.
 */
const FILLERS = new Set(
  (
    'luggage bag bags storage locker lockers store left deposit near nearby in at the of to by and next from my ' +
    'where leave drop off keep can i we find ' +
    'gepack gepackaufbewahrung schliessfach schliessfacher koffer am im bei nahe der die das in nahe wo abgeben lagern ' +
    'consigne consignes bagage bagages casier pres proche de du des la le les l a au aux ou laisser deposer ' +
    'consigna equipaje taquillas cerca el los las en deposito donde dejar guardar ' +
    'bagagli bagaglio vicino di da al del della il dove lasciare ' +
    'bagagem cacifos perto do no na onde deixar guardar'
  ).split(' '),
);

/** Kinds of lodging: no part of a name of ours, but perhaps of one that we do not know. */
const LODGINGS = new Set(
  'hotel hotels hostel hostal airbnb apartment apartments flat pension ferienwohnung appartement albergo pousada'.split(
    ' ',
  ),
);

/** Words that people abbreviate; the other way round to `formsOf`, whose names have them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  bhf: 'bahnhof',
  gdn: 'garden',
  gdns: 'gardens',
  stn: 'station',
};

/** Tells whether a folded word only leads to a name: the thing searched for, or a preposition. */
export function isAroundNames(word: string): boolean {
  return FILLERS.has(word);
}

/** Returns the words that may name a place, abbreviations written out. */
export function withoutWordsAround(words: readonly string[]): string[] {
  return words.filter((word) => !FILLERS.has(word) && !LODGINGS.has(word)).map((word) => WRITTEN_OUT[word] ?? word);
}
