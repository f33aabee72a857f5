import { subDays } from 'date-fns/subDays';
import { CASE_REPLIES_A_DAY, sideOf } from '../../../contract/rules/case-replies.ts';
import type { CaseReplyTemplates } from '../../../contract/structs/incident.ts';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '../../../contract/vocabulary/languages.ts';
import { caseReplyMail } from '../../../mails/case-reply.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import { countWritten } from '../messages/written-once.ts';
import { requireIncident } from './get-incident.ts';
import { linkOfTraveller, readRepliableCase } from './write-reply.ts';

/** A letter of no alphabet: it marks where own words go. */
const OWN_WORDS = '\uE000';

/**
 * Lists the templates of replies that fit a report now, as their recipients would get them and in the reader's
 * language.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function listReplyTemplates(
  services: HasDatabase & HasClock & HasConfig & HasSecret,
  caller: Caller,
  id: string,
  own: Language = DEFAULT_LANGUAGE,
): Promise<CaseReplyTemplates> {
  const { query } = services.database;
  const now = services.now();
  const row = await requireIncident(services, caller, id);
  const { incident, kinds, people } = await readRepliableCase(query, row, now);
  const consoleLink = `${consoleAddress(services.config.publicUrl, 'hosts')}/incidents/${id}`;
  return {
    left_today: Math.max(
      0,
      CASE_REPLIES_A_DAY - (await countWritten(query, 'incident_replies', id, { since: subDays(now, 1) })),
    ),
    templates: kinds.flatMap((kind) => {
      const side = sideOf(kind);
      const person = people[side];
      if (!person) return [];
      const written = (language: Language) => {
        const link = side === 'host' ? consoleLink : linkOfTraveller(services, row.booking_id, language);
        const { subject, body } = caseReplyMail(kind, { ...person, language }, incident, { text: OWN_WORDS, link });
        const [opening = '', closing = ''] = body.split(OWN_WORDS).map((part) => part.trim());
        return { language, subject, opening, closing };
      };
      return [{ kind, recipient: written(languageOf(person.language)), own: written(own) }];
    }),
  };
}
