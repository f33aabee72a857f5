import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';

/** A change of a place as sent over the wire. */
export type SentChange = BodyOf<Endpoints['updateAdminStashpoint']>;

/** The fields of a change, without the version it was based on and how stranded bookings are handled. */
export type StashpointChange = Omit<SentChange, 'expected_status' | 'expected_version' | 'rehouse' | 'accept_stranded'>;
