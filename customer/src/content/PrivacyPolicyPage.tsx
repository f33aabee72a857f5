import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LegalText } from './LegalText.tsx';
import { PRIVACY_CHANGED } from './legal-dates.ts';

const SECTIONS = ['who', 'what', 'card', 'host', 'location', 'counting', 'others', 'long', 'rights'] as const;

export default function PrivacyPolicyPage() {
  const { t, day } = useI18n();
  const { support_email: email } = useAppContext().data;
  const sections = SECTIONS.map((key) => ({
    key,
    title: t(`privacyPolicy.sections.${key}.title`),
    text: t(`privacyPolicy.sections.${key}.text`, { email }),
  }));
  return (
    <Page
      title={t('privacyPolicy.title')}
      description={t('privacyPolicy.description')}
      addressIn={(of) => of.privacyPolicy()}
    >
      <LegalText
        title={t('privacyPolicy.title')}
        intro={t('privacyPolicy.intro')}
        updated={t('privacyPolicy.updated', { date: day(PRIVACY_CHANGED) })}
        sections={sections}
      />
    </Page>
  );
}
