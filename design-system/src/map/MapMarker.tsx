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

/** Height of the tip that ends at the position, in pixels. */
export const MARKER_TIP = 8;

/** A corner of a square, with the border of the marker: in front of the marker's own edge, behind the text. */
const tip = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  bottom: `-${MARKER_TIP - 2}px`,
  width: 12,
  height: 12,
  marginInline: 'auto',
  transform: 'rotate(45deg)',
  background: 'inherit',
  border: 'inherit',
  borderBlockStart: 0,
  borderInlineStart: 0,
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
        transition: transition('quick', 'background-color', 'transform'),
        position: 'relative',
        marginBottom: `${MARKER_TIP}px`,
        '&::before': tip,
        ...LOOKS[state],
        ...(state === 'active' && { transform: 'scale(1.14)', transformOrigin: 'bottom' }),
      }}
    >
      <Box component="span" sx={{ position: 'relative' }}>
        {text}
      </Box>
    </Box>
  );
}
