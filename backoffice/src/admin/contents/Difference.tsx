import { colour, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { diffArrays } from 'diff';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The changes publishing would make to the page, paragraph by paragraph. */
export function Difference({ live, values }: { live: readonly string[]; values: readonly string[] }) {
  const t = useTranslate();
  const parts = diffArrays([...live], [...values]);
  if (parts.every(({ added, removed }) => !added && !removed)) return <Box sx={{ mt: 2 }}>{t('contents.same')}</Box>;
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
      {parts.flatMap(({ added, removed, value }, part) =>
        value.map((text, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may stand twice; its place tells it apart.
            key={`${part}-${index}`}
            component={added ? 'ins' : removed ? 'del' : 'p'}
            sx={{ ...line, ...(added && plus), ...(removed && minus) }}
          >
            {text || '¶'}
          </Box>
        )),
      )}
    </Box>
  );
}

const line = { m: 0, p: 1.5, borderRadius: radius.small, display: 'block', overflowWrap: 'anywhere' } as const;
const plus = {
  bgcolor: colour.accentSoft,
  color: colour.onAccentSoft,
  textDecoration: 'none',
  borderInlineStart: `4px solid ${colour.accent}`,
} as const;
const minus = {
  bgcolor: colour.warmSoft,
  color: colour.onWarmSoft,
  borderInlineStart: `4px solid ${colour.emphasis}`,
} as const;
