import type { StashpointEarnings } from '@cubby/api';
import { FactCard, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Bars } from './Bars.tsx';
import { Figure, useComparison } from './Compared.tsx';
import { useStepName } from './use-step-name.ts';

/** Earnings by currency, and an estimate of what closed and full hours would have earned. */
export function TakingsCard({ takings: { currencies, step } }: { takings: StashpointEarnings }) {
  const t = useTranslate();
  if (currencies.length === 0) return null;
  const isMissed = currencies.some(({ missed }) => missed.closed + missed.full > 0);
  return (
    <FactCard title={t('figures.takings.title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {currencies.map((currency) => (
          <Currency key={currency.ccy_code} currency={currency} step={step} />
        ))}
        <Box sx={small}>{t('figures.takings.when')}</Box>
        {isMissed && <Box sx={small}>{t('figures.takings.how')}</Box>}
      </Box>
    </FactCard>
  );
}

function Currency({
  currency,
  step,
}: {
  currency: StashpointEarnings['currencies'][number];
  step: StashpointEarnings['step'];
}) {
  const t = useTranslate();
  const { money } = useFormats();
  const compare = useComparison();
  const stepName = useStepName(step);
  const { ccy_code: ccy, ccy_minor_in_major, current, previous, steps, missed } = currency;
  const write = (amount: number) => money(amount, { ccy, ccy_minor_in_major });
  const lost = missed.closed + missed.full;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="dl" sx={{ m: 0 }}>
        <Figure label={ccy} value={write(current)} note={compare(current, previous, write)} />
      </Box>
      <Bars
        caption={t('figures.takings.caption', { step: t(`figures.step.${step}`), ccy })}
        days={steps.map(({ date, amount }) => ({ date, value: amount, text: write(amount), label: stepName(date) }))}
      />
      {lost > 0 && <Box>{t('figures.takings.missed', { amount: write(lost) })}</Box>}
    </Box>
  );
}

const small = { color: 'text.secondary', fontSize: textSize.small } as const;
