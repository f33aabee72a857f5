import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { pageOf, review } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewShow } from './ReviewShow.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listChanges', pageOf([]))
    .on('listCountries', pageOf([]))
    .on('updateAdminReview', ({ params, body }) => review({ id: params.id, hidden: body.hidden ?? false, version: 2 }));
});

function open(own = {}) {
  api.on('getAdminReview', review(own));
  return renderPage(<ReviewShow />, api, { path: '/reviews/:id', at: '/reviews/r1', resource: 'reviews' }).user;
}

describe('hiding a review', () => {
  it('requires a reason, for colleagues', async () => {
    const user = open();
    await user.click(await button('Hide…'));
    const question = await screen.findByRole('dialog', { name: 'Hide this review?' });
    const hide = within(question).getByRole('button', { name: 'Hide…' });
    expect(isOff(hide)).toBe(true);
    await fill(user, within(question).getByLabelText('Reason'), '   ');
    expect(isOff(hide)).toBe(true);
    await fill(user, within(question).getByLabelText('Reason'), ' Names a person. ');
    api.on('getAdminReview', review({ hidden: true, hidden_reason: 'Names a person.', version: 2 }));
    await user.click(hide);
    expect(await screen.findByText('The review is hidden.')).toBeTruthy();
    expect(api.calls('updateAdminReview')[0]?.body).toEqual({
      hidden: true,
      hidden_reason: 'Names a person.',
      expected_version: 1,
    });
    expect(await screen.findByText('Hidden: Names a person.')).toBeTruthy();
  });

  it('keeps the dialog open after a refusal', async () => {
    const user = open();
    await user.click(await button('Hide…'));
    const question = await screen.findByRole('dialog');
    await fill(user, within(question).getByLabelText('Reason'), 'Spam');
    api.on('updateAdminReview', refuse('CONFLICT'));
    await user.click(within(question).getByRole('button', { name: 'Hide…' }));
    expect(
      await within(question).findByText('Someone else has just changed this. Reload the page and try again.'),
    ).toBeTruthy();
    expect(within(question).getByLabelText('Reason')).toHaveProperty('value', 'Spam');
  });

  it('is undone with one click', async () => {
    const user = open({ hidden: true, hidden_reason: 'Spam' });
    await user.click(await button('Show again'));
    expect(await screen.findByText('The review is visible again.')).toBeTruthy();
    expect(api.calls('updateAdminReview')[0]?.body).toEqual({ hidden: false, expected_version: 1 });
  });
});

it('many reviews are hidden by one operation, for one reason', async () => {
  api.on('listAdminReviews', pageOf([review(), review({ id: 'r3' })])).on('createOperation', refuse('FORBIDDEN'));
  const { user } = renderPage(<ReviewList />, api, { resource: 'reviews', at: '/reviews' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await button('Hide reviews…'));
  const question = within(await screen.findByRole('dialog'));
  await fill(user, question.getByLabelText(/^Reason/), 'Spam');
  await user.click(question.getByRole('button', { name: 'Preview (2)' }));
  expect(await question.findByRole('alert')).toBeTruthy();
  expect(api.calls('createOperation')[0]?.body).toEqual({ kind: 'hide_reviews', ids: ['r1', 'r3'], reason: 'Spam' });
});
