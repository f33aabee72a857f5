import { CURRENCY_CODES, INVOICE_KINDS, type Invoice } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import type { Column } from '../../../shared/lists/columns.ts';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { DownloadLines } from './DownloadLines.tsx';
import { StatementCard } from './StatementCard.tsx';
import { TaxDetailsCard } from './TaxDetailsCard.tsx';

/** The host's invoices to Cubby, issued by Cubby on their behalf; the tax details; and the yearly statement. */
export function InvoicesPage() {
  const t = useTranslate();
  return (
    <ResourceList<Invoice>
      resource="invoices"
      title={t('host.menu.invoices')}
      countOf={(total) => t('money.invoices.count', { smart_count: total })}
      searchLabel={t('money.invoices.search')}
      empty={{ title: t('money.invoices.none'), text: t('money.invoices.none_text') }}
      sort={{ field: 'number', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'kind',
          label: t('money.what'),
          options: [
            ['', t('money.invoices.all')],
            ...INVOICE_KINDS.map((kind) => [kind, t(`money.invoices.kind.${kind}`)] as const),
          ],
        },
        {
          name: 'ccy_code',
          label: t('money.currency'),
          options: [['', t('money.all_currencies')], ...CURRENCY_CODES.map((code) => [code, code] as const)],
        },
      ]}
      intro={
        <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
          <TaxDetailsCard />
          <StatementCard />
        </Box>
      }
      csv
    />
  );
}

function useColumns(): Column<Invoice>[] {
  const t = useTranslate();
  const { money, date, monthOf } = useFormats();
  const write = (row: Invoice, amount: number) =>
    money(amount, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
  return [
    {
      source: 'number',
      csv: ['number', 'corrects'],
      label: t('money.invoices.number'),
      sortable: true,
      render: ({ number, corrects }) => (
        <TwoLines first={number} second={corrects && t('money.invoices.corrects', { number: corrects })} />
      ),
    },
    {
      source: 'kind',
      label: t('money.what'),
      render: ({ kind }) => (
        <FeatureBadge label={t(`money.invoices.kind.${kind}`)} tone={kind === 'invoice' ? 'good' : 'warm'} />
      ),
    },
    { source: 'period', label: t('money.invoices.period'), render: ({ period }) => monthOf(period) },
    { source: 'issued', label: t('money.invoices.issued'), sortable: true, render: ({ issued }) => date(issued) },
    { source: 'net', label: t('money.invoices.net'), align: 'right', render: (row) => write(row, row.net) },
    { source: 'vat', label: t('money.invoices.vat'), align: 'right', render: (row) => write(row, row.vat) },
    {
      source: 'gross',
      label: t('money.invoices.gross'),
      sortable: true,
      align: 'right',
      render: (row) => <b>{write(row, row.gross)}</b>,
    },
    {
      source: 'papers',
      label: t('money.invoices.papers'),
      render: ({ id, number, pdf_url }) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Button size="small" href={pdf_url} download aria-label={t('money.invoices.pdf_of', { number })}>
            PDF
          </Button>
          <DownloadLines invoiceId={id} number={number} />
        </Box>
      ),
    },
  ];
}
