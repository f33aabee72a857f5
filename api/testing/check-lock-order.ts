import pg from 'pg';

/**
 * The one order in which a transaction locks: the place, the traveller, the booking, its coupon. Two that lock in
 * different orders end in a deadlock, sooner or later.
 */
const ORDER: [name: string, locks: RegExp][] = [
  ['a place', /\btake_room\(|pg_advisory_xact_lock\(hashtextextended\(\$1, 0\)\)/],
  [
    'a traveller',
    /\busers\b.* for (?:no key )?update|update "users"|\b(?:reserve_credit|may_charge_credit|lock_person)\(/s,
  ],
  ['a booking', /\bbookings\b.* for (?:no key )?update|update "bookings"/s],
  ['a coupon', /\btake_coupon_use\(|update "coupons"/],
];

/** Has every transaction of this process fail that locks in another order. Locking again what is locked is no fault. */
export function checkLockOrder(): void {
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  const held = new WeakMap<object, Set<number>>();
  prototype.query = function (...args) {
    const [statement] = args as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text === 'begin') held.set(this, new Set());
    if (text === 'commit' || text === 'rollback') held.delete(this);
    const before = held.get(this) ?? new Set();
    const latest = Math.max(-1, ...before);
    for (const [rank, [name, locks]] of ORDER.entries()) {
      if (!locks.test(text) || before.has(rank)) continue;
      if (rank < latest) throw new Error(`This locks ${name} after ${ORDER[latest]?.[0]}: ${text}`);
      before.add(rank);
    }
    return query.apply(this, args);
  };
}
