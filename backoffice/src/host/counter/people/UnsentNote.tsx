import Alert from '@mui/material/Alert';
import { useI18n } from '../language/LanguageProvider.tsx';
import { waiting } from '../queue/queued-action.ts';
import { useCounter } from '../state/use-counter.ts';

/** Unsent actions of this device, shown to the next person as well. */
export function UnsentNote() {
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
