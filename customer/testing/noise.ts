/** The console output of this test that has not been taken yet. */
const written: string[] = [];

export function hear(...words: unknown[]): void {
  written.push(words.map(String).join(' '));
}

/** Returns the output so far; taking it means that it was expected. Output that is not taken fails the test. */
export function takeNoise(): string[] {
  return written.splice(0);
}
