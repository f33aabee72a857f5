import { RETENTION_DAYS } from '@cubby/api';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LegalText } from './LegalText.tsx';
import { PRIVACY_CHANGED } from './legal-dates.ts';
import { paragraphs } from './paragraphs.ts';

const BEFORE_MAPS = ['who', 'what', 'why', 'must', 'card', 'host', 'location'] as const;
const AFTER_MAPS = ['texts', 'counting', 'others', 'transfers', 'long', 'automatic', 'rights'] as const;

export default function PrivacyPolicyPage() {
  const { t, day } = useI18n();
  const { support_email: email, map, operator, translator } = useAppContext().data;
  const { name, address, authority } = operator;
  const controller = name ? [name, address].filter(Boolean).join(', ') : t('legal.unnamed');
  const written = (key: (typeof BEFORE_MAPS)[number] | (typeof AFTER_MAPS)[number]) => ({
    key,
    title: t(`privacyPolicy.sections.${key}.title`),
    text: paragraphs([
      t(`privacyPolicy.sections.${key}.text`, { email, operator: controller, ...RETENTION_DAYS }),
      key === 'rights' && authority && t('legal.authority', { authority }),
    ]),
  });
  // The recipients of a visitor's address depend on the operator's source of maps.
  const host = map.kind === 'style' ? new URL(map.url).host : '';
  const maps = {
    key: 'map',
    title: t('privacyPolicy.sections.map.title'),
    text: t(`privacyPolicy.sections.map.${map.kind}`, { host }),
  };
  // Without a translator no text is sent anywhere.
  const after = AFTER_MAPS.filter((key) => key !== 'texts' || translator);
  const sections = [...BEFORE_MAPS.map(written), maps, ...after.map(written)];

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
