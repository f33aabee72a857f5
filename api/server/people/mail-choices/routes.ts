import { CubbyError } from '../../../contract/errors.ts';
import type { MailChoices } from '../../../contract/structs/mail-choices.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller, HandlersOf } from '../../platform/http/call.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { findUser } from '../users/accounts.ts';
import { readChoiceToken } from './choice-links.ts';
import { listSwitchedOff, switchMail } from './choices.ts';

export function mailChoiceRoutes(
  services: HasDatabase & HasSecret,
): HandlersOf<'getMailChoices' | 'updateMailChoices'> {
  const { query } = services.database;
  return {
    getMailChoices: async ({ query: { token }, findCaller }) => present(await requireChooser(token, findCaller)),
    updateMailChoices: async ({ body: { token, ...choice }, findCaller }) => {
      const chooser = await requireChooser(token, findCaller);
      await switchMail(query, chooser.email, choice);
      return present(chooser);
    },
  };

  async function present({ email, kind }: Chooser): Promise<MailChoices> {
    return { off: await listSwitchedOff(query, email), kind };
  }

  /** Determines the address: the link's, or that of the signed-in caller. */
  async function requireChooser(token: string | undefined, findCaller: () => Promise<Caller | null>): Promise<Chooser> {
    if (token !== undefined) {
      const linked = readChoiceToken(services.secret, token);
      if (!linked) throw new CubbyError('NOT_FOUND', 'This link is invalid or incomplete.');
      return linked;
    }
    const caller = await findCaller();
    const email = caller && (await findUser(query, caller.userId))?.email;
    if (!email) throw new CubbyError('UNAUTHORIZED', 'Follow the link in an email, or sign in.');
    return { email, kind: null };
  }
}

interface Chooser {
  email: string;
  kind: MailChoices['kind'];
}
