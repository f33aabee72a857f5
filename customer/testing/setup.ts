import '../../design-system/testing/owner-stacks.ts';
import '../../design-system/testing/styles-that-hide.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { hear, takeNoise } from './noise.ts';

// A busy machine may take its time; a missing element is still noticed.
configure({ asyncUtilTimeout: 20_000 });

/* Unexpected console output fails the test that causes it. */

beforeEach(() => {
  takeNoise();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(hear);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(takeNoise()).toEqual([]);
});
