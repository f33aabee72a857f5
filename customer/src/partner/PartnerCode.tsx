import { colour, font, letterSpacing, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** A code for the checkout, with a button to copy it. */
export function PartnerCode({ code, note }: { code: string; note: string }) {
  const { t } = useI18n();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <Box
      sx={{
        background: colour.highlightSoft,
        borderRadius: radius.large,
        padding: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography sx={{ maxWidth: '52ch' }}>{note}</Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          component="strong"
          translate="no"
          sx={{
            fontFamily: font.heading,
            fontSize: textSize.title,
            letterSpacing: letterSpacing.code,
            overflowWrap: 'anywhere',
            minWidth: 0,
          }}
        >
          {code}
        </Box>
        <Button variant="outlined" onClick={copy} aria-live="polite">
          {t(copied ? 'partners.copied' : 'partners.copy')}
        </Button>
      </Box>
    </Box>
  );
}
