import { COOKIES, STAFF_SCOPES, type StaffScope } from '@cubby/api';
import type { FakeApi } from '../../tests/harness/fake-api.ts';

let sessions = 0;

/** Signs in a host, or a member of staff with the given `scopes`. */
export function signIn(api: FakeApi, scopes: readonly StaffScope[] = STAFF_SCOPES, role: 'admin' | 'host' = 'admin') {
  sessions += 1;
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie is what the browser sends and we read.
  document.cookie = `${COOKIES.token}=session-${sessions}; Path=/; SameSite=Strict; Secure`;
  api.on('getToken', {
    id: `t${sessions}`,
    created: '2026-11-01T10:00:00.000Z',
    expires_at: '2036-11-01T10:00:00.000Z',
    role,
    scopes: role === 'admin' ? [...scopes] : ['stashpoints:own'],
  });
}
