import { readPass } from '@cubby/api';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Scan, textsOf, useGun } from './use-gun.ts';

/** The keys that a layout has elsewhere than a US keyboard, plain and with Shift; a dead key is a blank. */
const LAYOUTS: Record<string, Record<string, string>> = {
  US: {},
  German: {
    ...{ KeyY: 'zZ', KeyZ: 'yY', Minus: 'ß?', Equal: '  ', Semicolon: 'öÖ', Quote: 'äÄ', Slash: '-_', Period: '.:' },
    ...{ Digit7: '7/', Digit0: '0=', Digit2: '2"' },
  },
  French: {
    ...{ KeyA: 'qQ', KeyQ: 'aA', KeyW: 'zZ', KeyZ: 'wW', KeyM: ',?', Semicolon: 'mM', Comma: ';.', Period: ':/' },
    ...{ Slash: '!§', Minus: ')°', Digit1: '&1', Digit2: 'é2', Digit3: '"3', Digit4: "'4", Digit5: '(5', Digit6: '-6' },
    ...{ Digit7: 'è7', Digit8: '_8', Digit9: 'ç9', Digit0: 'à0' },
  },
  Italian: { Minus: "'?", Equal: 'ì^', Semicolon: 'òç', Slash: '-_', Period: '.:', Digit7: '7/', Digit0: '0=' },
  Spanish: { Minus: "'?", Equal: '¡¿', Semicolon: 'ñÑ', Slash: '-_', Period: '.:', Digit7: '7/', Digit0: '0=' },
  Portuguese: { Minus: "'?", Equal: '«»', Semicolon: 'çÇ', Slash: '-_', Period: '.:', Digit7: '7/', Digit0: '0=' },
};
const US = { Minus: '-_', Equal: '=+', Semicolon: ';:', Slash: '/?', Period: '.>' };
/** Passes as a scanner reads them, each with the part that the API accepts. */
const PASSES = [
  ['https://cubby.test/account/bookings/CY6HCJ5XGZ?pass=aZ-_9qMw0', 'aZ-_9qMw0'],
  [
    `HTTPS://CUBBY.TEST/P/2CY6HCJ5XGZ${'0ZYQAWM7'.repeat(17)}`.slice(0, -3),
    `2CY6HCJ5XGZ${'0ZYQAWM7'.repeat(17)}`.slice(0, -3),
  ],
] as const;

interface Shooting {
  layout?: string;
  gapMs?: number;
  hasEnter?: boolean;
  isCapsLocked?: boolean;
}

const heard = vi.fn<(scan: Scan) => void>();
let now = 0;

beforeEach(() => {
  heard.mockClear();
  vi.useFakeTimers();
  render(<Listener />);
});
afterEach(() => {
  vi.useRealTimers();
});

function Listener() {
  useGun(heard);
  return <input aria-label="Name" />;
}

it.each(
  Object.keys(LAYOUTS).flatMap((layout) =>
    [false, true].flatMap((isCapsLocked) => [false, true].map((hasEnter) => ({ layout, isCapsLocked, hasEnter }))),
  ),
)('a pass is read on a keyboard of %o', (shooting) => {
  for (const [text, pass] of PASSES) {
    heard.mockClear();
    shoot(text, shooting);
    const [scan] = heard.mock.calls[0] ?? [];
    expect(scan && textsOf(scan).map(readPass).find(Boolean)).toMatchObject({ bookingId: 'CY6HCJ5XGZ', pass });
  }
});

it.each<[string, string, Shooting, string[]]>([
  ['a slow scanner', 'CY6HCJ5XGZ', { gapMs: 70 }, ['CY6HCJ5XGZ']],
  ['a tag', 'A12', {}, ['A12']],
  ['a slow scanner’s tag', 'A12', { gapMs: 70 }, ['A12']],
  ['a slow scanner’s tag without an Enter', 'A12', { gapMs: 50, hasEnter: false }, ['A12']],
  ['a short tag', 'A1', {}, ['A1']],
  ['a tag without an Enter', 'A12', { hasEnter: false }, ['A12']],
  ['a tag on a French keyboard', 'A12', { layout: 'French' }, ['Q&é', 'A12']],
  ['somebody who types', 'Lovelace', { gapMs: 95 }, []],
  ['somebody who types two keys', 'Lo', { gapMs: 60 }, []],
])('%s', (_what, text, shooting, texts) => {
  shoot(text, shooting);
  expect(heard.mock.calls.flatMap(([scan]) => textsOf(scan))).toEqual(texts);
});

it('leaves a field as it was before the scan, and what is typed in it alone', () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.focus();
  shoot('Ada', { gapMs: 100, hasEnter: false });
  shoot('CY6HCJ5XGZ', { layout: 'German' });
  shoot('A12', { gapMs: 60 });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(field.value).toBe('Ada');
});

/** Presses the keys that write a text on a US keyboard, as a device with another layout sees them. */
function shoot(text: string, { layout = 'US', gapMs = 12, hasEnter = true, isCapsLocked = false }: Shooting): void {
  now += 1_000;
  for (const sign of text) {
    const { code, shiftKey } = keyFor(sign);
    const own = LAYOUTS[layout]?.[code]?.[shiftKey ? 1 : 0] ?? sign;
    const cased = isCapsLocked ? (own === own.toUpperCase() ? own.toLowerCase() : own.toUpperCase()) : own;
    press({ code, shiftKey, key: own === ' ' ? 'Dead' : cased, modifierCapsLock: isCapsLocked }, gapMs);
  }
  if (hasEnter) press({ code: 'Enter', key: 'Enter' }, gapMs);
  vi.advanceTimersByTime(500);
}

function keyFor(sign: string): { code: string; shiftKey: boolean } {
  if (/[a-z]/i.test(sign)) return { code: `Key${sign.toUpperCase()}`, shiftKey: /[A-Z]/.test(sign) };
  if (/\d/.test(sign)) return { code: `Digit${sign}`, shiftKey: false };
  const [code = '', signs = ''] = Object.entries(US).find(([, written]) => written.includes(sign)) ?? [];
  return { code, shiftKey: signs.indexOf(sign) === 1 };
}

function press(init: KeyboardEventInit, gapMs: number): void {
  now += gapMs;
  vi.advanceTimersByTime(gapMs);
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(event);
  if (target instanceof HTMLInputElement && init.key?.length === 1) target.value += init.key;
}
