import Bowser from 'bowser';

/** What a passkey made here may be called: `Chrome, Windows`. Empty where the browser does not tell. */
export function deviceName(userAgent = window.navigator.userAgent): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
