import { checkEmail, type TimelineEvent } from '@cubby/api';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorKey } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { useInvalidateBooking } from './use-booking.ts';

interface ResendDialogProps {
  bookingId: string;
  mail: TimelineEvent;
  to: 'anybody' | 'traveller';
  onClose: () => void;
}

/** Sends the same email again; staff can correct a mistyped address, which hosts don’t see. */
export function ResendDialog({ bookingId, mail, to, onClose }: ResendDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking();
  const [email, setEmail] = useState(String(mail.facts.recipient ?? ''));
  const mayMend = to === 'anybody';
  const problem = mayMend ? checkEmail(email) : null;
  const send = async () => {
    await api.resendMail({
      params: { id: bookingId },
      body: { mail_id: String(mail.facts.mail_id), ...(mayMend && { email }) },
    });
    notify('bookings.resent', { type: 'success', messageArgs: { email } });
    await invalidate();
  };
  return (
    <FormDialog
      title={t('bookings.resend_title')}
      confirm={t('bookings.resend')}
      disabled={problem !== null}
      onClose={onClose}
      onConfirm={send}
    >
      <Box>{String(mail.facts.subject ?? '')}</Box>
      {mayMend && (
        <TextField
          type="email"
          autoComplete="off"
          label={t('bookings.mail')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={problem !== null}
          helperText={problem && t(errorKey(problem))}
          fullWidth
        />
      )}
    </FormDialog>
  );
}
