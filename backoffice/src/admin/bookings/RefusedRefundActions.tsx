import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';

const OUTCOMES = ['retry', 'paid_otherwise'] as const;

/** Retries a refund the payment service has refused, or records it as paid another way. */
export function RefusedRefundActions({ bookingId }: { bookingId: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const { may } = useScopes();
  const invalidate = useInvalidateBooking(bookingId);
  const { mutate, isPending } = useMutation({
    mutationFn: (outcome: (typeof OUTCOMES)[number]) =>
      api.settleRefusedRefunds({ params: { id: bookingId }, body: { outcome } }),
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
    onSettled: invalidate,
  });
  if (!may('money:all')) return null;
  return OUTCOMES.map((outcome) => (
    <Button key={outcome} size="small" loading={isPending} onClick={() => mutate(outcome)} sx={{ ml: -1, mr: 2 }}>
      {t(`bookings.refused_refund.${outcome}`)}
    </Button>
  ));
}
