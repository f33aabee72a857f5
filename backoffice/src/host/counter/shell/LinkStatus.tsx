import { colour, fontWeight, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../language/LanguageProvider.tsx';
import { waiting } from '../queue/queued-action.ts';
import { useCounter } from '../state/use-counter.ts';
import { useOffline } from '../state/use-offline.ts';

/** Shows whether the data is live or from when it was last synced, and the number of unsent actions. */
export function LinkStatus() {
  const { t, time } = useI18n();
  const { link: heard, heardAt, day, queue } = useCounter();
  const isDown = useOffline();
  // The device reports a lost network at once; the stream only by missing messages.
  const link = isDown ? 'offline' : heard;
  const unsent = waiting(queue).length;
  const asOf = heardAt && day ? t('link.as_of', { time: time(heardAt, day.stashpoint.timezone) }) : null;
  return (
    <Box role="status" sx={{ ...strip, ...(isDown || unsent > 0 ? down : up) }}>
      <Box
        aria-hidden
        sx={{ ...dot, background: isDown ? colour.danger : link === 'connecting' ? colour.highlight : colour.success }}
      />
      <span>{t(`link.${link}`)}</span>
      {asOf && link !== 'live' && <span>· {asOf}</span>}
      {unsent > 0 && (
        <Box component="span" sx={{ fontWeight: fontWeight.bold }}>
          · {t('link.queued', { smart_count: unsent })}
        </Box>
      )}
      {isDown && (
        <Box component="span" sx={{ flexBasis: '100%' }}>
          {t('link.offline_text')}
        </Box>
      )}
    </Box>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: { xs: 2, sm: 3 },
  py: 0.5,
  fontSize: textSize.small,
} as const;

const up = { color: colour.textMuted } as const;
const down = { background: colour.highlightSoft, color: colour.onSoft } as const;
const dot = { width: 10, height: 10, borderRadius: radius.pill } as const;
