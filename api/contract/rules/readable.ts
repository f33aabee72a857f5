/** Maximum nesting: deeper than our data, and shallow enough for all code that traverses it. */
const DEEPEST = 24;

/**
 * Finds values that cannot be stored or sent on: the character NUL and halves of surrogate pairs, which PostgreSQL
 * refuses; nesting that only an attack would send; and fields that replace what every object has, such as `toString`: code
 * that prints or compares the value, in a library above all, would call them.
 *
 * @returns The path of the first such value, `customer.first_name`; empty for the value itself; null if there is none.
 */
export function findUnreadable(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isReadable(value) ? null : '';
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  if (depth >= DEEPEST) return '';
  for (const [name, inner] of Object.entries(value)) {
    if (!isReadable(name)) return '';
    if (name in Object.prototype) return name;
    const found = findUnreadable(inner, depth + 1);
    if (found !== null) return found ? `${name}.${found}` : name;
  }
  return null;
}

function isReadable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
