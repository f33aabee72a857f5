import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { colour, fontWeight, radius, ring, textSize } from '../tokens/index.ts';

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
        border: `1.5px solid ${colour.lineField}`,
        borderRadius: radius.medium,
        background: colour.surfaceField,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 1,
        paddingInline: 1.5,
        // The ring is around the whole field, as it is around everything that has the focus.
        '&:has(:focus-visible)': {
          outline: `3px solid ${colour.focus}`,
          outlineOffset: '2px',
          boxShadow: ring.outside(colour.focusHalo),
        },
      }}
    >
      <SearchRounded sx={{ gridRow: 'span 2', color: colour.textMuted }} aria-hidden />
      <Box
        component="label"
        htmlFor={id}
        sx={{ fontSize: textSize.caption, fontWeight: fontWeight.strong, color: 'text.secondary', pt: 1 }}
      >
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        type="search"
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        sx={{
          font: 'inherit',
          fontWeight: fontWeight.strong,
          color: colour.text,
          border: 0,
          background: 'transparent',
          minHeight: 44,
          minWidth: 0,
          padding: 0,
          '&:focus-visible': { outline: 'none !important', boxShadow: 'none' },
        }}
      />
    </Box>
  );
}
