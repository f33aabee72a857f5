import { fontWeight } from '@cubby/design-system';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Proof, useProofs } from './use-proofs.ts';

/** Photos that support the host's response: added one by one, each with its upload progress. */
export function ProofPhotos({ proofs }: { proofs: ReturnType<typeof useProofs> }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ fontWeight: fontWeight.bold }}>{t('incidents.proof')}</Box>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-label={t('incidents.add_photo')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) proofs.add(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {proofs.proofs.map((proof) => (
        <State key={proof.number} proof={proof} onRetry={() => proofs.retry(proof)} />
      ))}
      <Button variant="outlined" startIcon={<AddPhotoAlternateRounded />} onClick={() => input.current?.click()}>
        {t('incidents.add_photo')}
      </Button>
    </Box>
  );
}

function State({ proof: { number, id, problem }, onRetry }: { proof: Proof; onRetry: () => void }) {
  const t = useTranslate();
  if (problem)
    return (
      <Alert
        severity="error"
        sx={{ width: '100%' }}
        action={
          <Button color="inherit" onClick={onRetry}>
            {t('incidents.again')}
          </Button>
        }
      >
        {t('incidents.photo_failed', { number })}: {t(problem)}
      </Alert>
    );
  const label = t(id ? 'incidents.photo_sent' : 'incidents.photo_sending', { number });
  return (
    <Box role="status" sx={{ width: '100%' }}>
      {label}
      {!id && <LinearProgress aria-label={label} />}
    </Box>
  );
}
