import { type Host, type HostNotificationEmail, type NoticeKind, ownNoticeKinds } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { KindBoxes } from './KindBoxes.tsx';

interface OwnAddressProps {
  host: Host;
  others: readonly HostNotificationEmail[];
  onChanged: () => void;
}

/** The emails to a host's own address. It gets those no other address gets, so that none goes unread. */
export function OwnAddress({ host, others, onChanged }: OwnAddressProps) {
  const t = useTranslate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (notice_kinds: NoticeKind[]) =>
      api.chooseNoticeKinds({ params: { id: host.id }, body: { notice_kinds, expected_version: host.version } }),
    onSettled: onChanged,
  });
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere', minHeight: 40, display: 'flex', alignItems: 'center' }}>{host.email}</Box>
      <KindBoxes
        label={t('notices.what_gets', { email: host.email })}
        kinds={isPending ? variables : ownNoticeKinds(host.notice_kinds, others)}
        isDisabled={isPending}
        locked={{ kinds: ownNoticeKinds([], others), why: t('notices.nobody_else') }}
        onChange={mutate}
      />
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
    </>
  );
}
