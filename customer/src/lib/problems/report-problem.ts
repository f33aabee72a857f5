import { ResponseError } from '@cubby/api/client';
import { type LoadTracker, loadSentry, type Tracker } from './load-sentry.ts';

/** More than these, before the site knows whether anybody collects them, would tell nothing new. */
const EARLY_PROBLEMS = 10;

type Problem = [tag: string, error: unknown];

export const { reportProblem, trackProblems } = createProblemReports(loadSentry);

/**
 * Where problems go that nobody on the screen can act on: the console, by tag, and the error tracking of whoever
 * runs the site. Its code is only fetched at the first problem, for nearly no visit has one.
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
        // Fetched again at the next problem: this one may have been the network's.
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

    /** Says where problems are collected, or null that nobody does; those that came before are handed on. */
    trackProblems(to: string | null): void {
      dsn = to;
      for (const problem of early) track(problem);
      early = [];
    },
  };
}

/** A refusal, such as a sign-in that has run out, is no fault of the site. */
function isAnswer(error: unknown): boolean {
  return error instanceof ResponseError && error.status < 500;
}
