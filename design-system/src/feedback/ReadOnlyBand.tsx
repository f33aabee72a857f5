import Box from '@mui/material/Box';
import { colour, lineHeight, screenOnly, textSize } from '../tokens/index.ts';

interface ReadOnlyBandProps {
  /** Says which functions are unavailable and which still work. */
  text: string;
}

/** Says at the top of the page that nothing can be changed at the moment, only read. */
export function ReadOnlyBand({ text }: ReadOnlyBandProps) {
  return (
    <Box
      role="status"
      sx={{
        background: colour.infoSoft,
        color: colour.onSoft,
        borderBottom: `1px solid ${colour.line}`,
        px: 2,
        py: 1,
        fontSize: textSize.small,
        lineHeight: lineHeight.snug,
        textAlign: 'center',
        ...screenOnly,
      }}
    >
      {text}
    </Box>
  );
}
