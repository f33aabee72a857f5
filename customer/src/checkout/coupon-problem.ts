/** Whether an error is about the code and not about the stay: a voucher for more bags among it. */
export function isCouponProblem(id: string | null): boolean {
  return id !== null && (id.startsWith('COUPON') || id === 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT');
}
