import Box from '@mui/material/Box';
import { useId } from 'react';
import { colour, fontWeight, radius, tabularNumbers, textSize } from '../tokens/index.ts';
import { DateField } from './DateField.tsx';
import { addHoursLocal, dateOf, hoursFor, type LocalStay, timeOf, withDropoff, withPickup } from './stay-range.ts';

interface DateTimeRangeProps {
  value: LocalStay;
  onChange: (value: LocalStay) => void;
  /** The earliest drop-off, on the place's wall clock. */
  minimum: string;
  /** Pickers offer 7 to 21; a place that is open beyond that widens them. */
  firstHour?: number;
  lastHour?: number;
  locale?: string;
  labels: { dropoff: string; pickup: string; date: string; time: string };
  /** What is wrong with the stay, already in words. */
  error?: string | undefined;
  /** With the pick-up alone, where the drop-off lies behind. */
  dropoffFixed?: boolean;
}

/** Drop-off and pick-up, each a date and an hour, by the phone's own pickers. */
export function DateTimeRange(props: DateTimeRangeProps) {
  const { value, onChange, minimum, firstHour = 7, lastHour = 21, labels, error, dropoffFixed = false } = props;
  const limits = { minimum, firstHour, lastHour };
  const errorId = useId();
  const end = {
    locale: props.locale ?? 'en-GB',
    labels,
    firstHour,
    lastHour,
    describedBy: error ? errorId : undefined,
  };
  return (
    // Side by side where both have room to be read, whatever the screen.
    <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' }}>
      <StayEnd
        {...end}
        label={labels.dropoff}
        value={value.dropoff}
        earliest={minimum}
        disabled={dropoffFixed}
        onChange={(dropoff) => onChange(withDropoff(value, dropoff, limits))}
      />
      <StayEnd
        {...end}
        label={labels.pickup}
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
  label: string;
  value: string;
  earliest: string;
  firstHour: number;
  lastHour: number;
  locale: string;
  labels: DateTimeRangeProps['labels'];
  describedBy: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

function StayEnd({
  label,
  value,
  earliest,
  firstHour,
  lastHour,
  locale,
  labels,
  describedBy,
  disabled = false,
  onChange,
}: StayEndProps) {
  const labelId = useId();
  const hours = hoursFor(dateOf(value), earliest, { firstHour, lastHour });
  const time = timeOf(value);
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={describedBy} sx={frame}>
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
        {!hours.includes(time) && <option value={time}>{time}</option>}
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hour}
          </option>
        ))}
      </Box>
    </Box>
  );
}

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
  background: 'transparent',
  border: 0,
  borderLeft: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  minHeight: 48,
  paddingInline: 1.25,
  cursor: 'pointer',
  ...tabularNumbers,
} as const;
