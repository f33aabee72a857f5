import { useGetIdentity, useTranslate } from 'ra-core';
import { PageHead } from '../layout/PageHead.tsx';
import { NetworkFigures } from './NetworkFigures.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** What waits for me, how the network stands, what has just changed. Every number leads to its places. */
export function HomePage() {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <>
      <PageHead title={t('home.title', { name: identity?.firstName ?? '' })} />
      <WaitingCard />
      <NetworkFigures />
      <RecentChanges />
    </>
  );
}
