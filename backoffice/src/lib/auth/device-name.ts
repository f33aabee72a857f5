import Bowser from 'bowser';

/** Suggests a name for a passkey created here: `Chrome, Windows`. Empty if the browser cannot be determined. */
export function deviceName(userAgent = window.navigator.userAgent): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
