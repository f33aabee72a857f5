import type { CounterBooking } from '@cubby/api';
import { colour, fontWeight, radius, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { LightField } from '../../../shared/inputs/LightField.tsx';
import { bagsHere } from '../bookings/when.ts';
import { writeCount } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { Deed } from '../state/queued-action-of.ts';
import { useCounter } from '../state/use-counter.ts';

interface GiveBackProps {
  booking: CounterBooking;
  timezone: string;
  onGive: (deed: Deed) => void;
}

/** Chooses the bags to check out and the person who collects them; the rest stay in storage. */
export function GiveBack({ booking, timezone, onGive }: GiveBackProps) {
  const { t, time } = useI18n();
  const { link } = useCounter();
  const here = bagsHere(booking);
  const [staying, setStaying] = useState<readonly number[]>([]);
  const [isCollected, setCollected] = useState(false);
  const [pin, setPin] = useState('');
  const [isLost, setLost] = useState(false);
  const going = here.filter(({ number }) => !staying.includes(number));
  const toggle = (number: number) =>
    setStaying(staying.includes(number) ? staying.filter((each) => each !== number) : [...staying, number]);
  const give = () =>
    onGive({
      kind: 'check_out',
      booking_id: booking.id,
      bag_numbers: going.map(({ number }) => number),
      ...(isCollected && { collector_pin: pin.trim() }),
      ...(isLost && { lost_tag: true }),
    });
  const staysBehind = here.length - going.length;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (going.length > 0 && !(isCollected && pin.trim() === '')) give();
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box component="legend" sx={{ p: 0, mb: 1 }}>
          {t('give.which')}
        </Box>
        {booking.bags.map(({ number, tag, size, checked_out_at }) => (
          <Tick
            key={number}
            isTicked={checked_out_at === null && !staying.includes(number)}
            isOff={checked_out_at !== null}
            onTick={() => toggle(number)}
          >
            <Box component="span" sx={{ fontSize: textSize.lead, fontWeight: fontWeight.bold }}>
              {tag ? t('give.tag', { tag }) : `${t('bags.bag', { number })}, ${t('give.no_tag')}`}
            </Box>
            <span>{t(`size.${size}`)}</span>
            {checked_out_at && <span>{t('give.gone_at', { time: time(checked_out_at, timezone) })}</span>}
          </Tick>
        ))}
      </Box>
      {booking.delegate_name && (
        <Tick isTicked={isCollected} onTick={() => setCollected(!isCollected)}>
          {t('give.collector', { name: booking.delegate_name })}
        </Tick>
      )}
      {isCollected && (
        <LightField
          label={t('give.collector_pin', { name: booking.delegate_name ?? '' })}
          value={pin}
          onText={setPin}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {isCollected && link === 'offline' && <Alert severity="warning">{t('give.collector_offline')}</Alert>}
      {here.some(({ tag }) => tag) && (
        <Tick isTicked={isLost} onTick={() => setLost(!isLost)}>
          {t('give.lost_tag')}
        </Tick>
      )}
      {isLost && <Alert severity="warning">{t('mark.lost_tag_text')}</Alert>}
      {staysBehind > 0 && <Box role="status">{t('give.stays', { smart_count: staysBehind })}</Box>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        autoFocus
        disabled={going.length === 0}
        sx={{ minHeight: 72 }}
      >
        {t('give.confirm', { bags: writeCount(t, going.length) })}
      </Button>
    </Box>
  );
}

interface TickProps {
  isTicked: boolean;
  isOff?: boolean;
  onTick: () => void;
  children: ReactNode;
}

/** A large box to tick. */
function Tick({ isTicked, isOff = false, onTick, children }: TickProps) {
  return (
    <Box component="label" sx={{ ...line, opacity: isOff ? 0.6 : 1 }}>
      <Box component="input" type="checkbox" checked={isTicked} disabled={isOff} onChange={onTick} sx={tick} />
      {children}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 56,
  px: 1.5,
  border: `1.5px solid ${colour.lineField}`,
  borderRadius: radius.medium,
} as const;

const tick = { width: 28, height: 28, accentColor: colour.accent } as const;
