import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';

/** The consoles whose users can protect their accounts by two-step verification. */
export type ConsoleName = 'admin' | 'hosts';

/** Asks staff and hosts to sign in at their own console, which alone supports two-step verification. */
export function ConsoleNotice({ at }: { at: ConsoleName }) {
  const { t } = useI18n();
  const { protocol, host } = new URL(usePublicUrl());
  return (
    <Alert severity="info" role="status">
      {t(at === 'admin' ? 'login.staff' : 'login.host')}{' '}
      <Link href={`${protocol}//${at}.${host}/login`}>{t(at === 'admin' ? 'login.toConsole' : 'login.toHosts')}</Link>
    </Alert>
  );
}
