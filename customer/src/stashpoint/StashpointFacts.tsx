import { dateFormat, hoursOn, type StashpointDetail } from '@cubby/api';
import { dateOf, plainList, textSize, writeDay, writeHours } from '@cubby/design-system';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { hoursOfStashpoint } from '../lib/stashpoints/open-times.ts';
import { useSeen } from '../lib/stashpoints/use-seen.ts';
import { writeWalk, writeWalkFrom } from '../lib/stashpoints/write-walk.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';

/** The facts that decide: address, distance from what was searched, hours on the day of the drop-off, and why to trust it. */
export function StashpointFacts({ stashpoint }: { stashpoint: StashpointDetail }) {
  const i18n = useI18n();
  const { t, locale, nameOf } = i18n;
  const { stay } = useComingStay(stashpoint.timezone);
  const searched = useSeen(stashpoint.id)?.stashpoint.user_distance_km ?? null;
  const { nearest_landmark: landmark } = stashpoint;
  const fromLandmark = landmark && writeWalkFrom(nameOf(landmark), landmark.distance_km, i18n);
  const distance = searched === null ? fromLandmark : writeWalk(searched, i18n);
  const date = dateOf(stay.dropoff);
  const hours = writeHours(hoursOn(hoursOfStashpoint(stashpoint), date), {
    closed: t('hours.closedThatDay'),
    allDay: t('hours.allDay'),
  });
  const { since, booking_count_group: count } = stashpoint;
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(since));
  const trust = [
    t('stashpoint.checked'),
    t('stashpoint.since', { month }),
    count && t('stashpoint.bookings', { count }),
  ];
  return (
    <Box component="ul" sx={list}>
      <Box component="li" sx={fact}>
        <PlaceRounded aria-hidden fontSize="small" />
        <span>
          <span translate="no">{stashpoint.address}</span>
          {distance && ` · ${distance}`}
        </span>
      </Box>
      <Box component="li" sx={fact}>
        <ScheduleRounded aria-hidden fontSize="small" />
        <span>
          {writeDay(date, locale)}: {hours}
        </span>
      </Box>
      <Box component="li" sx={fact}>
        <VerifiedRounded aria-hidden fontSize="small" />
        <span>{trust.filter(Boolean).join(' · ')}</span>
      </Box>
    </Box>
  );
}

const list = { ...plainList, display: 'grid', gap: 0.5, fontSize: textSize.medium, color: 'text.secondary' } as const;

const fact = { display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0, overflowWrap: 'anywhere' } as const;
