import type { Month } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { MonthTabs } from './MonthTabs.tsx';

const Column = RecordTable.Col<Month>;

/** Months of the business, and which are closed. */
export function MonthList() {
  const t = useTranslate();
  const { monthOf, moment } = useFormats();
  const write = (done: Month['closed']) => done && [moment(done.at), done.by].filter(Boolean).join(', ');
  return (
    <RecordList<Month> sort={{ field: 'id', order: 'DESC' }} filters={[]} intro={<MonthTabs />}>
      <RecordTable<Month> rowClick={(id) => recordPath('months', id)}>
        <Column source="id" label="money.commissions.group.month" render={({ id }) => monthOf(id)} />
        <Column
          source="state"
          label="money.payouts.status"
          csv={{ state: { words: 'months.state' } }}
          render={({ state }) => <FeatureBadge label={t(`months.state.${state}`)} tone={TONES[state]} />}
        />
        <Column source="exported" label="months.exported" render={({ exported }) => write(exported)} />
        <Column source="closed" label="months.closed" render={({ closed }) => write(closed)} />
      </RecordTable>
    </RecordList>
  );
}

export const TONES = { running: 'calm', open: 'warm', closed: 'good' } as const satisfies Record<
  Month['state'],
  string
>;
