import { CURRENCIES, type OperationBooking, type OperationItem } from '@cubby/api';
import { fontWeight, plainList, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { errorKey } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PhoneLink } from '../values/PhoneLink.tsx';

interface RecordsProps {
  items: readonly OperationItem[];
  hrefOf: (booking: string) => string;
}

/** Records without bookings and problems that are shown before the rest is asked for. */
const FEW = 10;

/** Every chosen record by name: those with bookings or a problem first, the others below. */
export function OperationRecords({ items, hrefOf }: RecordsProps) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const told = items.filter(isTold);
  const others = items.filter((item) => !isTold(item));
  const shown = isWhole ? others : others.slice(0, FEW);
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
      {[...told, ...shown].map((item) => (
        <Box component="li" key={item.target_id} sx={row}>
          <Box>
            <b translate="no">{item.name || item.target_id}</b> <Outcome item={item} />
          </Box>
          {item.bookings.length > 0 && (
            <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, mt: 1 }}>
              {item.bookings.map((booking) => (
                <Booking key={booking.id} booking={booking} hrefOf={hrefOf} />
              ))}
            </Box>
          )}
        </Box>
      ))}
      {others.length > shown.length && (
        <li>
          <Button onClick={() => setWhole(true)}>{t('operation.names', { smart_count: items.length })}</Button>
        </li>
      )}
    </Box>
  );
}

const isTold = ({ bookings, state, problem }: OperationItem) =>
  bookings.length > 0 || problem !== null || state === 'refused' || state === 'left';

/** The outcome for a record, as far as it differs from the others: its prices, or why not. */
function Outcome({ item: { state, problem, prices } }: { item: OperationItem }) {
  const t = useTranslate();
  const { money } = useFormats();
  if (problem) return <>· {t(errorKey(problem))}</>;
  if (state === 'unchanged') return <>· {t('operation.sum.unchanged')}</>;
  if (!prices) return null;
  const currency = { ccy: prices.currency_code, ccy_minor_in_major: CURRENCIES[prices.currency_code].minorInMajor };
  const written = prices.before.map((before, index) => {
    const after = prices.after[index] ?? before;
    return before === after ? money(before, currency) : `${money(before, currency)} → ${money(after, currency)}`;
  });
  return (
    <>
      · {written.join(', ')}
      {prices.waits && ` (${t('operation.waits')})`}
    </>
  );
}

function Booking({ booking, hrefOf }: { booking: OperationBooking; hrefOf: RecordsProps['hrefOf'] }) {
  const t = useTranslate();
  const { momentIn, distance, money } = useFormats();
  const { to, currency_code: code, timezone } = booking;
  const currency = { ccy: code, ccy_minor_in_major: CURRENCIES[code].minorInMajor };
  const name = `${booking.first_name} ${booking.last_name}`;
  return (
    <Box component="li" sx={sides}>
      <TwoLines
        first={
          <>
            <Link href={hrefOf(booking.id)} target="_blank" sx={{ fontWeight: fontWeight.strong }}>
              {booking.id}
            </Link>{' '}
            <span translate="no">{name}</span> · {t('stashpoints.bags', { smart_count: booking.bag_count })}
          </>
        }
        second={`${momentIn(booking.dropoff, timezone)} – ${momentIn(booking.pickup, timezone)}`}
      />
      {to ? (
        <TwoLines
          first={
            <>
              → <span translate="no">{to.name}</span>, {distance(to.distance_km)}
            </>
          }
          second={
            booking.refund_amount > 0 && t('impact.pays_back', { amount: money(booking.refund_amount, currency) })
          }
        />
      ) : (
        <TwoLines
          first={
            <>
              {t('operation.call', { name })} {booking.phone_number && <PhoneLink number={booking.phone_number} />}
            </>
          }
          second={booking.bags_inside > 0 ? t('impact.inside') : t(`impact.reason.${booking.reason}`)}
        />
      )}
    </Box>
  );
}

const row = { borderTop: '1px solid', borderColor: 'divider', pt: 1 } as const;
const sides = { display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
