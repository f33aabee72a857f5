import type { BlogPostDetail } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../testing/noise.ts';
import { address, fakeApi, openSite } from '../../testing/open-site.tsx';
import { pageOf } from '../../testing/site-records.ts';

const TAG = { id: 't1', name: 'Trains', slug: 'trains' };
const AWAY = 'The blog is unavailable';

function post(own: Partial<BlogPostDetail> = {}): BlogPostDetail {
  return {
    id: 'b1',
    slug: 'one-bag',
    title: 'One bag',
    excerpt: 'Travel light.',
    modified: '2026-11-01T10:00:00.000Z',
    author: { name: 'Ada', avatar: null },
    featured_image: null,
    tags: [TAG],
    content: '<p>Take <strong>one</strong> bag.</p>',
    ...own,
  };
}

const titled = (...titles: string[]) => titles.map((title) => post({ id: title, slug: title, title }));
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((each) => each.textContent);

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listBlogPosts', pageOf([post()]))
    .on('listBlogTags', [TAG])
    .on('getBlogPost', post());
});

describe('the blog', () => {
  it('shows each post with its topics and the date of its last change', async () => {
    await openSite('/blog');
    const link = await screen.findByRole('link', { name: 'One bag' });
    expect(link.getAttribute('href')).toBe('/blog/one-bag');
    expect(screen.getByText('Travel light.')).toBeTruthy();
    expect(screen.getByText('1 November 2026')).toBeTruthy();
    expect(api.calls('listBlogPosts')[0]?.query).toEqual({ language: 'en', per_page: 12 });
  });

  it('appends further posts, and stops offering them after the last', async () => {
    api.on('listBlogPosts', ({ query }) =>
      query.page === 2 ? pageOf(titled('Third')) : { ...pageOf(titled('First', 'Second')), has_next: true },
    );
    const { user } = await openSite('/blog');
    await user.click(await screen.findByRole('button', { name: 'Show more posts' }));
    await screen.findByText('Third');
    expect(headings()).toEqual(['First', 'Second', 'Third']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull());
  });

  it('is filtered by a topic, which is highlighted', async () => {
    const { user } = await openSite('/blog');
    await user.click(await screen.findByRole('link', { name: 'Trains' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Topic: Trains' })).toBeTruthy();
    expect(address()).toBe('/blog/tags/trains');
    expect(api.calls('listBlogPosts').at(-1)?.query.tag).toBe('trains');
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    expect(topics.getByRole('link', { name: 'Trains' }).getAttribute('aria-current')).toBe('page');
    expect(topics.getByRole('link', { name: 'All posts' }).getAttribute('aria-current')).toBeNull();
  });

  it('has no page for an unknown topic', async () => {
    api.on('listBlogPosts', pageOf([]));
    await openSite('/blog/tags/submarines');
    expect(await screen.findByText('404')).toBeTruthy();
  });

  it('says so if there are no posts yet', async () => {
    api.on('listBlogPosts', pageOf([]));
    await openSite('/blog');
    expect(await screen.findByText('No posts on this topic yet')).toBeTruthy();
  });

  it('says that it is unavailable, and comes back on retry', async () => {
    api.on('listBlogPosts', refuse('UNAVAILABLE'));
    const { user } = await openSite('/blog');
    expect(await screen.findByText(AWAY)).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
    api.on('listBlogPosts', pageOf([post()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One bag')).toBeTruthy();
    expect(screen.queryByText(AWAY)).toBeNull();
  });

  it('is requested in the reader’s language', async () => {
    await openSite('/de/blog');
    expect(await screen.findByText('1. November 2026')).toBeTruthy();
    expect(api.calls('listBlogPosts')[0]?.query.language).toBe('de');
    expect(screen.getByRole('link', { name: 'One bag' }).getAttribute('href')).toBe('/de/blog/one-bag');
  });
});

describe('a post', () => {
  it('shows its author, date and text unchanged', async () => {
    await openSite('/blog/one-bag');
    expect(await screen.findByRole('heading', { level: 1, name: 'One bag' })).toBeTruthy();
    const article = within(screen.getByRole('article'));
    expect(article.getByText('By Ada · Last updated on 1 November 2026')).toBeTruthy();
    expect(article.getByText('one').tagName).toBe('STRONG');
    expect(article.getByRole('link', { name: 'Trains' }).getAttribute('href')).toBe('/blog/tags/trains');
    await waitFor(() => expect(document.title).toBe('One bag · Cubby'));
  });

  it('links to three others, never to itself', async () => {
    api.on('listBlogPosts', pageOf([...titled('First', 'Second'), post(), ...titled('Third')]));
    await openSite('/blog/one-bag');
    const more = await screen.findByRole('heading', { level: 2, name: 'Related posts' });
    expect(more).toBeTruthy();
    expect(headings().filter((each) => each !== 'Related posts')).toEqual(['First', 'Second', 'Third']);
  });

  it('links to none if it is the only one', async () => {
    await openSite('/blog/one-bag');
    await screen.findByRole('article');
    await waitFor(() => expect(api.calls('listBlogPosts')).toHaveLength(1));
    expect(screen.queryByText('Related posts')).toBeNull();
  });

  it('that does not exist is a 404', async () => {
    api.on('getBlogPost', refuse('NOT_FOUND'));
    await openSite('/blog/nope');
    expect(await screen.findByText('404')).toBeTruthy();
  });

  it('can be reloaded while the blog is unavailable', async () => {
    api.on('getBlogPost', refuse('UNAVAILABLE'));
    const { user } = await openSite('/blog/one-bag');
    expect(await screen.findByText(AWAY)).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
    api.on('getBlogPost', post());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
