import type { AuthToken, LinkSignIn } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';

interface UsedLink {
  /** True while a link is being checked. */
  isPending: boolean;
  /** The reason it no longer works. */
  ended: LinkSignIn['ended'] | 'unknown';
  email: string;
}

/** Signs in with an email link, if there is one; gives the reason for a link that no longer works. */
export function useLink(link: string | null, onToken: (token: AuthToken) => void): UsedLink {
  const [answer, setAnswer] = useState<Omit<UsedLink, 'isPending'> | null>(null);
  const open = useEffectEvent(({ session, ended, email }: LinkSignIn) => {
    if (session) onToken(session);
    // Going back from the second factor starts again with the email address.
    if (!session || session.role === 'mfa_pending') setAnswer({ ended, email: email ?? '' });
  });
  useEffect(() => {
    if (!link) return;
    counterApi.signInWithLink({ body: { link } }, { ignoreUnauthorized: true }).then(open, () => {
      setAnswer({ ended: 'unknown', email: '' });
    });
  }, [link]);
  return { ended: null, email: '', ...answer, isPending: link !== null && answer === null };
}
