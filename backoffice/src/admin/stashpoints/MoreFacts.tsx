import type { AdminStashpoint } from '@cubby/api';
import { FactList, fontWeight, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Further details of a place: its status, its requirements and its host's services. */
export function MoreFacts({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { count } = useFormats();
  const label = (field: string) => t(`stashpoints.field.${field}`);
  const { rating, review_count, counted_incidents, special_requirements, upsell_text, upsell_link } = stashpoint;
  return (
    <FactList
      facts={[
        [label('quality'), t(`stashpoints.quality.${stashpoint.quality}`)],
        [t('incidents.counted_field'), count(counted_incidents ?? 0)],
        [label('rating'), rating === null ? '–' : `${rating.toFixed(1)} (${count(review_count)})`],
        [label('stepFree'), t(stashpoint.step_free ? 'shared.yes' : 'shared.no')],
        [label('holidayOpenType'), t(`stashpoints.holiday.${stashpoint.holiday_open_type}`)],
        [label('specialRequirements'), special_requirements || '–'],
        [
          label('upsellText'),
          upsell_text ? (
            <span key="offer">
              {upsell_text} {upsell_link && <Link href={upsell_link}>{upsell_link}</Link>}
            </span>
          ) : (
            '–'
          ),
        ],
      ]}
    />
  );
}

/** The place's upcoming closures. */
export function Closures({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { date } = useFormats();
  const today = new Date().toISOString().slice(0, 10);
  const ahead = stashpoint.closures.filter(({ end_date }) => end_date >= today);
  if (ahead.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ fontWeight: fontWeight.strong }}>{t('stashpoints.field.closures')}</Box>
      <Box component="ul" sx={plainList}>
        {ahead.map(({ start_date, end_date }) => (
          <li key={start_date}>
            {date(`${start_date}T12:00:00`)} – {date(`${end_date}T12:00:00`)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
