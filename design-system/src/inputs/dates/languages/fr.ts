import { frFR } from '@mui/x-date-pickers/locales';
import { fr as dateFns } from 'date-fns/locale/fr';
import type { DateLanguage } from './date-language.ts';

export const fr: DateLanguage = {
  locale: dateFns,
  texts: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
  problems: {
    notADate: (example) => `Saisissez une date, par exemple ${example}.`,
    tooEarly: (first) => `Choisissez le ${first} ou une date ultérieure.`,
    tooLate: (last) => `Choisissez le ${last} ou une date antérieure.`,
  },
};
