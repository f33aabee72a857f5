import { vi } from 'vitest';

/**
 * Provides frames for tests that wait for them. Files share a worker, and one with a fake clock restores the frames of
 * a document that is gone: those never come.
 */
export function withFrames(): void {
  const soon = (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16);
  vi.stubGlobal('requestAnimationFrame', soon);
}
