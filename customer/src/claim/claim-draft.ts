import { type Claim, type ClaimCause, type ClaimItem, type ClaimItemKind, type Language, readAmount } from '@cubby/api';

/** An item as it is typed: its price in major units, its age in years. */
export interface ItemDraft {
  name: string;
  kind: ClaimItemKind;
  bag: number;
  price: string;
  years: number;
}

/** A claim as it is typed. */
export interface ClaimDraft {
  cause: ClaimCause;
  bags: number[];
  text: string;
  items: ItemDraft[];
  police: string;
}

/** Years from which an age is no longer told apart. */
export const OLDEST_YEARS = 10;

export function newItem(bag: number, kind: ClaimItemKind): ItemDraft {
  return { name: '', kind, bag, price: '', years: 0 };
}

/** Returns a claim that nothing was typed into: about the only bag, if there is only one. */
export function emptyDraft(bags: readonly { number: number }[]): ClaimDraft {
  const [only] = bags;
  const chosen = only && bags.length === 1 ? [only.number] : [];
  return { cause: 'damaged', bags: chosen, text: '', items: [newItem(only?.number ?? 1, 'bag')], police: '' };
}

/** Returns a claim as it can be changed. */
export function draftOf({ cause, bags, text, items, police_reference, ccy_minor_in_major }: Claim): ClaimDraft {
  return {
    cause,
    bags,
    text,
    items: items.map(({ name, kind, bag, value, age_months }) => ({
      name,
      kind,
      bag,
      price: String(value / ccy_minor_in_major),
      years: Math.min(OLDEST_YEARS, Math.floor(age_months / 12)),
    })),
    police: police_reference ?? '',
  };
}

export interface ClaimProblems {
  bags?: true;
  text?: true;
  items?: true;
}

/** Returns what is missing before a claim can be sent. */
export function problemsOf({ bags, text, items }: ClaimDraft, minorInMajor: number, language: Language): ClaimProblems {
  const isItem = ({ name, price }: ItemDraft) =>
    name.trim() !== '' && readAmount(price, minorInMajor, language) !== null;
  return {
    ...(bags.length === 0 && { bags: true }),
    ...(!text.trim() && { text: true }),
    ...(!items.every(isItem) && { items: true }),
  };
}

/** Returns the body of the request. Items of bags that were not chosen are counted to the first one that was. */
export function bodyOf({ cause, bags, text, items, police }: ClaimDraft, minorInMajor: number, language: Language) {
  const [first = 1] = bags;
  const itemOf = ({ name, kind, bag, price, years }: ItemDraft): ClaimItem => ({
    name: name.trim(),
    kind,
    bag: bags.includes(bag) ? bag : first,
    value: readAmount(price, minorInMajor, language) ?? 0,
    age_months: years * 12,
  });
  const reference = police.trim();
  return {
    cause,
    bags,
    text: text.trim(),
    items: items.map(itemOf),
    ...(reference && { police_reference: reference }),
  };
}
