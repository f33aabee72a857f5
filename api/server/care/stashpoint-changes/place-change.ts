import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';

/** A change of a place as it is sent. */
export type SentChange = BodyOf<Endpoints['updateAdminStashpoint']>;

/** What it changes, without what it was made on and what becomes of those it strands. */
export type PlaceChange = Omit<SentChange, 'expected_status' | 'expected_version' | 'rehouse' | 'accept_stranded'>;
