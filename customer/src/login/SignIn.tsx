import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

interface SignInProps {
  /** The page to open afterwards. */
  next: string | null;
  knownEmail?: string;
  first?: 'code' | 'password';
}

/**
 * Offers every way to sign in; the code comes first, because it cannot be forgotten. The address is kept when the way
 * changes.
 */
export function SignIn({ next, knownEmail = '', first = 'code' }: SignInProps) {
  const { t, paths } = useI18n();
  const [way, setWay] = useState(first);
  const [email, setEmail] = useState(knownEmail);
  const Form = way === 'code' ? CodeForm : PasswordForm;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Form key={way} email={email} onEmail={setEmail} next={next} />
      <Button onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
        {t(way === 'code' ? 'login.usePassword' : 'login.useCode')}
      </Button>
      <ProviderButtons next={next} />
      <Typography>
        {t('login.noAccount')} <Link href={paths.signup({ next: next ?? undefined })}>{t('footer.signUp')}</Link>
      </Typography>
    </Box>
  );
}
