import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LegalText } from './LegalText.tsx';
import { TERMS_CHANGED } from './legal-dates.ts';

const SECTIONS = [
  'parties',
  'booking',
  'price',
  'change',
  'bags',
  'handover',
  'late',
  'guarantee',
  'reviews',
  'account',
  'law',
] as const;

export default function TermsPage() {
  const { t, day } = useI18n();
  const sections = SECTIONS.map((key) => ({
    key,
    title: t(`terms.sections.${key}.title`),
    text: t(`terms.sections.${key}.text`),
  }));
  return (
    <Page title={t('terms.title')} description={t('terms.description')} addressIn={(of) => of.terms()}>
      <LegalText
        title={t('terms.title')}
        intro={t('terms.intro')}
        updated={t('terms.updated', { date: day(TERMS_CHANGED) })}
        sections={sections}
      />
    </Page>
  );
}
