import { readPass } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState, plainList, SearchField } from '@cubby/design-system';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { addresses } from '../bookings/addresses.ts';
import { BookingRow } from '../bookings/BookingRow.tsx';
import { useNow } from '../bookings/use-now.ts';
import { inSections } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { findBookings } from '../scan/find-bookings.ts';
import { signal } from '../scan/signals.ts';
import { textsOf, useGun } from '../scan/use-gun.ts';
import { useCounter, useStore } from '../state/use-counter.ts';
import { useDay } from '../state/use-day.ts';
import { Tasks } from '../today/Tasks.tsx';
import { BookingDesk } from './BookingDesk.tsx';
import { CameraDialog } from './CameraDialog.tsx';
import { ReadingNote } from './ReadingNote.tsx';
import { type Reading, readCode } from './read-code.ts';
import { WalkIn } from './WalkIn.tsx';

/** The desk: finds the booking of a traveller and handles their bags. */
export default function DeskPage() {
  const { t, problem } = useI18n();
  const store = useStore();
  const { failure, isOpen } = useCounter();
  const { day, queued } = useDay();
  const now = useNow();
  const [, go] = useLocation();
  const chosen = new URLSearchParams(useSearch()).get('booking');
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading | null>(null);
  const [dialog, setDialog] = useState<'camera' | 'walk_in' | null>(null);
  useDocumentTitle([chosen, t('desk.title')].filter(Boolean).join(' · '));

  const read = async (texts: readonly string[], isScanned = true) => {
    if (!day) return;
    setDialog(null);
    const found = await readCode(texts, day);
    setReading(found.kind === 'nothing' ? { ...found, isScanned } : found);
    signal(found.kind === 'booking' ? 'good' : 'bad');
    if (found.kind === 'booking') {
      setText('');
      if (found.stay) store.work.scanned(found.stay);
      go(addresses.booking(found.id));
    } else setText(found.kind === 'several' ? found.text : '');
  };
  const isTaking = day?.bookings.some(({ id, state }) => id === chosen && state === 'confirmed');
  useGun((scan) => {
    const texts = textsOf(scan);
    // Tags scanned during check-in belong to the bags.
    if (!isTaking || texts.some(readPass)) void read(texts);
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void read([text], false);
  };

  if (!day)
    return failure && isOpen ? (
      <ErrorState message={problem(failure)} retry={{ label: t('app.retry'), onRetry: () => store.refresh() }} />
    ) : (
      <LoadingState label={t('app.loading')} />
    );
  const { timezone } = day.stashpoint;
  if (chosen)
    return (
      <BookingDesk
        key={chosen}
        id={chosen}
        day={day}
        now={now}
        isQueued={queued.has(chosen)}
        onDone={() => go(addresses.counter)}
      />
    );
  const isSearching = text.trim() !== '';
  const shown = isSearching ? findBookings(day.bookings, text) : inSections(day, now).now;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tasks />
      <Typography variant="h2" component="h1">
        {t('desk.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<QrCodeScannerRounded />}
          onClick={() => setDialog('camera')}
          sx={{ ...big, flex: '2 1 240px' }}
        >
          {t('desk.scan')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => setDialog('walk_in')} sx={{ ...big, flex: '1 1 200px' }}>
          {t('desk.walk_in')}
        </Button>
      </Box>
      <Box component="form" onSubmit={search}>
        <SearchField label={t('desk.find')} value={text} onChange={setText} />
      </Box>
      {reading && !isSearching && <ReadingNote reading={reading} timezone={timezone} />}
      {!isSearching && (
        <Typography variant="h3" component="h2">
          {t('desk.at_the_door')}
        </Typography>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t(isSearching ? 'today.nobody_found' : 'desk.quiet')}
          text={t(isSearching ? 'today.nobody_found_text' : 'desk.quiet_text')}
        />
      ) : (
        <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {shown.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} timezone={timezone} now={now} isQueued={queued.has(booking.id)} />
            </li>
          ))}
        </Box>
      )}
      {dialog === 'camera' && <CameraDialog onScan={(code) => void read([code])} onClose={() => setDialog(null)} />}
      {dialog === 'walk_in' && <WalkIn day={day} now={now} onClose={() => setDialog(null)} />}
    </Box>
  );
}

const big = { minHeight: 72 } as const;
