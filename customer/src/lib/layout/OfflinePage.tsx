import { PageFault } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { Seo } from '../seo/Seo.tsx';

/** Lists what is available offline; continues automatically when the network is back. */
export function OfflinePage() {
  const { t, paths } = useI18n();
  useEffect(() => {
    const goOn = () => window.location.reload();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
  const title = t('offline.title');
  return (
    <PageFault title={title} text={t('offline.text')}>
      <Seo title={title} />
      <Button variant="contained" size="large" href={paths.bookings()}>
        {t('header.bookings')}
      </Button>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
    </PageFault>
  );
}
