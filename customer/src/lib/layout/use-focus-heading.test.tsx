import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusHeading } from './use-focus-heading.ts';

function Site({ path, children }: { path: string; children: ReactNode }) {
  useFocusHeading(path);
  return <main id="main">{children}</main>;
}

const focused = () => document.activeElement?.textContent;

describe('the heading of a page', () => {
  it('has the focus on a page that is come to, and not on the first one', async () => {
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
  });

  it('is waited for, and followed while the page is still on its way', async () => {
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

  it('is left alone once the user has gone on', async () => {
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
