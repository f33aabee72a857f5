import type { StashpointFigures } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Bars } from './Bars.tsx';
import { useStepName } from './use-step-name.ts';

/** A bar chart of bags checked in. */
export function BagsCard({ figures: { steps, step } }: { figures: StashpointFigures }) {
  const t = useTranslate();
  const stepName = useStepName(step);
  return (
    <FactCard title={t('figures.bags.title')}>
      <Bars
        caption={t('figures.bags.caption')}
        days={steps.map(({ date, bags }) => ({
          date,
          value: bags,
          text: t('figures.bags.bar', { smart_count: bags }),
          label: stepName(date),
        }))}
      />
    </FactCard>
  );
}
