import { visuallyHidden } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { AppliedCode } from './AppliedCode.tsx';
import type { useCouponTrial } from './use-coupon-trial.ts';

export const COUPON_FIELD_ID = 'coupon';

interface CouponFieldProps {
  /** The code of the cart; null without one. */
  code: string | null;
  /** The reason why that code is not applied, such as use elsewhere since. */
  refusal: unknown;
  covers: { bags: number; days: number };
  trial: ReturnType<typeof useCouponTrial>;
  /** The whole price, written; null while it is not known yet. */
  total: string | null;
  onRemove: () => void;
}

/** The applied code, by name, and a field for another one, which replaces it once it is accepted. */
export function CouponField({ code, refusal, covers, trial, total, onRemove }: CouponFieldProps) {
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const problem = trial.error ? errorMessage(t, trial.error) : undefined;
  const apply = () => (trial.typed.trim() ? void trial.tryTyped() : field.current?.focus());
  const remove = () => {
    setRemoved(code);
    onRemove();
    field.current?.focus();
  };
  return (
    <Fold title={t('checkout.coupon')} heading="h2" open={code !== null}>
      {code && <AppliedCode code={code} refusal={refusal} covers={covers} onRemove={remove} />}
      <Box role="status" sx={visuallyHidden}>
        {removed && !code && total && t('costs.outcome', { what: t('checkout.codeRemoved', { code: removed }), total })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label={t('checkout.coupon')}
          id={COUPON_FIELD_ID}
          inputRef={field}
          value={trial.typed}
          error={problem !== undefined}
          helperText={problem}
          onChange={(event) => trial.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
          // Its label stays whole in large text.
          sx={{ flex: '1 1 15rem' }}
          slotProps={{
            htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
            formHelperText: { role: 'alert' },
          }}
        />
        <Button variant="outlined" onClick={apply} loading={trial.pending} sx={{ minHeight: 56 }}>
          {t('checkout.applyCoupon')}
        </Button>
      </Box>
    </Fold>
  );
}
