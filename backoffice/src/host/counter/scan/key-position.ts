/** Signs of the other keys of a US keyboard, plain and with Shift. */
const SIGNS: Record<string, string> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
};
const ABOVE_DIGITS = ')!@#$%^&*(';

/**
 * Returns what a key means on a US keyboard by its position, whatever this device's layout and Caps Lock make of it; its own
 * sign for a key that has no position, and an empty text for one that writes nothing.
 */
export function keyAtPosition({ code, key, shiftKey }: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>): string {
  const [, letter, row, digit] = code.match(/^(?:Key([A-Z])|(Digit|Numpad)(\d))$/) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  if (digit) return (shiftKey && row === 'Digit' && ABOVE_DIGITS[Number(digit)]) || digit;
  return SIGNS[code]?.[shiftKey ? 1 : 0] ?? (key.length === 1 ? key : '');
}
