import { colour, radius, shadow, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useOnline } from '../offline/use-online.ts';

/** Says that the device is offline, and what is shown then; announced to screen readers too. */
export function OfflineNotice() {
  const { t } = useI18n();
  const online = useOnline();
  if (online) return null;
  return (
    <Box role="alert" sx={band}>
      {t('offline.notice')}
    </Box>
  );
}

const band = {
  justifySelf: 'start',
  paddingBlock: 1,
  paddingInline: 2,
  fontSize: textSize.medium,
  color: colour.onBrand,
  background: colour.brand,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  boxShadow: shadow.raised,
} as const;
