import { DateField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { DateRows } from './DateRows.tsx';

/** A closure as the form holds it: both dates included. */
interface DraftClosure {
  startDate: string;
  endDate: string;
}

const ENDS = [
  ['startDate', 'stashpoints.first_closed'],
  ['endDate', 'stashpoints.last_closed'],
] as const;

/** Closures for holidays and refurbishments, each with a first and a last date. */
export function ClosuresEditor() {
  const t = useTranslate();
  const { locale } = useFormats();
  return (
    <DateRows<DraftClosure>
      source="closures"
      add={t('stashpoints.add_closure')}
      begin={(date) => ({ startDate: date, endDate: date })}
      dateOf={({ startDate }) => startDate}
      fields={(closure, change) =>
        ENDS.map(([end, label]) => (
          <Box key={end} sx={{ flex: '1 1 11.25rem', minWidth: 0 }}>
            <DateField
              label={t(label)}
              value={closure[end]}
              locale={locale}
              required
              onChange={(date) => change(ordered({ ...closure, [end]: date }, end))}
            />
          </Box>
        ))
      }
    />
  );
}

/** Moves the other end along if the edited one would pass it; an end without a date passes none. */
function ordered(closure: DraftClosure, typed: keyof DraftClosure): DraftClosure {
  if (closure.endDate === '' || closure.startDate <= closure.endDate) return closure;
  return typed === 'startDate'
    ? { ...closure, endDate: closure.startDate }
    : { ...closure, startDate: closure.endDate };
}
