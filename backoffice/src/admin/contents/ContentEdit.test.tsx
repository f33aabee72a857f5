import type { AdminContent } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { content, pageOf } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { ContentEdit } from './ContentEdit.tsx';

const sent = () => api.calls('updateContent').at(-1)?.body;

let api: FakeApi;

beforeEach(() => {
  api = fakeApi().on('listChanges', pageOf([]));
});

async function open(own: Partial<AdminContent> = {}, language: 'en' | 'de' = 'en') {
  api.on('getAdminContent', content(own));
  const { user } = renderPage(<ContentEdit />, api, {
    path: '/contents/:id',
    at: '/contents/c1',
    language,
    resource: 'seo-contents',
  });
  await screen.findByRole('heading', { level: 1, name: language === 'de' ? 'London, Englisch' : 'London, English' });
  return user;
}

describe('a text', () => {
  it('is saved as a draft, with the version it was loaded at', async () => {
    const values = ['Leave your bags.', 'Walk on.'];
    api.on('updateContent', content({ values, version: 5 }));
    const user = await open();
    await fill(user, screen.getByLabelText('Paragraph 2'), 'Walk on.');
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved. The live page changes when you publish.')).toBeTruthy();
    expect(sent()).toEqual({ values, expected_version: 4 });
  });

  it('has paragraphs that can be added, moved and removed', async () => {
    api.on('updateContent', content({ version: 5 }));
    const user = await open();
    expect(isOff(await button('Move paragraph 1 up'))).toBe(true);
    expect(isOff(await button('Move paragraph 2 down'))).toBe(true);
    await user.click(await button('Add a paragraph'));
    await fill(user, screen.getByLabelText('Paragraph 3'), 'Come back.');
    await user.click(await button('Move paragraph 3 up'));
    await user.click(await button('Remove paragraph 1'));
    await user.click(await button('Save'));
    await waitFor(() => expect(sent()).toEqual({ values: ['Come back.', 'Walk free.'], expected_version: 4 }));
  });

  it('is not saved with its prompt still in it', async () => {
    const user = await open();
    await user.clear(screen.getByLabelText('Topic'));
    await user.click(await button('Save'));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(sent()).toBeUndefined();
  });

  it('keeps its edits after a refusal', async () => {
    api.on('updateContent', refuse('UNAVAILABLE'));
    const user = await open();
    await fill(user, screen.getByLabelText('Paragraph 1'), 'Leave everything.');
    await user.click(await button('Save'));
    expect(await screen.findByText(/The service is temporarily unavailable/)).toBeTruthy();
    expect(screen.getByLabelText('Paragraph 1')).toHaveProperty('value', 'Leave everything.');
  });
});

describe('the view beside a text', () => {
  const paragraphs = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);

  it('previews the page while typing', async () => {
    const user = await open();
    await fill(user, screen.getByLabelText('Paragraph 1'), 'One.\n\nTwo.');
    expect(await screen.findByText('Two.', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'About London' })).toBeTruthy();
  });

  it('allows identical paragraphs', async () => {
    await open({ values: ['Walk free.', 'Walk free.'] });
    expect(screen.getAllByText('Walk free.', { selector: 'p' })).toHaveLength(2);
  });

  it('shows what publishing would change', async () => {
    const user = await open({ live: ['Leave your bags.', 'Run.'] });
    await user.click(screen.getByRole('tab', { name: 'Compare with live page' }));
    expect(paragraphs('ins')).toEqual(['Walk free.']);
    expect(paragraphs('del')).toEqual(['Run.']);
  });

  it('says that nothing would change', async () => {
    const user = await open({ live: ['Leave your bags.', 'Walk free.'], state: 'published' });
    await user.click(screen.getByRole('tab', { name: 'Compare with live page' }));
    expect(screen.getByText('The live page matches this text.')).toBeTruthy();
  });

  it('shows all of it as new if it is unpublished, in German too', async () => {
    const user = await open({ live: null, state: 'draft', published_at: null }, 'de');
    await user.click(screen.getAllByRole('tab')[1] as HTMLElement);
    expect(paragraphs('ins')).toEqual(['Leave your bags.', 'Walk free.']);
    expect(paragraphs('del')).toEqual([]);
    expect(screen.getByText('Entwurf')).toBeTruthy();
  });
});
