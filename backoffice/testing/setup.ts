import '../../design-system/testing/owner-stacks.ts';
import '../../design-system/testing/styles-that-hide.ts';
import { cleanup, configure } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine may be slow; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 20_000 });

// Without a layout there is nothing to scroll.
Element.prototype.scrollIntoView = () => {};

/* Unexpected console output fails the test that caused it. */

const noise: string[] = [];

function listen(...words: unknown[]): void {
  if (!isForeign(words)) noise.push(words.map(String).join(' '));
}

/**
 * Tells whether console output comes from elsewhere. Outside production react-admin logs every refused call, and many
 * tests are about refusals. Its inputs pass on properties by their names from before MUI 9. The test document does not
 * know the newer element <search>.
 */
function isForeign([first, second]: unknown[]): boolean {
  return first instanceof HttpError || FOREIGN.includes(second);
}

const FOREIGN: unknown[] = ['InputProps', 'inputProps', 'InputLabelProps', 'inputRef', 'search'];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(listen);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});
