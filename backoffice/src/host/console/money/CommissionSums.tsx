import { COMMISSION_GROUPS, type CommissionSums as Sums } from '@cubby/api';
import { DataTable, FactCard, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';

type Group = (typeof COMMISSION_GROUPS)[number];
/** As many as can be compared at a glance; the list and its CSV contain all of them. */
const SHOWN = 8;

/** Totals by day, month or place. */
export function CommissionSums() {
  const t = useTranslate();
  const [by, choose] = useState<Group>('month');
  const sums = useQuery({
    queryKey: ['commission-sums', by],
    queryFn: () => api.sumCommissions({ query: { host_id: 'me', by } }),
  });
  return (
    <FactCard title={t('money.commissions.sums')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          label={t('money.commissions.by')}
          value={by}
          options={COMMISSION_GROUPS.map((group) => [group, t(`money.commissions.group.${group}`)] as const)}
          onChange={(group) => choose(group as Group)}
        />
        <Loaded query={sums}>{({ items }) => <Table items={items.slice(0, SHOWN)} by={by} />}</Loaded>
      </Box>
    </FactCard>
  );
}

function Table({ items, by }: { items: Sums['items']; by: Group }) {
  const t = useTranslate();
  const { money, dayOf, monthOf } = useFormats();
  if (items.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('hosts.no_money')}</Box>;
  const write = (item: Sums['items'][number], amount: number) =>
    money(amount, { ccy: item.ccy_code, ccy_minor_in_major: item.ccy_minor_in_major });
  const hasSeveralCurrencies = new Set(items.map(({ ccy_code }) => ccy_code)).size > 1;
  const name = ({ key, label }: Sums['items'][number]) => {
    if (by === 'place') return label || t('money.commissions.payouts');
    return by === 'day' ? dayOf(key) : monthOf(key);
  };
  return (
    <DataTable
      figures
      dense
      caption={`${t('money.commissions.by')} ${t(`money.commissions.group.${by}`)}`}
      head={[t(`money.commissions.group.${by}`), t('money.commissions.earned'), t('money.commissions.paid_out')]}
      rows={items.map((item) => [
        <TwoLines key="name" first={name(item)} second={hasSeveralCurrencies && item.ccy_code} />,
        <TwoLines
          key="earned"
          first={write(item, item.earned + item.taken_back)}
          second={item.taken_back !== 0 && t('money.commissions.less', { amount: write(item, item.taken_back) })}
        />,
        write(item, item.paid_out),
      ])}
    />
  );
}
