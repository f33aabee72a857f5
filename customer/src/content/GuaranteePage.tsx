import { DataTable, PageHeading, plainList, Section, StepList } from '@cubby/design-system';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useAppContext } from '../lib/api/app-context.tsx';
import { Prose } from '../lib/content/Prose.tsx';
import { useCoverOffer } from '../lib/content/use-cover.ts';
import { useCurrencies } from '../lib/content/use-currencies.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

export default function GuaranteePage() {
  const { t } = useI18n();
  const cover = useCoverOffer().sentence;
  const { statistics } = useAppContext().data;
  const { nameOf, round } = useCurrencies();
  const rows = Object.entries(statistics.insurance_by_currency_code).map(([code, amount]) => [
    nameOf(code),
    round(amount, code),
  ]);
  const steps = (['tell', 'show', 'paid'] as const).map((step) => ({
    title: t(`guarantee.claim.${step}.title`),
    text: t(`guarantee.claim.${step}.text`),
  }));
  return (
    <Page title={t('guarantee.title')} description={t('guarantee.description')} addressIn={(of) => of.guarantee()}>
      <PageHeading title={t('guarantee.title')} intro={cover} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Section title={t('guarantee.covered.title')}>
          <Points
            Icon={CheckRounded}
            points={(['theft', 'loss', 'damage', 'swap'] as const).map((key) => t(`guarantee.covered.${key}`))}
          />
        </Section>
        <Section title={t('guarantee.notCovered.title')}>
          <Points
            Icon={CloseRounded}
            points={(['cash', 'wear', 'perishable', 'forbidden'] as const).map((key) =>
              t(`guarantee.notCovered.${key}`),
            )}
          />
        </Section>
      </Box>
      <Section title={t('guarantee.claim.title')}>
        <StepList steps={steps} />
      </Section>
      <Section title={t('guarantee.amounts.title')}>
        <Prose text={t('guarantee.amounts.text')} />
        <DataTable
          caption={t('guarantee.amounts.caption')}
          head={[t('guarantee.amounts.currency'), t('guarantee.amounts.amount')]}
          rows={rows}
          figures
        />
      </Section>
    </Page>
  );
}

function Points({ points, Icon }: { points: string[]; Icon: ComponentType<{ 'aria-hidden'?: boolean; sx?: object }> }) {
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
      {points.map((point) => (
        <Box component="li" key={point} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5 }}>
          <Icon aria-hidden sx={{ color: 'primary.main' }} />
          {point}
        </Box>
      ))}
    </Box>
  );
}
