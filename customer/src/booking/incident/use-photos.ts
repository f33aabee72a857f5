import type { Booking } from '@cubby/api';
import { shrinkPhoto } from '@cubby/api/client';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';

interface Photo {
  key: number;
  file: File;
  /** Its id once it is stored. */
  id: string | null;
  /** The error of the last try; null unless it failed. */
  problem: unknown;
}

/** Photos of a report, uploaded as soon as they are taken, without blocking the form. */
export function usePhotos(booking: Booking, pass: string | null) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const latest = useRef(photos);
  latest.current = photos;
  const counter = useRef(0);
  // Photos not yet stored when the report was sent are attached to it by its id.
  const incident = useRef<string | null>(null);

  const change = (key: number, own: Partial<Photo>) =>
    setPhotos((known) => known.map((photo) => (photo.key === key ? { ...photo, ...own } : photo)));

  const send = async ({ key, file }: Photo) => {
    change(key, { problem: null });
    try {
      const incident_id = incident.current;
      const { id } = await api.createBookingPicture({
        params: { id: booking.id },
        body: {
          file: await shrinkPhoto(file),
          purpose: 'report',
          ...(incident_id && { incident_id }),
          ...(pass && { pass }),
        },
      });
      // The report was sent while this upload was under way: it is uploaded again, because it has no report yet.
      if (!incident_id && incident.current) await send({ key, file, id: null, problem: null });
      else change(key, { id });
    } catch (problem) {
      change(key, { problem });
    }
  };

  return {
    ids: photos.flatMap(({ id }) => id ?? []),
    sending: photos.some(({ id, problem }) => !id && !problem),
    failed: photos.filter(({ problem }) => problem),
    add: (file: File) => {
      counter.current += 1;
      const photo = { key: counter.current, file, id: null, problem: null };
      setPhotos((known) => [...known, photo]);
      void send(photo);
    },
    retry: () => {
      for (const photo of photos) if (photo.problem) void send(photo);
    },
    /** Attaches these photos to a sent report; later ones are attached too, once they are stored. */
    belongTo: (incidentId: string | null, taken: readonly string[]) => {
      incident.current = incidentId;
      for (const photo of latest.current) if (photo.id && !taken.includes(photo.id)) void send(photo);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
