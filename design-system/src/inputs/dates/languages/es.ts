import { esES } from '@mui/x-date-pickers/locales';
import { es as dateFns } from 'date-fns/locale/es';
import type { DateLanguage } from './date-language.ts';
import problems from './es.json' with { type: 'json' };

export const es: DateLanguage = {
  locale: dateFns,
  texts: esES.components.MuiLocalizationProvider.defaultProps.localeText,
  problems,
};
