/** The owner of the tables, as which the bundled PostgreSQL is created. */
export const OWNER = 'cubby';
/** The server's own role. */
export const APP_ROLE = 'cubby_app';
/** The role for reports, in any PostgreSQL where it exists. */
export const REPORTS_ROLE = 'cubby_reports';
