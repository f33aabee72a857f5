import Box from '@mui/material/Box';
import { useId } from 'react';
import { colour, fontWeight, radius, tabularNumbers, textSize } from '../tokens/index.ts';
import { DateField } from './DateField.tsx';
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
}

/** Drop-off and pick-up, each a date and an hour, with the phone's own pickers. */
export function DateTimeRange(props: DateTimeRangeProps) {
  const { value, onChange, minimum, times, notes = {}, labels, error, dropoffFixed = false } = props;
  const limits = { minimum, times };
  const errorId = useId();
  const end = {
    locale: props.locale ?? 'en-GB',
    labels,
    times,
    describedBy: error ? errorId : undefined,
  };
  return (
    // Side by side if both are readable, on any screen.
    <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' }}>
      <EndOfStay
        {...end}
        end="dropoff"
        label={labels.dropoff}
        note={notes.dropoff}
        value={value.dropoff}
        earliest={minimum}
        disabled={dropoffFixed}
        onChange={(dropoff) => onChange(withDropoff(value, dropoff, limits))}
      />
      <EndOfStay
        {...end}
        end="pickup"
        label={labels.pickup}
        note={notes.pickup}
        value={value.pickup}
        earliest={addHoursLocal(value.dropoff, 1)}
        onChange={(pickup) => onChange(withPickup(value, pickup, limits))}
      />
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
  onChange,
}: StayEndProps) {
  const labelId = useId();
  const noteId = useId();
  const choosable = timesFrom(dateOf(value), earliest, end, times);
  const time = timeOf(value);
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={[describedBy, note && noteId].filter(Boolean).join(' ') || undefined}
      sx={frame}
    >
      <Box
        component="span"
        id={labelId}
        sx={{
          gridColumn: '1 / -1',
          fontSize: textSize.caption,
          fontWeight: fontWeight.strong,
          color: 'text.secondary',
          px: 1.75,
          pt: 0.9,
        }}
      >
        {label}
      </Box>
      <DateField
        label={`${label}: ${labels.date}`}
        value={dateOf(value)}
        minimum={dateOf(earliest)}
        locale={locale}
        disabled={disabled}
        onChange={(date) => onChange(`${date}T${time}`)}
      />
      <Box
        component="select"
        aria-label={`${label}: ${labels.time}`}
        value={time}
        disabled={disabled}
        onChange={(event) => onChange(`${dateOf(value)}T${event.target.value}`)}
        sx={select}
      >
        {!choosable.includes(time) && <option value={time}>{time}</option>}
        {choosable.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Box>
      {note && (
        <Box id={noteId} role="status" sx={noteText}>
          {note}
        </Box>
      )}
    </Box>
  );
}

const noteText = {
  gridColumn: '1 / -1',
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

const frame = {
  border: `1.5px solid ${colour.lineField}`,
  borderRadius: radius.medium,
  background: colour.surfaceField,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minWidth: 0,
};

const select = {
  font: 'inherit',
  fontWeight: fontWeight.strong,
  color: 'inherit',
  // A straight rule between date and time: a border would follow the round corners and look like half a frame.
  background: `linear-gradient(${colour.line}, ${colour.line}) left center / 1px 24px no-repeat`,
  border: 0,
  borderRadius: radius.small,
  minHeight: 48,
  paddingInline: 1.25,
  cursor: 'pointer',
  ...tabularNumbers,
} as const;
