import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** Leads to the outbox, where no mail is sent. */
export function OutboxNote() {
  const { t } = useI18n();
  const { outbox } = useAppContext().data;
  if (!outbox) return null;
  return (
    <Alert severity="info">
      {t('login.outbox')}{' '}
      <Link href="/_outbox" target="_blank">
        {t('login.openOutbox')}
      </Link>
    </Alert>
  );
}
