import {
  CLAIM_FILE_PURPOSES,
  CLAIM_FILES_EACH,
  type Claim,
  type ClaimFilePurpose,
  isClaimChangeable,
} from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { api } from '../lib/api/api.ts';
import { PhotoRow } from '../lib/booking/CustodyList.tsx';
import { shrinkPhoto } from '../lib/files/shrink-photo.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

const ALTS = {
  photo: 'claim.files.photoAlt',
  receipt: 'claim.files.receiptAlt',
  police_report: 'claim.files.policeAlt',
} as const;

/** A claim's photos and receipts, added in any number of goes until it is decided. */
export function ClaimFiles({ claim, onChange }: { claim: Claim; onChange: () => void }) {
  const { t } = useI18n();
  const { waiting, pending, error, add } = useUploads(claim, onChange);
  const isOpen = isClaimChangeable(claim.state);
  const { files } = claim;
  if (files.length === 0 && !isOpen) return null;
  return (
    <Panel>
      <Typography component="h3" variant="h6">
        {t('claim.files.title')}
      </Typography>
      <Typography color="textSecondary">{t('claim.files.text')}</Typography>
      <PhotoRow photos={files.flatMap(({ id, url, purpose }) => (url ? [{ id, url, name: t(ALTS[purpose]) }] : []))} />
      {isOpen && (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          {CLAIM_FILE_PURPOSES.filter((purpose) => purpose !== 'police_report' || claim.cause === 'stolen').map(
            (purpose) => (
              <AddFiles
                key={purpose}
                purpose={purpose}
                disabled={
                  pending || files.filter((file) => file.purpose === purpose).length >= CLAIM_FILES_EACH[purpose]
                }
                onAdd={(chosen) => void add(chosen.map((file) => ({ file, purpose })))}
              />
            ),
          )}
        </Box>
      )}
      {pending && (
        <Alert severity="info" role="status">
          {t('claim.files.sending')}
        </Alert>
      )}
      {!pending && waiting.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void add([])}>
              {t('claim.files.retry')}
            </Button>
          }
        >
          {t('claim.files.failed')}
        </Alert>
      )}
      <ErrorNote error={error} />
    </Panel>
  );
}

interface Upload {
  file: File;
  purpose: ClaimFilePurpose;
}

/** Uploads one file after the other; those that failed wait for another try. */
function useUploads({ id }: Claim, onChange: () => void) {
  const [waiting, setWaiting] = useState<readonly Upload[]>([]);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const add = async (more: readonly Upload[]) => {
    let left = [...waiting, ...more];
    setPending(true);
    setError(null);
    try {
      for (const upload of left) {
        const body = { file: await shrinkPhoto(upload.file), purpose: upload.purpose };
        await api.addClaimFile({ params: { id }, body });
        left = left.filter((each) => each !== upload);
        setWaiting(left);
      }
    } catch (problem) {
      setWaiting(left);
      setError(problem);
    } finally {
      setPending(false);
      onChange();
    }
  };
  return { waiting, pending, error, add };
}

interface AddFilesProps {
  purpose: ClaimFilePurpose;
  disabled: boolean;
  onAdd: (files: File[]) => void;
}

function AddFiles({ purpose, disabled, onAdd }: AddFilesProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const label = t(`claim.files.${purpose}`);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
