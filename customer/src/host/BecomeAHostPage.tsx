import { Section, StepList, TintedCards } from '@cubby/design-system';
import { useState } from 'react';
import { QuestionList } from '../lib/content/QuestionList.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { HostForm } from './HostForm.tsx';
import { HostHero } from './HostHero.tsx';
import { HostWelcome, type NewHost } from './HostWelcome.tsx';
import { WhatWeAsk } from './WhatWeAsk.tsx';

/** The benefits and requirements of hosting, and the form to apply. */
export default function BecomeAHostPage() {
  const { t } = useI18n();
  const { user } = useSession();
  const [host, setHost] = useState<NewHost | null>(null);
  if (host) return <HostWelcome host={host} />;

  const who = (['shop', 'hotel', 'office', 'service'] as const).map((kind) => ({
    title: t(`host.who.${kind}.title`),
    text: t(`host.who.${kind}.text`),
  }));
  const steps = (['offer', 'check', 'earn'] as const).map((step) => ({
    title: t(`host.steps.${step}.title`),
    text: t(`host.steps.${step}.text`),
  }));
  const questions = (['cost', 'price', 'damage', 'close', 'paid'] as const).map((question) => ({
    question: t(`host.questions.${question}.title`),
    answer: t(`host.questions.${question}.text`),
  }));
  return (
    <>
      <HostHero />
      <Page title={t('host.title')} description={t('host.description')} addressIn={(of) => of.becomeAHost()}>
        <Section title={t('host.who.title')}>
          <TintedCards cards={who} />
        </Section>
        <Section title={t('host.steps.title')}>
          <StepList steps={steps} />
        </Section>
        <WhatWeAsk />
        {/* Signed-in visitors find their own details in it. */}
        <HostForm key={user?.id ?? ''} user={user} onDone={setHost} />
        <Section title={t('host.questions.title')}>
          <QuestionList entries={questions} />
        </Section>
      </Page>
    </>
  );
}
