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
import { useRef } from 'react';
import { PhotoRow } from '../lib/booking/CustodyList.tsx';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useUploads } from './use-uploads.ts';

const ALTS = {
  photo: 'claim.files.photoAlt',
  receipt: 'claim.files.receiptAlt',
  police_report: 'claim.files.policeAlt',
} as const;

/** A claim's photos and receipts, added in any number of goes until it is decided. */
export function ClaimFiles({ claim, onChange }: { claim: Claim; onChange: () => void }) {
  const { t } = useI18n();
  const { waiting, pending, error, add, retry } = useUploads(claim, onChange);
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
                onAdd={(chosen) => void add(chosen, purpose)}
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
      {!pending && waiting > 0 && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" onClick={retry}>
              {t('claim.files.retry')}
            </Button>
          }
        >
          {t('claim.files.waiting', { smart_count: waiting })}
        </Alert>
      )}
      <ErrorNote error={error} />
    </Panel>
  );
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
