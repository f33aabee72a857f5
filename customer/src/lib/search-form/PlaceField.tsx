import type { PlaceShort } from '@cubby/api';
import { colour, radius, shadow } from '@cubby/design-system';
import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { currentPosition } from './geolocation.ts';
import type { SearchTarget } from './search-target.ts';
import { useSuggestions } from './use-suggestions.ts';

interface PlaceFieldProps {
  value: SearchTarget | null;
  onChange: (target: SearchTarget | null) => void;
  error?: string | undefined;
}

/** Where: a city, station or sight by name in any language, or the place where one stands. */
export function PlaceField({ value, onChange, error }: PlaceFieldProps) {
  const { t, nameOf } = useI18n();
  const [typed, setTyped] = useState(value?.label ?? '');
  const [open, setOpen] = useState(false);
  const [locating, setLocating] = useState<'no' | 'yes' | 'failed'>('no');
  const suggestions = useSuggestions(typed === value?.label ? '' : typed, open);

  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<PlaceShort, false, true, false>({
      id: 'place',
      options: suggestions,
      filterOptions: (options) => options,
      getOptionLabel: (option) => (typeof option === 'string' ? option : nameOf(option)),
      isOptionEqualToValue: (option, chosen) => option.id === chosen.id,
      inputValue: typed,
      value: null as never,
      open,
      autoHighlight: true,
      clearOnBlur: false,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      onInputChange: (_event, text, reason) => {
        if (reason !== 'input') return;
        setTyped(text);
        if (value) onChange(null);
      },
      onChange: (_event, place) => {
        if (!place) return;
        setTyped(nameOf(place));
        onChange({ label: nameOf(place), route: place.route });
      },
    });

  const locate = async () => {
    setLocating('yes');
    try {
      const position = await currentPosition();
      const label = t('search.nearMe');
      setTyped(label);
      onChange({ label, position });
      setLocating('no');
    } catch {
      setLocating('failed');
    }
  };
  const problem = locating === 'failed' ? t('search.locationFailed') : error;

  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box {...getRootProps()} sx={{ ...frame, borderColor: problem ? 'error.main' : colour.fieldLine }}>
        <Box
          component="label"
          {...getInputLabelProps()}
          sx={{
            gridColumn: '1 / -1',
            fontSize: '0.8125rem',
            fontWeight: 650,
            color: 'text.secondary',
            px: 1.75,
            pt: 0.9,
          }}
        >
          {t('search.place')}
        </Box>
        <Box
          component="input"
          {...getInputProps()}
          placeholder={t('search.placeHint')}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? 'place-problem' : undefined}
          sx={input}
        />
        <IconButton
          aria-label={t('search.useMyPosition')}
          onClick={locate}
          loading={locating === 'yes'}
          color="primary"
        >
          <MyLocationRounded />
        </IconButton>
      </Box>
      {problem && (
        <Box
          id="place-problem"
          role="alert"
          sx={{ color: 'error.main', fontSize: '0.9375rem', fontWeight: 600, mt: 0.5 }}
        >
          {problem}
        </Box>
      )}
      {open && groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={list}>
          {(groupedOptions as PlaceShort[]).map((place, index) => {
            const { key, ...option } = getOptionProps({ option: place, index });
            return (
              <Box component="li" key={key} {...option} sx={item}>
                <span>{nameOf(place)}</span>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
                  {t(`placeTypes.${place.type}`)}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  border: '1.5px solid',
  borderRadius: `${radius.medium}px`,
  background: colour.white,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
} as const;

const input = {
  font: 'inherit',
  fontWeight: 650,
  color: colour.ink,
  border: 0,
  background: 'transparent',
  minHeight: 48,
  minWidth: 0,
  paddingInline: 1.75,
  borderRadius: `${radius.small}px`,
  textOverflow: 'ellipsis',
  '&:focus-visible': { outlineOffset: '-3px !important', boxShadow: 'none' },
  '&::placeholder': { color: colour.inkSoft, opacity: 1, fontWeight: 450 },
} as const;

const list = {
  position: 'absolute',
  zIndex: 1100,
  insetInline: 0,
  top: 'calc(100% + 6px)',
  maxHeight: 380,
  overflow: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: 0.75,
  background: colour.white,
  border: `1px solid ${colour.line}`,
  borderRadius: `${radius.medium}px`,
  boxShadow: shadow.raised,
} as const;

const item = {
  minHeight: 48,
  paddingInline: 1.25,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  borderRadius: `${radius.small}px`,
  cursor: 'pointer',
  fontWeight: 600,
  '&.Mui-focused': { background: colour.pine100 },
} as const;
