import { ErrorState, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useReadOnly } from '../../../lib/api/use-read-only.ts';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { Door } from '../login/Door.tsx';
import { waiting } from '../queue/queued-action.ts';
import { useCounter, useStore } from '../state/use-counter.ts';
import { useOffline } from '../state/use-offline.ts';
import { WhoAndPin } from './WhoAndPin.tsx';

/** A locked device: it shows nothing of the counter until someone enters their PIN. */
export default function LockedPage() {
  const { t, problem } = useI18n();
  const store = useStore();
  const { shared, sentHome, failure } = useCounter();
  const isOffline = useOffline();
  const isReadOnly = useReadOnly();
  const isUncheckable = isOffline || isReadOnly;
  const last = shared?.person ?? null;
  useDocumentTitle(t('pin.title'));
  return (
    <Door>
      {sentHome && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {t('pin.sent_home', { name: sentHome })}
        </Alert>
      )}
      {last && !isUncheckable && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('pin.idle')}
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
          {last && isUncheckable && (
            <Box sx={{ display: 'grid', gap: 1, mb: 3 }}>
              {t(isOffline ? 'pin.still_text' : 'pin.still_read_only', { name: last.name })}
              <Button variant="contained" size="large" onClick={() => void store.session.keepLock('unchecked')}>
                {t('pin.still', { name: last.name })}
              </Button>
            </Box>
          )}
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

/** Unsent actions of this device, shown to the next person as well. */
function UnsentNote() {
  const { t } = useI18n();
  const { queue } = useCounter();
  const count = waiting(queue).length;
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('link.queued', { smart_count: count })}
    </Alert>
  );
}
