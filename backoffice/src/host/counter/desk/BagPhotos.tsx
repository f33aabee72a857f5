import type { BookingPicture } from '@cubby/api';
import { colour, plainList, radius, textSize } from '@cubby/design-system';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { WaitingPhoto } from '../photos/photo-store.ts';
import { useCounter, useStore } from '../state/use-counter.ts';

/** Optional photos of the bags: those already stored, and those this device has yet to send. */
export function BagPhotos({ bookingId }: { bookingId: string }) {
  const { t } = useI18n();
  const store = useStore();
  const { photos } = useCounter();
  const waiting = photos.filter((photo) => photo.bookingId === bookingId);
  const kept = useKeptPhotos(bookingId, waiting.length);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('photo.take')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void store.work.keepPhoto(bookingId, file);
          // The same photo can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outlined" startIcon={<PhotoCameraRounded />} onClick={() => input.current?.click()}>
        {t('photo.take')}
      </Button>
      {waiting.length + kept.length > 0 && (
        <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {kept.map(({ id, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <Box component="img" src={url} alt={t('photo.of_bags')} sx={thumb} />
              </a>
            </li>
          ))}
          {waiting.map((photo) => (
            <li key={photo.seq}>
              <Waiting photo={photo} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Waiting({ photo }: { photo: WaitingPhoto }) {
  const { t, problem } = useI18n();
  const store = useStore();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void store.tab.memory?.photos.read(photo.seq).then((picture) => {
      if (!picture || isGone) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [store, photo.seq]);
  return (
    <Box sx={{ display: 'grid', width: 96, fontSize: textSize.small }}>
      {url ? <Box component="img" src={url} alt={t('photo.of_bags')} sx={thumb} /> : <Box sx={thumb} />}
      {photo.problem ? problem(photo.problem) : t('today.queued')}
      {photo.problem && <Button onClick={() => void store.work.removePhoto(photo.seq)}>{t('photo.remove')}</Button>}
    </Box>
  );
}

/** The photos on the server, requested again after each upload. Empty while offline. */
function useKeptPhotos(id: string, waiting: number): readonly BookingPicture[] {
  const [known, setKnown] = useState<{ waiting: number; pictures: readonly BookingPicture[] }>();
  useEffect(() => {
    let isGone = false;
    counterApi.listBookingPictures({ params: { id } }, { ignoreUnauthorized: true }).then(
      (pictures) => {
        if (!isGone) setKnown({ waiting, pictures: pictures.filter(({ purpose }) => purpose === 'bag') });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [id, waiting]);
  return known?.pictures ?? [];
}

const thumb = {
  display: 'block',
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: radius.medium,
  background: colour.surfaceMuted,
} as const;
