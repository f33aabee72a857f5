import { cleanup, configure } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A machine with other things to do may take its time; what never comes is still noticed.
configure({ asyncUtilTimeout: 20_000 });

/* What is written to the console is noise nobody asked for: it fails the test that makes it. */

const noise: string[] = [];

function listen(...words: unknown[]): void {
  if (!isForeign(words)) noise.push(words.map(String).join(' '));
}

/**
 * Outside of production react-admin writes every refused call there, and a refusal is what many tests are about. Its
 * inputs hand on properties by the names they had before MUI 9. The element <search> is younger than this document.
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
