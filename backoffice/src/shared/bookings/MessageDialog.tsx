import type { Booking, BookingMessages, Language } from '@cubby/api';
import { EmptyState, fontWeight, LoadingState, radius, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { FormDialog } from '../records/FormDialog.tsx';
import { useInvalidateBooking } from './use-booking.ts';

type Message = BookingMessages['messages'][number];

/** Sends one of a few emails; previews it in the traveller's language and, beside it, in the reader's. */
export function MessageDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const language = useLocale() as Language;
  const invalidate = useInvalidateBooking(booking.id);
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
          <Preview message={message} />
        </>
      )}
    </FormDialog>
  );
}

function Preview({ message: { traveller, own } }: { message: Message }) {
  const t = useTranslate();
  const isSame = traveller.language === own.language;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: isSame ? '1fr' : '1fr 1fr' } }}>
      <Letter title={t('booking.message.as_sent')} text={traveller} />
      {!isSame && <Letter title={t('booking.message.as_read')} text={own} />}
    </Box>
  );
}

function Letter({ title, text: { language, subject, body } }: { title: string; text: Message['own'] }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: textSize.small, color: 'text.secondary', mb: 0.5 }}>{title}</Box>
      <Box lang={language} sx={letter}>
        <Box sx={{ fontWeight: fontWeight.strong }}>{subject}</Box>
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{body}</Box>
      </Box>
    </Box>
  );
}

const letter = {
  display: 'grid',
  gap: 1,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
} as const;
