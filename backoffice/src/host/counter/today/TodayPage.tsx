import type { CounterDay } from '@cubby/api';
import { colour, EmptyState, ErrorState, LoadingState, SearchField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { addresses } from '../bookings/addresses.ts';
import { useNow } from '../bookings/use-now.ts';
import { isOpenAroundTheClock } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { useCounter, useStore } from '../state/use-counter.ts';
import { useDay } from '../state/use-day.ts';
import { Closing } from './Closing.tsx';
import { DaySections } from './DaySections.tsx';
import { Found } from './Found.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { Tasks } from './Tasks.tsx';

/** Arrivals and pick-ups with their bags, bags in storage, and items that need attention. */
export default function TodayPage() {
  const { t, problem } = useI18n();
  const store = useStore();
  const { isOpen, failure } = useCounter();
  const { day, queued } = useDay();
  const now = useNow();
  const [text, setText] = useState('');
  useDocumentTitle(t('today.title'));

  if (!day)
    return failure && isOpen ? (
      <ErrorState
        message={`${t('today.not_loaded')}. ${problem(failure)}`}
        retry={{ label: t('app.retry'), onRetry: () => store.refresh() }}
      />
    ) : (
      <LoadingState label={t('app.loading')} shape="cards" />
    );
  const isSearching = text.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Tasks />
      <Box sx={head}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="h2" component="h1">
            {t('today.title')}
          </Typography>
          <Box sx={{ color: colour.textMuted }}>
            <OpenToday day={day} now={now} />
          </Box>
        </Box>
        <Box sx={{ flex: '2 1 280px', minWidth: 0 }}>
          <SearchField label={t('today.find')} value={text} onChange={setText} />
        </Box>
        <Button href={addresses.counter} variant="contained" size="large" sx={{ minHeight: 56 }}>
          {t('today.to_counter')}
        </Button>
      </Box>
      {isSearching ? (
        <Found text={text} day={day} now={now} queued={queued} />
      ) : (
        <Box sx={columns}>
          {day.bookings.length === 0 ? <NobodyYet /> : <DaySections day={day} now={now} queued={queued} />}
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
            <Closing day={day} now={now} />
            <RoomPicture day={day} now={now} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Shows until when the place is open, or when it opens. */
function OpenToday({ day, now }: { day: CounterDay; now: Date }) {
  const { t, time, moment } = useI18n();
  const { open, timezone } = day.stashpoint;
  const next = open.find(({ until }) => new Date(until) > now);
  if (!next) return t('today.closed_today');
  if (isOpenAroundTheClock(next, now)) return t('today.always_open');
  if (new Date(next.from) <= now) return t('today.open_until', { time: time(next.until, timezone) });
  const isToday = next.from.slice(0, 10) === day.date;
  return t('today.opens_at', { time: isToday ? time(next.from, timezone) : moment(next.from, timezone) });
}

/** Shown if no one is expected; before a place is on the market, it links to the place's page. */
function NobodyYet() {
  const { t } = useI18n();
  const { stashpoints, stashpointId } = useCounter();
  const stashpoint = stashpoints?.find(({ id }) => id === stashpointId);
  if (!stashpoint || stashpoint.status === 'approved')
    return <EmptyState title={t('today.empty')} text={t('today.empty_text')} />;
  return (
    <EmptyState
      title={t('today.not_yet')}
      text={t('today.not_yet_text')}
      action={
        <Button variant="contained" href={`${addresses.stashpoints}/${stashpoint.id}`}>
          {t('today.to_place')}
        </Button>
      }
    />
  );
}

const head = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;
