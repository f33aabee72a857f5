import { PageHeading } from '@cubby/design-system';
import { OutboxNote } from '../lib/forms/OutboxNote.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Says that the email has a link instead of a code. */
export function LinkSent({ email }: { email: string }) {
  const { t } = useI18n();
  return (
    <>
      <PageHeading title={t('login.linkTitle')} intro={t('login.linkSent', { email })} />
      <OutboxNote />
    </>
  );
}
