import type { CodeMailContent } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { SendCodeForm } from './SendCodeForm.tsx';

interface RecoveryFormProps {
  /** True if the half hour for a new password is over. */
  expired: boolean;
  onSent: (email: string, content: CodeMailContent) => void;
}

/** Asks for the address of the account whose password is reset. */
export function RecoveryForm({ expired, onSent }: RecoveryFormProps) {
  const { t, paths } = useI18n();
  const [email, setEmail] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SendCodeForm purpose="recovery" email={email} onEmail={setEmail} next={null} onSent={onSent}>
        {expired && <Alert severity="warning">{t('recovery.expired')}</Alert>}
      </SendCodeForm>
      <Link href={paths.loginEmail()} sx={{ justifySelf: 'center', py: 1.5 }}>
        {t('recovery.back')}
      </Link>
    </Box>
  );
}
