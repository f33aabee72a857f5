import { NativeSelect } from '@cubby/design-system';
import { FilterGroup } from '../lib/filters/FilterGroup.tsx';
import { FilterToggle } from '../lib/filters/FilterToggle.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { Filters } from '../lib/results/filters.ts';

export function FilterBar({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { t } = useI18n();
  const { kind, roundTheClock, stepFree, sort } = filters;
  const change = (next: Partial<Filters>) => onChange({ ...filters, ...next });
  return (
    <FilterGroup label={t('filters.label')}>
      {(['staffed', 'locker'] as const).map((each) => (
        <FilterToggle
          key={each}
          label={t(`filters.${each}`)}
          on={kind === each}
          onChange={(on) => change({ kind: on ? each : null })}
        />
      ))}
      <FilterToggle
        label={t('features.roundTheClock')}
        on={roundTheClock}
        onChange={(on) => change({ roundTheClock: on })}
      />
      <FilterToggle label={t('features.stepFree')} on={stepFree} onChange={(on) => change({ stepFree: on })} />
      <NativeSelect
        label={t('filters.sort')}
        value={sort}
        options={[
          { value: 'distance', label: t('filters.byDistance') },
          { value: 'price', label: t('filters.byPrice') },
          { value: 'popularity', label: t('filters.byPopularity') },
        ]}
        onChange={(chosen) => change({ sort: chosen })}
      />
    </FilterGroup>
  );
}
