import { enUS } from '@mui/x-date-pickers/locales';
import { enGB } from 'date-fns/locale/en-GB';
import type { DateLanguage } from './date-language.ts';

export const en: DateLanguage = {
  locale: enGB,
  texts: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
  problems: {
    notADate: (example) => `Enter a date such as ${example}.`,
    tooEarly: (first) => `Choose ${first} or later.`,
    tooLate: (last) => `Choose ${last} or earlier.`,
  },
};
