import type { AdminReview } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { pageOf, review, stashpoint } from '../../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { ReviewList } from './ReviewList.tsx';

const ANSWER = { text: 'Merci !', language: 'fr', created: '2026-11-12T10:00:00.000Z' };

function open(...reviews: AdminReview[]) {
  const api = fakeApi()
    .on('listAdminReviews', pageOf(reviews))
    .on('listAdminStashpoints', pageOf([stashpoint({ id: 'p1', name: 'The Shelf', review_count: 3 })]))
    .on('summariseReviews', {
      total: 3,
      average: 4.33,
      counts: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 2 : rating === 5 ? 1 : 0 })),
    });
  const { user } = renderPage(<ReviewList />, api, { at: '/reviews', site: 'hosts', resource: 'reviews' });
  return { api, user };
}

describe('a host’s reviews', () => {
  it('are answered below their text', async () => {
    const { api, user } = open(review());
    await user.click(await button('Reply…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Maya' }));
    expect(dialog.getByText('Friendly and quick.')).toBeTruthy();
    await fill(user, dialog.getByLabelText('Your reply'), ' Thank you! ');
    api.on('answerReview', review({ answer: { ...ANSWER, text: 'Thank you!' } }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your reply is on your page.')).toBeTruthy();
    expect(api.calls('answerReview')[0]).toMatchObject({ params: { id: 'r1' }, body: { text: 'Thank you!' } });
  });

  it('show the reply in its language, which is deleted after a question', async () => {
    const { api, user } = open(review({ answer: ANSWER }));
    expect((await screen.findByText('Merci !')).getAttribute('lang')).toBe('fr');
    await user.click(await button('Delete reply'));
    const dialog = within(await screen.findByRole('dialog'));
    api.on('answerReview', review());
    await user.click(dialog.getByRole('button', { name: 'Delete reply' }));
    await waitFor(() => expect(api.calls('answerReview')[0]?.body).toEqual({ text: null }));
  });

  it('say why staff removed a reply, and keep the input after a refusal', async () => {
    const { api, user } = open(review({ answer_removed_reason: 'It names a person.' }));
    expect(await screen.findByText('Cubby removed your reply: It names a person.')).toBeTruthy();
    await user.click(await button('Reply…'));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Your reply'), 'Sorry!');
    api.on('answerReview', refuse('NOT_FOUND'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByLabelText('Your reply')).toHaveProperty('value', 'Sorry!');
  });

  it('are filtered to those without a reply, and by rating and place', async () => {
    const { api, user } = open(review());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Reply' }), 'false');
    await waitFor(() => expect(String(api.calls('listAdminReviews').at(-1)?.query.answered)).toBe('false'));
    await user.click(await button('4 stars: 2, 67%'));
    await waitFor(() =>
      expect(api.calls('listAdminReviews').at(-1)?.query).toMatchObject({ stashpoint_id: 'p1', rating: 4 }),
    );
  });
});
