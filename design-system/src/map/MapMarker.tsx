import Box from '@mui/material/Box';
import {
  colour,
  font,
  fontWeight,
  forcedColours,
  lineHeight,
  shadow,
  smallArch,
  tabularNumbers,
  textSize,
  transition,
} from '../tokens/index.ts';

interface MapMarkerProps {
  /** The price of the stay, or a word such as "Full". */
  text: string;
  state?: 'available' | 'active' | 'unavailable';
}

const SELECTED = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

const LOOKS = {
  available: { background: colour.accent, color: colour.onAccent },
  active: { background: colour.emphasis, color: colour.onEmphasis, [forcedColours]: SELECTED },
  unavailable: { background: colour.surfaceMuted, color: colour.textMuted, [forcedColours]: { borderStyle: 'dashed' } },
} as const;

/** A price on the map, in the shape of our niche. The button around it belongs to the map. */
export function MapMarker({ text, state = 'available' }: MapMarkerProps) {
  return (
    <Box
      component="span"
      sx={{
        ...tabularNumbers,
        // The map sets a typeface of its own for everything on it.
        fontFamily: font.text,
        display: 'inline-block',
        border: `2px solid ${colour.surfaceRaised}`,
        borderRadius: smallArch,
        boxShadow: shadow.card,
        fontSize: textSize.medium,
        fontWeight: fontWeight.bold,
        lineHeight: lineHeight.solid,
        padding: 1,
        whiteSpace: 'nowrap',
        transition: transition('quick', 'background-color'),
        ...LOOKS[state],
      }}
    >
      {text}
    </Box>
  );
}
