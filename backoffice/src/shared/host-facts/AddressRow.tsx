import type { HostNotificationEmail, NoticeKind } from '@cubby/api';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { KindBoxes } from './KindBoxes.tsx';

interface AddressRowProps {
  address: HostNotificationEmail;
  onChanged: () => void;
  onRemoved: () => void;
}

/** A further email address of a host: its emails, and a button to remove it. */
export function AddressRow({ address, onChanged, onRemoved }: AddressRowProps) {
  const t = useTranslate();
  const { id, email, kinds, version } = address;
  const change = useMutation({
    mutationFn: (wanted: NoticeKind[]) =>
      api.updateHostNotificationEmail({ params: { id }, body: { kinds: wanted, expected_version: version } }),
    onSettled: onChanged,
  });
  const remove = useMutation({
    mutationFn: () => api.deleteHostNotificationEmail({ params: { id } }),
    onSuccess: onRemoved,
    onSettled: onChanged,
  });
  const error = change.error ?? remove.error;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', overflowWrap: 'anywhere' }}>
        {email}
        <IconButton
          aria-label={t('hosts.remove_address', { email })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <CloseRounded />
        </IconButton>
      </Box>
      <KindBoxes
        label={t('notices.what_gets', { email })}
        kinds={change.isPending ? change.variables : kinds}
        isDisabled={change.isPending}
        {...(kinds.length === 1 && { locked: { kinds, why: t('notices.last_kind') } })}
        onChange={(wanted) => change.mutate(wanted)}
      />
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
    </>
  );
}
