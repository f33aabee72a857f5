import { statfs } from 'node:fs/promises';
import type { Config } from '../settings/config.ts';
import { isUnavailable } from './unavailable.ts';

/** A segment of PostgreSQL's log, bytes: without room for another one, it may stop as a whole. */
export const ROOM_BYTES = 16 * 1024 ** 2;
/** PostgreSQL's code for a write on a full disk. */
export const DISK_FULL = '53100';
export const IS_FULL = 'The disk of the database is full';

/**
 * Returns the error of a start, or one that names a full disk as its cause: PostgreSQL tells it in several lines, or only
 * breaks the connection.
 */
export async function namingFullDisk(error: Error, { databaseUrl, dataDir }: Config): Promise<Error> {
  const isTold = (error as { code?: unknown }).code === DISK_FULL || /no space left on device/i.test(error.message);
  if (databaseUrl) return isTold ? new Error(`${IS_FULL}: ${error.message}. Free space there.`) : error;
  const isCutOff = isUnavailable(error) && (await freeBytes(dataDir)) < ROOM_BYTES;
  if (!isTold && !isCutOff && !error.message.startsWith(IS_FULL)) return error;
  return new Error(
    `The disk of DATA_DIR ${dataDir} is full, or too small for the database. Free space on it, or set DATA_DIR to a folder on a larger one.`,
    { cause: error },
  );
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
