import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceOnline } from './reload-once-online.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

function comeBack(isLasting: boolean): void {
  window.dispatchEvent(new Event('online'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isLasting);
}

describe('a page that waits for the network', () => {
  it('is loaded again once the network has lasted, so that what is opened at that moment stays open', () => {
    const stop = reloadOnceOnline();
    comeBack(true);
    expect(reload).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('is not for a network that has gone again, or once it has been left', () => {
    const stop = reloadOnceOnline();
    comeBack(false);
    vi.runAllTimers();
    comeBack(true);
    stop();
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });
});
