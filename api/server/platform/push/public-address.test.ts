import { expect, it } from 'vitest';
import { isPublicUrl, lookUpPublic } from './public-address.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com:443/abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700:4700::1111]/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.münchen.de./abc',
])('allows %s', (url) => {
  expect(isPublicUrl(url)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/abc',
  'https://10.1.2.3/abc',
  'https://192.168.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'https://0x7f000001/abc',
  'https://2130706433/abc',
  'https://localhost/abc',
  'https://db.internal/abc',
  'https://printer.local/abc',
  'https://intranet/abc',
  'https://localhost.:1',
  'https://LOCALHOST./abc',
  'https://foo.localhost./abc',
  'https://127.0.0.1./abc',
  'https://127.1/abc',
  'https://printer.local./abc',
  'https://ｌｏｃａｌｈｏｓｔ/abc',
  'https://router.home.arpa/abc',
  'https://nas.lan/abc',
  'https://db.corp/abc',
  'https://com/abc',
  'https://co.uk./abc',
  'https://push.example/abc',
  'https://user:pass@push.example/abc',
  'ftp://push.example/abc',
  'not an address',
])('blocks %s', (url) => {
  expect(isPublicUrl(url)).toBe(false);
});

it('refuses a name that resolves to this machine on connecting, whatever it was before', async () => {
  const problem = await new Promise<Error | null>((resolve) => {
    lookUpPublic('localhost', { all: false }, (error) => resolve(error));
  });
  expect(problem?.message).toContain('private network');
});
