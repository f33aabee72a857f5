import type { OpeningException } from '@cubby/api';
import { DateField, Legend } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useInput } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { tomorrow } from './dates.ts';
import { TimeField } from './TimeField.tsx';
import { useProblem } from './use-problem.ts';

/** An exception as the form holds it: with the names of the draft. */
interface DraftException {
  date: string;
  startTime: string | null;
  endTime: string | null;
  type: OpeningException['type'];
}

const KINDS = ['closed', 'closed_part', 'open'] as const;
type Kind = (typeof KINDS)[number];

/** Special hours on single dates: closed, closed for some hours, or open at other hours. */
export function ExceptionsEditor() {
  const t = useTranslate();
  const { locale } = useFormats();
  const { field } = useInput<Record<string, DraftException[] | undefined>>({ source: 'openingHoursExceptions' });
  const problem = useProblem('openingHoursExceptions');
  const all = (field.value ?? []) as DraftException[];
  const change = (index: number, next: DraftException) =>
    field.onChange(all.map((each, at) => (at === index ? next : each)));
  return (
    <Box component="fieldset" sx={frame}>
      <Legend>{t('stashpoints.field.openingHoursExceptions')}</Legend>
      {all.map((exception, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exception has no id but its index.
        <Box key={index} sx={row}>
          <Box sx={{ flex: '1 1 11.25rem' }}>
            <DateField
              label={t('stashpoints.date')}
              value={exception.date}
              locale={locale}
              required
              onChange={(date) => change(index, { ...exception, date })}
            />
          </Box>
          <SelectField
            label={t('stashpoints.what')}
            value={kindOf(exception)}
            options={KINDS.map((kind) => [kind, t(`stashpoints.exception.${kind}`)] as const)}
            onChange={(kind) => change(index, ofKind(exception, kind as Kind))}
          />
          {exception.startTime !== null && exception.endTime !== null && (
            <>
              <TimeField
                label={t('stashpoints.from')}
                value={exception.startTime}
                onChange={(startTime) => change(index, { ...exception, startTime })}
              />
              <TimeField
                label={t('stashpoints.until')}
                value={exception.endTime}
                onChange={(endTime) => change(index, { ...exception, endTime })}
              />
            </>
          )}
          <IconButton
            aria-label={t('stashpoints.remove_date', { date: exception.date })}
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
        onClick={() => field.onChange([...all, { date: tomorrow(), startTime: null, endTime: null, type: 'closed' }])}
      >
        {t('stashpoints.add_exception')}
      </Button>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}

function kindOf({ type, startTime }: DraftException): Kind {
  if (type === 'open') return 'open';
  return startTime === null ? 'closed' : 'closed_part';
}

function ofKind({ date, startTime, endTime }: DraftException, kind: Kind): DraftException {
  if (kind === 'closed') return { date, startTime: null, endTime: null, type: 'closed' };
  const type = kind === 'open' ? 'open' : 'closed';
  return { date, startTime: startTime ?? '10:00:00', endTime: endTime ?? '16:00:00', type };
}

const frame = { border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  '& > .MuiFormControl-root': { flex: '1 1 7.5rem' },
} as const;
