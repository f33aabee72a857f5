import { type Kysely, sql } from 'kysely';
import type { NoticeKind } from '../../../contract/vocabulary/notice-kinds.ts';
import type { NoticeAddresses } from '../../people/users/notice-addresses.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Returns the addresses that get mails of a kind for a host, by their user id: the addresses named for it; and the
 * host's own, if they chose it or no other address gets it, so that every mail has a recipient. Returns none where the
 * account was deleted.
 */
export async function listNoticeAddresses(query: Kysely<Schema>, userId: string, kind: NoticeKind) {
  const { rows } = await sql<{ email: string; first_name: string; language: string }>`
    with host as (
      select u.email, u.first_name, u.language, h.id, coalesce(${kind} = any(h.notice_kinds), true) as chosen
      from users u left join hosts h on h.user_id = u.id
      where u.id = ${userId} and u.email is not null
    ),
    others as (
      select e.email from host_notification_emails e join host on host.id = e.host_id where ${kind} = any(e.kinds)
    )
    select host.email, host.first_name, host.language from host where host.chosen or not exists (select from others)
    union
    select others.email, host.first_name, host.language from others, host
    order by email`.execute(query);
  return rows;
}

/** Lists the other addresses for a host's security emails. */
export const noticeAddresses: NoticeAddresses = {
  list: async (query, userId, since) => {
    const { rows } = await sql<{ email: string }>`
      select e.email from host_notification_emails e join hosts h on h.id = e.host_id where h.user_id = ${userId}
      union
      select f.email from former_notice_addresses f join hosts h on h.id = f.host_id
      where h.user_id = ${userId} and f.left_at > ${since}
      order by email`.execute(query);
    return rows.map(({ email }) => email);
  },
};
