export interface Release {
  version: string;
  /** Its commit, which `npm run endure -- upgrade` starts beside the working tree. */
  commit: string;
  lastMigration: string;
}

/**
 * The last release. While there has been none, an earlier commit stands in for it: the last before the baseline, whose
 * schema is the baseline's. Its servers go on while those of this version start: later migrations take nothing away that
 * it uses.
 */
export const LAST_RELEASE: Release = { version: '0.0.0', commit: '84613801', lastMigration: '0017-mails.sql' };

/** All releases: a new one becomes the last, and joins the earlier ones here. */
export const RELEASES: readonly Release[] = [LAST_RELEASE];
