import type { Insertable, Updateable } from 'kysely';
import { DRAFT_FIELDS, type DraftField, type StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { capacityColumns, capacityOf } from './capacity-columns.ts';
import { hoursColumns } from './hours-columns.ts';
import type { StashpointRow } from './stashpoint-row.ts';

export type Columns = Updateable<Schema['stashpoints']>;

/** The mapping of a place's field to columns. Columns computed from several fields are given the whole draft. */
interface Kept<Field extends DraftField> {
  read: (row: StashpointRow) => StashpointDraft[Field];
  columns: (value: StashpointDraft[Field], draft: StashpointDraft) => Columns;
}

/** Fields whose column has the same name and type: these need no mapping. */
type PlainField = {
  [F in DraftField]: F extends keyof StashpointRow & keyof Columns
    ? [StashpointRow[F], StashpointDraft[F]] extends [StashpointDraft[F], Columns[F]]
      ? F
      : never
    : never;
}[DraftField];

type SpecialField = Exclude<DraftField, PlainField>;

/** Compiles the fields that decide when a place is open, together. */
const hours = (_value: unknown, { opening_hours, opening_hours_exceptions, closures }: StashpointDraft): Columns =>
  hoursColumns(opening_hours, opening_hours_exceptions, closures);

/** All other fields. A field of the contract without a column of its name does not compile until it is added here. */
const SPECIAL: { [F in SpecialField]: Kept<F> } = {
  nearest_city_id: { read: (row) => row.city_id, columns: (city_id) => ({ city_id }) },
  quality: {
    read: (row) => (row.premium ? 'premium' : 'standard'),
    columns: (quality) => ({ premium: quality === 'premium' }),
  },
  coordinates: { read: ({ lat, lng }) => ({ lat, lng }), columns: ({ lat, lng }) => ({ lat, lng }) },
  photo: { read: (row) => row.photos, columns: (photos) => ({ photos }) },
  capacity: { read: capacityOf, columns: capacityColumns },
  descriptions: {
    read: (row) => row.descriptions,
    columns: (descriptions) => ({ descriptions: JSON.stringify(descriptions) }),
  },
  size_pricing: {
    read: (row) => row.size_pricing,
    columns: (prices) => ({ size_pricing: JSON.stringify(prices) }),
  },
  opening_hours: { read: (row) => row.opening_hours, columns: hours },
  opening_hours_exceptions: { read: (row) => row.opening_hours_exceptions, columns: hours },
  closures: { read: (row) => row.closures, columns: hours },
};

/** Returns a place in the shape of the staff form. */
export function draftOf(row: StashpointRow): StashpointDraft {
  return Object.fromEntries(DRAFT_FIELDS.map((field) => [field, kept(field).read(row)])) as StashpointDraft;
}

/** Returns the columns of the fields that a draft sets; where one needs another, that is taken from `current`. */
export function draftColumns(changes: Partial<StashpointDraft>, current: StashpointDraft): Columns {
  const after = { ...current, ...changes };
  const set = DRAFT_FIELDS.filter((field) => changes[field] !== undefined);
  return Object.assign({}, ...set.map((field) => kept(field).columns(after[field], after)));
}

/** Returns the columns of a new place; the database reports required columns that are missing. */
export function columnsOfDraft(draft: StashpointDraft): Omit<Insertable<Schema['stashpoints']>, SetBesides> {
  return draftColumns(draft, draft) as Omit<Insertable<Schema['stashpoints']>, SetBesides>;
}
type SetBesides = 'id' | 'landmark_id' | 'timezone';

function kept(field: DraftField): Kept<DraftField> {
  if (Object.hasOwn(SPECIAL, field)) return SPECIAL[field as SpecialField] as unknown as Kept<DraftField>;
  const plain = field as PlainField;
  return { read: (row) => row[plain], columns: (value) => ({ [plain]: value }) };
}
