/** Keeps the text of a field that must not be null: react-admin turns an emptied field into null. */
export function asText(value: string): string {
  return value;
}
