import { enUS } from '@mui/x-date-pickers/locales';
import { enGB } from 'date-fns/locale/en-GB';
import type { DateLanguage } from './date-language.ts';
import problems from './en.json' with { type: 'json' };

export const en: DateLanguage = {
  locale: enGB,
  texts: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
  problems,
};
