import { useFormats } from '../../../lib/i18n/use-formats.ts';

/** Returns the label of a bar: a day or a month. */
export function useStepName(step: 'day' | 'month'): (date: string) => string {
  const { day, monthOf } = useFormats();
  return step === 'day' ? day : (date) => monthOf(date.slice(0, 7));
}
