import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from '@cubby/api';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { NumberInput, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyInput } from '../../shared/inputs/MoneyInput.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';

/** The value of a coupon: either a percentage of the stay or an amount in one currency. */
export function WorthInputs({ carried }: { carried: boolean }) {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const ccy = useWatch({ name: 'ccyCode' }) as CurrencyCode | null | undefined;
  const kind = ccy ? 'amount' : 'percent';
  const choose = (chosen: string | null) => {
    if (!chosen || chosen === kind) return;
    const dirty = { shouldDirty: true };
    setValue('percent', null, dirty);
    setValue('amount', null, dirty);
    setValue('ccyCode', chosen === 'amount' ? 'EUR' : null, dirty);
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={kind}
        disabled={carried}
        aria-label={t('coupons.worth')}
        onChange={(_event, chosen: string | null) => choose(chosen)}
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
          <NumberInput
            source="percent"
            label={t('coupons.field.percent')}
            min={1}
            max={100}
            disabled={carried}
            helperText={false}
          />
        )}
      </FormColumns>
      {carried && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('coupons.worth_kept')}
        </Typography>
      )}
    </>
  );
}
