import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';

/** Tells staff to sign in at their own console, which alone supports two-step verification. */
export function StaffNotice() {
  const { t } = useI18n();
  const { protocol, host } = new URL(usePublicUrl());
  return (
    <Alert severity="info" role="status">
      {t('login.staff')} <Link href={`${protocol}//admin.${host}/login`}>{t('login.toConsole')}</Link>
    </Alert>
  );
}
