import { BAG_SIZES_CM, type StashpointDetail, takesCabinBag } from '@cubby/api';
import { colour, dateOf, plainList, Section, tabularNumbers, writeDay } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useRendering } from '../lib/rendering/rendering.ts';
import { nameOfLocker, writeSize } from '../lib/stashpoints/doors.ts';
import type { Stay } from '../lib/stay/stay.ts';
import { FreeOnDay } from './FreeOnDay.tsx';

/** The space by size for the requested stay, and the maximum size of a bag. */
export function SizeLimits({ stashpoint, stay }: { stashpoint: StashpointDetail; stay: Stay }) {
  const { t, number, paths, locale } = useI18n();
  const date = dateOf(stay.dropoff);
  // Only the browser requests the hours: availability changes with every booking, and pages are cached.
  const isOnServer = useRendering() !== null;
  const { data: day } = useApi(
    'getHourlyAvailability',
    isOnServer ? null : { params: { id: stashpoint.id }, query: { date } },
    { keepPreviousData: true },
  );
  const onDay = t('sizes.onDay', { day: writeDay(date, locale) });
  const { size_restrictions: limit, storage_spaces: spaces } = stashpoint;
  const isLocker = stashpoint.storage_type !== 'staffed';
  return (
    <Section short title={t('sizes.title')}>
      <Typography>
        {limit && t('sizes.limit', { size: writeSize([limit.length_cm, limit.width_cm, limit.height_cm]) })}
        {!limit && t(isLocker ? 'doors.one' : 'sizes.noLimit')}
      </Typography>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {spaces.map((space) => {
          const { id, size, quantity, space_available, door_cm } = space;
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'grid', gap: 0.75, py: 1, borderTop: `1px solid ${colour.line}` }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
                <span>
                  <strong>{isLocker ? nameOfLocker(space, t) : t(`sizes.${size}`)}</strong>
                  {/* Lockers are sold by their doors, shelves by the bags they are made for. */}
                  {door_cm && takesCabinBag(door_cm) && <> · {writeSize(door_cm)}</>}
                  {!isLocker && size !== 'standard' && <> · {writeSize(BAG_SIZES_CM[size])}</>}
                </span>
                <Box component="span" sx={tabularNumbers}>
                  {t('sizes.free', { free: number(space_available), all: number(quantity) })}
                </Box>
              </Box>
              {day && <FreeOnDay day={day} space={space} title={onDay} stay={stay} />}
            </Box>
          );
        })}
      </Box>
      {isLocker && (
        <Link href={paths.lockers(stashpoint.id)} sx={{ justifySelf: 'start', py: 0.5 }}>
          {t('sizes.lockers')}
        </Link>
      )}
    </Section>
  );
}
