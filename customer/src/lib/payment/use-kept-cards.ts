import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';

/**
 * Returns the access to a traveller's saved cards: undefined while loading, null for guests. Each form requests its
 * own, since the answer is valid for one form only. Without an answer, a traveller pays as a guest does.
 */
export function useKeptCards(): string | null | undefined {
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [opened, setOpened] = useState<{ of: string; secret: string | null } | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isShown = true;
    const open = (secret: string | null) => isShown && setOpened({ of: userId, secret });
    api.openKeptCards().then(
      ({ client_secret }) => open(client_secret),
      () => open(null),
    );
    return () => {
      isShown = false;
    };
  }, [userId]);
  if (userId === null) return null;
  return opened?.of === userId ? opened.secret : undefined;
}
