/** Returns the address in `MAIL_FROM`: `Cubby <hello@cubby.test>` → `hello@cubby.test`. */
export function senderAddress(mailFrom: string): string {
  return mailFrom.match(/<([^>]+)>/)?.[1] ?? mailFrom;
}
