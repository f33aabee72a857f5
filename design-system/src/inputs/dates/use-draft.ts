import type { FieldRef } from '@mui/x-date-pickers/models';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toDate, toText, writeNumbers } from './date-text.ts';
import type { DateLanguage } from './languages/date-language.ts';

interface DraftOptions {
  language: DateLanguage;
  locale: string;
  value: string;
  minimum: string;
  maximum: string;
  required: boolean;
  field: RefObject<FieldRef<Date | null> | null>;
  onChange: (value: string) => void;
  onProblem?: ((problem: string | null) => void) | undefined;
}

/**
 * The text being typed, which may not be a date yet. It is passed on when the field is left, because "05" on the way to
 * 5 December is a date as well; anything that cannot be used is then an empty text, with the problem in words. What was
 * typed stays.
 */
export function useDraft(options: DraftOptions) {
  const { language, locale, value, minimum, maximum, required, field } = options;
  const [draft, setDraft] = useState(() => toDate(value));
  const [problem, setProblem] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  // A calendar passes a date on and closes before the next render.
  const latest = useRef({ draft, isCleared: false, sent: value, refusedAt: '' });

  const put = (next: Date | null) => {
    latest.current.draft = next;
    setDraft(next);
  };
  const report = (next: string | null) => {
    if (next === problem) return;
    setProblem(next);
    options.onProblem?.(next);
  };
  const send = (next: string) => {
    if (next === latest.current.sent) return;
    latest.current.sent = next;
    options.onChange(next);
  };

  // The owner may move the date that was passed on, or replace it; what was refused stays until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: functions of this render.
  useEffect(() => {
    if (isTyping || (problem !== null && ['', latest.current.refusedAt].includes(value))) return;
    latest.current.sent = value;
    if (toText(draft) !== value) put(toDate(value));
    report(null);
  }, [value, draft, problem, isTyping]);

  const problemOf = (text: string): string | null => {
    if (text === '') return !required && (latest.current.isCleared || isEmpty()) ? null : say('notADate', example());
    if (text < minimum) return say('tooEarly', minimum);
    return text > maximum ? say('tooLate', maximum) : null;
  };
  const say = (what: keyof DateLanguage['problems'], right: string) =>
    language.problems[what].replace('%{date}', writeNumbers(right, locale));
  const isEmpty = () => field.current?.getSections().every((section) => section.value === '') ?? true;
  const example = () => [minimum, toText(new Date()), maximum].sort()[1] ?? minimum;

  return {
    draft,
    problem,
    /** Takes what was typed, or chosen or cleared in the calendar. */
    enter: (next: Date | null, isFromCalendar: boolean) => {
      setTyping(true);
      put(next);
      latest.current.isCleared = isFromCalendar && next === null;
    },
    settle: () => {
      const text = toText(latest.current.draft);
      const found = problemOf(text);
      if (found !== null) latest.current.refusedAt = value;
      setTyping(false);
      report(found);
      send(found === null ? text : '');
    },
  };
}
