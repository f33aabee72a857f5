import { fontWeight, tabularNumbers, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface FigureProps {
  label: string;
  /** The value as text, such as "€120.00". */
  value: string;
  note: string;
}

/** One figure with its label and its comparison with the previous period. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: textSize.small, hyphens: 'auto' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Box sx={{ fontSize: textSize.title, fontWeight: fontWeight.heavy, ...tabularNumbers }}>{value}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{note}</Box>
      </Box>
    </Box>
  );
}

/** Formats a figure compared with the previous period: "+12 %, 40 before". */
export function useComparison() {
  const t = useTranslate();
  const { share, count } = useFormats();
  return (now: number, before: number, write: (value: number) => string = count): string => {
    if (before === 0) return now === 0 ? t('figures.same') : t('figures.none_before');
    const said = t('figures.compared', { before: write(before) });
    const growth = now / before - 1;
    if (Math.abs(growth) < 0.005) return `${t('figures.same')} · ${said}`;
    return `${t(growth > 0 ? 'figures.more' : 'figures.less', { share: share(Math.abs(growth)) })} · ${said}`;
  };
}
