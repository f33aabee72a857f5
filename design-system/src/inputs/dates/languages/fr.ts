import { frFR } from '@mui/x-date-pickers/locales';
import { fr as dateFns } from 'date-fns/locale/fr';
import type { DateLanguage } from './date-language.ts';
import problems from './fr.json' with { type: 'json' };

export const fr: DateLanguage = {
  locale: dateFns,
  texts: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
  problems,
};
