import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Says that no account has this address yet; signing up takes it along. */
export function UnknownEmail({ email, next }: { email: string; next: string | null }) {
  const { t, paths } = useI18n();
  const [, go] = useLocation();
  const signUp = () => go(paths.signup({ next: next ?? undefined }), { state: { email } });
  return (
    <Alert severity="info" action={<Button onClick={signUp}>{t('footer.signUp')}</Button>}>
      {t('login.unknownEmail')}
    </Alert>
  );
}
