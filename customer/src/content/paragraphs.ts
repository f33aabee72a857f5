/** Joins parts of a text as its paragraphs, without missing ones. */
export function paragraphs(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
