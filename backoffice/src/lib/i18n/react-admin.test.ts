import { flatten, type Texts } from '@cubby/api/words/texts';
import messages from 'ra-language-english';
import { expect, it } from 'vitest';
import ours from '../../../../api/words/en/console/react-admin.json';

it('has a text for each of react-admin', () => {
  const own = new Set(flatten(ours).map(([key]) => key));
  const theirs = flatten(messages as unknown as Texts).map(([key]) => key);
  expect(theirs.filter((key) => !own.has(key))).toEqual([]);
});
