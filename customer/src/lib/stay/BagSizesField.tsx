import { BAG_SIZES_CM, MEASURED_SIZES } from '@cubby/api';
import { BagStepper, fontWeight, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { withSize } from './change-bags.ts';
import type { Stay } from './stay.ts';
import { writeBags } from './write-bags.ts';

interface BagSizesFieldProps {
  stay: Stay;
  onChange: (stay: Stay) => void;
}

/** The optional sizes of the bags: lockers with doors too small for them are then left out. */
export function BagSizesField({ stay, onChange }: BagSizesFieldProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="text" size="small" onClick={() => setOpen(true)} sx={opener}>
        {stay.sizes ? writeBags(stay.sizes, t) : t('bagSizes.title')}
      </Button>
    );
  return (
    <Box role="group" aria-label={t('bagSizes.title')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: textSize.small, fontWeight: fontWeight.strong }}>{t('bagSizes.title')}</Box>
      <Box sx={steppers}>
        {MEASURED_SIZES.map((size) => {
          const name = t(`bagSizes.${size}`);
          // Without sizes, cabin bags are assumed.
          const count = stay.sizes?.[size] ?? (size === 'small' ? stay.bags : 0);
          return (
            <BagStepper
              key={size}
              value={count}
              minimum={count === stay.bags ? 1 : 0}
              onChange={(next) => onChange(withSize(stay, size, next))}
              labels={{
                label: t('bagSizes.label', { name, size: BAG_SIZES_CM[size].join(' × ') }),
                fewer: t('bagSizes.fewer', { name }),
                more: t('bagSizes.more', { name }),
                value: t('stay.bagCount', { smart_count: count }),
              }}
            />
          );
        })}
      </Box>
      <Button
        variant="text"
        size="small"
        sx={opener}
        onClick={() => {
          onChange({ ...stay, sizes: null });
          setOpen(false);
        }}
      >
        {t('bagSizes.any')}
      </Button>
    </Box>
  );
}

const opener = { justifySelf: 'start', minHeight: 44, textAlign: 'start' } as const;
const steppers = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
} as const;
