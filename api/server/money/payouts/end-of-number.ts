/** As much of an account's number as is ever shown. */
export function endOfNumber(accountNumber: string): string {
  return accountNumber.slice(-4);
}
