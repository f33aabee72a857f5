import { COUNTRY_CODES, type TaxDetails } from '@cubby/api';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { fieldProblems } from '../../../lib/api/error-message.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';

const TEXTS = ['legal_name', 'address', 'postal_code', 'city', 'vat_number'] as const;
const OPTIONAL: readonly string[] = ['postal_code', 'vat_number'];
const AUTOCOMPLETE = {
  legal_name: 'organization',
  address: 'address-line1',
  postal_code: 'postal-code',
  city: 'address-level2',
  vat_number: 'off',
} as const;

interface TaxDetailsDialogProps {
  details: TaxDetails;
  onClose: () => void;
  onSaved: (details: TaxDetails) => void;
}

/** Edits the details on a host's invoices, and their agreement to self-billing. */
export function TaxDetailsDialog({ details, onClose, onSaved }: TaxDetailsDialogProps) {
  const t = useTranslate();
  const countries = useCountries();
  const [draft, setDraft] = useState(() => ({ ...details, vat_number: details.vat_number ?? '' }));
  const [agrees, setAgrees] = useState(details.self_billing_accepted_at !== null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = async () => {
    setProblems({});
    const { legal_name, address, postal_code, city, country_code, vat_number } = draft;
    const body = { legal_name, address, postal_code, city, country_code, vat_number: vat_number || null };
    const agreement = agrees && !details.self_billing_accepted_at ? { accept_self_billing: true as const } : {};
    try {
      onSaved(
        await api.updateTaxDetails({
          params: { id: 'me' },
          body: { ...body, ...agreement, expected_version: details.version },
        }),
      );
    } catch (error) {
      setProblems(fieldProblems(error));
      throw error;
    }
  };
  return (
    <FormDialog title={t('money.tax.title')} confirm={t('money.tax.save')} onClose={onClose} onConfirm={save}>
      {TEXTS.map((field) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            label={t(`money.tax.field.${field}`)}
            value={draft[field]}
            required={!OPTIONAL.includes(field)}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            error={problem !== undefined}
            helperText={problem ? t(problem) : field === 'vat_number' ? t('money.tax.vat_help') : ''}
            slotProps={{ htmlInput: { maxLength: 250, autoComplete: AUTOCOMPLETE[field] } }}
          />
        );
      })}
      <SelectField
        label={t('money.tax.field.country_code')}
        value={draft.country_code}
        options={[['', t('money.tax.choose_country')], ...countries]}
        onChange={(country_code) => setDraft({ ...draft, country_code })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={agrees}
            disabled={details.self_billing_accepted_at !== null}
            onChange={({ target }) => setAgrees(target.checked)}
          />
        }
        label={t('money.tax.agree')}
      />
    </FormDialog>
  );
}

/** Returns the countries, named and sorted in the reader's language. */
function useCountries(): (readonly [string, string])[] {
  const { locale } = useFormats();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const compare = new Intl.Collator(locale).compare;
  return COUNTRY_CODES.map((code) => [code, names.of(code) ?? code] as const).sort((a, b) => compare(a[1], b[1]));
}
