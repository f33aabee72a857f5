import type { CardPayment } from '@cubby/api';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { answerBank } from '../api/sandbox-stripe.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface BankDialogProps {
  payment: CardPayment;
  onAnswer: (confirmed: boolean) => void;
}

/** The sandbox's bank, asking whether the traveller is really paying. */
export function BankDialog({ payment, onAnswer }: BankDialogProps) {
  const { t } = useI18n();
  const [sending, setSending] = useState(false);
  const answer = async (outcome: 'confirm' | 'refuse') => {
    setSending(true);
    const url = payment.next_action?.url;
    onAnswer(url ? await answerBank(url, outcome) : outcome === 'confirm');
  };
  return (
    <Dialog open aria-labelledby="bank-title" aria-describedby="bank-text">
      <DialogTitle id="bank-title">{t('payment.bankTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="bank-text">{t('payment.bankText')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1 }}>
        <Button onClick={() => answer('refuse')} disabled={sending}>
          {t('payment.bankRefuse')}
        </Button>
        <Button variant="contained" onClick={() => answer('confirm')} loading={sending}>
          {t('payment.bankConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
