import type { User } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorKey, fieldProblems, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { rememberUser } from '../../lib/session/session.ts';
import { LightField } from '../inputs/LightField.tsx';
import { PhoneText } from '../inputs/PhoneInput.tsx';

const FIELDS = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
] as const;
const NAMES = ['first_name', 'last_name', 'phone_number'] as const;
type Field = (typeof NAMES)[number];

/** The user's own details, with the server's problems under their fields. */
export function DetailsForm({ user }: { user: User }) {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [values, setValues] = useState<Record<Field, string>>(user);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const saved = await api.updateMe({ body: changesOf(values, user) });
    rememberUser(saved);
    queries.setQueryData(['me'], saved);
    await queries.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    notify('account.saved', { type: 'success' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = NAMES.filter((name) => values[name].trim() === '');
    setProblems(Object.fromEntries(missing.map((name) => [name, errorKey('REQUIRED_DATA_CLIENT_ERROR')])));
    if (missing.length > 0) return;
    setSaving(true);
    await save().catch((error: unknown) => {
      const fields = fieldProblems(error);
      setProblems(fields);
      if (Object.keys(fields).length === 0) notify(keyOfError(error), { type: 'error' });
    });
    setSaving(false);
  };

  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {FIELDS.map(({ name, autoComplete }) => (
          <LightField
            key={name}
            label={t(`account.${name}`)}
            autoComplete={autoComplete}
            value={values[name]}
            onText={(text) => setValues({ ...values, [name]: text })}
            problem={problems[name] && t(problems[name])}
          />
        ))}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <PhoneText
            label={t('account.phone_number')}
            value={values.phone_number}
            onChange={(phone_number) => setValues({ ...values, phone_number })}
            problem={problems.phone_number && t(problems.phone_number)}
          />
        </Box>
      </Box>
      <Button type="submit" variant="contained" loading={saving} sx={{ justifySelf: 'start' }}>
        {t('account.save')}
      </Button>
    </Card>
  );
}

function changesOf(values: Record<Field, string>, user: User): Partial<Record<Field, string>> {
  const changed = NAMES.filter((name) => values[name].trim() !== user[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name].trim()]));
}
