import { itIT } from '@mui/x-date-pickers/locales';
import { it as dateFns } from 'date-fns/locale/it';
import type { DateLanguage } from './date-language.ts';
import problems from './it.json' with { type: 'json' };

export const it: DateLanguage = {
  locale: dateFns,
  texts: itIT.components.MuiLocalizationProvider.defaultProps.localeText,
  problems,
};
