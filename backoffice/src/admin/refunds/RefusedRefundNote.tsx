import type { Booking } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RefusedRefundDialog, type RefusedRefundOutcome } from './RefusedRefundDialog.tsx';
import { useRefusedRefund } from './use-refused-refund.ts';

const OUTCOMES = ['retry', 'paid_otherwise'] as const;

/**
 * Says that the payment service has refused a refund and why. Retries it, or records it as paid another way; both ask
 * first.
 */
export function RefusedRefundNote({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const asks = useAsks();
  const { may } = useScopes();
  const { amount, words } = useRefusedRefund(booking);
  const [asking, setAsking] = useState<RefusedRefundOutcome | null>(null);
  if (amount === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {t('bookings.refused_refund.note', words)}
      {may('money:all') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {OUTCOMES.map((outcome) => (
            <Button key={outcome} size="small" variant="outlined" onClick={() => setAsking(outcome)}>
              {asks(t(`bookings.refused_refund.${outcome}`))}
            </Button>
          ))}
        </Box>
      )}
      {asking && <RefusedRefundDialog booking={booking} outcome={asking} onClose={() => setAsking(null)} />}
    </Alert>
  );
}
