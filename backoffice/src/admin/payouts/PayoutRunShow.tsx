import type { PayoutRun, RunPayout } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { usePayoutColumns } from '../../shared/host-facts/use-payout-columns.tsx';
import { EmptyList } from '../../shared/lists/ListStates.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { TeamCard } from '../../shared/notes/TeamCard.tsx';
import { columnsOf } from '../../shared/page/page-columns.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { EndPayout } from './EndPayout.tsx';
import { payeeOf } from './payee-of.ts';

const Column = RecordTable.Col<RunPayout>;

/** A payout run under review: its payouts, what was left out, and its release. */
export function PayoutRunShow() {
  return (
    <RecordShow<PayoutRun>>
      <PayoutsOfRun />
    </RecordShow>
  );
}

function PayoutsOfRun() {
  const t = useTranslate();
  const { money } = useFormats();
  const { others } = usePayoutColumns();
  const run = useRecordContext<PayoutRun>();
  if (!run) return null;
  return (
    <RecordList<RunPayout>
      resource="payouts"
      title={t('money.runs.of', {
        amount: money(run.amount, { ccy: run.ccy_code, ccy_minor_in_major: run.ccy_minor_in_major }),
      })}
      sort={{ field: 'amount', order: 'DESC' }}
      filter={{ run_id: run.id }}
      filters={[<SearchFilter key="q" source="q" label="money.runs.search_host" alwaysOn />]}
      intro={<RunFacts run={run} />}
    >
      <RecordTable<RunPayout> empty={<EmptyList text="money.runs.none_text" />}>
        <Column
          source="host"
          label="money.runs.host"
          csv={{ 'host.business_name': 'money.runs.host', 'claim.number': 'cases.case' }}
          render={(payout) => <Payee payout={payout} />}
        />
        {others}
        <Column source="end" label="money.runs.action" render={(payout) => <EndPayout payout={payout} />} />
      </RecordTable>
    </RecordList>
  );
}

function RunFacts({ run }: { run: PayoutRun }) {
  const t = useTranslate();
  const { moment, date, count } = useFormats();
  return (
    <Box sx={{ ...columnsOf(6, 6), mb: 3 }}>
      <FactCard title={t(run.released_at ? 'money.runs.released' : 'money.runs.open')}>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <FactList
            facts={[
              [t('money.runs.until'), date(new Date(Date.parse(run.until) - 1).toISOString())],
              [t('money.runs.payouts'), count(run.payout_count)],
              [t('money.runs.left_out'), count(run.left_out_count)],
              [t('money.runs.returned'), count(run.returned_count)],
              ...(run.released_at
                ? ([[t('money.runs.released_by'), `${run.released_by}, ${moment(run.released_at)}`]] as const).map(
                    ([label, value]) => [label, value] as [string, string],
                  )
                : []),
            ]}
          />
          {!run.has_own_account && (
            <Alert severity="warning">{t('money.runs.no_account', { ccy: run.ccy_code })}</Alert>
          )}
          {run.renamed.length > 0 && <Renamed run={run} />}
          {run.released_at ? <Files run={run} /> : <Release run={run} />}
        </Box>
      </FactCard>
      <TeamCard resource="payout-runs" />
    </Box>
  );
}

/** Names that the bank's file writes differently: a bank may compare them. */
function Renamed({ run: { renamed } }: { run: PayoutRun }) {
  const t = useTranslate();
  return (
    <Alert severity={renamed.some(({ bank_name }) => bank_name === null) ? 'warning' : 'info'}>
      {t('money.runs.renamed', { smart_count: renamed.length })}
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2 }}>
        {renamed.map(({ payout_id, name, bank_name }) => (
          <li key={payout_id} translate={bank_name === null ? 'yes' : 'no'}>
            {bank_name === null ? t('money.runs.unreadable', { name }) : `${name} → ${bank_name}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Files({ run: { files } }: { run: PayoutRun }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {files.map(({ name, url, payout_count }) => (
        <Button key={name} variant="outlined" href={url} download>
          {t(`money.runs.file.${name === 'wallets.csv' ? 'wallets' : 'bank'}`, { smart_count: payout_count })}
        </Button>
      ))}
    </Box>
  );
}

function Release({ run }: { run: PayoutRun }) {
  const t = useTranslate();
  const { money } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const { id, amount, payout_count } = run;
  const release = async () => {
    // A refusal means the run has changed since: the page loads its current state.
    await api.releasePayoutRun({ params: { id }, body: { amount, payout_count } }).finally(refresh);
    notify('money.runs.is_released', { type: 'success' });
  };
  const sum = money(amount, { ccy: run.ccy_code, ccy_minor_in_major: run.ccy_minor_in_major });
  return (
    <>
      <Button variant="contained" disabled={payout_count === 0} onClick={() => setOpen(true)}>
        {t('money.runs.release')}
      </Button>
      {open && (
        <FormDialog
          title={t('money.runs.release_title', { amount: sum })}
          confirm={t('money.runs.release')}
          onClose={() => setOpen(false)}
          onConfirm={release}
        >
          {t('money.runs.release_text', { smart_count: payout_count })}
        </FormDialog>
      )}
    </>
  );
}

/** Links to the host, or to the claim that is paid. */
function Payee({ payout }: { payout: RunPayout }) {
  const t = useTranslate();
  const { host, claim } = payout;
  if (host) return <Link href={recordPath('hosts', host.id)}>{host.business_name}</Link>;
  if (!claim) return null;
  return (
    <>
      <Link href={recordPath('incidents', claim.incident_id)}>{t('claims.title', { number: claim.number })}</Link>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{payeeOf(payout)}</Box>
    </>
  );
}
