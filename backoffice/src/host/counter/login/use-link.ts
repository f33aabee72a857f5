import type { AuthToken, LinkSignIn } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';

interface UsedLink {
  /** A link is being looked at. */
  isPending: boolean;
  /** Why it opens nothing any more. */
  ended: LinkSignIn['ended'] | 'unknown';
  email: string;
}

/** Signs in with the link of a mail, where there is one; a link that opens nothing any more says why. */
export function useLink(link: string | null, onToken: (token: AuthToken) => void): UsedLink {
  const [answer, setAnswer] = useState<Omit<UsedLink, 'isPending'> | null>(null);
  const open = useEffectEvent(({ session, ended, email }: LinkSignIn) => {
    if (session) onToken(session);
    // Whoever turns back from the second proof begins with the address.
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
