import { ErrorState, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ProofRequest } from '../../lib/api/ask-for-proof.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { BackupCodeForm } from '../sign-in-methods/BackupCodeForm.tsx';
import { ByCode } from './ByCode.tsx';
import { ByPasskey } from './ByPasskey.tsx';
import { type ProofWays, useProof } from './use-proof.ts';

/** Asks for a proof that the owner of the session is present; the call that needs it waits meanwhile. */
export function ProofDialog({ request }: { request: ProofRequest }) {
  const t = useTranslate();
  const id = useId();
  const proof = useProof(request);
  return (
    <Dialog open onClose={() => request.settle(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('sign_in.presence.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <Box sx={{ color: 'text.secondary' }}>{t('sign_in.presence.text')}</Box>
        {proof.isLoading && <LoadingState label={t('console.loading')} />}
        {proof.failure?.way === 'options' && (
          <ErrorState
            message={t(keyOfError(proof.failure.error))}
            retry={{ label: t('console.try_again'), onRetry: proof.reload }}
          />
        )}
        {!proof.isLoading && <Way proof={proof} />}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={() => request.settle(false)}>{t('console.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The chosen way, the notes about it, and buttons for the others. */
function Way({ proof }: { proof: ProofWays }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { way, others, youngUntil, failure, busy, bySecondFactor } = proof;
  if (!way)
    return youngUntil && <Alert severity="warning">{t('sign_in.presence.none', { date: moment(youngUntil) })}</Alert>;
  return (
    <>
      {way === 'passkey' && <ByPasskey proof={proof} />}
      {way === 'backup_code' && (
        <BackupCodeForm
          problem={failure?.way === way ? keyOfError(failure.error) : null}
          busy={busy === way}
          confirm={t('sign_in.presence.confirm')}
          variant="contained"
          onCode={(code) => void bySecondFactor(way, code)}
        />
      )}
      {/* A form for each, so that no digit of one is left in the other. */}
      {(way === 'authenticator' || way === 'code') && <ByCode key={way} proof={proof} by={way} />}
      {youngUntil && <Alert severity="info">{t('sign_in.presence.young')}</Alert>}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {others.map((other) => (
            <Button key={other} onClick={() => proof.choose(other)}>
              {t(NAMES[other])}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

const NAMES = {
  passkey: 'sign_in.proof.passkey',
  authenticator: 'sign_in.proof.use_app',
  backup_code: 'sign_in.proof.use_backup',
  code: 'sign_in.presence.use_email',
} as const;
