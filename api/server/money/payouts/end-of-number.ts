/** Returns the part of an account number that may be shown. */
export function endOfNumber(accountNumber: string): string {
  return accountNumber.slice(-4);
}
