import Box from '@mui/material/Box';
import {
  colour,
  fontWeight,
  forcedColours,
  forcedEdge,
  forcedFill,
  lineHeight,
  plainList,
  radius,
  tabularNumbers,
  textSize,
  visuallyHidden,
} from '../tokens/index.ts';

/** Sizes of bags, smallest first; `standard` is any size. */
const BAG_SIZES = ['small', 'medium', 'large', 'standard'] as const;
type BagSize = (typeof BAG_SIZES)[number];

export interface RoomHour {
  /** A unique ID among the hours, such as the instant. */
  id: string;
  /** The hour in words, such as "10". */
  label: string;
  bags: Record<BagSize, number>;
  total: number;
}

interface RoomByHourProps {
  /** Starting with the current hour. */
  hours: readonly RoomHour[];
  /** Bags that fit at once, by size; `standard` fits any. */
  capacity: Record<BagSize, number>;
  words: {
    caption: string;
    hour: string;
    total: string;
    now: string;
    full: string;
    /** "Capacity 12". */
    limit: string;
    sizes: Record<BagSize, string>;
  };
}

/** Distinguishable by darkness as well, for a phone in the sun; by pattern where the system sets the colours. */
const PAINT: Record<BagSize, object> = {
  large: { ...forcedFill, background: colour.accentStrong },
  medium: { background: colour.info, [forcedColours]: stripes('45deg') },
  small: { ...forcedEdge, background: colour.emphasis },
  standard: { background: colour.accentBright, [forcedColours]: stripes('0deg') },
};

function stripes(angle: string) {
  const background = `repeating-linear-gradient(${angle}, CanvasText 0 2px, Canvas 2px 5px)`;
  // The system would drop a gradient, even one of its own colours.
  return { background, forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: '-1px' };
}

/** Occupancy hour by hour, against a line for the capacity. The table gives the same in words. */
export function RoomByHour({ hours, capacity, words }: RoomByHourProps) {
  const limit = sum(capacity);
  const most = Math.max(1, limit, ...hours.map(({ total }) => total));
  const sizes = BAG_SIZES.filter((size) => capacity[size] > 0 || hours.some(({ bags }) => bags[size] > 0));
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, position: 'relative' }}>
      <Box aria-hidden sx={{ position: 'relative', display: 'flex', gap: 0.25, alignItems: 'stretch' }}>
        {hours.map((hour, index) => (
          <Column key={hour.id} hour={hour} most={most} limit={limit} isNow={index === 0} />
        ))}
        <Box sx={{ ...limitLine, bottom: `${(limit / most) * BARS}px` }} />
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.25, mb: 1.5, fontSize: textSize.caption, ...tabularNumbers }}>
        {hours.map(
          ({ id, label }, index) =>
            // Two columns share a label, so that large text has space.
            index % 2 === 0 && (
              <Box key={id} sx={{ flex: '1 1 0', fontWeight: index === 0 ? fontWeight.heavy : fontWeight.regular }}>
                {label}
              </Box>
            ),
        )}
      </Box>
      <Box component="ul" aria-hidden sx={legend}>
        {sizes.map((size) => (
          <Box component="li" key={size} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 14, height: 14, borderRadius: radius.tiny, ...PAINT[size] }} />
            {words.sizes[size]} {hours[0]?.bags[size] ?? 0}
            {capacity[size] > 0 && ` / ${capacity[size]}`}
          </Box>
        ))}
        <Box component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 14, borderTop: `3px dashed ${colour.danger}` }} />
          {words.limit}
        </Box>
      </Box>
      {/* A table itself would not shrink to nothing. */}
      <Box sx={visuallyHidden}>
        <table>
          <caption>{`${words.caption}. ${words.limit}`}</caption>
          <thead>
            <tr>
              <th scope="col">{words.hour}</th>
              {sizes.map((size) => (
                <th scope="col" key={size}>
                  {words.sizes[size]}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ id, label, bags, total }, index) => (
              <tr key={id}>
                <th scope="row">{index === 0 ? `${label}, ${words.now}` : label}</th>
                {sizes.map((size) => (
                  <td key={size}>{bags[size]}</td>
                ))}
                <td>{limit > 0 && total >= limit ? `${total}, ${words.full}` : total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

interface ColumnProps {
  hour: RoomHour;
  most: number;
  limit: number;
  isNow: boolean;
}

function Column({ hour, most, limit, isNow }: ColumnProps) {
  const isFull = limit > 0 && hour.total >= limit;
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 0, textAlign: 'center', ...tabularNumbers }}>
      <Box sx={{ ...bars, borderBottomColor: isNow ? colour.spark : colour.lineField }}>
        <Box sx={{ ...figure, color: isFull ? colour.danger : colour.text }}>{hour.total > 0 ? hour.total : ''}</Box>
        {BAG_SIZES.toReversed().map((size) =>
          hour.bags[size] > 0 ? (
            <Box
              key={size}
              sx={{
                height: `${(hour.bags[size] / most) * BARS}px`,
                ...PAINT[size],
                borderTop: `1px solid ${colour.surfaceRaised}`,
              }}
            />
          ) : null,
        )}
      </Box>
    </Box>
  );
}

function sum(bags: Record<BagSize, number>): number {
  return BAG_SIZES.reduce((all, size) => all + bags[size], 0);
}

/** Heights in pixels: of a full room, and of the figure above it. */
const BARS = 120;
const HEAD = 28;

const bars = {
  height: BARS + HEAD,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  borderBottom: '4px solid',
} as const;

const figure = { fontSize: textSize.caption, fontWeight: fontWeight.bold, lineHeight: lineHeight.solid } as const;

const limitLine = { position: 'absolute', insetInline: 0, borderTop: `3px dashed ${colour.danger}` } as const;

const legend = {
  ...plainList,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  fontSize: textSize.small,
} as const;
