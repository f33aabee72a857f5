import type { Booking } from '@cubby/api';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { RefusedRefundDialog, type RefusedRefundOutcome } from './RefusedRefundDialog.tsx';

const OUTCOMES = ['retry', 'paid_otherwise'] as const;

/** Retries a refund the payment service has refused, or records it as paid another way; both ask first. */
export function RefusedRefundActions({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const { may } = useScopes();
  const [asking, setAsking] = useState<RefusedRefundOutcome | null>(null);
  if (!may('money:all')) return null;
  return (
    <>
      {OUTCOMES.map((outcome) => (
        <Button key={outcome} size="small" onClick={() => setAsking(outcome)} sx={{ ml: -1, mr: 2 }}>
          {t(`bookings.refused_refund.${outcome}`)} …
        </Button>
      ))}
      {asking && <RefusedRefundDialog booking={booking} outcome={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
