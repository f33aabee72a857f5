import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Stands over a legal text until its operator says that a lawyer has read it. */
export function DraftNotice() {
  const { t } = useI18n();
  if (useAppContext().data.operator.legal_texts_read) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('legal.draftTitle')}</AlertTitle>
      {t('legal.draft')}
    </Alert>
  );
}
