import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { content } from '../../../testing/records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { PublishButtons } from './PublishButtons.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('publishing a text', () => {
  it('confirms it, and sends the version it was loaded at', async () => {
    const api = fakeApi().on('updateContent', content({ state: 'published' }));
    const { user } = renderPage(<PublishButtons content={content()} />, api);
    await user.click(await button('Publish what is saved'));
    expect(await screen.findByText('It is on the page.')).toBeTruthy();
    expect(api.calls('updateContent')[0]).toMatchObject({
      params: { id: 'c1' },
      body: { published: true, expected_version: 4 },
    });
  });

  it('reports a conflict', async () => {
    const api = fakeApi().on('updateContent', refuse('CONFLICT'));
    const { user } = renderPage(<PublishButtons content={content()} />, api);
    await user.click(await button('Publish what is saved'));
    expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeTruthy();
  });

  it('is only offered for text that differs from the page', async () => {
    renderPage(<PublishButtons content={content({ state: 'published' })} />, fakeApi());
    await button(/Take off the page/);
    expect(screen.queryByRole('button', { name: 'Publish what is saved' })).toBeNull();
  });

  it('links to the page in the language of the text', async () => {
    renderPage(<PublishButtons content={content({ language: 'de' })} />, fakeApi(), { language: 'de' });
    const link = await screen.findByRole('link', { name: 'Seite öffnen' });
    expect(link.getAttribute('href')).toContain('/de/luggage-storage/united-kingdom/london');
  });
});

describe('unpublishing a text', () => {
  it('asks first, and can be cancelled', async () => {
    const { user } = renderPage(<PublishButtons content={content()} />, fakeApi());
    await user.click(await button(/Take off the page/));
    const question = await screen.findByRole('dialog', { name: 'Take this text off the page?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('The text is off the page.')).toBeNull();
  });

  it('shows a refusal in the dialog', async () => {
    const api = fakeApi().on('updateContent', refuse('FORBIDDEN'));
    const { user } = renderPage(<PublishButtons content={content()} />, api);
    await user.click(await button(/Take off the page/));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Take off the page' }));
    expect((await within(question).findByRole('alert')).textContent).toBe('You may not do this.');
    expect(api.calls('updateContent')[0]?.body).toMatchObject({ published: false });
  });

  it('is not offered for an unpublished text', async () => {
    renderPage(<PublishButtons content={content({ live: null, state: 'draft' })} />, fakeApi());
    await button('Publish what is saved');
    expect(screen.queryByRole('button', { name: /Take off/ })).toBeNull();
  });
});
