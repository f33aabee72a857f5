import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { idMessage } from '../i18n/error-message.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import type { Contact, FieldProblems } from './contact.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { useFieldErrors } from './use-field-errors.ts';

interface ContactFieldsProps {
  value: Contact;
  onChange: (contact: Contact) => void;
  problems: FieldProblems<Contact>;
  /** True if the email address cannot be changed here, as for an account. */
  emailFixed?: boolean;
}

const FIELDS = [
  { name: 'first_name', autoComplete: 'given-name', type: 'text' },
  { name: 'last_name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

export function ContactFields({ value, onChange, problems, emailFixed = false }: ContactFieldsProps) {
  const { t } = useI18n();
  const standing = useFieldErrors(problems, value);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {FIELDS.map(({ name, autoComplete, type }) => {
        const problem = standing[name];
        return (
          <TextField
            key={name}
            name={name}
            type={type}
            autoComplete={autoComplete}
            label={t(`contact.${name}`)}
            value={value[name]}
            disabled={emailFixed && name === 'email'}
            required
            error={problem !== undefined}
            helperText={problem && idMessage(t, problem)}
            onChange={(event) => onChange({ ...value, [name]: event.target.value })}
            {...(name === 'email' && { sx: wholeRow })}
          />
        );
      })}
      <Box sx={wholeRow}>
        <PhoneInput
          name="phone_number"
          label={t('contact.phone_number')}
          value={value.phone_number}
          onChange={(phone_number) => onChange({ ...value, phone_number })}
          required
          problem={standing.phone_number ?? null}
        />
      </Box>
    </Box>
  );
}

const wholeRow = { gridColumn: '1 / -1' } as const;
