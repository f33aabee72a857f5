/** Writes full-width and Arabic digits, which keyboards of East Asia and the Middle East type, as those from 0 to 9. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
