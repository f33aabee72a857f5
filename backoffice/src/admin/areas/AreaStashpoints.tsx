import type { AreaStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';

/** The places inside a circle, nearest to its centre first; their numbers match those on the map. */
export function AreaStashpoints({ stashpoints }: { stashpoints: readonly AreaStashpoint[] }) {
  const t = useTranslate();
  const { count } = useFormats();
  return (
    <>
      <Typography role="status">{t('areas.places_inside', { smart_count: stashpoints.length })}</Typography>
      {stashpoints.length > 0 && (
        <Box component="ol" sx={list}>
          {stashpoints.map(({ id, name, distance }) => (
            <li key={id}>
              <Link href={recordPath('stashpoints', id)}>{name}</Link>{' '}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {t('areas.metres', { metres: count(distance) })}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

const list = {
  m: 0,
  paddingInlineStart: 3,
  columns: '220px',
  columnGap: 3,
  '& > li': { py: 0.25, breakInside: 'avoid' },
} as const;
