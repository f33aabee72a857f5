import { CURRENCY_CODES, type CurrencyCode, PAYMENT_TYPES } from '@cubby/api';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { fieldProblems } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { FormDialog } from '../records/FormDialog.tsx';

interface AccountDialogProps {
  hostId: string;
  onAdded: () => void;
  onClose: () => void;
}

const EMPTY = {
  payment_type: 'bank_transfer' as (typeof PAYMENT_TYPES)[number],
  account_holder: '',
  account_number: '',
  account_ccy: 'EUR' as CurrencyCode,
  account_country: '',
  account_city_name: '',
  account_address: '',
};
type Field = keyof typeof EMPTY;
const TEXTS: readonly Field[] = [
  'account_holder',
  'account_number',
  'account_country',
  'account_city_name',
  'account_address',
];

const RULES = { account_number: 'hosts.number_rule', account_country: 'shared.rule.country_code' };

/** Adds an account, which becomes the active one of its currency. */
export function AccountDialog({ hostId, onAdded, onClose }: AccountDialogProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const set = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part });
  const add = async () => {
    setProblems({});
    try {
      await api.createExternalAccount({ body: { host_id: hostId, ...draft, is_active: true } });
      onAdded();
    } catch (error) {
      setProblems(fieldProblems(error, RULES));
      throw error;
    }
  };
  return (
    <FormDialog title={t('hosts.add_account')} confirm={t('hosts.add_account')} onClose={onClose} onConfirm={add}>
      <SelectField
        label={t('hosts.account.payment_type')}
        value={draft.payment_type}
        options={PAYMENT_TYPES.map((type) => [type, t(`hosts.payment_type.${type}`)] as const)}
        onChange={(type) => set({ payment_type: type as (typeof PAYMENT_TYPES)[number] })}
      />
      <SelectField
        label={t('hosts.account.account_ccy')}
        value={draft.account_ccy}
        options={CURRENCY_CODES.map((code) => [code, code] as const)}
        onChange={(code) => set({ account_ccy: code as CurrencyCode })}
      />
      {TEXTS.map((field) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            label={t(`hosts.account.${field}`)}
            value={draft[field]}
            required={!['account_city_name', 'account_address'].includes(field)}
            onChange={({ target }) =>
              set({ [field]: field === 'account_country' ? target.value.toUpperCase() : target.value })
            }
            error={problem !== undefined}
            helperText={problem ? t(problem) : field === 'account_number' ? t('hosts.number_help') : ''}
            slotProps={{ htmlInput: { maxLength: field === 'account_country' ? 2 : 250 } }}
          />
        );
      })}
    </FormDialog>
  );
}
