/** Returns true if an error is about the code and not the stay, including a voucher for more bags. */
export function isCouponProblem(id: string | null): boolean {
  return id !== null && (id.startsWith('COUPON') || id === 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT');
}
