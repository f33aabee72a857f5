import type { StashpointToday } from '@cubby/api';
import {
  colour,
  fontWeight,
  forcedEdge,
  forcedFill,
  radius,
  tabularNumbers,
  textSize,
  visuallyHidden,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const BARS = 56;

interface HoursOfDayProps {
  /** At least one. */
  hours: StashpointToday['hours'];
  /** The current hour on the place's clock. */
  now: number;
}

/** Bags brought and collected in each hour, side by side; the table gives screen readers the same numbers. */
export function HoursOfDay({ hours, now }: HoursOfDayProps) {
  const t = useTranslate();
  const { count } = useFormats();
  const first = Math.min(now, hours[0]?.hour ?? now);
  const last = Math.max(now, hours.at(-1)?.hour ?? now);
  const shown = Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return hours.find((each) => each.hour === hour) ?? { hour, arriving: 0, leaving: 0 };
  });
  const most = Math.max(1, ...shown.flatMap(({ arriving, leaving }) => [arriving, leaving]));
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative', minWidth: 0 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-end', height: BARS }}>
        {shown.map(({ hour, arriving, leaving }) => (
          <Box key={hour} sx={{ flex: '1 1 0', display: 'flex', gap: 0.25, alignItems: 'flex-end', height: '100%' }}>
            <Bar part={arriving / most} sx={brought} />
            <Bar part={leaving / most} sx={collected} />
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`,
          columnGap: 0.5,
          fontSize: textSize.caption,
          ...tabularNumbers,
        }}
      >
        {labelsOf(first, last, now).map(({ hour, from, to, align }) => (
          <Box
            key={hour}
            sx={{
              gridRow: 1,
              gridColumn: `${from - first + 1} / ${to - first + 2}`,
              textAlign: align,
              fontWeight: hour === now ? fontWeight.heavy : fontWeight.regular,
            }}
          >
            {hour}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1, fontSize: textSize.small }}>
        <Key sx={brought}>{t('host.overview.arriving')}</Key>
        <Key sx={collected}>{t('host.overview.leaving')}</Key>
      </Box>
      <Box component="table" sx={visuallyHidden}>
        <caption>{t('host.overview.by_hour')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('host.overview.hour')}</th>
            <th scope="col">{t('host.overview.arriving')}</th>
            <th scope="col">{t('host.overview.leaving')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, arriving, leaving }) => (
            <tr key={hour}>
              <th scope="row">{`${hour}:00`}</th>
              <td>{count(arriving)}</td>
              <td>{count(leaving)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The most hours that are all labelled; of more, every third is. */
const ALL_LABELLED = 12;
const STEP = 3;

/** Returns the labelled hours, each with the hours whose columns its label may use: large text needs more than one. */
function labelsOf(first: number, last: number, now: number) {
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (all.length <= ALL_LABELLED) return all.map((hour) => ({ hour, from: hour, to: hour, align: 'center' }));
  const labelled = all.filter((hour) => hour === now || ((hour - first) % STEP === 0 && Math.abs(hour - now) >= STEP));
  return labelled.map((hour) =>
    hour === last
      ? { hour, from: hour - 1, to: hour, align: 'end' }
      : { hour, from: hour, to: hour + 1, align: 'start' },
  );
}

function Bar({ part, sx }: { part: number; sx: object }) {
  return (
    <Box
      sx={{
        ...sx,
        flex: '1 1 0',
        height: part === 0 ? '2px' : `${Math.max(8, part * 100)}%`,
        borderRadius: radius.tiny,
      }}
    />
  );
}

function Key({ sx, children }: { sx: object; children: string }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box sx={{ ...sx, width: 14, height: 14, borderRadius: radius.tiny }} />
      {children}
    </Box>
  );
}

const brought = { ...forcedFill, background: colour.accentBright } as const;
const collected = { ...forcedEdge, background: colour.emphasis } as const;
