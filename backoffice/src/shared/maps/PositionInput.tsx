import type { PlaceShort, Position } from '@cubby/api';
import { radius, textSize } from '@cubby/design-system';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useInput, ValidationError } from 'ra-core';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NumberField } from '../inputs/NumberField.tsx';
import { useMapTiles } from './use-map-tiles.ts';

const PositionPicker = lazy(() => import('@cubby/design-system/map').then((map) => ({ default: map.PositionPicker })));

interface PositionInputProps {
  /** A field that holds `{ lat, lng }`. */
  source: string;
  /** Half the initial height of the map, in degrees: more for a city than for a place. */
  around?: number;
}

/** A position: chosen on the map, typed as figures, or looked up among our cities and landmarks. */
export function PositionInput({ source, around }: PositionInputProps) {
  const t = useTranslate();
  const { field, fieldState } = useInput<Record<string, Position>>({ source });
  const { tiles, language, isPending } = useMapTiles();
  const value = field.value as Position;
  const set = (part: Partial<Position>) => field.onChange({ ...value, ...part });
  const waiting = <Skeleton variant="rounded" height="100%" />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <LookUp onFound={(found) => field.onChange(found)} />
      <Box sx={{ height: 320, borderRadius: radius.medium }}>
        {isPending ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <PositionPicker
              value={value}
              onChange={(position) => field.onChange(position)}
              {...(around !== undefined && { around })}
              tiles={tiles}
              language={language}
              labels={{
                map: t('shared.map'),
                marker: t('shared.marker'),
                zoomIn: t('shared.zoom_in'),
                zoomOut: t('shared.zoom_out'),
                unavailable: t('shared.map_unavailable'),
              }}
            />
          </Suspense>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <Degrees label={t('shared.latitude')} value={value.lat} bound={85} onChange={(lat) => set({ lat })} />
        <Degrees label={t('shared.longitude')} value={value.lng} bound={180} onChange={(lng) => set({ lng })} />
      </Box>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : t('shared.marker_help')}
      </FormHelperText>
    </Box>
  );
}

interface DegreesProps {
  label: string;
  value: number;
  bound: number;
  onChange: (value: number) => void;
}

function Degrees({ label, value, bound, onChange }: DegreesProps) {
  return (
    <NumberField
      label={label}
      value={value}
      minimum={-bound}
      maximum={bound}
      decimals={6}
      onChange={(typed) => {
        if (typeof typed === 'number' && Math.abs(typed) <= bound) onChange(typed);
      }}
    />
  );
}

/** Searches our cities, stations and sights, in any language. */
function LookUp({ onFound }: { onFound: (position: Position) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['locations', query],
    queryFn: () => api.listLocations({ query: { query, per_page: 8 } }),
    enabled: query.length > 1,
  });
  return (
    <Autocomplete<PlaceShort>
      options={data?.items ?? []}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, place) => place && onFound(place.center)}
      noOptionsText={t('shared.nothing_found')}
      renderOption={({ key, ...props }, place) => (
        <li key={key} {...props}>
          {place.name}
          {place.parent && `, ${place.parent.name}`}
          <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1, fontSize: textSize.small }}>
            {t(`shared.place_type.${place.type}`)}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={t('shared.look_up')} />}
    />
  );
}
