import { ErrorState, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { Door } from '../login/Door.tsx';
import { useCounter, useStore } from '../state/use-counter.ts';
import { UnsentNote } from './UnsentNote.tsx';
import { WhoAndPin } from './WhoAndPin.tsx';

/** A locked device: it shows nothing of the counter until someone enters their PIN. */
export default function LockedPage() {
  const { t, problem } = useI18n();
  const store = useStore();
  const { shared, sentHome, failure } = useCounter();
  useDocumentTitle(t('pin.title'));
  return (
    <Door>
      {sentHome && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {t('pin.sent_home', { name: sentHome })}
        </Alert>
      )}
      <UnsentNote />
      <Typography variant="h1" sx={{ mb: 0.5, hyphens: 'auto' }}>
        {t('pin.title')}
      </Typography>
      {shared ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {t('pin.at', { place: shared.stashpoint.name, device: shared.name })}
          </Typography>
          <WhoAndPin />
        </>
      ) : failure ? (
        <ErrorState message={problem(failure)} retry={{ label: t('app.retry'), onRetry: () => store.refresh() }} />
      ) : (
        <LoadingState label={t('app.loading')} />
      )}
    </Door>
  );
}
