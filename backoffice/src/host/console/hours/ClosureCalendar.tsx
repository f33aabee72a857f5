import { fontWeight, radius, textSize } from '@cubby/design-system';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useInput } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useProblem } from '../../../shared/stashpoint-form/use-problem.ts';
import { weekdayNames } from '../../../shared/values/opening-hours.ts';
import { closureOn, type DraftClosure, withClosure } from './closures.ts';
import { datesOfMonth, monthName, shiftMonth } from './month.ts';

/**
 * A month of days: one press closes a day, a second one closes all days up to it, and a press on a closed day opens it
 * again.
 */
export function ClosureCalendar({ today }: { today: string }) {
  const t = useTranslate();
  const { locale } = useFormats();
  const { field } = useInput<Record<string, DraftClosure[] | undefined>>({ source: 'closures' });
  const problem = useProblem('closures');
  const closures = (field.value ?? []) as DraftClosure[];
  const [month, setMonth] = useState(today.slice(0, 7));
  const [start, setStart] = useState<string | null>(null);

  const press = (date: string) => {
    const closed = closureOn(closures, date);
    if (closed) {
      setStart(null);
      field.onChange(closures.filter((each) => each !== closed));
    } else if (start && start < date) {
      setStart(null);
      field.onChange(withClosure(closures, { startDate: start, endDate: date }));
    } else {
      setStart(date);
      field.onChange(withClosure(closures, { startDate: date, endDate: date }));
    }
  };
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <IconButton
          aria-label={t('host.closures.month_before')}
          disabled={month <= today.slice(0, 7)}
          onClick={() => setMonth(shiftMonth(month, -1))}
        >
          <ArrowBackRounded />
        </IconButton>
        <Box
          aria-live="polite"
          sx={{ fontWeight: fontWeight.strong, minWidth: 0, textAlign: 'center', hyphens: 'auto' }}
        >
          {monthName(month, locale)}
        </Box>
        <IconButton aria-label={t('host.closures.month_after')} onClick={() => setMonth(shiftMonth(month, 1))}>
          <ArrowForwardRounded />
        </IconButton>
      </Box>
      <Box role="group" aria-label={monthName(month, locale)} onKeyDown={moveByArrow} sx={grid}>
        {weekdayNames(locale).map((name) => (
          <Box key={name} aria-hidden sx={{ textAlign: 'center', color: 'text.secondary', fontSize: textSize.caption }}>
            {name}
          </Box>
        ))}
        {datesOfMonth(month).map(({ date, column }) => (
          <Day
            key={date}
            date={date}
            column={column}
            isPast={date < today}
            isToday={date === today}
            isClosed={closureOn(closures, date) !== undefined}
            onPress={() => press(date)}
          />
        ))}
      </Box>
      <Box role="status" sx={{ mt: 1, color: 'text.secondary', fontSize: textSize.medium }}>
        {t(start ? 'host.closures.choose_last' : 'host.closures.choose_first')}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves the focus by day or week with the arrow keys, within the month shown. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const days = [...event.currentTarget.querySelectorAll('button')];
  const next = days[days.indexOf(event.target as HTMLButtonElement) + step];
  if (!next || next.disabled) return;
  event.preventDefault();
  next.focus();
}

interface DayProps {
  date: string;
  /** 1 is Monday. */
  column: number;
  isPast: boolean;
  isToday: boolean;
  isClosed: boolean;
  onPress: () => void;
}

function Day({ date, column, isPast, isToday, isClosed, onPress }: DayProps) {
  const t = useTranslate();
  const { day } = useFormats();
  return (
    <ButtonBase
      disabled={isPast}
      aria-pressed={isClosed}
      aria-label={`${day(date)}${isClosed ? `, ${t('place.closed')}` : ''}`}
      {...(isToday && { 'aria-current': 'date' as const })}
      onClick={onPress}
      sx={{ ...cell, gridColumn: column }}
    >
      {Number(date.slice(8))}
    </ButtonBase>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 } as const;

const cell = {
  minHeight: 44,
  borderRadius: radius.medium,
  border: '1px solid transparent',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { borderColor: 'primary.main', fontWeight: fontWeight.bold },
  '&[aria-pressed=true]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  '&.Mui-disabled': { color: 'text.disabled' },
} as const;
