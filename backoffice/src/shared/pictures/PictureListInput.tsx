import type { PicturePurpose } from '@cubby/api';
import { Mark, Picture, plainList } from '@cubby/design-system';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useInput, ValidationError } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { pictureNamed } from './picture-named.ts';
import { UploadButton } from './UploadButton.tsx';

interface PictureListInputProps {
  /** A field that holds the names of pictures, the cover first. */
  source: string;
  label: string;
  purpose: PicturePurpose;
  maximum: number;
  aspect?: number;
}

/** An ordered list of pictures: upload, crop, move and remove. */
export function PictureListInput({ source, label, purpose, maximum, aspect }: PictureListInputProps) {
  const t = useTranslate();
  const { field, fieldState } = useInput<Record<string, string[] | undefined>>({ source });
  const names = (field.value ?? []) as string[];
  const swap = (from: number, to: number) =>
    field.onChange(names.map((name, at) => (at === from ? names[to] : at === to ? names[from] : name)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" aria-label={label} sx={{ ...plainList, ...grid }}>
        {names.map((name, index) => (
          <Box component="li" key={name} sx={{ position: 'relative', display: 'grid', gap: 0.5 }}>
            <Picture picture={pictureNamed(name, purpose, `${label} ${index + 1}`)} width={500} height={700} />
            {index === 0 && (
              <Box sx={{ position: 'absolute', top: 8, insetInlineStart: 8 }}>
                <Mark tone="accent">{t('pictures.cover')}</Mark>
              </Box>
            )}
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <IconButton
                aria-label={t('pictures.earlier', { position: index + 1 })}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <ArrowBackRounded fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('pictures.remove_one', { position: index + 1 })}
                onClick={() => field.onChange(names.filter((each) => each !== name))}
              >
                <CloseRounded fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('pictures.later', { position: index + 1 })}
                disabled={index === names.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <ArrowForwardRounded fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      {names.length < maximum && (
        <UploadButton
          label={t('pictures.add')}
          purpose={purpose}
          {...(aspect !== undefined && { aspect })}
          onSent={({ id }) => field.onChange([...names, id])}
        />
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' } as const;
