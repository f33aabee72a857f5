/** Where problems go that nobody on the screen can act on: the console, by tag. */
export function reportProblem(tag: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to it.
  console.warn(`[${tag}]`, error);
}
