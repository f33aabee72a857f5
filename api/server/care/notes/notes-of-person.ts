import type { Kysely } from 'kysely';
import type { OwnData } from '../../../contract/structs/own-data.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { deleteNotesAbout, listNotesBy, notesAbout, type Person } from './store.ts';

/** Lists the notes about a person and their bookings, with their authors. */
export function listNotesAbout(query: Kysely<Schema>, person: Person) {
  return notesAbout(query, person).execute();
}

/** Returns the notes about a person and their bookings, and those they wrote as staff: what they may ask us for. */
export async function notesOfPerson(
  query: Kysely<Schema>,
  userId: string,
  bookingIds: readonly string[],
): Promise<OwnData['notes']> {
  const about = await listNotesAbout(query, { userIds: [userId], bookingIds });
  const written = await listNotesBy(query, userId);
  const all = new Map([...about, ...written].map((note) => [note.id, note]));
  return [...all.values()]
    .sort((one, other) => one.created.getTime() - other.created.getTime())
    .map(({ entity, entity_id, created, text }) => ({ entity, entity_id, created: created.toISOString(), text }));
}

/** Deletes the notes about a person and their bookings, and every note with their address; those they wrote stay. */
export function eraseNotes(query: Kysely<Schema>, person: Person, email: string | null): Promise<void> {
  return deleteNotesAbout(query, person, email);
}
