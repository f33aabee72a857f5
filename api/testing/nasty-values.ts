import type { Random } from '../drawings/random.ts';

/** Names that every object has already, or that JavaScript looks for on any: a table of our own may not answer to them. */
const SHARED_NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'then', 'toJSON', 'prototype', 'length'];

/** Values used in attacks: each has broken a server somewhere. */
const TEXTS = [
  '',
  '   ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  'x'.repeat(5_000),
  "'; drop table users; --",
  '%',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '0000-01-01',
  '2027-02-30',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '2027-02-30T10:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'x<a@b.cc>',
  'a@b',
  '24:00:01',
  ...SHARED_NAMES,
] as const;

const OTHERS = [null, true, -1, 0.5, 99_999_999_999, -99_999_999_999, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}, [[]]];
/** JSON.parse makes `__proto__` a field like any other, which an object literal would not. */
const SHARING = SHARED_NAMES.flatMap((name): unknown[] => [
  JSON.parse(`{"${name}":"x"}`),
  [JSON.parse(`{"${name}":{"${name}":null}}`)],
]);

export const NASTY = {
  /** Encoded for use in a URL; some are invalid encodings. */
  inAddress: [
    ...TEXTS.filter((text) => text.isWellFormed()).map(encodeURIComponent),
    '%ED%A0%80',
    '%',
    '%zz',
    '%00',
    '-1',
    '99999999999',
    '1.5',
    '1e999',
    '[]',
    '{}',
    ',',
  ],
  values: [...TEXTS, ...OTHERS, ...SHARING] as readonly unknown[],
  names: SHARED_NAMES,
};

/** Returns a body with a part of it, or all of it, broken. */
export function brokenBody(value: unknown, random: Random): string {
  const whole = [
    'null',
    '[]',
    '"text"',
    '7',
    '',
    '{',
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    JSON.stringify(value).slice(0, -1),
    '{"__proto__":{"role":"admin"}}',
  ];
  if (random.chance(0.25)) return random.pick(whole);
  return JSON.stringify(breakSomewhere(value, random));
}

/** Returns the value with one of its parts replaced, removed or multiplied. */
function breakSomewhere(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const index = random.whole(0, value.length - 1);
    return value.map((item, at) => (at === index ? breakSomewhere(item, random) : item));
  }
  if (typeof value === 'object' && value !== null && random.chance(0.9)) {
    const entries = Object.entries(value);
    if (random.chance(0.1))
      return Object.fromEntries([...entries, [random.pick(NASTY.names), random.pick(NASTY.values)]]);
    if (entries.length === 0) return { unknown: random.pick(NASTY.values) };
    const [victim] = random.pick(entries);
    if (random.chance(0.15)) return Object.fromEntries(entries.filter(([name]) => name !== victim));
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, name === victim ? breakSomewhere(inner, random) : inner]),
    );
  }
  return random.pick(NASTY.values);
}
