import { DateField, Legend } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useInput } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { tomorrow } from './dates.ts';
import { useProblem } from './use-problem.ts';

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
  const { field } = useInput<Record<string, DraftClosure[] | undefined>>({ source: 'closures' });
  const problem = useProblem('closures');
  const all = (field.value ?? []) as DraftClosure[];
  const change = (index: number, part: Partial<DraftClosure>) =>
    field.onChange(all.map((each, at) => (at === index ? ordered({ ...each, ...part }, part) : each)));
  return (
    <Box component="fieldset" sx={frame}>
      <Legend>{t('stashpoints.field.closures')}</Legend>
      {all.map((closure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a closure has no id but its index.
        <Box key={index} sx={row}>
          {ENDS.map(([end, label]) => (
            <Box key={end} sx={{ flex: '1 1 11.25rem', minWidth: 0 }}>
              <DateField
                label={t(label)}
                value={closure[end]}
                locale={locale}
                required
                onChange={(date) => change(index, { [end]: date })}
              />
            </Box>
          ))}
          <IconButton
            aria-label={t('stashpoints.remove_date', { date: closure.startDate })}
            onClick={() => field.onChange(all.filter((_, at) => at !== index))}
          >
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => field.onChange([...all, { startDate: tomorrow(), endDate: tomorrow() }])}
      >
        {t('stashpoints.add_closure')}
      </Button>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}

/** Moves the other end along if the edited one would pass it; an end without a date passes none. */
function ordered(closure: DraftClosure, typed: Partial<DraftClosure>): DraftClosure {
  if (closure.endDate === '' || closure.startDate <= closure.endDate) return closure;
  return typed.startDate ? { ...closure, endDate: closure.startDate } : { ...closure, startDate: closure.endDate };
}

const frame = { border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
} as const;
