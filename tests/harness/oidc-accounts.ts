/** A person's account at a provider, as in its ID tokens. */
export interface ProviderAccount {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** True if the address is a relay of the provider. */
  isRelay?: true;
}

/** Returns the claims of an ID token: Google's with names; Apple's without, but with whether the address is private. */
export function claimsOf(kind: 'google' | 'apple', account: ProviderAccount): Record<string, string | boolean> {
  const { subject: sub, email, firstName, lastName, isRelay = false } = account;
  if (kind === 'apple') return { sub, email, email_verified: true, is_private_email: isRelay };
  const names = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
  return { sub, email, email_verified: true, ...names };
}

/** Returns the page on which users choose an account or cancel. */
export function chooserPage(action: string, accounts: readonly ProviderAccount[]): string {
  const buttons = accounts.map(
    ({ subject, email }) => `<button name="account" value="${subject}">Go on as ${email}</button>`,
  );
  return `<!doctype html><html lang="en"><title>Provider</title><h1>Choose an account</h1>
    <form method="post" action="${action}">${buttons.join('')}<button name="account" value="">Cancel</button></form></html>`;
}
