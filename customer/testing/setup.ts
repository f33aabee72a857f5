import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/* What is written to the console is noise nobody asked for: it fails the test that makes it. */

const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => noise.push(words.map(String).join(' ')));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});
