import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentPosition, isRefused } from './geolocation.ts';

afterEach(() => vi.unstubAllGlobals());

type Ask = (success: (found: object) => void, failure: (error: object) => void, options: object) => void;

const found: Ask = (success) => success({ coords: { latitude: 51.5, longitude: -0.1 } });

function browser(ask: Ask, permission: PermissionState | null = 'granted') {
  const getCurrentPosition = vi.fn(ask);
  const query = () => (permission ? Promise.resolve({ state: permission }) : Promise.reject(new Error('no')));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } });
  return getCurrentPosition;
}

describe('the position', () => {
  it('is requested with a timeout of 15 seconds, an age of a minute and low accuracy', async () => {
    const ask = browser(found);
    expect(await currentPosition()).toEqual({ lat: 51.5, lng: -0.1 });
    expect(ask.mock.calls[0]?.[2]).toEqual({ timeout: 15_000, maximumAge: 60_000, enableHighAccuracy: false });
  });

  it('is read without a prompt only if permitted before', async () => {
    browser(found, 'granted');
    expect(await currentPosition({ prompt: false })).toEqual({ lat: 51.5, lng: -0.1 });
    const ask = browser(found, 'prompt');
    await expect(currentPosition({ prompt: false })).rejects.toThrow(
      'Cannot get location without prompting for permission',
    );
    expect(ask).not.toHaveBeenCalled();
  });

  it('is missing in browsers without the permissions API', async () => {
    browser(found, null);
    await expect(currentPosition({ prompt: false })).rejects.toThrow('Cannot query geolocation permissions');
  });

  it('is unavailable on a device without one', async () => {
    vi.stubGlobal('navigator', {});
    await expect(currentPosition()).rejects.toThrow('Geolocation is not available');
  });

  it('distinguishes a refusal from a failure', async () => {
    browser((_success, failure) => failure({ code: 1, message: 'User denied Geolocation' }));
    expect(isRefused(await currentPosition().catch((failure: unknown) => failure))).toBe(true);
    browser((_success, failure) => failure({ code: 3, message: 'Timeout expired' }));
    expect(isRefused(await currentPosition().catch((failure: unknown) => failure))).toBe(false);
  });

  it('passes on the browser’s reason for a refusal', async () => {
    browser((_success, failure) => failure({ message: 'User denied Geolocation' }));
    await expect(currentPosition()).rejects.toThrow('User denied Geolocation');
  });
});
