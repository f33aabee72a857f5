import { PageFault } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useKeptPasses } from '../booking/use-kept-passes.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { Seo } from '../seo/Seo.tsx';

/** The time a network has to last: a reload for one that goes again would stop what the visitor has opened since. */
const LASTING_MS = 1_000;

/** Lists what is available offline; continues automatically when the network is back. */
export function OfflinePage() {
  const { t, paths, moment } = useI18n();
  const kept = useKeptPasses(true) ?? [];
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => navigator.onLine && window.location.reload(), LASTING_MS);
    };
    window.addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
    };
  }, []);
  const title = t('offline.title');
  return (
    <PageFault title={title} text={t('offline.text')}>
      <Seo title={title} />
      {kept.map(({ booking: { id, stashpoint, dropoff }, pass }) => (
        <Link key={id} href={paths.booking(id, pass === null ? {} : { pass })} sx={{ py: 0.5 }}>
          <span translate="no">{stashpoint.business_name}</span>, {moment(dropoff, stashpoint.timezone)}
        </Link>
      ))}
      <Button variant="contained" size="large" href={paths.bookings()}>
        {t('header.bookings')}
      </Button>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
    </PageFault>
  );
}
