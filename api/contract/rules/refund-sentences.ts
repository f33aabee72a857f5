import type { PhrasesWords } from '../../words/declared.ts';
import { type Language, localeOf } from '../vocabulary/languages.ts';
import { numberFormat } from './formats.ts';
import type { RefundWords } from './phrases.ts';
import {
  REFUND_LINES,
  REFUND_POLICY,
  type RefundableStay,
  type RefundPolicy,
  type RefundTier,
  refundSchedule,
} from './refunds.ts';

/** Describes a policy in sentences, in the language of `words`. */
export function policyIn(words: RefundWords, language: Language, policy: RefundPolicy = REFUND_POLICY): string {
  return sentences(
    words,
    policy.map((tier) => ({
      what: tier.share * tier.of.length === 0 ? null : whatOf(tier, words, language),
      until: tier.until && ends(tier.until, words, language),
    })),
  );
}

export interface RefundWriting {
  /** Formats minor units of the stay's currency. */
  money: (amount: number) => string;
  /** Formats an instant on the place's clock. */
  moment: (instant: Date) => string;
  policy?: RefundPolicy;
}

/** Describes the refund for cancelling a stay from `at` on, in the language of `words`. */
export function refundsIn(
  words: RefundWords,
  language: Language,
  stay: RefundableStay,
  at: Date,
  { money, moment, policy = REFUND_POLICY }: RefundWriting,
): string {
  return sentences(
    words,
    refundSchedule(stay, at, policy).map(({ amount, until, afterPaying }) => ({
      what: amount === 0 ? null : money(amount),
      until:
        until &&
        (afterPaying === null
          ? fill(words, 'untilMoment', { moment: moment(until) })
          : fill(words, 'afterPaying', { time: duration(afterPaying, language) })),
    })),
  );
}

function sentences(words: RefundWords, tiers: { what: string | null; until: string | null }[]): string {
  // All tiers after the last one with a refund have the same text: no refund.
  const paying = tiers.slice(0, tiers.findLastIndex(({ what }) => what !== null) + 1);
  if (paying.length === 0) return words.over;
  const said = paying.map(({ what, until }, index) => {
    const sentence = until === null ? 'after' : index === 0 ? 'cancel' : 'between';
    return fill(words, sentence, { what: what ?? '', until: until ?? '' });
  });
  return [...said, ...(paying.length < tiers.length ? [words.nothing] : [])].join(' ');
}

function ends(until: NonNullable<RefundTier['until']>, words: RefundWords, language: Language): string {
  const { beforeDropoff, afterPaying } = until;
  const one =
    beforeDropoff === 0
      ? words.untilDropoff
      : fill(words, 'beforeDropoff', { time: duration(beforeDropoff, language) });
  if (afterPaying === 0) return one;
  return fill(words, 'later', { one, other: fill(words, 'afterPaying', { time: duration(afterPaying, language) }) });
}

function whatOf({ share, of }: RefundTier, words: RefundWords, language: Language): string {
  const locale = localeOf(language);
  const all = REFUND_LINES.every((line) => of.includes(line));
  if (all && share === 1) return words.everything;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const part = fill(words, 'share', { percent });
  if (all) return part;
  const lines = new Intl.ListFormat(locale).format(of.map((line) => words.lines[line]));
  return fill(words, 'ofLines', { share: part, lines });
}

function duration(minutes: number, language: Language): string {
  const inHours = minutes > 90 && minutes % 60 === 0;
  return numberFormat(localeOf(language), {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(inHours ? minutes / 60 : minutes);
}

/** The texts with the names of their values. */
type Names = {
  [Key in keyof PhrasesWords as Key extends `refunds.${infer Name extends keyof RefundWords}`
    ? Name
    : never]: PhrasesWords[Key];
};

function fill<Key extends keyof Names>(words: RefundWords, key: Key, values: Record<Names[Key], string>): string {
  return words[key].replace(/%\{(\w+)\}/g, (_, name: Names[Key]) => values[name]);
}
