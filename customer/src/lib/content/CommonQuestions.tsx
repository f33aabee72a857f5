import { Section } from '@cubby/design-system';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { QuestionList } from './QuestionList.tsx';

const QUESTIONS = ['day', 'cancel', 'late', 'size', 'account'] as const;

/** The questions most people ask before they book. */
export function CommonQuestions() {
  const { t } = useI18n();
  const entries = QUESTIONS.map((question) => ({
    question: t(`guide.questions.${question}.title`),
    answer: t(`guide.questions.${question}.text`),
  }));
  return (
    <Section title={t('guide.questions.title')}>
      <QuestionList entries={entries} />
    </Section>
  );
}
