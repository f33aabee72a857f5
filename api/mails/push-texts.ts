import type { ReportKind } from '../contract/rules/incidents.ts';
import type { Language } from '../contract/vocabulary/languages.ts';
import { wordsIn } from './words.ts';

/** The texts of a counter's device. */
export interface PushText {
  title: string;
  body: string;
}

/** `time` is on the clock of the place. */
export interface PushFacts {
  name: string;
  id: string;
  time: string;
  bags: number;
}

/** Returns what a device shows about a booking. */
export function stayPushText(
  kind: 'dropoffSoon' | 'pickupLate' | 'message',
  language: Language,
  facts: PushFacts,
): PushText {
  const t = wordsIn(language);
  const values = { ...facts, smart_count: facts.bags };
  return { title: t(`push.${kind}.title`, values), body: t(`push.${kind}.body`, values) };
}

/** Returns what a device shows about a report. */
export function incidentPushText(kind: ReportKind, language: Language, facts: PushFacts): PushText {
  const t = wordsIn(language);
  return { title: t(`push.incident.title.${kind}`, facts), body: t('push.incident.body', facts) };
}

/** Returns what a device shows when its owner tries notifications. */
export function testPushText(language: Language): PushText {
  const t = wordsIn(language);
  return { title: t('push.test.title'), body: t('push.test.body') };
}
