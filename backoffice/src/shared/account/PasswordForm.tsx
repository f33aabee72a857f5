import { checkPassword, type User } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LightField } from '../inputs/LightField.tsx';

/** Sets or changes the password; all other sessions end. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState<{ field: 'current' | 'wanted'; key: string } | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const saved = await api.updateMe({
      body: { password: wanted, ...(user.has_password && { current_password: current }) },
    });
    queries.setQueryData(['me'], saved);
    setCurrent('');
    setWanted('');
    notify('account.password_saved', { type: 'success' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkPassword(wanted);
    setProblem(invalid && { field: 'wanted', key: errorKey(invalid) });
    if (invalid) return;
    setSaving(true);
    await save().catch((error: unknown) => {
      const wrong = error instanceof ResponseError && error.id === 'INCORRECT_CREDENTIALS';
      setProblem(
        wrong ? { field: 'current', key: 'login.wrong_password' } : { field: 'wanted', key: keyOfError(error) },
      );
    });
    setSaving(false);
  };
  const problemOf = (field: 'current' | 'wanted') => (problem?.field === field ? t(problem.key) : null);

  return (
    <FactCard title={t('account.password')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('account.password_text')}</Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {user.has_password && (
            <LightField
              type="password"
              label={t('account.current_password')}
              autoComplete="current-password"
              value={current}
              onText={setCurrent}
              problem={problemOf('current')}
            />
          )}
          <LightField
            type="password"
            label={t('account.new_password')}
            autoComplete="new-password"
            value={wanted}
            onText={setWanted}
            problem={problemOf('wanted')}
          />
        </Box>
        <Button type="submit" variant="outlined" loading={saving} sx={{ justifySelf: 'start' }}>
          {t('account.set_password')}
        </Button>
      </Box>
    </FactCard>
  );
}
