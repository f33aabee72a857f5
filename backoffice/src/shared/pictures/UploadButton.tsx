import type { Crop, PicturePurpose, UploadedPicture } from '@cubby/api';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CropDialog } from './CropDialog.tsx';

interface UploadButtonProps {
  label: string;
  purpose: PicturePurpose;
  aspect?: number;
  onSent: (picture: UploadedPicture) => void;
}

const TAKEN = 'image/jpeg,image/png,image/webp,image/avif';

/** Chooses a file, crops it, and uploads it. */
export function UploadButton({ label, purpose, aspect, onSent }: UploadButtonProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(purpose, (picture) => {
    setFile(null);
    onSent(picture);
  });
  return (
    <Box>
      <input
        ref={input}
        type="file"
        accept={TAKEN}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternateRounded />}
        onClick={() => input.current?.click()}
        loading={upload.busy}
      >
        {label}
      </Button>
      {upload.problem && (
        <FormHelperText error role="alert">
          {t('pictures.refused')} {t(upload.problem)}
        </FormHelperText>
      )}
      {file && (
        <CropDialog
          file={file}
          busy={upload.busy}
          {...(aspect !== undefined && { aspect })}
          onCancel={() => setFile(null)}
          onCrop={(crop) => void upload.send(file, crop).then(() => setFile(null))}
        />
      )}
    </Box>
  );
}

/** Uploads a picture; `problem` is the dictionary's key of the last error. */
function useUpload(purpose: PicturePurpose, onSent: (picture: UploadedPicture) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File, crop: Crop | null) => {
    setBusy(true);
    setProblem(null);
    await api
      .createPicture({ body: { file, purpose, ...(crop && { crop }) } })
      .then(onSent)
      .catch((error: unknown) => setProblem(keyOfError(error)));
    setBusy(false);
  };
  return { send, busy, problem };
}
