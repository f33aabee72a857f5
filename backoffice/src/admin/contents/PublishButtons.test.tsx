import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { content } from '../../../testing/console-records.ts';
import { button, fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { PublishButtons } from './PublishButtons.tsx';

describe('publishing a text', () => {
  it('confirms it, and sends the version it was loaded at', async () => {
    const api = fakeApi().on('updateContent', content({ state: 'published' }));
    const { user } = renderPage(<PublishButtons content={content()} />, api);
    await user.click(await button('Publish saved text'));
    expect(await screen.findByText('The text is live.')).toBeTruthy();
    expect(api.calls('updateContent')[0]).toMatchObject({
      params: { id: 'c1' },
      body: { published: true, expected_version: 4 },
    });
  });

  it('reports a conflict', async () => {
    const api = fakeApi().on('updateContent', refuse('CONFLICT'));
    const { user } = renderPage(<PublishButtons content={content()} />, api);
    await user.click(await button('Publish saved text'));
    expect(await screen.findByText('Someone else has just changed this. Reload the page and try again.')).toBeTruthy();
  });

  it('is only offered for text that differs from the page', async () => {
    renderPage(<PublishButtons content={content({ state: 'published' })} />, fakeApi());
    await button(/Unpublish/);
    expect(screen.queryByRole('button', { name: 'Publish saved text' })).toBeNull();
  });

  it('links to the page in the language of the text', async () => {
    renderPage(<PublishButtons content={content({ language: 'de' })} />, fakeApi(), { language: 'de' });
    const link = await screen.findByRole('link', { name: 'Live-Seite ansehen' });
    expect(link.getAttribute('href')).toContain('/de/luggage-storage/united-kingdom/london');
  });
});

describe('unpublishing a text', () => {
  it('asks first, and can be cancelled', async () => {
    const { user } = renderPage(<PublishButtons content={content()} />, fakeApi());
    await user.click(await button(/Unpublish/));
    const question = await screen.findByRole('dialog', { name: 'Unpublish this text?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('The text has been unpublished.')).toBeNull();
  });

  it('shows a refusal in the dialog', async () => {
    const api = fakeApi().on('updateContent', refuse('FORBIDDEN'));
    const { user } = renderPage(<PublishButtons content={content()} />, api);
    await user.click(await button(/Unpublish/));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Unpublish' }));
    expect((await within(question).findByRole('alert')).textContent).toBe('You don’t have permission to do this.');
    expect(api.calls('updateContent')[0]?.body).toMatchObject({ published: false });
  });

  it('is not offered for an unpublished text', async () => {
    renderPage(<PublishButtons content={content({ live: null, state: 'draft' })} />, fakeApi());
    await button('Publish saved text');
    expect(screen.queryByRole('button', { name: /Unpublish/ })).toBeNull();
  });
});
