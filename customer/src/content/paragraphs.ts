/** Several parts of a text as its paragraphs, without what is not there. */
export function paragraphs(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
