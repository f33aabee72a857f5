export const second = {
  title: 'Two-step verification',
  text: 'Staff accounts need two-step verification.',
  passkey: 'Use a passkey',
  cancelled: 'The passkey request was cancelled or timed out. Try again.',
  unable: 'This browser couldn’t use a passkey. Try again, or use another method.',
  unknown: 'We don’t recognise this passkey. Use another one.',
  no_passkeys: 'You have passkeys, but this browser can’t use them.',
  app_code: 'Code from your authenticator app',
  use_app: 'Use the authenticator app',
  use_backup: 'Use a backup code',
  backup_code: 'Backup code',
  wrong: 'This code is wrong or no longer valid.',
  over: 'That took more than 10 minutes. Start again.',
  none: 'Two-step verification isn’t set up',
  none_text: 'You need it to sign in here. Set it up in the staff console, then come back.',
  set_up: 'Go to the staff console',
};

export type SecondWords = Readonly<Record<keyof typeof second, string>>;
