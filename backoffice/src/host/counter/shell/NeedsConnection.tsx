import { EmptyState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { reloadOnceOnline } from '../../../lib/timing/reload-once-online.ts';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

/** Shown offline in place of a page of the console, until the device is back online. */
export function NeedsConnection() {
  const { t } = useI18n();
  useDocumentTitle(t('link.needs_title'));
  useEffect(reloadOnceOnline, []);
  return (
    <EmptyState
      titleAs="h1"
      title={t('link.needs_title')}
      text={t('link.needs_text')}
      action={
        <Button variant="contained" href={addresses.today}>
          {t('menu.today')}
        </Button>
      }
    />
  );
}
