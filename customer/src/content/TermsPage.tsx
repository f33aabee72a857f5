import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LegalText } from './LegalText.tsx';
import { TERMS_CHANGED } from './legal-dates.ts';
import { paragraphs } from './paragraphs.ts';

const SECTIONS = [
  'parties',
  'booking',
  'price',
  'withdrawal',
  'change',
  'bags',
  'handover',
  'late',
  'guarantee',
  'liability',
  'reviews',
  'account',
  'complaints',
  'law',
  'changes',
] as const;

export default function TermsPage() {
  const { t, day } = useI18n();
  const { support_email: email, operator } = useAppContext().data;
  const { name, address, register, mediator } = operator;
  const who = [
    name ?? t('legal.unnamed'),
    address,
    t('legal.email', { email }),
    register && t('legal.register', { register }),
  ];
  const settled = mediator ? t('legal.mediator', { mediator }) : t('legal.noMediator');
  const sections = SECTIONS.map((key) => ({
    key,
    title: t(`terms.sections.${key}.title`),
    text: paragraphs([t(`terms.sections.${key}.text`, { email }), key === 'complaints' && settled]),
  }));
  return (
    <Page title={t('terms.title')} description={t('terms.description')} addressIn={(of) => of.terms()}>
      <LegalText
        title={t('terms.title')}
        intro={t('terms.intro')}
        updated={t('terms.updated', { date: day(TERMS_CHANGED) })}
        sections={[{ key: 'operator', title: t('terms.sections.operator.title'), text: paragraphs(who) }, ...sections]}
      />
    </Page>
  );
}
