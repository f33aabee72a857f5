import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { colour, fontWeight, radius, textSize, visuallyHidden } from '../tokens/index.ts';
import { InlineDateField } from './dates/InlineDateField.tsx';
import { writeDate } from './dates/written-date.ts';
import { fieldFrame, fieldLabel } from './field-frame.ts';
import {
  addHoursLocal,
  dateOf,
  type LocalStay,
  type StayEnd,
  type TimesOn,
  timeOf,
  timesFrom,
  withDropoff,
  withPickup,
} from './stay-range.ts';
import { hoursAround, TimeSelect } from './TimeSelect.tsx';

interface DateTimeRangeProps {
  value: LocalStay;
  onChange: (value: LocalStay) => void;
  /** The earliest drop-off, in the place's local time. */
  minimum: string;
  /** The selectable times. */
  times: TimesOn;
  /** Notes on drop-off or pick-up, in words: that the place is closed then, or closes soon after. */
  notes?: { dropoff?: string | null; pickup?: string | null };
  locale?: string;
  labels: { dropoff: string; pickup: string; date: string; time: string };
  /** The problem with the stay, already in words. */
  error?: string | undefined;
  /** Offers the pick-up only, once the drop-off has passed. */
  dropoffFixed?: boolean;
  /** Tells if both dates can be used as they were entered; if not, `value` is still the stay before. */
  onValidity?: ((isValid: boolean) => void) | undefined;
}

/** Drop-off and pick-up, each a date and an hour. */
export function DateTimeRange(props: DateTimeRangeProps) {
  const { value, onChange, minimum, times, notes = {}, labels, error, dropoffFixed = false, onValidity } = props;
  const limits = { minimum, times };
  const locale = props.locale ?? 'en-GB';
  const errorId = useId();
  const [problems, setProblems] = useState<Record<StayEnd, string | null>>({ dropoff: null, pickup: null });
  const [moved, setMoved] = useState<LocalStay | null>(null);
  const end = { locale, labels, times, describedBy: error ? errorId : undefined };
  const change = (asked: Partial<LocalStay>, next: LocalStay) => {
    const wanted = { ...value, ...asked };
    setMoved(next.dropoff === wanted.dropoff && next.pickup === wanted.pickup ? null : next);
    onChange(next);
  };
  const report = (which: StayEnd) => (problem: string | null) => {
    const next = { ...problems, [which]: problem };
    setProblems(next);
    onValidity?.(!next.dropoff && !next.pickup);
  };
  const write = (local: string) => `${writeDate(dateOf(local), locale, SPOKEN)}, ${timeOf(local)}`;
  return (
    // Side by side if both are readable, on any screen.
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))' }}>
      <EndOfStay
        {...end}
        end="dropoff"
        label={labels.dropoff}
        note={notes.dropoff}
        value={value.dropoff}
        earliest={minimum}
        disabled={dropoffFixed}
        problem={problems.dropoff}
        onProblem={report('dropoff')}
        onChange={(dropoff) => change({ dropoff }, withDropoff(value, dropoff, limits))}
      />
      <EndOfStay
        {...end}
        end="pickup"
        label={labels.pickup}
        note={notes.pickup}
        value={value.pickup}
        earliest={addHoursLocal(value.dropoff, 1)}
        problem={problems.pickup}
        onProblem={report('pickup')}
        onChange={(pickup) => change({ pickup }, withPickup(value, pickup, limits))}
      />
      {/* A change of one end may move the other, or itself to a time that can be chosen. */}
      <Box role="status" sx={visuallyHidden}>
        {moved && `${labels.dropoff}: ${write(moved.dropoff)}. ${labels.pickup}: ${write(moved.pickup)}.`}
      </Box>
      {error && (
        <Box
          id={errorId}
          role="alert"
          sx={{ gridColumn: '1 / -1', color: 'error.main', fontWeight: fontWeight.semibold, fontSize: textSize.medium }}
        >
          {error}
        </Box>
      )}
    </Box>
  );
}

/** A date as it is read out. */
const SPOKEN = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface StayEndProps {
  end: StayEnd;
  label: string;
  note: string | null | undefined;
  value: string;
  earliest: string;
  times: TimesOn;
  locale: string;
  labels: DateTimeRangeProps['labels'];
  describedBy: string | undefined;
  disabled?: boolean;
  /** The problem with the entered date, in words. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
  onChange: (value: string) => void;
}

function EndOfStay({
  end,
  label,
  note,
  value,
  earliest,
  times,
  locale,
  labels,
  describedBy,
  disabled = false,
  problem,
  onProblem,
  onChange,
}: StayEndProps) {
  const labelId = useId();
  const noteId = useId();
  const said = problem ?? note;
  const date = dateOf(value);
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={[describedBy, said && noteId].filter(Boolean).join(' ') || undefined}
      sx={frame}
    >
      <Box component="span" id={labelId} sx={{ ...fieldLabel, flex: '1 1 100%', minWidth: 0, px: 1.5 }}>
        {label}
      </Box>
      <InlineDateField
        label={`${label}: ${labels.date}`}
        value={date}
        minimum={dateOf(earliest)}
        locale={locale}
        disabled={disabled}
        onProblem={onProblem}
        onChange={(chosen) => chosen && onChange(`${chosen}T${timeOf(value)}`)}
      />
      <TimeSelect
        label={`${label}: ${labels.time}`}
        value={timeOf(value)}
        // Closed hours stay in sight, since they say when the place is open. Those that have passed do not.
        hours={timesFrom(date, earliest, end, () => hoursAround(times(date, end)))}
        choosable={timesFrom(date, earliest, end, times)}
        disabled={disabled}
        onChange={(time) => onChange(`${date}T${time}`)}
      />
      {said && (
        <Box id={noteId} role={problem ? 'alert' : 'status'} sx={[noteText, problem !== null && wrong]}>
          {said}
        </Box>
      )}
    </Box>
  );
}

const noteText = {
  flex: '1 1 100%',
  mx: 1,
  mb: 1,
  px: 1,
  py: 0.75,
  borderRadius: radius.small,
  background: colour.highlightSoft,
  color: colour.onSoft,
  fontSize: textSize.small,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
} as const;

const wrong = { background: colour.dangerSoft, color: colour.onDangerSoft };

const frame = {
  ...fieldFrame,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  minWidth: 0,
};
