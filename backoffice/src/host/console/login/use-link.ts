import type { LinkSignIn } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api/api.ts';
import { nextPath } from '../../../lib/routing/paths.ts';
import { startSession } from '../../../lib/session/session.ts';

interface UsedLink {
  /** A link is being looked at. */
  isPending: boolean;
  ended: LinkSignIn['ended'] | 'unknown';
  email: string;
}

/** Signs in with the link of a mail, where the address has one; a link that opens nothing any more says why. */
export function useLink(): UsedLink {
  const { search } = useLocation();
  const navigate = useNavigate();
  const link = new URLSearchParams(search).get('link');
  const [answer, setAnswer] = useState<Omit<UsedLink, 'isPending'> | null>(null);
  const open = useEffectEvent(({ session, ended, email }: LinkSignIn) => {
    if (!session) return setAnswer({ ended, email: email ?? '' });
    startSession(session);
    navigate(nextPath(search), { replace: true });
  });
  useEffect(() => {
    if (!link) return;
    api.signInWithLink({ body: { link } }, { ignoreUnauthorized: true }).then(open, () => {
      setAnswer({ ended: 'unknown', email: '' });
    });
  }, [link]);
  return { ended: null, email: '', ...answer, isPending: link !== null && answer === null };
}
