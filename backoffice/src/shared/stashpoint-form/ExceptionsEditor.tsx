import type { OpeningException } from '@cubby/api';
import { DateField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { DateRows } from './DateRows.tsx';
import { TimeField } from './TimeField.tsx';

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
  return (
    <DateRows<DraftException>
      source="openingHoursExceptions"
      add={t('stashpoints.add_exception')}
      begin={(date) => ({ date, startTime: null, endTime: null, type: 'closed' })}
      dateOf={({ date }) => date}
      fields={(exception, change) => (
        <>
          <Box sx={{ flex: '1 1 11.25rem' }}>
            <DateField
              label={t('stashpoints.date')}
              value={exception.date}
              locale={locale}
              required
              onChange={(date) => change({ ...exception, date })}
            />
          </Box>
          <SelectField
            label={t('stashpoints.what')}
            value={kindOf(exception)}
            options={KINDS.map((kind) => [kind, t(`stashpoints.exception.${kind}`)] as const)}
            onChange={(kind) => change(ofKind(exception, kind as Kind))}
          />
          {exception.startTime !== null && exception.endTime !== null && (
            <>
              <TimeField
                label={t('stashpoints.from')}
                value={exception.startTime}
                onChange={(startTime) => change({ ...exception, startTime })}
              />
              <TimeField
                label={t('stashpoints.until')}
                value={exception.endTime}
                onChange={(endTime) => change({ ...exception, endTime })}
              />
            </>
          )}
        </>
      )}
    />
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
