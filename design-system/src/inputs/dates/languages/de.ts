import { deDE } from '@mui/x-date-pickers/locales';
import { de as dateFns } from 'date-fns/locale/de';
import type { DateLanguage } from './date-language.ts';

export const de: DateLanguage = {
  locale: dateFns,
  texts: deDE.components.MuiLocalizationProvider.defaultProps.localeText,
  problems: {
    notADate: (example) => `Gib ein Datum wie ${example} ein.`,
    tooEarly: (first) => `Wähle den ${first} oder einen späteren Tag.`,
    tooLate: (last) => `Wähle den ${last} oder einen früheren Tag.`,
  },
};
