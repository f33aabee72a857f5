import type { Booking } from '@cubby/api';
import {
  colour,
  font,
  fontWeight,
  letterSpacing,
  plainList,
  radius,
  Section,
  tabularNumbers,
  textSize,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The codes that open the lockers; nothing for staffed places. */
export function LockerCodes({ booking }: { booking: Booking }) {
  const { t } = useI18n();
  if (booking.locker_codes.length === 0) return null;
  return (
    <Section title={t('booking.lockers')}>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
        {booking.locker_codes.map(({ unit_id, dropoff_code, pickup_code }) => (
          <Box
            component="li"
            key={unit_id}
            sx={{
              background: colour.highlightSoft,
              borderRadius: radius.medium,
              padding: 2,
              display: 'grid',
              gap: 0.5,
            }}
          >
            <Typography sx={{ fontWeight: fontWeight.strong }}>{t('booking.unit', { unit: unit_id })}</Typography>
            <Typography>
              {t('booking.dropoffCode')} <Code>{dropoff_code}</Code> · {t('booking.pickupCode')}{' '}
              <Code>{pickup_code}</Code>
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Box
      component="strong"
      sx={{ fontFamily: font.heading, fontSize: textSize.lead, letterSpacing: letterSpacing.code, ...tabularNumbers }}
    >
      {children}
    </Box>
  );
}
