import type { AdminStashpoint } from '@cubby/api';
import { Logo, QrCode, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { HoursTable } from '../../../shared/stashpoint-facts/HoursTable.tsx';

/** A sign for the window: that the place stores bags, its hours, and a QR code to its page. */
export function WindowSign({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const address = siteUrl(null, stashpoint.canonical_url, window.location);
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center', textAlign: 'center' }}>
      <Logo size={56} />
      <Typography component="p" variant="h1" sx={{ fontSize: textSize.hero }}>
        {t('host.print.sign')}
      </Typography>
      <Typography component="p" variant="h2" sx={{ fontSize: textSize.figure }}>
        {stashpoint.name}
      </Typography>
      <Box sx={{ width: '80mm' }}>
        <QrCode value={address} label={address} />
      </Box>
      <Typography component="p" sx={{ fontSize: textSize.larger }}>
        {t('host.print.sign_text')}
      </Typography>
      <Box sx={{ width: '100%', maxWidth: '120mm', textAlign: 'start' }}>
        <HoursTable stashpoint={stashpoint} />
      </Box>
    </Box>
  );
}
