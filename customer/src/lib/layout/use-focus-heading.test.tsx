import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusHeading } from './use-focus-heading.ts';

function Site({ path, children }: { path: string; children: ReactNode }) {
  useFocusHeading(path);
  return <main id="main">{children}</main>;
}

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled);
});

const focused = () => document.activeElement?.textContent;

describe('the heading of a page', () => {
  it('gets the focus on each new page, but not on the first one', async () => {
    const { rerender } = render(
      <Site path="/">
        <h1>Home</h1>
      </Site>,
    );
    expect(document.activeElement).toBe(document.body);
    rerender(
      <Site path="/faq">
        <h1 key="faq">Questions</h1>
      </Site>,
    );
    expect(focused()).toBe('Questions');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });

  it('is awaited, and focused again while the page is loading', async () => {
    const { rerender } = render(<Site path="/">Home</Site>);
    rerender(<Site path="/search">Loading</Site>);
    expect(document.activeElement).toBe(document.body);
    rerender(
      <Site path="/search">
        <h1 key="first">Find storage</h1>
      </Site>,
    );
    await waitFor(() => expect(focused()).toBe('Find storage'));
    rerender(
      <Site path="/search">
        <h1 key="second">12 places around London</h1>
      </Site>,
    );
    await waitFor(() => expect(focused()).toBe('12 places around London'));
  });

  it('leaves the focus to the link that was followed, on the way back', async () => {
    const list = (
      <>
        <h1>Places</h1>
        <a href="/place/1">One</a>
        <a href="/place/2">Two</a>
      </>
    );
    window.history.replaceState(null, '', '/search');
    const { rerender } = render(<Site path="/search">{list}</Site>);
    window.history.replaceState(null, '', '/place/2');
    rerender(
      <Site path="/place/2">
        <h1 key="place">Two</h1>
      </Site>,
    );
    expect(document.activeElement?.localName).toBe('h1');
    window.history.replaceState(null, '', '/search');
    window.dispatchEvent(new PopStateEvent('popstate'));
    rerender(<Site path="/search">{list}</Site>);
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/place/2'));
  });

  it('is not focused once the user has moved on', async () => {
    const { rerender } = render(<Site path="/">Home</Site>);
    rerender(<Site path="/search">Loading</Site>);
    window.dispatchEvent(new Event('keydown'));
    rerender(
      <Site path="/search">
        <h1>12 places around London</h1>
        <button type="button">Filter</button>
      </Site>,
    );
    await new Promise((observed) => setTimeout(observed, 20));
    expect(document.activeElement).toBe(document.body);
  });
});
