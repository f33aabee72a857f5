import { COOKIES, type OwnDevice } from '@cubby/api';
import { daysFromNow, readOnlyMode, writeCookie } from '@cubby/api/client';
import { CubbyTheme } from '@cubby/design-system';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadI18n } from '../language/i18n.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { type CounterState, NOTHING_YET } from '../state/counter-state.ts';
import type { CounterStore } from '../state/counter-store.ts';
import type { DeviceSession, PinRefusal } from '../state/device-session.ts';
import { CounterContext } from '../state/use-counter.ts';
import { lastUse, noteUse } from './idle-lock.ts';
import LockedPage from './LockedPage.tsx';
import { useIdleLock } from './use-idle-lock.ts';

const shared: OwnDevice = {
  id: 'till',
  name: 'Till',
  stashpoint: { id: '08399e7fe29b', name: 'The Shelf' },
  paired_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: '2026-11-22T10:00:00.000Z',
  person: null,
  people: [
    { id: 'kit', name: 'Kit' },
    { id: 'noor', name: 'Noor' },
  ],
  expires_at: '2027-05-01T10:00:00.000Z',
  lock_minutes: 10,
};

function storeOf(state: Partial<CounterState>, actions: Partial<DeviceSession> = {}): CounterStore {
  const known: CounterState = { ...NOTHING_YET, isOpen: true, shared, ...state };
  const tab = { getState: () => known, subscribe: () => () => {} };
  return { tab, session: { askWhoIsHere: async () => {}, ...actions } } as unknown as CounterStore;
}

async function open(state: Partial<CounterState> = {}, refusal: PinRefusal | null = null) {
  const enterPin = vi.fn(async () => refusal);
  const keepLock = vi.fn();
  const store = storeOf(state, { enterPin, keepLock });
  render(
    <LanguageProvider first={await loadI18n('en')}>
      <CubbyTheme>
        <CounterContext value={store}>
          <LockedPage />
        </CounterContext>
      </CubbyTheme>
    </LanguageProvider>,
  );
  return { enterPin, keepLock, user: userEvent.setup() };
}

describe('a locked counter', () => {
  it('takes a PIN by touch, for the chosen person', async () => {
    const { user, enterPin } = await open();
    await user.click(screen.getByRole('button', { name: 'Noor' }));
    for (const digit of '1190') await user.click(screen.getByRole('button', { name: digit }));
    await user.click(screen.getByRole('button', { name: 'Delete last digit' }));
    await user.click(screen.getByRole('button', { name: '5' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(enterPin).toHaveBeenCalledWith('noor', '1195');
  });

  it('takes it by keyboard as well, and requires four digits before asking the server', async () => {
    const { user, enterPin } = await open();
    await user.click(screen.getByRole('button', { name: 'Kit' }));
    await user.keyboard('12a3{Enter}');
    expect(screen.getByText('A PIN has 4 to 6 digits.')).toBeTruthy();
    expect(enterPin).not.toHaveBeenCalled();
    await user.keyboard('4{Enter}');
    expect(enterPin).toHaveBeenCalledWith('kit', '1234');
  });

  it.each([
    [45, 'Too many attempts. Wait 45 seconds.'],
    [200, 'Too many attempts. Wait 4 minutes.'],
  ])('shows for how long it is locked: %i seconds', async (seconds, words) => {
    const { user } = await open({}, { id: 'TOO_MANY_REQUESTS', seconds });
    await user.click(screen.getByRole('button', { name: 'Kit' }));
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says who was signed out', async () => {
    await open({ sentHome: 'Kit' });
    expect(screen.getByRole('alert').textContent).toContain('Kit has been signed out of this counter');
  });

  it('says why people cannot switch while offline', async () => {
    await open({ link: 'offline' });
    expect(screen.getByText(/You can’t switch users while offline/)).toBeTruthy();
  });

  it('lets the last person go on while nothing can be written, and no one sign in', async () => {
    const kit = { ...shared, person: { id: 'kit', name: 'Kit' } };
    const { user, keepLock } = await open({ link: 'live', lock: 'locked', shared: kit });
    expect(screen.queryByRole('button', { name: 'Still Kit?' })).toBeNull();
    act(() => readOnlyMode.hear(true));
    onTestFinished(() => act(() => readOnlyMode.hear(false)));
    expect(screen.getByText(/^PINs can’t be checked right now/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Still Kit?' }));
    expect(keepLock).toHaveBeenCalledWith('unchecked');
  });

  it('lets only the last person go on offline, where no PIN can be checked', async () => {
    const kit = { ...shared, person: { id: 'kit', name: 'Kit' } };
    const { user, keepLock } = await open({ link: 'offline', lock: 'locked', shared: kit });
    await user.click(screen.getByRole('button', { name: 'Still Kit?' }));
    expect(keepLock).toHaveBeenCalledWith('unchecked');
  });

  it('asks the last person for their PIN online', async () => {
    await open({ link: 'live', lock: 'locked', shared: { ...shared, person: { id: 'kit', name: 'Kit' } } });
    expect(screen.getByText(/The counter was locked/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Still Kit?' })).toBeNull();
  });

  it('says what to do if no one has a PIN yet', async () => {
    await open({ shared: { ...shared, people: [] } });
    expect(screen.getByText('No PINs yet')).toBeTruthy();
  });
});

it.each(['pointerDown', 'keyDown'] as const)('a shared counter is in use with every %s', (event) => {
  writeCookie(COOKIES.user, JSON.stringify({ id: 'till', role: 'device' }), daysFromNow(1));
  noteUse(new Date(1));
  renderHook(useIdleLock, {
    wrapper: ({ children }) => <CounterContext value={storeOf({})}>{children}</CounterContext>,
  });
  expect(lastUse()).toBe(1);
  fireEvent[event](window);
  expect(lastUse()).toBeGreaterThan(1);
});
