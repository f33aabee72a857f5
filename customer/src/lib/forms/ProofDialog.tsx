import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { api, onProofRequired } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useSession } from '../session/use-session.ts';
import { EnterCode } from './EnterCode.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { useSending } from './use-sending.ts';

type Settle = (isProven: boolean) => void;

/**
 * Asks for a proof when a call of this page is refused without one; the call waits meanwhile. Travellers have one way, the
 * code by email: hosts with a passkey or an app sign in at their console.
 */
export function ProofDialog() {
  const [settle, setSettle] = useState<Settle | null>(null);
  useEffect(
    () =>
      onProofRequired(
        () =>
          new Promise<boolean>((resolve) => {
            setSettle(() => (isProven: boolean) => {
              setSettle(null);
              resolve(isProven);
            });
          }),
      ),
    [],
  );
  return settle && <Question onSettle={settle} />;
}

function Question({ onSettle }: { onSettle: Settle }) {
  const { t } = useI18n();
  const id = useId();
  const { user } = useSession();
  const { send, pending, error } = useSending();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const email = user?.email ?? '';
  const request = async () => {
    await api.requestProofCode();
    setSentAt(Date.now());
  };
  return (
    <Dialog open onClose={() => onSettle(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('account.presence.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <Box sx={{ color: 'text.secondary' }}>{t('account.presence.text')}</Box>
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t(sentAt === null ? 'account.presence.sendTo' : 'account.presence.sent', { email })}
        </Box>
        <ErrorNote error={error} />
        {sentAt === null ? (
          <Button autoFocus variant="contained" size="large" loading={pending} onClick={() => void send(request)}>
            {t('account.presence.send')}
          </Button>
        ) : (
          <EnterCode
            sentAt={sentAt}
            submit={t('account.presence.confirm')}
            onResend={() => api.requestProofCode()}
            onCode={async (code) => {
              await api.proveByCode({ body: { one_time_password: code } });
              onSettle(true);
            }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={() => onSettle(false)}>{t('account.presence.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
