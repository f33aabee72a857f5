import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import type { enGB } from 'date-fns/locale/en-GB';

/** The words of the calendar and the order of day, month and year in one language, loaded with the picker. */
export interface DateLanguage {
  locale: typeof enGB;
  /** MUI's own words; those it has not translated are in English. */
  texts: DatePickerProps['localeText'];
  /** The faults of an entered date; `%{date}` is one that would be right. */
  problems: Record<'notADate' | 'tooEarly' | 'tooLate', string>;
}
