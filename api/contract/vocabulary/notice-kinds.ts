import { array, enums, type Infer, refine } from 'superstruct';

/** What mails to hosts are about. `bookings` are also what becomes of a place itself: approved, or its change agreed to. */
export const NOTICE_KINDS = ['bookings', 'reports', 'money'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Each at most once. */
export const NoticeKinds = refine(
  array(enums(NOTICE_KINDS)),
  'notice kinds',
  (kinds) => new Set(kinds).size === kinds.length,
);
export type NoticeKinds = Infer<typeof NoticeKinds>;

/** Of an address beside the host's own: it is there because it gets something. */
export const SomeNoticeKinds = refine(NoticeKinds, 'some notice kinds', (kinds) => kinds.length > 0);

/**
 * What the host's own address gets: what they chose, and what no other address gets, so that nothing is told to nobody.
 */
export function ownNoticeKinds(chosen: readonly NoticeKind[], others: readonly { kinds: readonly NoticeKind[] }[]) {
  return NOTICE_KINDS.filter((kind) => chosen.includes(kind) || !others.some(({ kinds }) => kinds.includes(kind)));
}
