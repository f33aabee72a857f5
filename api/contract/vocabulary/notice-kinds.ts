import { array, enums, type Infer, refine } from 'superstruct';

/**
 * Kinds of notifications for hosts. `bookings` includes decisions about the place itself: its approval, or that of a
 * change.
 */
export const NOTICE_KINDS = ['bookings', 'incidents', 'money'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Each at most once. */
export const NoticeKinds = refine(
  array(enums(NOTICE_KINDS)),
  'notice kinds',
  (kinds) => new Set(kinds).size === kinds.length,
);
export type NoticeKinds = Infer<typeof NoticeKinds>;

/** Kinds for an address beside the host's own: at least one, or it would have no purpose. */
export const SomeNoticeKinds = refine(NoticeKinds, 'some notice kinds', (kinds) => kinds.length > 0);

/**
 * Returns the kinds for the host's own address: those they chose, and those no other address gets, so that each kind
 * reaches someone.
 */
export function ownNoticeKinds(chosen: readonly NoticeKind[], others: readonly { kinds: readonly NoticeKind[] }[]) {
  return NOTICE_KINDS.filter((kind) => chosen.includes(kind) || !others.some(({ kinds }) => kinds.includes(kind)));
}
