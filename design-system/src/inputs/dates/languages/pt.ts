import { ptPT } from '@mui/x-date-pickers/locales';
import { pt as dateFns } from 'date-fns/locale/pt';
import type { DateLanguage } from './date-language.ts';
import problems from './pt.json' with { type: 'json' };

export const pt: DateLanguage = {
  locale: dateFns,
  texts: ptPT.components.MuiLocalizationProvider.defaultProps.localeText,
  problems,
};
