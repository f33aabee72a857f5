import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { FieldProblems } from '../lib/forms/contact.ts';
import { idMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { CAPACITY, OFFERED_TYPES, type StashpointDraft } from './host-application.ts';

interface StashpointDraftFieldsProps {
  value: StashpointDraft;
  onChange: (stashpoint: StashpointDraft) => void;
  problems: FieldProblems<StashpointDraft>;
}

const TEXTS = [
  { name: 'business_name', label: 'host.form.businessName', autoComplete: 'organization' },
  { name: 'address', label: 'host.form.address', autoComplete: 'address-line1' },
  { name: 'postal_code', label: 'host.form.postalCode', autoComplete: 'postal-code' },
] as const;

/** The place's name, type and capacity. */
export function StashpointDraftFields({ value, onChange, problems }: StashpointDraftFieldsProps) {
  const { t } = useI18n();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {TEXTS.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={t(label)}
          autoComplete={autoComplete}
          required
          value={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          error={problems[name] !== undefined}
          helperText={problems[name] && idMessage(t, problems[name])}
          slotProps={{ htmlInput: { maxLength: name === 'postal_code' ? 20 : 250 } }}
        />
      ))}
      <TextField
        select
        label={t('host.form.type')}
        value={value.type}
        onChange={(event) =>
          onChange({ ...value, type: OFFERED_TYPES.find((type) => type === event.target.value) ?? 'other' })
        }
        slotProps={{ select: { native: true } }}
      >
        {OFFERED_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`stashpointTypes.${type}`)}
          </option>
        ))}
      </TextField>
      <TextField
        label={t('host.form.capacity')}
        required
        value={value.capacity}
        onChange={(event) => onChange({ ...value, capacity: event.target.value })}
        error={problems.capacity !== undefined}
        helperText={t('host.form.capacityHint', CAPACITY)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={value.step_free}
            onChange={(event) => onChange({ ...value, step_free: event.target.checked })}
          />
        }
        label={t('host.form.stepFree')}
      />
      <TextField
        label={t('host.form.description')}
        multiline
        minRows={3}
        value={value.description}
        onChange={(event) => onChange({ ...value, description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
