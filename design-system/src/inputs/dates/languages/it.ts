import { itIT } from '@mui/x-date-pickers/locales';
import { it as dateFns } from 'date-fns/locale/it';
import type { DateLanguage } from './date-language.ts';

export const it: DateLanguage = {
  locale: dateFns,
  texts: itIT.components.MuiLocalizationProvider.defaultProps.localeText,
  problems: {
    notADate: (example) => `Inserisci una data, ad esempio ${example}.`,
    tooEarly: (first) => `Scegli il ${first} o una data successiva.`,
    tooLate: (last) => `Scegli il ${last} o una data precedente.`,
  },
};
