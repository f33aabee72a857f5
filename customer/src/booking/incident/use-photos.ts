import type { Booking } from '@cubby/api';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface Photo {
  key: number;
  file: File;
  /** Its id once it is stored. */
  id: string | null;
  failed: boolean;
}

/** Photos of a report, uploaded as soon as they are taken, without blocking the form. */
export function usePhotos(booking: Booking, pass: string | null) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const latest = useRef(photos);
  latest.current = photos;
  const counter = useRef(0);
  // Photos not yet stored when the report was sent are attached to it by its id.
  const report = useRef<string | null>(null);

  const change = (key: number, own: Partial<Photo>) =>
    setPhotos((known) => known.map((photo) => (photo.key === key ? { ...photo, ...own } : photo)));

  const send = async ({ key, file }: Photo) => {
    change(key, { failed: false });
    try {
      const incident_id = report.current;
      const { id } = await api.createBookingPicture({
        params: { id: booking.id },
        body: {
          file: await shrinkPhoto(file),
          purpose: 'report',
          ...(incident_id && { incident_id }),
          ...(pass && { pass }),
        },
      });
      // The report went while this was under way: it is sent again for it, since it belongs to none.
      if (!incident_id && report.current) await send({ key, file, id: null, failed: false });
      else change(key, { id });
    } catch {
      change(key, { failed: true });
    }
  };

  return {
    ids: photos.flatMap(({ id }) => id ?? []),
    sending: photos.some(({ id, failed }) => !id && !failed),
    failed: photos.filter(({ failed }) => failed),
    add: (file: File) => {
      counter.current += 1;
      const photo = { key: counter.current, file, id: null, failed: false };
      setPhotos((known) => [...known, photo]);
      void send(photo);
    },
    retry: () => {
      for (const photo of photos) if (photo.failed) void send(photo);
    },
    /** A report has gone with these photos; the others belong to it too, whenever they are kept. */
    belongTo: (incidentId: string | null, taken: readonly string[]) => {
      report.current = incidentId;
      for (const photo of latest.current) if (photo.id && !taken.includes(photo.id)) void send(photo);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
