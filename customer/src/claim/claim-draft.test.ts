import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, problemsOf } from './claim-draft.ts';

it('asks for what is missing, and counts items to a bag that is claimed for', () => {
  const draft = emptyDraft([{ number: 1 }, { number: 2 }]);
  expect(problemsOf(draft, 100, 'en')).toEqual({ bags: true, text: true, items: true });
  const [item] = draft.items;
  const typed = { ...draft, bags: [2], text: ' Wet. ', items: [{ ...item, name: 'Bag', price: '80', years: 2 }] };
  expect(problemsOf(typed as typeof draft, 100, 'en')).toEqual({});
  expect(bodyOf(typed as typeof draft, 100, 'en')).toEqual({
    cause: 'damaged',
    bags: [2],
    text: 'Wet.',
    items: [{ name: 'Bag', kind: 'bag', bag: 2, value: 8_000, age_months: 24 }],
  });
});
