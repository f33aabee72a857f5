import { foldText } from '@cubby/api';
import { EmptyState, PageHeading, SearchField, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { QuestionList } from '../lib/content/QuestionList.tsx';
import { useCoverOffer } from '../lib/content/use-cover.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSettled } from '../lib/timing/use-settled.ts';

const GROUPS = {
  booking: ['how', 'ahead', 'hold', 'phone'],
  price: ['day', 'fees', 'cards', 'coupon', 'credit'],
  bags: ['size', 'forbidden', 'safe', 'guarantee', 'overnight'],
  changes: ['times', 'cancel', 'closed', 'other', 'late'],
  account: ['account', 'password', 'delete'],
} as const;

export default function FaqPage() {
  const { t, paths } = useI18n();
  const cover = useCoverOffer().sentence;
  const [typed, setTyped] = useState('');
  const wanted = foldText(useSettled(typed.trim()));
  const groups = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => ({
    group,
    entries: GROUPS[group]
      .map((key) => ({
        question: t(`faq.questions.${key}.question`),
        answer: t(`faq.questions.${key}.answer`, { cover }),
      }))
      .filter(({ question, answer }) => foldText(`${question} ${answer}`).includes(wanted)),
  }));
  const shown = groups.filter(({ entries }) => entries.length > 0);
  return (
    <Page title={t('faq.title')} description={t('faq.description')} addressIn={(of) => of.faq()}>
      <PageHeading title={t('faq.title')} intro={t('faq.intro')}>
        <Box sx={{ width: '100%', maxWidth: 420, mt: 2 }}>
          <SearchField label={t('faq.filter')} value={typed} onChange={setTyped} />
        </Box>
      </PageHeading>
      {shown.length === 0 && (
        <EmptyState
          title={t('faq.none')}
          text={t('faq.noneText')}
          action={
            <Button variant="contained" href={paths.support()}>
              {t('faq.contact')}
            </Button>
          }
        />
      )}
      {shown.map(({ group, entries }) => (
        <Section key={group} title={t(`faq.groups.${group}`)}>
          <QuestionList entries={entries} />
        </Section>
      ))}
    </Page>
  );
}
