export interface Release {
  version: string;
  /** Its commit, which `npm run endure -- upgrade` starts beside the working tree. */
  commit: string;
  lastMigration: string;
}

/**
 * All releases, newest last: a release adds a line. Until there is a first one, the line is a commit that migrations have
 * followed.
 */
const RELEASES: readonly [Release, ...Release[]] = [
  { version: '0.0.0', commit: '8aa94fdd', lastMigration: '0030-conversations.sql' },
];

/** The release that servers still run while this version starts. */
export const LAST_RELEASE = RELEASES.at(-1) ?? RELEASES[0];
