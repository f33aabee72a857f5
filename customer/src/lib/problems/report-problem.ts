import { ResponseError } from '@cubby/api/client';
import { type LoadTracker, loadSentry, type Tracker } from './load-sentry.ts';

/** The most problems held until the context says whether they are collected; more would add nothing. */
const EARLY_PROBLEMS = 10;

type Problem = [tag: string, error: unknown];

export const { reportProblem, trackProblems } = createProblemReports(loadSentry);

/**
 * Reports problems that no one on the screen can act on: to the console, by tag, and to the operator's error tracking.
 * Its code is only loaded at the first problem, because nearly no visit has one.
 */
export function createProblemReports(load: LoadTracker) {
  let early: Problem[] = [];
  let dsn: string | null | undefined;
  let tracker: Promise<Tracker> | undefined;

  function track([tag, error]: Problem): void {
    if (!dsn) return;
    tracker ??= load(dsn);
    tracker
      .then((capture) => capture(tag, error))
      .catch(() => {
        // Loaded again at the next problem: the network may have failed this time.
        tracker = undefined;
      });
  }

  return {
    reportProblem(tag: string, error: unknown): void {
      // biome-ignore lint/suspicious/noConsole: this is the one place that writes to it.
      console.warn(`[${tag}]`, error);
      if (isAnswer(error)) return;
      if (dsn !== undefined) track([tag, error]);
      else if (early.length < EARLY_PROBLEMS) early.push([tag, error]);
    },

    /** Sets where problems are collected, or null for nowhere; earlier ones are passed on. */
    trackProblems(to: string | null): void {
      dsn = to;
      for (const problem of early) track(problem);
      early = [];
    },
  };
}

/** Returns true for a refusal, such as an expired sign-in or a write in read-only mode, which is no fault of the site. */
function isAnswer(error: unknown): boolean {
  return error instanceof ResponseError && (error.status < 500 || error.id === 'READ_ONLY');
}
