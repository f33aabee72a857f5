import { tabStorage } from '@cubby/api/client';
import { api } from '../api/api.ts';
import { getConsent } from '../consent/consent.ts';
import { allVariants } from '../experiments/variants.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { createBatches } from './batches.ts';
import type { AnalyticsEvent } from './events.ts';
import { capturedMarketing } from './marketing.ts';

/** Counts events, if the visitor agreed. */
export const { track, flush } = createBatches({ send, mayCount: () => getConsent() === 'given' });

/** Sends pending events when the page is left; afterwards nothing can send them. */
export function flushOnLeaving(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
}

function send(events: AnalyticsEvent[]): void {
  const body = { events, experiments: allVariants(), marketing: capturedMarketing(tabStorage) };
  api.createEvents({ body }, { keepalive: true }).catch((error: unknown) => reportProblem('analytics', error));
}
