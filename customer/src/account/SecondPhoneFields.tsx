import type { ErrorId } from '@cubby/api';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PhoneInput } from '../lib/forms/PhoneInput.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

const TYPES = ['mobile', 'home', 'work', 'companion', 'other'] as const;

/** A second number and its type; an empty number means none. */
export interface SecondPhone {
  number: string;
  type: (typeof TYPES)[number];
}

export function phoneTypeOf(type: string | null): SecondPhone['type'] {
  return TYPES.find((known) => known === type) ?? (type ? 'other' : 'mobile');
}

interface SecondPhoneFieldsProps {
  value: SecondPhone;
  onChange: (phone: SecondPhone) => void;
  problem: ErrorId | null;
}

export function SecondPhoneFields({ value, onChange, problem }: SecondPhoneFieldsProps) {
  const { t } = useI18n();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
      <PhoneInput
        label={t('account.secondPhone')}
        value={value.number}
        onChange={(number) => onChange({ ...value, number })}
        problem={problem}
        hint={t('account.secondPhoneHint')}
        isOwn={false}
      />
      <TextField
        select
        label={t('account.secondPhoneType')}
        value={value.type}
        onChange={(event) => onChange({ ...value, type: phoneTypeOf(event.target.value) })}
        slotProps={{ select: { native: true } }}
      >
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`account.phoneTypes.${type}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
