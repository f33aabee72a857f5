import LanguageRounded from '@mui/icons-material/LanguageRounded';
import Box from '@mui/material/Box';
import { NativeSelect } from '../inputs/NativeSelect.tsx';
import { colour, iconSize } from '../tokens/index.ts';

interface LanguageMenuProps {
  label: string;
  value: string;
  languages: readonly { code: string; name: string }[];
  onChange: (code: string) => void;
  onDark?: boolean;
}

/** The phone's native list of languages, each under its own name. */
export function LanguageMenu({ label, value, languages, onChange, onDark = false }: LanguageMenuProps) {
  return (
    // On a phone a full header only has space for the longest name.
    <Box
      sx={{
        display: 'inline-flex',
        maxWidth: { xs: '7.5rem', sm: 'none' },
        color: onDark ? colour.onBrand : colour.text,
      }}
    >
      <NativeSelect
        label={label}
        value={value}
        options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={onChange}
        icon={<LanguageRounded sx={{ fontSize: iconSize.inList }} />}
        inBar={onDark ? 'brand' : 'page'}
      />
    </Box>
  );
}
