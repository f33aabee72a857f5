import { colour, font, fontWeight, lineHeight, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useWaiting } from '../approval/use-waiting.ts';

/** The only card of this page that asks for action: the places awaiting approval. */
export function PendingApprovals() {
  const t = useTranslate();
  const { since } = useFormats();
  const { data, total } = useWaiting();
  const oldest = data?.[0];
  if (total === undefined) return <Box sx={{ ...card, minHeight: 132 }} />;
  if (total === 0)
    return (
      <Box component="section" sx={{ color: 'text.secondary' }}>
        <Box component="h2" sx={{ display: 'inline', font: 'inherit', color: 'text.primary' }}>
          {t('home.none_waiting')}.
        </Box>{' '}
        {t('home.none_text')}
      </Box>
    );
  return (
    <Box component="section" sx={card}>
      <Niches count={total} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box
          component="h2"
          sx={{
            m: 0,
            font: 'inherit',
            fontFamily: font.heading,
            fontWeight: fontWeight.heavy,
            fontSize: textSize.title,
            lineHeight: lineHeight.heading,
          }}
        >
          {t('home.waiting', { smart_count: total })}
        </Box>
        {oldest && (
          <Box sx={{ mt: 0.75, color: colour.onBrandMuted }}>{t('home.oldest', { since: since(oldest.created) })}</Box>
        )}
      </Box>
      <Button href={paths.approval} variant="contained" sx={call}>
        {t('home.review')}
      </Button>
    </Box>
  );
}

const NICHES = [0, 1, 2, 3, 4];

/** A shelf with one niche for each pending place, filled up to their number. */
function Niches({ count }: { count: number }) {
  return (
    <svg width="188" height="64" viewBox="0 0 188 64" aria-hidden style={{ flexShrink: 0, maxWidth: '100%' }}>
      {NICHES.map((index) => (
        <g key={index} transform={`translate(${index * 38} 0)`}>
          <path
            d="M2 56V24C2 10 8 3 17 3s15 7 15 21v32Z"
            fill={index < count ? colour.highlight : colour.brandRaised}
          />
          {index < count && <rect x="8" y="30" width="18" height="22" rx="4" fill={colour.spark} />}
          {index < count && <path d="M13 30v-4h8v4" fill="none" stroke={colour.onHighlight} strokeWidth="2.5" />}
        </g>
      ))}
      <path d="M0 59h188" stroke={colour.lineOnBrand} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 2, md: 4 },
  p: { xs: 2.5, md: 3 },
  borderRadius: radius.large,
  background: colour.brand,
  color: colour.onBrand,
} as const;

const call = {
  background: colour.highlight,
  color: colour.onHighlight,
  '&:hover': { background: colour.highlightBright },
} as const;
