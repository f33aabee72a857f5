import { apiFor } from '../api/api.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { endSession, getSession } from '../session/session.ts';

/**
 * Signs out here immediately, even if the page closes before the server has answered; a token that cannot be revoked is
 * reported and expires automatically.
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
