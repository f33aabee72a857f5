import { deDE } from '@mui/x-date-pickers/locales';
import { de as dateFns } from 'date-fns/locale/de';
import type { DateLanguage } from './date-language.ts';
import problems from './de.json' with { type: 'json' };

export const de: DateLanguage = {
  locale: dateFns,
  texts: deDE.components.MuiLocalizationProvider.defaultProps.localeText,
  problems,
};
