import type { Dispute } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

interface EvidenceDialogProps {
  disputeId: string;
  onClose: () => void;
}

/** The evidence for a disputed payment, filled in from the chain of custody; it can be submitted once. */
export function EvidenceDialog({ disputeId, onClose }: EvidenceDialogProps) {
  const queryFn = () => api.getDispute({ params: { id: disputeId } });
  const query = useQuery({ queryKey: ['dispute', disputeId], queryFn, retry: false });
  // A single dialog that opens with the right content, not one that changes into another.
  if (query.isPending) return null;
  if (query.data?.status !== 'open' || query.data.evidence_sent_at)
    return <ReadDialog query={query} onClose={onClose} />;
  return <SendDialog dispute={query.data} onClose={onClose} />;
}

interface ReadDialogProps {
  query: Pick<UseQueryResult<Dispute>, 'data' | 'error' | 'refetch'>;
  onClose: () => void;
}

/** Shown while the evidence is loading, or when it can no longer be submitted. */
function ReadDialog({ query, onClose }: ReadDialogProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('bookings.evidence.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Loaded<Dispute> query={query}>
          {(dispute) => (
            <>
              <Alert severity="info">
                {dispute.evidence_sent_at
                  ? t('bookings.evidence.sent_at', { time: moment(dispute.evidence_sent_at) })
                  : t('bookings.evidence.over')}
              </Alert>
              <EvidenceFacts dispute={dispute} />
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('bookings.evidence.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function SendDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { moment } = useFormats();
  const invalidate = useInvalidateBooking();
  const [statement, setStatement] = useState('');
  const send = async () => {
    await api.sendDisputeEvidence({
      params: { id: dispute.id },
      body: { ...(statement.trim() && { statement: statement.trim() }) },
    });
    notify('bookings.evidence.sent', { type: 'success' });
    await invalidate();
  };
  return (
    <FormDialog
      title={t('bookings.evidence.title')}
      confirm={t('bookings.evidence.send')}
      onClose={onClose}
      onConfirm={send}
    >
      <Alert severity="warning">
        {dispute.due_by
          ? t('bookings.evidence.once_until', { time: moment(dispute.due_by) })
          : t('bookings.evidence.once')}
      </Alert>
      <EvidenceFacts dispute={dispute} />
      <TextField
        label={t('bookings.evidence.statement')}
        helperText={t('bookings.evidence.statement_help')}
        value={statement}
        onChange={({ target }) => setStatement(target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 4000, lang: 'en' } }}
      />
    </FormDialog>
  );
}

/** The evidence as the bank reads it, in English. */
function EvidenceFacts({ dispute: { evidence } }: { dispute: Dispute }) {
  const t = useTranslate();
  const lines = (text: string) => (
    <Box lang="en" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
  return (
    <FactList
      facts={[
        [t('bookings.evidence.what'), lines(evidence.product_description)],
        [t('bookings.field.customer'), lines(`${evidence.customer_name}, ${evidence.customer_email_address}`)],
        [t('bookings.evidence.log'), lines(evidence.access_activity_log)],
        [t('bookings.evidence.policy'), lines(evidence.refund_policy_disclosure)],
        ...(evidence.uncategorized_text
          ? [[t('bookings.evidence.statement'), lines(evidence.uncategorized_text)] as const]
          : []),
      ]}
    />
  );
}
