import { NOTICE_KINDS, type NoticeKind } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { KindBoxes } from './KindBoxes.tsx';

/** Adds another email address, and chooses its emails. */
export function AddAddress({ hostId, onAdded }: { hostId: string; onAdded: () => void }) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [kinds, setKinds] = useState<readonly NoticeKind[]>(NOTICE_KINDS);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.createHostNotificationEmail({ body: { host_id: hostId, email, kinds: [...kinds] } }),
    onSuccess: () => {
      setEmail('');
      setKinds(NOTICE_KINDS);
      onAdded();
    },
  });
  const problem =
    error instanceof ResponseError ? errorKey(error.errors.email?.[0] ?? error.id) : error && keyOfError(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          fullWidth
          type="email"
          autoComplete="off"
          label={t('hosts.address')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={problem !== null}
          helperText={problem && t(problem)}
        />
        <Button type="submit" variant="outlined" loading={isPending} sx={{ minHeight: 48, flexShrink: 0 }}>
          {t('hosts.add_address')}
        </Button>
      </Box>
      <KindBoxes
        label={t('notices.what_new_gets')}
        kinds={kinds}
        {...(kinds.length === 1 && { locked: { kinds, why: t('notices.last_kind') } })}
        onChange={setKinds}
      />
    </Box>
  );
}
