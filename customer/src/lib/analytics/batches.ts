import { ANALYTICS_BATCH } from '@cubby/api';
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from './events.ts';

interface BatchOptions {
  /** Sends a batch; one that fails is lost, because no figure is worth delaying a visitor. */
  send: (events: AnalyticsEvent[]) => void;
  /** Without the visitor's consent, events are not even stored. */
  mayCount: () => boolean;
}

export interface Batches {
  track: <Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]) => void;
  /** Sends pending events immediately, for a visitor who is leaving. */
  flush: () => void;
}

/** Collects events and sends them ten at a time, or two seconds after the first of them (specification §9). */
export function createBatches({ send, mayCount }: BatchOptions): Batches {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    if (mayCount()) send(events);
  };
  return {
    track(name, properties) {
      if (!mayCount()) return;
      waiting.push({ name, time: new Date().toISOString(), properties });
      if (waiting.length >= ANALYTICS_BATCH.size) flush();
      else timer ??= setTimeout(flush, ANALYTICS_BATCH.intervalMs);
    },
    flush,
  };
}
