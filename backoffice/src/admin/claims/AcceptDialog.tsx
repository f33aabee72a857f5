import { CLAIM_BEARERS, type ClaimBearer, type ClaimCase, readAmount, sumByBag } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RadioField } from '../../shared/inputs/RadioField.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';
import type { Decision } from './ClaimFacts.tsx';

interface AcceptProps {
  claim: ClaimCase;
  staff: Decision;
  onClose: () => void;
}

/** Accepts a claim in whole or in part: an amount for each item, with the suggestion filled in, and who bears it. */
export function AcceptDialog({ claim, staff, onClose }: AcceptProps) {
  const t = useTranslate();
  const done = useDone();
  const { money, language } = useFormats();
  const { items, ccy_code, ccy_minor_in_major } = claim;
  const write = (amount: number) => money(amount, { ccy: ccy_code, ccy_minor_in_major });
  const [typed, setTyped] = useState(() => staff.suggested.map((amount) => String(amount / ccy_minor_in_major)));
  const [bearer, setBearer] = useState<ClaimBearer | null>(null);
  const [refundsStay, setRefundsStay] = useState(false);
  const [text, setText] = useState('');
  const amounts = items.map(({ value }, index) => {
    const text = typed[index] ?? '';
    return upTo(value, text.trim() === '' ? 0 : readAmount(text, ccy_minor_in_major, language));
  });
  const known = amounts.map((amount) => amount ?? 0);
  const sum = known.reduce((all, amount) => all + amount, 0);
  const over = [...sumByBag(items, known)].filter(
    ([bag, amount]) => amount > (staff.left.find((each) => each.bag === bag)?.amount ?? 0),
  );
  const accept = async () => {
    if (!bearer) return false;
    await api.acceptClaim({
      params: { id: claim.id },
      body: {
        amounts: known,
        borne_by: bearer,
        refund_stay: refundsStay,
        ...(text.trim() && { text: text.trim() }),
        expected_version: claim.version,
      },
    });
    return done(takesTwo ? 'claims.done.to_confirm' : 'claims.done.accepted');
  };
  const takesTwo = sum > staff.confirm_above;
  return (
    <FormDialog
      title={t('claims.accept_title', { number: claim.number })}
      confirm={t('claims.accept_sum', { amount: write(sum) })}
      disabled={!bearer || sum === 0 || amounts.includes(null) || over.length > 0}
      wide
      onClose={onClose}
      onConfirm={accept}
    >
      {items.map(({ name, bag, value }, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: items are told apart by their place only.
          key={index}
          label={`${name} (${t('claims.bag', { bag })})`}
          value={typed[index] ?? ''}
          onChange={({ target }) => setTyped(typed.with(index, target.value))}
          error={amounts[index] === null}
          helperText={t('claims.of', { value: write(value), suggested: write(staff.suggested[index] ?? 0) })}
          slotProps={{
            htmlInput: { inputMode: 'decimal', maxLength: 15 },
            input: { startAdornment: <InputAdornment position="start">{ccy_code}</InputAdornment> },
          }}
        />
      ))}
      {over.map(([bag]) => (
        <Alert key={bag} severity="error">
          {t('claims.over', { bag, amount: write(staff.left.find((each) => each.bag === bag)?.amount ?? 0) })}
        </Alert>
      ))}
      <RadioField
        label={t('claims.borne_by')}
        value={bearer}
        onChange={setBearer}
        options={CLAIM_BEARERS.filter((each) => each !== 'guarantee' || staff.cover !== 'none').map(
          (each) => [each, t(`claims.bearer.${each}`)] as const,
        )}
      />
      {staff.refundable > 0 && (
        <FormControlLabel
          control={<Checkbox checked={refundsStay} onChange={({ target }) => setRefundsStay(target.checked)} />}
          label={t('claims.refund_stay', { amount: write(staff.refundable) })}
        />
      )}
      <TextField
        multiline
        minRows={2}
        label={t('claims.words')}
        helperText={t('claims.mailed')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      {takesTwo && <Box role="status">{t('claims.takes_two', { amount: write(staff.confirm_above) })}</Box>}
    </FormDialog>
  );
}

/** Returns an amount that is not above what the item cost, or null. */
function upTo(value: number, amount: number | null): number | null {
  return amount !== null && amount <= value ? amount : null;
}
