import LanguageRounded from '@mui/icons-material/LanguageRounded';
import Box from '@mui/material/Box';
import { colour, fontWeight, iconSize, radius } from '../tokens/index.ts';

interface LanguageMenuProps {
  label: string;
  value: string;
  languages: readonly { code: string; name: string }[];
  onChange: (code: string) => void;
  onDark?: boolean;
}

/** The phone's own list of languages, each by its own name. */
export function LanguageMenu({ label, value, languages, onChange, onDark = false }: LanguageMenuProps) {
  const ink = onDark ? colour.onBrand : colour.text;
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', color: ink }}>
      <LanguageRounded
        aria-hidden
        sx={{ position: 'absolute', left: 10, fontSize: iconSize.inList, pointerEvents: 'none' }}
      />
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          font: 'inherit',
          fontWeight: fontWeight.semibold,
          color: 'inherit',
          background: 'transparent',
          border: `1.5px solid ${onDark ? colour.lineOnBrand : colour.line}`,
          borderRadius: radius.medium,
          minHeight: 48,
          paddingLeft: 4.5,
          paddingRight: 1,
          // Beside a full header a phone has room for the beginning of a name; the list shows it whole.
          maxWidth: { xs: 112, sm: 'none' },
          textOverflow: 'ellipsis',
          cursor: 'pointer',
          '& option': { color: colour.text, background: colour.surfaceRaised },
        }}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Box>
    </Box>
  );
}
