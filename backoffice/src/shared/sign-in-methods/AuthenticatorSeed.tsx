import type { NewAuthenticator } from '@cubby/api';
import { font, fontWeight, QrCode, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CopyButton } from './CopyButton.tsx';

/** The seed for the authenticator app: as a QR code, and as text to type. */
export function AuthenticatorSeed({ seed: { uri, secret } }: { seed: NewAuthenticator }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ width: 'min(100%, 208px)' }}>
        <QrCode value={uri} label={t('sign_in.set_up.qr')} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, width: '100%' }}>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{t('sign_in.set_up.key')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box component="code" data-secret={secret} sx={groups}>
            {inFours(secret)}
          </Box>
          <CopyButton label={t('sign_in.set_up.copy_key')} text={secret} />
        </Box>
      </Box>
    </Box>
  );
}

/** Divides the secret into groups of four, which are easier to read and type. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** On a phone four groups a line: 19 characters with their gaps. */
const groups = {
  fontFamily: font.code,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  minWidth: 0,
  maxWidth: { xs: '20ch', sm: 'none' },
} as const;
