import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** A field's value as text, whatever its type: for comparison, not for display. */
export function ValueText({ value }: { value: unknown }) {
  const t = useTranslate();
  if (value === null || value === undefined || value === '')
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('shared.nothing')}
      </Box>
    );
  if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
  if (typeof value !== 'object')
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {String(value)}
      </Box>
    );
  return (
    <Box component="code" sx={{ fontSize: textSize.caption, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {JSON.stringify(value)}
    </Box>
  );
}
