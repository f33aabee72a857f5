import { CURRENCIES, CURRENCY_CODES } from '@cubby/api';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CountInput } from '../../shared/inputs/CountInput.tsx';
import { MoneyInput } from '../../shared/inputs/MoneyInput.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { CoverInputs } from './CoverInputs.tsx';
import type { CouponDraft } from './use-cover-text.ts';

/** The value of a coupon: either a percentage or an amount in one currency, and the most it covers. */
export function WorthInputs({ carried }: { carried: boolean }) {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const draft = useWatch() as CouponDraft;
  const [chosen, setChosen] = useState<'percent' | 'amount'>(draft.amount ? 'amount' : 'percent');
  // While its field is empty, the draft does not tell which one it is.
  const kind = draft.amount ? 'amount' : draft.percent ? 'percent' : chosen;
  const ccy = kind === 'amount' ? (draft.ccyCode ?? 'EUR') : null;
  const choose = (next: 'percent' | 'amount' | null) => {
    if (!next || next === kind) return;
    const dirty = { shouldDirty: true };
    setChosen(next);
    setValue('percent', null, dirty);
    setValue('amount', null, dirty);
    setValue('maxAmount', null, dirty);
    setValue('ccyCode', next === 'amount' ? 'EUR' : null, dirty);
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={kind}
        disabled={carried}
        aria-label={t('coupons.worth')}
        onChange={(_event, next: 'percent' | 'amount' | null) => choose(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="percent">{t('coupons.by_percent')}</ToggleButton>
        <ToggleButton value="amount">{t('coupons.by_amount')}</ToggleButton>
      </ToggleButtonGroup>
      <FormColumns>
        {ccy ? (
          <>
            <SelectInput
              source="ccyCode"
              label={t('coupons.field.ccyCode')}
              choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
              translateChoice={false}
              disabled={carried}
              helperText={false}
            />
            <MoneyInput
              source="amount"
              label={t('coupons.field.amount')}
              currency={ccy}
              minorInMajor={CURRENCIES[ccy].minorInMajor}
              disabled={carried}
            />
          </>
        ) : (
          <CountInput
            source="percent"
            label={t('coupons.field.percent')}
            minimum={1}
            maximum={100}
            disabled={carried}
          />
        )}
      </FormColumns>
      <CoverInputs draft={draft} carried={carried} />
      {carried && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('coupons.worth_kept')}
        </Typography>
      )}
    </>
  );
}
