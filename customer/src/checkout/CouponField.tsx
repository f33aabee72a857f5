import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface CouponFieldProps {
  applied: string | null;
  /** Bags that the applied code pays for, where it is a voucher. */
  prepaidBags: number;
  onApply: (code: string | null) => void;
  pending: boolean;
  error: string | undefined;
}

export function CouponField({ applied, prepaidBags, onApply, pending, error }: CouponFieldProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(applied ?? '');
  const [edited, setEdited] = useState(false);
  const problem = edited ? undefined : error;
  const accepted =
    prepaidBags > 0 ? t('checkout.voucherApplied', { smart_count: prepaidBags }) : t('checkout.couponApplied');
  const apply = () => {
    setEdited(false);
    onApply(typed.trim() || null);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        label={t('checkout.coupon')}
        value={typed}
        error={problem !== undefined}
        helperText={problem ?? (applied && !error ? accepted : undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          setEdited(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        sx={{ flex: 1 }}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } }}
      />
      <Button variant="outlined" onClick={apply} loading={pending} sx={{ minHeight: 56 }}>
        {t('checkout.applyCoupon')}
      </Button>
    </Box>
  );
}
