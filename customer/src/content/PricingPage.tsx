import { DataTable, PageHeading, Section, TintedCards } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useAppContext } from '../lib/api/app-context.tsx';
import { Prose } from '../lib/content/Prose.tsx';
import { useCurrencies } from '../lib/content/use-currencies.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

export default function PricingPage() {
  const { t, paths } = useI18n();
  const { lowest_totals_by_currency_code: lowest, insurance_by_currency_code: covered } =
    useAppContext().data.statistics;
  const { nameOf, money, round } = useCurrencies();
  const rows = Object.entries(lowest)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, amount]) => [
      nameOf(code),
      money(amount, code),
      covered[code] === undefined ? '–' : round(covered[code], code),
    ]);
  const lines = (['bags', 'fee', 'guarantee', 'trees'] as const).map((line) => ({
    title: t(`pricing.lines.${line}.title`),
    text: t(`pricing.lines.${line}.text`),
  }));
  return (
    <Page title={t('pricing.title')} description={t('pricing.description')} addressIn={(of) => of.pricing()}>
      <PageHeading title={t('pricing.title')} intro={t('pricing.intro')} />
      <Section title={t('pricing.lines.title')}>
        <TintedCards cards={lines} />
      </Section>
      <Section title={t('pricing.example.title')}>
        <Prose text={t('pricing.example.text')} />
      </Section>
      <Section title={t('pricing.table.title')}>
        <DataTable
          caption={t('pricing.table.caption')}
          head={[t('pricing.table.currency'), t('pricing.table.lowest'), t('pricing.table.guarantee')]}
          rows={rows}
          figures
        />
      </Section>
      <Section title={t('pricing.refund.title')}>
        <Prose text={t('pricing.refund.text')} />
      </Section>
      <Button variant="contained" color="secondary" size="large" href={paths.search()} sx={{ justifySelf: 'start' }}>
        {t('pricing.cta')}
      </Button>
    </Page>
  );
}
