import { Panel } from '@cubby/design-system';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Shown above a legal text until its operator confirms that a lawyer has reviewed it. */
export function DraftNotice() {
  const { t } = useI18n();
  if (useAppContext().data.operator.legal_texts_read) return null;
  return (
    <Panel alarm flat component="aside" gap={0.5} padding={2}>
      <strong>{t('legal.draftTitle')}</strong>
      {t('legal.draft')}
    </Panel>
  );
}
