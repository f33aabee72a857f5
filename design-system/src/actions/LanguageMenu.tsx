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

/** Shows the globe only if there is space for more than the name. */
const besideName = { xs: 'none', sm: 'block' } as const;

/** The phone's native list of languages, each under its own name. */
export function LanguageMenu({ label, value, languages, onChange, onDark = false }: LanguageMenuProps) {
  const ink = onDark ? colour.onBrand : colour.text;
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', color: ink }}>
      <LanguageRounded
        aria-hidden
        sx={{ position: 'absolute', left: 10, fontSize: iconSize.inList, pointerEvents: 'none', display: besideName }}
      />
      <NativeSelect
        label={label}
        value={value}
        options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={onChange}
        sx={{
          color: 'inherit',
          border: `1.5px solid ${onDark ? colour.lineOnBrand : colour.line}`,
          paddingLeft: { xs: 1, sm: 4.5 },
          paddingRight: { xs: 0.5, sm: 1 },
          // On a phone a full header only has space for the longest name.
          maxWidth: { xs: 120, sm: 'none' },
          textOverflow: 'ellipsis',
          cursor: 'pointer',
        }}
      />
    </Box>
  );
}
