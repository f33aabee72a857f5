import type { Kysely } from 'kysely';
import type { OwnData } from '../../../contract/structs/own-data.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { deleteNotesAbout, listNotesOf, type Person } from './store.ts';

/** Returns the notes about a person and their bookings, and those they wrote as staff: what they may ask us for. */
export async function notesOfPerson(query: Kysely<Schema>, person: Person): Promise<OwnData['notes']> {
  const rows = await listNotesOf(query, person);
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }));
}

/** Deletes the notes about a person and their bookings, and every note with their address; those they wrote stay. */
export function eraseNotes(query: Kysely<Schema>, person: Person, email: string | null): Promise<void> {
  return deleteNotesAbout(query, person, email);
}
