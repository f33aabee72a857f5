import type { Expression, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Schema } from '../database/schema.ts';

/** Pixels. Browsers smooth it as they enlarge it, so it looks blurred; a larger one makes search results heavy. */
const LONGEST_SIDE = 10;
const QUALITY = 20;
const SAMPLE_SIDE = 80;

/** Previews by their picture's name. */
export type Previews = Readonly<Record<string, string>>;

/**
 * Returns a tiny version of a picture as a data URI of about 110 characters. Null for one that is transparent in
 * places: the preview stays behind the picture, and would shine through.
 */
export async function makePreview(picture: Buffer): Promise<string | null> {
  // Statistics of the whole would take longer than all its sizes.
  const small = await sharp(picture).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside' }).png().toBuffer();
  const { isOpaque } = await sharp(small).stats();
  if (!isOpaque) return null;
  const tiny = await sharp(small)
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Makes and stores the preview of a picture, unless it has one. */
export async function addPreview(query: Kysely<Schema>, name: string, picture: Buffer): Promise<void> {
  const known = await query.selectFrom('picture_previews').select('name').where('name', '=', name).executeTakeFirst();
  const preview = known ? null : await makePreview(picture);
  if (preview === null) return;
  const row = { name, preview };
  await query
    .insertInto('picture_previews')
    .values(row)
    .onConflict((on) => on.column('name').doNothing())
    .execute();
}

/** Selects the previews of the pictures with these names, an array of text. */
export function previewsOf(names: Expression<unknown>): RawBuilder<Previews> {
  return sql`(select coalesce(jsonb_object_agg(p.name, p.preview), '{}') from picture_previews p where p.name = any(${names}))`;
}
