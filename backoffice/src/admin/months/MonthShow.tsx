import type { MonthGap, MonthReport } from '@cubby/api';
import { firstDayOf, lastDayOf } from '@cubby/api';
import { FactCard, FeatureBadge, plainList } from '@cubby/design-system';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import type { ConsoleDataProvider } from '../../lib/api/data-provider.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { LedgerSumTable } from '../reconciliation/LedgerSumTable.tsx';
import { CloseMonth } from './CloseMonth.tsx';
import { TONES } from './MonthList.tsx';

/** A month: what is missing before it is closed, and its sums. */
export function MonthShow() {
  return (
    <RecordShow<MonthReport>>
      <Closing />
    </RecordShow>
  );
}

function Closing() {
  const t = useTranslate();
  const { monthOf, moment } = useFormats();
  const month = useRecordContext<MonthReport>();
  if (!month) return null;
  const { id, state, closed, note, changed, timezone, sums } = month;
  const days = { since: firstDayOf(id), until: lastDayOf(id) };
  return (
    <>
      <PageHead
        title={monthOf(id)}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FeatureBadge label={t(`months.state.${state}`)} tone={TONES[state]} />
            {closed && <span>{t('months.closed_by', { time: moment(closed.at), name: closed.by ?? '' })}</span>}
            <span>{t('money.ledger.zone', { zone: timezone })}</span>
          </Box>
        }
        actions={
          <>
            <ExportMonth month={month} days={days} />
            {state === 'open' && <CloseMonth month={month} />}
          </>
        }
      />
      {changed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('months.changed')}
        </Alert>
      )}
      {note && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {note}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
        <FactCard title={t('months.checklist')}>
          <Checklist month={month} days={days} />
        </FactCard>
        <FactCard title={t('money.ledger.sums')}>
          {sums.length > 0 ? <LedgerSumTable sums={sums} query={days} /> : t('home.no_takings')}
        </FactCard>
      </Box>
    </>
  );
}

interface MonthDays {
  month: MonthReport;
  days: { since: string; until: string };
}

/** Each step of closing a month: done, or what is missing with a link to it. */
function Checklist({ month, days }: MonthDays) {
  const t = useTranslate();
  const { money, moment, date } = useFormats();
  const { gaps, runs, invoices, exported, id } = month;
  const steps: [gap: MonthGap, text: string, href?: string][] = [
    ['NOT_OVER', t('months.step.over', { date: date(month.until) })],
    ['DAYS_DIFFER', t('months.step.days', { smart_count: month.days_differing }), listPath('reconciled-days')],
    [
      'UNEXPLAINED',
      t('months.step.unexplained', { smart_count: month.unexplained }),
      filtered(listPath('unexplained'), { settled: 'false' }),
    ],
    [
      'NOT_INVOICED',
      t('months.step.invoices', { smart_count: invoices.issued, due: invoices.due }),
      filtered(listPath('invoices'), { from: id, to: id }),
    ],
    [
      'NOT_EXPORTED',
      exported
        ? t('months.step.exported', { time: moment(exported.at), name: exported.by ?? '' })
        : t('months.step.export'),
    ],
  ];
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
      {steps.map(([gap, text, href]) => (
        <Step key={gap} isDone={!gaps.includes(gap)}>
          {href ? <Link href={href}>{text}</Link> : text}
        </Step>
      ))}
      {runs.length === 0 && <Step isDone>{t('months.step.released')}</Step>}
      {runs.map((run) => (
        <Step key={run.id} isDone={false}>
          <Link href={recordPath('payout-runs', run.id)}>
            {t('months.step.run', {
              amount: money(run.amount, { ccy: run.ccy_code, ccy_minor_in_major: run.ccy_minor_in_major }),
              date: date(run.created),
            })}
          </Link>
        </Step>
      ))}
      {invoices.waiting > 0 && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {t('months.waiting', { smart_count: invoices.waiting })}
        </Box>
      )}
      {month.without_account > 0 && (
        <li>
          <Link href={filtered(listPath('host-balances'), { without_account: 'true' })}>
            {t('months.without_account', { smart_count: month.without_account })}
          </Link>
        </li>
      )}
      <li>
        <Link href={filtered(listPath('bookings'), { paid_since: days.since, paid_until: days.until })}>
          {t('months.bookings')}
        </Link>
      </li>
    </Box>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: React.ReactNode }) {
  const t = useTranslate();
  const Icon = isDone ? CheckCircleRounded : ErrorOutlineRounded;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon
        titleAccess={t(isDone ? 'months.done' : 'months.missing')}
        sx={{ color: isDone ? 'success.main' : 'warning.main' }}
      />
      <span>{children}</span>
    </Box>
  );
}

/** Downloads the rows of the month for the accounts, and notes that. */
function ExportMonth({ month: { id }, days }: MonthDays) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const { signal } = new AbortController();
    await dataProvider
      .downloadList('ledger-entries', { filter: days, name: `ledger-${id}`, onProgress: () => undefined, signal })
      .then(() => api.noteMonthExport({ params: { id } }))
      .then(() => notify('shared.exported', { type: 'success' }))
      .catch((error: unknown) => notify(keyOfError(error), { type: 'error' }));
    setBusy(false);
    refresh();
  };
  return (
    <Button loading={isBusy} onClick={() => void start()}>
      {t('months.export')}
    </Button>
  );
}
