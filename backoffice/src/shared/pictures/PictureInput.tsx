import { PICTURE_SIZES, type PicturePurpose } from '@cubby/api';
import { fontWeight, Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, ValidationError } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { pictureNamed } from './picture-named.ts';
import { UploadButton } from './UploadButton.tsx';

interface PictureInputProps {
  /** A field that holds a picture's name, or null. */
  source: string;
  label: string;
  purpose: PicturePurpose;
  aspect?: number;
}

const WIDTH = 120;

/** A single picture: upload, crop, view and remove. */
export function PictureInput({ source, label, purpose, aspect }: PictureInputProps) {
  const t = useTranslate();
  const { field, fieldState } = useInput<Record<string, string | null>>({ source });
  const name = field.value as string | null | undefined;
  const [width = 500, height = 700] = (PICTURE_SIZES[purpose][0] ?? '500x700').split('x').map(Number);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: fontWeight.strong }}>{label}</Box>
      {name && (
        <Picture
          picture={pictureNamed(name, purpose, label)}
          width={WIDTH}
          height={(WIDTH * height) / width}
          fit="fixed"
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <UploadButton
          label={t(name ? 'pictures.replace' : 'pictures.choose')}
          purpose={purpose}
          {...(aspect !== undefined && { aspect })}
          onSent={({ id }) => field.onChange(id)}
        />
        {name && <Button onClick={() => field.onChange(null)}>{t('pictures.remove')}</Button>}
      </Box>
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}
