import { apiFor } from '../api/api.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { endSession, getSession } from '../session/session.ts';

/**
 * Signs out here at once, whether or not the page stays until the server has heard of it; a token that cannot be
 * revoked is reported and runs out by itself.
 */
export async function signOut(): Promise<void> {
  const { token } = getSession();
  endSession();
  if (!token) return;
  try {
    await apiFor(token).deleteToken({ params: { token } }, { ignoreUnauthorized: true, keepalive: true });
  } catch (error) {
    reportProblem('sign-out', error);
  }
}
