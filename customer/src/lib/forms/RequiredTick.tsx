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
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { required: true, 'aria-invalid': refused } }}
          />
        }
        // MUI's own star is a div, which a label may not hold.
        label={
          <>
            {label} <span aria-hidden>*</span>
          </>
        }
      />
      {refused && (
        <FormHelperText error role="alert">
          {t('errorIds.INVALID_TERMS_CLIENT_ERROR')}
        </FormHelperText>
      )}
    </>
  );
}
