import type { SignInMethods } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Loaded } from '../page/Loaded.tsx';
import { AuthenticatorPart } from './AuthenticatorPart.tsx';
import { BackupPart } from './BackupPart.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

/** The user's second factors, used in addition to a code by email. */
export function SignInCard() {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <FactCard title={t('sign_in.own.title')}>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>{t('sign_in.own.text')}</Box>
      <Loaded query={useSignInMethods()}>{(methods) => <Methods methods={methods} onCodes={setCodes} />}</Loaded>
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </FactCard>
  );
}

function Methods({ methods, onCodes }: { methods: SignInMethods; onCodes: (codes: readonly string[] | null) => void }) {
  const t = useTranslate();
  const hasAny = methods.passkeys.length > 0 || methods.authenticator !== null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PasskeysPart passkeys={methods.passkeys} onCodes={onCodes} />
      <AuthenticatorPart authenticator={methods.authenticator} onCodes={onCodes} />
      {hasAny && <BackupPart left={methods.backup_codes_left} onCodes={onCodes} />}
      {methods.is_required && <Box sx={{ color: 'text.secondary' }}>{t('sign_in.own.required')}</Box>}
    </Box>
  );
}
