import { plainDigits } from '@cubby/api';
import { tabularNumbers } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { groupCardNumber, isExpiryValid, LISTED_CARDS, paymentMethodOf } from './sandbox-cards.ts';

export const EMPTY_CARD = { number: '', expiry: '', cvc: '' };
type Card = typeof EMPTY_CARD;

interface SandboxCardFieldsProps {
  card: Card;
  /** The problem with each field; null before the first attempt to pay. */
  problems: Record<keyof Card, string | null> | null;
  onChange: (card: Card) => void;
}

/** A card's fields, and the list of test cards. As in Stripe's, an entry that is complete leads on to the next one. */
export function SandboxCardFields({ card, problems, onChange }: SandboxCardFieldsProps) {
  const { t } = useI18n();
  const expiry = useRef<HTMLInputElement>(null);
  const cvc = useRef<HTMLInputElement>(null);
  const field = (name: keyof Card) => ({
    value: card[name],
    error: Boolean(problems?.[name]),
    helperText: problems?.[name],
    required: true,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' }}>
      <TextField
        {...field('number')}
        label={t('payment.cardNumber')}
        onChange={(event) => {
          const number = groupCardNumber(event.target.value);
          onChange({ ...card, number });
          if (paymentMethodOf(number) && !card.expiry) expiry.current?.focus();
        }}
        slotProps={numeric('cc-number')}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField
        {...field('expiry')}
        label={t('payment.expiry')}
        placeholder="MM/YY"
        inputRef={expiry}
        onChange={(event) => {
          const typed = slashed(event.target.value);
          onChange({ ...card, expiry: typed });
          if (isExpiryValid(typed, new Date()) && !card.cvc) cvc.current?.focus();
        }}
        slotProps={numeric('cc-exp')}
      />
      <TextField
        {...field('cvc')}
        label={t('payment.cvc')}
        inputRef={cvc}
        onChange={(event) => onChange({ ...card, cvc: plainDigits(event.target.value).replace(/\D/g, '').slice(0, 4) })}
        slotProps={numeric('cc-csc')}
      />
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {t('payment.sandbox')}
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, ...tabularNumbers }}>
          {LISTED_CARDS.map(({ number, outcome }) => (
            <li key={number}>
              {number}: {t(`payment.outcomes.${outcome}`)}
            </li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
}

function numeric(autoComplete: string) {
  return { htmlInput: { inputMode: 'numeric' as const, autoComplete } };
}

function slashed(typed: string): string {
  const digits = plainDigits(typed).replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
