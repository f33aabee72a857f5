import { api } from '../api/api.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { endSession, getSession } from '../session/session.ts';

/** Signs out here at once; a token that cannot be revoked is reported and runs out by itself. */
export async function signOut(): Promise<void> {
  const { token } = getSession();
  try {
    if (token) await api.deleteToken({ params: { token } }, { ignoreUnauthorized: true });
  } catch (error) {
    reportProblem('sign-out', error);
  } finally {
    endSession();
  }
}
