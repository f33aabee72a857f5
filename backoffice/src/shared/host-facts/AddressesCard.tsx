import type { Host, HostNotificationEmail } from '@cubby/api';
import { plainList, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AddAddress } from './AddAddress.tsx';
import { AddressRow } from './AddressRow.tsx';
import { OwnAddress } from './OwnAddress.tsx';

/** A host's email addresses and the emails each of them gets. */
export function AddressesCard({ host }: { host: Host }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<HostNotificationEmail | null>(null);
  const queryKey = ['host-addresses', host.id];
  const invalidate = () => {
    for (const key of [queryKey, ['changes', 'host', host.id], ['host'], ['hosts']])
      void client.invalidateQueries({ queryKey: key });
  };
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => api.listHostNotificationEmails({ query: { host_id: host.id } }),
  });
  if (error) return <Alert severity="error">{t(keyOfError(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{t('hosts.addresses_text')}</Box>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        <li>
          <OwnAddress host={host} others={data.items} onChanged={invalidate} />
        </li>
        {data.items.map((address) => (
          <li key={address.id}>
            <AddressRow address={address} onChanged={invalidate} onRemoved={() => setRemoved(address)} />
          </li>
        ))}
      </Box>
      {removed && <Removed address={removed} onRestored={invalidate} onDone={() => setRemoved(null)} />}
      <AddAddress hostId={host.id} onAdded={invalidate} />
    </Box>
  );
}

interface RemovedProps {
  address: HostNotificationEmail;
  onRestored: () => void;
  onDone: () => void;
}

/** The address just removed, with a button to undo. */
function Removed({ address: { email, kinds, host_id }, onRestored, onDone }: RemovedProps) {
  const t = useTranslate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.createHostNotificationEmail({ body: { host_id, email, kinds } }),
    onSuccess: () => {
      onRestored();
      onDone();
    },
  });
  const undo = (
    <Button color="inherit" loading={isPending} onClick={() => mutate()}>
      {t('ra.action.undo')}
    </Button>
  );
  return (
    <Alert severity={error ? 'error' : 'info'} action={undo}>
      {error ? t(keyOfError(error)) : t('notices.removed', { email })}
    </Alert>
  );
}
