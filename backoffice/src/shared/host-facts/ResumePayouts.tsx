import type { ExternalAccount } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { NoteField } from '../records/NoteField.tsx';
import { useHostMoney } from './use-host-money.ts';

interface ResumePayoutsProps {
  hostId: string;
  account: ExternalAccount;
  onChanged: () => void;
}

/** Lets staff resume payouts to an account on hold, after a question; hosts do not see the button. */
export function ResumePayouts({ hostId, account, onChanged }: ResumePayoutsProps) {
  const t = useTranslate();
  const asks = useAsks();
  const { may } = useScopes();
  const [open, setOpen] = useState(false);
  if (!may('money:all')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {asks(t('money.payouts.resume'))}
      </Button>
      {open && <ResumeDialog hostId={hostId} account={account} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Names what is due, the account it goes to and when, and asks for a note. */
function ResumeDialog({ hostId, account, onChanged, onClose }: ResumePayoutsProps & { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { money, dayOf } = useFormats();
  const [note, setNote] = useState('');
  const { data } = useHostMoney(hostId);
  const due = data?.balances.find(({ ccy_code }) => ccy_code === account.account_ccy);
  const words = { account: `${account.account_holder}, … ${account.account_number_end}` };
  const resume = async () => {
    await api.resumeExternalAccount({ params: { id: account.id }, body: { note: note.trim() } }).finally(onChanged);
    notify('money.payouts.resumed', { type: 'success', messageArgs: words });
  };
  return (
    <FormDialog
      title={t('money.payouts.resume_title', words)}
      confirm={t('money.payouts.resume')}
      destructive
      disabled={note.trim() === ''}
      onClose={onClose}
      onConfirm={resume}
    >
      {account.on_hold && (
        <Box>{t(`money.payouts.on_hold.${account.on_hold}`, { reason: account.hold_reason ?? '' })}</Box>
      )}
      <Box>
        {due && due.earned > 0
          ? t('money.payouts.resume_due', {
              ...words,
              amount: money(due.earned, { ccy: due.ccy_code, ccy_minor_in_major: due.ccy_minor_in_major }),
              date: dayOf(due.next_payout.date),
            })
          : t('money.payouts.resume_none', { ...words, ccy: account.account_ccy })}
      </Box>
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
