export const second = {
  title: 'One more proof',
  text: 'As one of the staff you prove a second time that it is you.',
  passkey: 'Use a passkey',
  cancelled: 'The browser’s question was closed or ran out of time. Nothing has happened; try again.',
  unable: 'This browser could not use a passkey. Try again, or take another way.',
  unknown: 'This passkey is not known here. Use another one.',
  no_passkeys: 'You have passkeys, but this browser cannot use them.',
  app_code: 'Code from your authenticator app',
  use_app: 'Use the authenticator app',
  use_backup: 'Use a backup code',
  backup_code: 'Backup code',
  wrong: 'This code is wrong or no longer valid.',
  over: 'That took more than ten minutes. Begin again.',
  none: 'No second proof yet',
  none_text: 'Staff need one to sign in here. Set it up at the staff’s console once, and then come back.',
  set_up: 'To the staff’s console',
};

export type SecondWords = Readonly<Record<keyof typeof second, string>>;
