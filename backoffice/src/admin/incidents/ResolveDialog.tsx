import type { AdminIncident } from '@cubby/api';
import Box from '@mui/material/Box';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

/** Closes a report once the traveller has their bags. */
export function ResolveDialog({ incident, onClose }: { incident: AdminIncident; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const resolve = async () => {
    await api.resolveIncident({ params: { id: incident.id }, body: { resolution: 'collected' } });
    done('incidents.resolved');
  };
  return (
    <FormDialog
      title={t('incidents.resolve_title')}
      confirm={t('incidents.resolve')}
      onClose={onClose}
      onConfirm={resolve}
    >
      <Box>{t('incidents.resolve_text', { customer: incident.customer.name })}</Box>
    </FormDialog>
  );
}
