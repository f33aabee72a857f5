/** The meaning of an error of PostgreSQL or of a connection. */
export interface Failures {
  /** Tells whether the server cannot answer now, and the query is not wrong. */
  isUnavailable: (error: unknown) => boolean;
  /** Tells whether the server refused to write. */
  isReadOnly: (error: unknown) => boolean;
}

/** The meaning of a failed query on a replica. */
type ReplicaFault = 'none' | 'query' | 'server';

/** PostgreSQL's code for a statement that took too long: elsewhere it would take as long again. */
const QUERY_CANCELED = '57014';
/** PostgreSQL's codes for a query cancelled by replay on a replica: only this query has failed. */
const IN_THE_WAY = ['40001', '40P01', '55P03'];
/** The pool's words when all its connections are in use. */
const BUSY = /timeout exceeded when trying to connect/i;

/** Tells whether a query that failed on a replica may succeed elsewhere, and whether the server itself has failed. */
export function faultOf(error: unknown, { isUnavailable }: Failures): ReplicaFault {
  const { code, message = '' } = Object(error) as { code?: string; message?: string };
  if (code === QUERY_CANCELED || !isUnavailable(error)) return 'none';
  return IN_THE_WAY.includes(code ?? '') || BUSY.test(message) ? 'query' : 'server';
}
