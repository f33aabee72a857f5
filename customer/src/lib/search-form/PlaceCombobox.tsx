import type { PlaceShort } from '@cubby/api';
import { colour, fontWeight, layer, radius, shadow, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { PLACE_INPUT_ID, PlaceInput } from './PlaceInput.tsx';
import type { SearchTarget } from './search-target.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface PlaceComboboxProps {
  typed: string;
  onType: (text: string) => void;
  /** What is chosen; its label is not looked up again. */
  value: SearchTarget | null;
  onChoose: (target: SearchTarget) => void;
  problem: string | undefined;
  locating: boolean;
  onLocate: () => void;
}

/** The field with suggestions. It takes the place of the plain one under the fingers, so it takes the focus too. */
export function PlaceCombobox({ typed, onType, value, onChoose, ...inputState }: PlaceComboboxProps) {
  const { t, nameOf } = useI18n();
  const [open, setOpen] = useState(true);
  const suggestions = useSuggestions(typed === value?.label ? '' : typed, open);
  const root = useRef<HTMLDivElement>(null);

  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<PlaceShort, false, true, false>({
      id: PLACE_INPUT_ID,
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
        if (reason === 'input') onType(text);
      },
      onChange: (_event, place) => {
        if (place) onChoose({ label: nameOf(place), route: place.route });
      },
    });

  useLayoutEffect(() => {
    const input = root.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  return (
    <PlaceInput
      rootProps={{ ...getRootProps(), ref: root }}
      labelProps={getInputLabelProps()}
      inputProps={getInputProps()}
      {...inputState}
    >
      {open && groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={list}>
          {(groupedOptions as PlaceShort[]).map((place, index) => {
            const { key, ...option } = getOptionProps({ option: place, index });
            return (
              <Box component="li" key={key} {...option} sx={item}>
                <span>{nameOf(place)}</span>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: textSize.small, whiteSpace: 'nowrap' }}>
                  {t(`placeTypes.${place.type}`)}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </PlaceInput>
  );
}

const list = {
  position: 'absolute',
  zIndex: layer.suggestions,
  insetInline: 0,
  top: 'calc(100% + 6px)',
  maxHeight: 380,
  overflow: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: 0.75,
  background: colour.surfaceRaised,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  boxShadow: shadow.raised,
} as const;

const item = {
  minHeight: 48,
  paddingInline: 1.25,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  borderRadius: radius.small,
  cursor: 'pointer',
  fontWeight: fontWeight.semibold,
  '&.Mui-focused': { background: colour.accentSoft },
} as const;
