import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists the addresses for a person's notifications besides the address of their account. */
export interface NoticeAddresses {
  /** Lists the addresses that get a host's notifications, and those removed since an instant; none for other people. */
  list: (query: Kysely<Schema>, userId: string, since: Date) => Promise<string[]>;
}

export interface HasNoticeAddresses {
  noticeAddresses: NoticeAddresses;
}
