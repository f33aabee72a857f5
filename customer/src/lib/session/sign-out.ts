import { api } from '../api.ts';
import { reportProblem } from '../report-problem.ts';
import { endSession, getSession } from './session.ts';

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
