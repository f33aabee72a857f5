import { BAG_COUNT, CURRENCIES, CURRENCY_CODES, MAXIMUM_STAY_DAYS } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CountInput } from '../../shared/inputs/CountInput.tsx';
import { MoneyInput } from '../../shared/inputs/MoneyInput.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { type CouponDraft, useCoverText } from './use-cover-text.ts';

interface CoverInputsProps {
  draft: CouponDraft;
  carried: boolean;
}

/** The most that a coupon covers of one booking, and what that means in a sentence. */
export function CoverInputs({ draft, carried }: CoverInputsProps) {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const covers = useCoverText()(draft);
  const isPercentage = (draft.percent ?? null) !== null;
  const limit = isPercentage ? (draft.ccyCode ?? null) : null;
  const maximum = { minimum: 1, disabled: carried, helperText: !carried && t('coupons.cover.no_limit') };
  return (
    <Box sx={{ mt: 2 }}>
      <FormColumns>
        <CountInput source="maxBags" label={t('coupons.field.maxBags')} maximum={BAG_COUNT.maximum} {...maximum} />
        <CountInput source="maxDays" label={t('coupons.field.maxDays')} maximum={MAXIMUM_STAY_DAYS} {...maximum} />
        {isPercentage && (
          <SelectInput
            source="ccyCode"
            label={t('coupons.cover.currency')}
            choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
            translateChoice={false}
            disabled={carried}
            emptyText={t('coupons.cover.any_currency')}
            parse={(chosen: string) => chosen || null}
            onChange={() => setValue('maxAmount', null, { shouldDirty: true })}
            helperText={!carried && t('coupons.cover.currency_help')}
          />
        )}
        {limit && (
          <MoneyInput
            source="maxAmount"
            label={t('coupons.field.maxAmount')}
            currency={limit}
            minorInMajor={CURRENCIES[limit].minorInMajor}
            disabled={carried}
          />
        )}
      </FormColumns>
      <div role="status">
        {covers && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {covers} {t('coupons.cover.beyond')}
          </Alert>
        )}
      </div>
    </Box>
  );
}
