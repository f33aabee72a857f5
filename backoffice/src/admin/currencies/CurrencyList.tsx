import type { AdminCurrency } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';

/** The currencies Cubby accepts, each with a switch. */
export function CurrencyList() {
  const t = useTranslate();
  return (
    <ResourceList<AdminCurrency>
      resource="currencies"
      title={t('currencies.title')}
      countOf={(total) => t('currencies.count', { smart_count: total })}
      searchLabel={t('currencies.search')}
      empty={{ title: t('currencies.none'), text: t('currencies.none_text') }}
      sort={{ field: 'code', order: 'ASC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'active',
          label: t('currencies.field.active'),
          options: [
            ['', t('currencies.any')],
            ['true', t('status.active')],
            ['false', t('status.inactive')],
          ],
        },
      ]}
      hrefOf={({ code }) => paths.currency(code)}
    />
  );
}

function useColumns(): Column<AdminCurrency>[] {
  const t = useTranslate();
  const { count } = useFormats();
  const names = useCurrencyNames();
  return [
    {
      source: 'code',
      label: t('currencies.field.code'),
      sortable: true,
      render: ({ code }) => `${code} · ${names(code)}`,
    },
    { source: 'symbol', label: t('currencies.symbol'), render: ({ symbol }) => symbol },
    {
      source: 'active',
      label: t('currencies.field.active'),
      render: ({ active }) => (
        <FeatureBadge label={t(active ? 'status.active' : 'status.inactive')} tone={active ? 'good' : 'loud'} />
      ),
    },
    {
      source: 'stashpoint_count',
      label: t('currencies.places'),
      align: 'right',
      render: ({ stashpoint_count }) => count(stashpoint_count),
    },
    {
      source: 'open_booking_count',
      label: t('currencies.open'),
      align: 'right',
      render: ({ open_booking_count }) => count(open_booking_count),
    },
    { source: 'switch', label: t('currencies.switch'), render: (currency) => <CurrencySwitch currency={currency} /> },
  ];
}

/** Returns currency names in the reader's language. */
export function useCurrencyNames(): (code: string) => string {
  const { locale } = useFormats();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (code) => names.of(code) ?? code;
}
