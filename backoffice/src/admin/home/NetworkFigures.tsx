import type { AdminStashpoint } from '@cubby/api';
import { cardArch, font, fontWeight, lineHeight, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';

const FIGURES = [
  { name: 'on_market', filter: { status: 'approved', active: 'true' } },
  { name: 'off_market', filter: { status: 'approved', active: 'false' } },
  { name: 'rejected', filter: { status: 'rejected' } },
  { name: 'draft', filter: { status: 'draft' } },
] as const;

/** Places by status: the totals of the list itself, so that a number and its list never differ. */
export function NetworkFigures() {
  const t = useTranslate();
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Typography variant="h2">{t('home.network')}</Typography>
        <Button href={listPath('stashpoints')}>{t('home.all')}</Button>
      </Box>
      <Box component="ul" sx={shelf}>
        {FIGURES.map(({ name, filter }) => (
          <Figure key={name} name={name} filter={filter} />
        ))}
      </Box>
    </Box>
  );
}

function Figure({ name, filter }: { name: string; filter: Record<string, string> }) {
  const t = useTranslate();
  const { count } = useFormats();
  const { total } = useGetList<AdminStashpoint>('stashpoints', { filter, pagination: { page: 1, perPage: 1 } });
  return (
    <Box component="li" sx={{ position: 'relative', p: 2 }}>
      <Box sx={number}>{total === undefined ? '–' : count(total)}</Box>
      <Link href={filtered(listPath('stashpoints'), filter)} sx={wholeFigure}>
        {t(`home.${name}`)}
      </Link>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{t(`home.${name}_text`)}</Box>
    </Box>
  );
}

/** One surface for all figures instead of a card for each: they are parts of a whole. */
const shelf = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))', md: 'repeat(4, 1fr)' },
  borderTop: '1px solid',
  borderBottom: '5px solid',
  borderColor: 'divider',
  borderBottomColor: 'primary.main',
  borderRadius: cardArch,
  bgcolor: 'background.paper',
} as const;

const number = {
  fontFamily: font.heading,
  fontWeight: fontWeight.heavy,
  fontSize: textSize.figure,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
} as const;

const wholeFigure = {
  fontWeight: fontWeight.strong,
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
