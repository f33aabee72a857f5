import type { Statement } from '@cubby/api';
import { DataTable, FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';

const YEARS = 5;

/** The yearly statement: totals here, and month by month as a document. */
export function StatementCard() {
  const t = useTranslate();
  const thisYear = new Date().getUTCFullYear();
  const [year, choose] = useState(thisYear);
  const statement = useQuery({
    queryKey: ['statement', year],
    queryFn: () => api.getStatement({ params: { id: 'me' }, query: { year } }),
  });
  return (
    <FactCard title={t('money.statement.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
        <SelectField
          label={t('money.statement.year')}
          value={String(year)}
          options={Array.from({ length: YEARS }, (_, ago) => [String(thisYear - ago), String(thisYear - ago)] as const)}
          onChange={(chosen) => choose(Number(chosen))}
        />
        <Loaded query={statement}>{(found) => <Year statement={found} />}</Loaded>
      </Box>
    </FactCard>
  );
}

function Year({ statement: { months, year, pdf_url } }: { statement: Statement }) {
  const t = useTranslate();
  const { money } = useFormats();
  if (months.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('money.statement.none')}</Box>;
  const rows = [...Map.groupBy(months, ({ ccy_code }) => ccy_code)].map(([code, own]) => {
    const ccy_minor_in_major = own[0]?.ccy_minor_in_major ?? 1;
    const write = (amount: number) => money(amount, { ccy: code, ccy_minor_in_major });
    const sum = (kind: 'earned' | 'taken_back' | 'paid_out' | 'returned') =>
      own.reduce((all, month) => all + month[kind], 0);
    return [
      code,
      write(sum('earned') + sum('taken_back')),
      write(sum('paid_out') + sum('returned')),
      write(own.at(-1)?.closing ?? 0),
    ];
  });
  return (
    <>
      <DataTable
        figures
        caption={`${t('money.statement.year')} ${year}`}
        head={[t('money.currency'), t('money.commissions.earned'), t('money.commissions.paid_out'), t('money.balance')]}
        rows={rows}
      />
      <Button
        variant="outlined"
        href={pdf_url}
        download
        sx={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {t('money.statement.pdf', { year: String(year) })}
      </Button>
    </>
  );
}
