import type { PicturePurpose, UploadedPicture } from '@cubby/api';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CropDialog } from './CropDialog.tsx';
import { useUpload } from './use-upload.ts';

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
