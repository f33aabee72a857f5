import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { api as client } from '../api/api.ts';
import { sessionToken } from '../session/session.ts';
import { useSessionRenewal } from './use-session-renewal.ts';

/** Makes a call of its own, outside react-admin's resources. */
function Page() {
  useSessionRenewal();
  useEffect(() => void client.listSessions().catch(() => {}), []);
  return null;
}

it('signs out at a call outside react-admin that finds the session ended, and leads back here', async () => {
  const api = fakeApi().on('listSessions', refuse('UNAUTHORIZED'));
  renderPage(<Page />, api, { at: '/account?tab=2' });
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  const query = new URLSearchParams(window.location.search);
  expect(Object.fromEntries(query)).toEqual({ next: '/account?tab=2', redirectReason: 'UNAUTHORIZED' });
  expect(sessionToken()).toBeNull();
});
