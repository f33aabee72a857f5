import type { Host } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { plainList, textSize } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';

/** Who else is told of what concerns a host's places. */
export function AddressesCard({ host }: { host: Host }) {
  const t = useTranslate();
  const client = useQueryClient();
  const queryKey = ['host-addresses', host.id];
  const invalidate = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['changes', 'host', host.id] });
  };
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => api.listHostNotificationEmails({ query: { host_id: host.id } }),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.deleteHostNotificationEmail({ params: { id } }),
    onSettled: invalidate,
  });
  if (error) return <Alert severity="error">{t(keyOfError(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{t('hosts.addresses_text')}</Box>
      <Box component="ul" sx={plainList}>
        {data.items.map(({ id, email }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            {email}
            <IconButton
              aria-label={t('hosts.remove_address', { email })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              <CloseRounded />
            </IconButton>
          </Box>
        ))}
      </Box>
      <AddAddress hostId={host.id} onAdded={invalidate} />
    </Box>
  );
}

function AddAddress({ hostId, onAdded }: { hostId: string; onAdded: () => void }) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.createHostNotificationEmail({ body: { host_id: hostId, email } }),
    onSuccess: () => {
      setEmail('');
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
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <TextField
        fullWidth
        type="email"
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
  );
}
