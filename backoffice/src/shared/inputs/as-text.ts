/** For text inputs of fields that must not be null: react-admin would make null of an emptied field. */
export function asText(value: string): string {
  return value;
}
