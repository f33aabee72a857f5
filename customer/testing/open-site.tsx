import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { FakeApi } from '../../tests/harness/fake-api.ts';
import { App } from '../src/App.tsx';
import { endSession } from '../src/lib/session/session.ts';
import { arrive, type Visit, withFrame } from './visit.ts';

/** An API that answers this test alone; calls that break the contract, or that were not expected, fail the test. */
export function fakeApi(): FakeApi {
  const api = new FakeApi();
  vi.stubGlobal('fetch', api.fetch);
  onTestFinished(() => {
    endSession();
    vi.unstubAllGlobals();
    expect(api.faults).toEqual([]);
  });
  return withFrame(api);
}

/** Opens the whole site at an address like a visitor: its code and texts are real, the network is not. */
export async function openSite(address: string, visit: Visit = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await arrive(address, visit);
  const shown = await act(async () => render(<App />));
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

/** Fills a field in one step; tests type letter by letter only where that matters. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Returns the visitor's current address. */
export function address(): string {
  return window.location.pathname + window.location.search;
}
