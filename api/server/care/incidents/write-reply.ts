import type { Kysely } from 'kysely';
import { type CaseReplyKind, type CaseSide, fittingReplies, sideOf } from '../../../contract/rules/case-replies.ts';
import { caseStateOf } from '../../../contract/rules/incidents.ts';
import { caseReplyMail, type RepliedIncident } from '../../../mails/case-reply.ts';
import { bookingLink } from '../../../mails/stay-facts.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { listNoticeAddresses } from '../../catalogue/hosts/notice-addresses.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isNobody, writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { signPass } from '../../stays/bookings/record/pass.ts';
import { listRefundsOfIncident } from '../support/list-refunds.ts';
import { findCaseFacts } from './cases-store.ts';
import type { IncidentRow } from './incidents-store.ts';

/** A case that can be replied to. */
export interface RepliableCase {
  row: IncidentRow;
  incident: RepliedIncident;
  /** The templates that fit now and have a recipient. */
  kinds: CaseReplyKind[];
  /** The first recipient of each side; undefined if its account was deleted. */
  people: Record<CaseSide, MailedPerson | undefined>;
}

/** Gathers what replies about a report say, and who gets them. */
export async function readRepliableCase(query: Kysely<Schema>, row: IncidentRow, now: Date): Promise<RepliableCase> {
  const { language, currency_code } = await findCaseFacts(query, row.id);
  const refunds = await listRefundsOfIncident(query, row.id);
  const { state, deadline } = caseStateOf(row, now);
  const [host] = await listNoticeAddresses(query, row.host_id, 'incidents');
  const people = {
    traveller: isNobody(row.email) ? undefined : { email: row.email, first_name: row.first_name, language },
    host,
  };
  return {
    row,
    incident: {
      booking_id: row.booking_id,
      stashpoint_name: row.stashpoint_name,
      created: row.created,
      timezone: row.timezone,
      currency_code,
      verdict: row.verdict,
      refunded: refunds.reduce((sum, { state, amount }) => sum + (state === 'refused' ? 0 : amount), 0),
      deadline,
    },
    kinds: fittingReplies(state, row.kind).filter((kind) => people[sideOf(kind)]),
    people,
  };
}

/** Writes a reply to its side: the traveller, or every address of the host that gets mails about reports. */
export async function writeReply(
  services: HasConfig & HasClock & HasSecret,
  transaction: Kysely<Schema>,
  { row, incident, people: { traveller } }: RepliableCase,
  kind: CaseReplyKind,
  text: string | null,
): Promise<void> {
  if (sideOf(kind) === 'host') {
    const link = await linkToConsole(services, transaction, row.host_id, `/incidents/${row.id}`);
    const about = { stashpointId: row.stashpoint_id, kind: 'incidents' } as const;
    await writeHostMail(services, transaction, about, (host) =>
      caseReplyMail(kind, host, incident, { text, link: link(host) }),
    );
  } else if (traveller) {
    const link = linkOfTraveller(services, row.booking_id, traveller.language);
    await writeMail(transaction, caseReplyMail(kind, traveller, incident, { text, link }), services.now());
  }
}

/** Returns the page of a report's booking, opened by its pass. */
export function linkOfTraveller({ config, secret }: HasConfig & HasSecret, id: string, language: string): string {
  return bookingLink({ id, language }, { publicUrl: config.publicUrl, pass: signPass(secret, id) });
}
