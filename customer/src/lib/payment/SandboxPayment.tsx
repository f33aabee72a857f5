import type { CardPayment } from '@cubby/api';
import { tabularNumbers } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useImperativeHandle, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { BankDialog } from './BankDialog.tsx';
import type { CardFormProps } from './card-form.ts';
import { groupCardNumber, isCvcValid, isExpiryValid, LISTED_CARDS, paymentMethodOf } from './sandbox-cards.ts';

interface Question {
  payment: CardPayment;
  answer: (confirmed: boolean) => void;
}

/** A card form for test cards: it looks and behaves like the real one, and no money moves. */
export default function SandboxCardForm({ ref }: CardFormProps) {
  const { t } = useI18n();
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const [checked, setChecked] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);

  const problems = {
    number: paymentMethodOf(card.number) ? null : t('payment.notATestCard'),
    expiry: isExpiryValid(card.expiry, new Date()) ? null : t('payment.expiryInvalid'),
    cvc: isCvcValid(card.cvc) ? null : t('payment.cvcInvalid'),
  };
  useImperativeHandle(ref, () => ({
    createPaymentMethod: async () => {
      setChecked(true);
      return Object.values(problems).some(Boolean) ? null : paymentMethodOf(card.number);
    },
    confirm: (payment) => new Promise((answer) => setQuestion({ payment, answer })),
  }));
  const field = (name: keyof typeof card) => ({
    value: card[name],
    error: checked && problems[name] !== null,
    helperText: checked ? problems[name] : undefined,
    required: true,
  });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <TextField
        {...field('number')}
        label={t('payment.cardNumber')}
        onChange={(event) => setCard({ ...card, number: groupCardNumber(event.target.value) })}
        slotProps={numeric('cc-number')}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField
        {...field('expiry')}
        label={t('payment.expiry')}
        placeholder="MM/YY"
        onChange={(event) => setCard({ ...card, expiry: slashed(event.target.value) })}
        slotProps={numeric('cc-exp')}
      />
      <TextField
        {...field('cvc')}
        label={t('payment.cvc')}
        onChange={(event) => setCard({ ...card, cvc: event.target.value.replace(/\D/g, '').slice(0, 4) })}
        slotProps={numeric('cc-csc')}
      />
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {t('payment.sandbox')}
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, ...tabularNumbers }}>
          {LISTED_CARDS.map(({ number, outcome }) => (
            <li key={number}>
              {number}: {t(`payment.outcomes.${outcome}`)}
            </li>
          ))}
        </Box>
      </Alert>
      {question && (
        <BankDialog
          payment={question.payment}
          onAnswer={(confirmed) => {
            question.answer(confirmed);
            setQuestion(null);
          }}
        />
      )}
    </Box>
  );
}

function numeric(autoComplete: string) {
  return { htmlInput: { inputMode: 'numeric' as const, autoComplete } };
}

function slashed(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
