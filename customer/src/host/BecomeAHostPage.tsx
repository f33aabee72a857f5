import { Picture, Section, StepList, TintedCards } from '@cubby/design-system';
import Box from '@mui/material/Box';
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
          <Box sx={beside}>
            <Picture picture={COUNTER} width={512} height={384} frame="wideArch" decorative />
            <TintedCards cards={who} />
          </Box>
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

/** A drawing of a counter with bags in the shelves behind it; the media routes draw it in these sizes. */
const COUNTER = {
  alt_text: '',
  sizes: Object.fromEntries(
    ['512x384', '1024x768'].map((size) => [size, `/media/pictures/stashpoint-12-inside-cafe/${size}.webp`]),
  ),
};

const beside = {
  display: 'grid',
  gap: 3,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
} as const;
