import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { UnexplainedList } from './UnexplainedList.tsx';

it.each([
  [0, '0 items, everything is explained'],
  [2, '0 items, 2 to review'],
])('the head tells that %i differences are still to be explained', async (open, text) => {
  const api = fakeApi().on('listUnexplained', ({ query }) => pageOf([], query?.settled === false ? open : 0));
  renderPage(<UnexplainedList />, api, { resource: 'unexplained' });
  expect(await screen.findByText(text)).toBeTruthy();
});
