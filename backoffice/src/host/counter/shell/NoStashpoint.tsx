import { EmptyState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { sessionUser } from '../../../lib/session/session.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

/** Shown to a signed-in user without any place: a link to become a host. */
export function NoStashpoint() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('login.no_place')}
      text={t('login.no_place_text', { email: sessionUser()?.email ?? '' })}
      action={
        <Button variant="contained" href={siteUrl(null, '/becomeahost', window.location)}>
          {t('login.apply')}
        </Button>
      }
    />
  );
}
