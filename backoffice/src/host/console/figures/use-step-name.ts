import { useFormats } from '../../../lib/i18n/use-formats.ts';

/** What a bar is called: a day, or a month. */
export function useStepName(step: 'day' | 'month'): (date: string) => string {
  const { day, monthOf } = useFormats();
  return step === 'day' ? day : (date) => monthOf(date.slice(0, 7));
}
