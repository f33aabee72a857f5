export default function matchAll(text: string, pattern: RegExp) {
  return text.matchAll(pattern);
}
