/** What has been written to the console in this test and nobody has asked for yet. */
const written: string[] = [];

export function hear(...words: unknown[]): void {
  written.push(words.map(String).join(' '));
}

/** What was written so far; whoever takes it has expected it. What nobody takes fails the test. */
export function takeNoise(): string[] {
  return written.splice(0);
}
