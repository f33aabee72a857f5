import { daysFromNow, deleteCookie, writeCookie } from '@cubby/api/client';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('each cookie is limited to encrypted pages and this site, also when deleted', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  writeCookie('a', 'b', daysFromNow(1));
  deleteCookie('a');
  expect(written).toHaveBeenCalledTimes(2);
  for (const [cookie] of written.mock.calls) {
    expect(cookie).toMatch(/; SameSite=Strict; Secure$/);
    expect(cookie).not.toMatch(/domain=/i);
  }
});
