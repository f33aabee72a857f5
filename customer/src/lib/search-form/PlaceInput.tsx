import { bareInput, fieldFrame, fieldLabel, fontWeight, ringAroundFrame, textSize } from '@cubby/design-system';
import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps, ReactNode } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface PlaceInputProps {
  rootProps?: object;
  labelProps?: object;
  inputProps: ComponentProps<'input'>;
  problem: string | undefined;
  locating: boolean;
  onLocate: () => void;
  /** The suggestions, below the field. */
  children?: ReactNode;
}

/** The field for a place, with and without suggestions. */
export function PlaceInput({
  rootProps,
  labelProps,
  inputProps,
  problem,
  locating,
  onLocate,
  children,
}: PlaceInputProps) {
  const { t } = useI18n();
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box {...rootProps} sx={{ ...frame, ...(problem && { borderColor: 'error.main' }) }}>
        <Box component="label" htmlFor={PLACE_INPUT_ID} {...labelProps} sx={label}>
          {t('search.place')}
        </Box>
        <Box
          component="input"
          id={PLACE_INPUT_ID}
          name="q"
          {...inputProps}
          placeholder={t('search.placeHint')}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? 'place-problem' : undefined}
          sx={input}
        />
        <IconButton aria-label={t('search.useMyPosition')} onClick={onLocate} loading={locating} color="primary">
          <MyLocationRounded />
        </IconButton>
      </Box>
      {problem && (
        <Box
          id="place-problem"
          role="alert"
          sx={{ color: 'error.main', fontSize: textSize.medium, fontWeight: fontWeight.semibold, mt: 0.5 }}
        >
          {problem}
        </Box>
      )}
      {children}
    </Box>
  );
}

export const PLACE_INPUT_ID = 'place';

const label = { ...fieldLabel, gridColumn: '1 / -1', px: 1.5 } as const;

const frame = {
  ...fieldFrame,
  ...ringAroundFrame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
} as const;

const input = { ...bareInput, paddingInline: 1.5 } as const;
