import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface RequiredTickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The form was submitted without it; the message stays until it is ticked. */
  missing: boolean;
}

/** A box that must be ticked before a form can be submitted. */
export function RequiredTick({ label, checked, onChange, missing }: RequiredTickProps) {
  const { t } = useI18n();
  const refused = missing && !checked;
  return (
    <>
      <FormControlLabel
        required
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-invalid': refused } }}
          />
        }
        label={label}
      />
      {refused && (
        <FormHelperText error role="alert">
          {t('errorIds.INVALID_TERMS_CLIENT_ERROR')}
        </FormHelperText>
      )}
    </>
  );
}
