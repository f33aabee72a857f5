import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, problemsOf, readPrice } from './claim-draft.ts';

it.each([
  ['120', 100, 12_000],
  ['120.5', 100, 12_050],
  ['1.299,50', 100, 129_950],
  ['1,299.50', 100, 129_950],
  ['1 299,50', 100, 129_950],
  ['1.299', 100, 129_900],
  ['1,299,000', 1, 1_299_000],
  ['', 100, null],
  ['about 20', 100, null],
  ['-5', 100, null],
])('reads the price %s', (text, minor, expected) => {
  expect(readPrice(text, minor)).toBe(expected);
});

it('asks for what is missing, and counts items to a bag that is claimed for', () => {
  const draft = emptyDraft([{ number: 1 }, { number: 2 }]);
  expect(problemsOf(draft, 100)).toEqual({ bags: true, text: true, items: true });
  const [item] = draft.items;
  const typed = { ...draft, bags: [2], text: ' Wet. ', items: [{ ...item, name: 'Bag', price: '80', years: 2 }] };
  expect(problemsOf(typed as typeof draft, 100)).toEqual({});
  expect(bodyOf(typed as typeof draft, 100)).toEqual({
    cause: 'damaged',
    bags: [2],
    text: 'Wet.',
    items: [{ name: 'Bag', kind: 'bag', bag: 2, value: 8_000, age_months: 24 }],
  });
});
