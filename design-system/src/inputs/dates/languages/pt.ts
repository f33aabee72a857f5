import { ptPT } from '@mui/x-date-pickers/locales';
import { pt as dateFns } from 'date-fns/locale/pt';
import type { DateLanguage } from './date-language.ts';

export const pt: DateLanguage = {
  locale: dateFns,
  texts: ptPT.components.MuiLocalizationProvider.defaultProps.localeText,
  problems: {
    notADate: (example) => `Introduza uma data, por exemplo ${example}.`,
    tooEarly: (first) => `Escolha ${first} ou uma data posterior.`,
    tooLate: (last) => `Escolha ${last} ou uma data anterior.`,
  },
};
