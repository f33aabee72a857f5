import type { Booking, Language } from '@cubby/api';
import { EmptyState, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { FormDialog } from '../records/FormDialog.tsx';
import { Letters } from './Letters.tsx';
import { useInvalidateBooking } from './use-booking.ts';

/** Sends one of a few emails; previews it in the traveller's language and, beside it, in the reader's. */
export function MessageDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const language = useLocale() as Language;
  const invalidate = useInvalidateBooking();
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, choose] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['booking', booking.id, 'messages', language],
    queryFn: () => api.listBookingMessages({ params: { id: booking.id }, query: { language } }),
  });
  const message = data?.messages.find(({ kind }) => kind === chosen) ?? data?.messages[0];
  const send = async () => {
    if (!message) return;
    const body = { kind: message.kind };
    await api.sendBookingMessage({ params: { id: booking.id }, body }, { idempotencyKey: `${key}-${message.kind}` });
    notify('booking.message.sent', { type: 'success', messageArgs: { name: booking.customer.first_name } });
    await invalidate();
  };
  return (
    <FormDialog
      title={t('booking.message.title', { name: booking.customer.first_name })}
      confirm={t('booking.message.send')}
      disabled={!message || data?.left_today === 0}
      wide
      onClose={onClose}
      onConfirm={send}
    >
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
      {!data && !error && <LoadingState label={t('console.loading')} />}
      {data && !message && <EmptyState title={t('booking.message.none')} text={t('booking.message.none_text')} />}
      {data && message && (
        <>
          <SelectField
            label={t('booking.message.which')}
            value={message.kind}
            onChange={choose}
            options={data.messages.map(({ kind }) => [kind, t(`booking.message.kind.${kind}`)] as const)}
          />
          {data.left_today === 0 && <Alert severity="warning">{t('errors.MESSAGE_LIMIT')}</Alert>}
          <Letters recipient={message.traveller} own={message.own} />
        </>
      )}
    </FormDialog>
  );
}
