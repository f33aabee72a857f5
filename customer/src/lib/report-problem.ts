/** Where problems go that nobody on the screen can act on: the console, by tag. */
export function reportProblem(tag: string, error: unknown): void {
  console.warn(`[${tag}]`, error);
}
