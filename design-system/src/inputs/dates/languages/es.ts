import { esES } from '@mui/x-date-pickers/locales';
import { es as dateFns } from 'date-fns/locale/es';
import type { DateLanguage } from './date-language.ts';

export const es: DateLanguage = {
  locale: dateFns,
  texts: esES.components.MuiLocalizationProvider.defaultProps.localeText,
  problems: {
    notADate: (example) => `Introduce una fecha, por ejemplo ${example}.`,
    tooEarly: (first) => `Elige el ${first} o una fecha posterior.`,
    tooLate: (last) => `Elige el ${last} o una fecha anterior.`,
  },
};
