import { examine } from './examine.ts';

/*
 * `npm run doctor`: checks the settings of this environment and what they point to, before the site opens or when
 * something is wrong. `-- --mail me@example.org` sends a mail, too.
 */

const status = await examine(process.env, process.argv.slice(2), (text) => process.stdout.write(text));
// A connection that hangs must not keep the process alive.
process.exit(status);
