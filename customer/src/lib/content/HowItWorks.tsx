import { Section, StepList } from '@cubby/design-system';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** The service in three steps. */
export function HowItWorks() {
  const { t } = useI18n();
  const steps = (['pick', 'leave', 'enjoy'] as const).map((step) => ({
    title: t(`guide.steps.${step}.title`),
    text: t(`guide.steps.${step}.text`),
  }));
  return (
    <Section title={t('guide.howItWorks')}>
      <StepList steps={steps} />
    </Section>
  );
}
