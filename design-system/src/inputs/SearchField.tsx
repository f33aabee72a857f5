import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { colour } from '../tokens/index.ts';
import { bareInput, fieldFrame, fieldLabel, ringAroundFrame } from './field-frame.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A single field that narrows a list, as light as the browser's own. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <Box
      sx={{
        ...fieldFrame,
        ...ringAroundFrame,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 1,
        paddingInline: 1.5,
      }}
    >
      <SearchRounded sx={{ gridRow: 'span 2', color: colour.textMuted }} aria-hidden />
      <Box component="label" htmlFor={id} sx={fieldLabel}>
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        type="search"
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        sx={bareInput}
      />
    </Box>
  );
}
