import type { Dashboard } from '@cubby/api';
import { FeatureBadge, fontWeight, lineHeight, Panel, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, recordPath } from '../../lib/routing/paths.ts';

/** Problems that exist or are likely today, each with a link to fix it; a kind without any is only a line. */
export function ActionItems({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslate();
  const { incidents, failing_payments, closed_stashpoints, money_trouble, changed_accounts, accounts } = dashboard;
  const concerns: ConcernProps[] = [
    {
      title: t('home.incidents'),
      none: t('home.no_incidents'),
      count: incidents.open,
      href: filtered(listPath('incidents'), { open: 'true' }),
      loud: incidents.overdue > 0,
      children: incidents.overdue > 0 ? t('home.overdue', { smart_count: incidents.overdue }) : t('home.in_time'),
    },
    {
      title: t('home.closed_stashpoints'),
      none: t('home.no_closed_stashpoints'),
      count: closed_stashpoints.count,
      href: filtered(listPath('stashpoints'), { stranding: 'true' }),
      loud: true,
      shown: closed_stashpoints.places.length,
      children: <ClosedStashpoints stashpoints={closed_stashpoints.places} />,
    },
    {
      title: t('home.failing_payments'),
      none: t('home.no_failing_payments'),
      count: failing_payments.count,
      href: filtered(listPath('bookings'), { payment_failed: 'true', payment_failed_since: failing_payments.since }),
      loud: true,
      shown: failing_payments.latest.length,
      children: <FailingPayments payments={failing_payments.latest} />,
    },
    {
      title: t('home.changed_accounts'),
      count: changed_accounts.count,
      href: filtered(listPath('account-changes'), { waiting: 'true' }),
      loud: true,
      shown: changed_accounts.next.length,
      children: <ChangedAccounts accounts={changed_accounts.next} />,
    },
    {
      title: t('home.accounts'),
      count: accounts.runs + accounts.unexplained + accounts.months.length,
      href: listPath('months'),
      loud: false,
      children: <Accounts accounts={accounts} />,
    },
    {
      title: t('home.money_trouble'),
      count: money_trouble.count,
      href: filtered(listPath('bookings'), { money_trouble: 'true' }),
      loud: true,
      shown: money_trouble.latest.length,
      children: <MoneyTrouble troubles={money_trouble.latest} />,
    },
  ];
  return (
    <>
      <Box sx={columns}>
        {concerns
          .filter(({ count }) => count > 0)
          .map((concern) => (
            <Concern key={concern.title} {...concern} />
          ))}
        <Health dashboard={dashboard} />
      </Box>
      <Box component="ul" sx={quietLines}>
        {concerns.map(
          ({ none, count, href }) =>
            none &&
            count === 0 && (
              <li key={href}>
                <Link href={href} sx={{ color: 'inherit' }}>
                  {none}
                </Link>
              </li>
            ),
        )}
      </Box>
    </>
  );
}

interface ConcernProps {
  title: string;
  /** The line that takes the place of the card while there is none; without it nothing is shown. */
  none?: string;
  count: number;
  href: string;
  loud: boolean;
  /** The number of those that are named; the others are behind the link. */
  shown?: number;
  children: ReactNode;
}

function Concern({ title, count: amount, href, loud, shown = amount, children }: ConcernProps) {
  const t = useTranslate();
  const { count } = useFormats();
  return (
    <Panel component="section" flat alarm={loud} padding={2} gap={0}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
        <Box
          sx={{
            fontSize: textSize.figure,
            fontWeight: fontWeight.heavy,
            lineHeight: lineHeight.solid,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count(amount)}
        </Box>
        <Box component="h2" sx={{ m: 0, minWidth: 0, font: 'inherit', fontWeight: fontWeight.strong, hyphens: 'auto' }}>
          <Link href={href} sx={{ color: 'inherit' }}>
            {title}
          </Link>
        </Box>
      </Box>
      <Box sx={{ mt: 1, fontSize: textSize.medium }}>
        {children}
        {amount > shown && (
          <Link href={href} sx={{ display: 'inline-block', mt: 0.75, color: 'inherit' }}>
            {t('impact.more', { smart_count: amount - shown })}
          </Link>
        )}
      </Box>
    </Panel>
  );
}

function ClosedStashpoints({ stashpoints }: { stashpoints: Dashboard['closed_stashpoints']['places'] }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  return (
    <Lines>
      {stashpoints.map((stashpoint) => (
        <li key={stashpoint.id}>
          <Link
            href={recordPath('stashpoints', stashpoint.id)}
            sx={{ color: 'inherit', fontWeight: fontWeight.strong }}
          >
            {stashpoint.name}
          </Link>
          {', '}
          {stashpoint.city_name}: {t('home.stranded', { smart_count: stashpoint.bookings })},{' '}
          {t('home.first_at', { time: momentIn(stashpoint.next_dropoff, stashpoint.timezone) })}
        </li>
      ))}
    </Lines>
  );
}

function FailingPayments({ payments }: { payments: Dashboard['failing_payments']['latest'] }) {
  const { money, since } = useFormats();
  return (
    <Lines>
      {payments.map((payment) => (
        <li key={`${payment.booking_id} ${payment.created}`}>
          <Link
            href={recordPath('bookings', payment.booking_id)}
            sx={{ color: 'inherit', fontWeight: fontWeight.strong }}
          >
            {payment.customer_name}
          </Link>
          {', '}
          {money(payment.amount, { ccy: payment.ccy_code, ccy_minor_in_major: payment.ccy_minor_in_major })},{' '}
          {since(payment.created)}
        </li>
      ))}
    </Lines>
  );
}

function ChangedAccounts({ accounts }: { accounts: Dashboard['changed_accounts']['next'] }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <Lines>
      {accounts.map(({ id, host_name, ccy_code, old_end, new_end, starts_at }) => (
        <li key={id}>
          <Box component="span" sx={{ fontWeight: fontWeight.strong }}>
            {host_name}
          </Box>
          {', '}
          {ccy_code} {old_end && `… ${old_end} → `}… {new_end}, {t('home.account_starts', { time: moment(starts_at) })}
        </li>
      ))}
    </Lines>
  );
}

/** Runs to release, discrepancies, and months that are over and not closed. */
function Accounts({ accounts: { runs, oldest_run, unexplained, months } }: { accounts: Dashboard['accounts'] }) {
  const t = useTranslate();
  const { date, monthOf } = useFormats();
  const lines: [text: string, href: string][] = [
    ...months.map((month): [string, string] => [
      t('months.to_close', { month: monthOf(month) }),
      recordPath('months', month),
    ]),
    ...(oldest_run
      ? [[t('home.runs', { smart_count: runs, date: date(oldest_run) }), listPath('payout-runs')] as [string, string]]
      : []),
    ...(unexplained > 0
      ? [[t('home.unexplained', { smart_count: unexplained }), listPath('unexplained')] as [string, string]]
      : []),
  ];
  return (
    <Lines>
      {lines.map(([text, href]) => (
        <li key={href}>
          <Link href={href} sx={{ color: 'inherit' }}>
            {text}
          </Link>
        </li>
      ))}
    </Lines>
  );
}

function MoneyTrouble({ troubles }: { troubles: Dashboard['money_trouble']['latest'] }) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <Lines>
      {troubles.map(({ kind, booking_id, customer_name, amount, ccy_code, ccy_minor_in_major, reason, created }) => (
        <li key={`${kind} ${booking_id} ${created}`}>
          <Link href={recordPath('bookings', booking_id)} sx={{ color: 'inherit', fontWeight: fontWeight.strong }}>
            {customer_name}
          </Link>
          {', '}
          {t(`home.trouble.${kind}`)}: {money(amount, { ccy: ccy_code, ccy_minor_in_major })}
          {reason && `, ${reason}`}
        </li>
      ))}
    </Lines>
  );
}

/** The services Cubby depends on: locker partners, queued emails and pending refunds. */
function Health({ dashboard: { partners, queues } }: { dashboard: Dashboard }) {
  const t = useTranslate();
  const { since } = useFormats();
  const failing = partners.some(({ state }) => state === 'failing') || queues.stuck || queues.mails_given_up > 0;
  return (
    <Panel component="section" flat alarm={failing} padding={2} gap={0}>
      <Box component="h2" sx={{ m: 0, font: 'inherit', fontWeight: fontWeight.strong }}>
        {t('home.health')}
      </Box>
      <Lines>
        {partners.map(({ name, state, succeeded_at, problem }) => (
          <li key={name}>
            {t(`storage_type.${name}`)}{' '}
            <FeatureBadge label={t(`home.partner.${state}`)} tone={state === 'failing' ? 'loud' : 'good'} />{' '}
            {problem ?? (succeeded_at ? since(succeeded_at) : '')}
          </li>
        ))}
        {partners.length === 0 && <li>{t('home.no_partners')}</li>}
        <li>
          <Link href={filtered(listPath('mails'), { state: 'waiting' })} sx={{ color: 'inherit' }}>
            {t('home.mails', { smart_count: queues.mails })}
          </Link>
          {queues.oldest_mail && `, ${t('home.oldest_mail', { since: since(queues.oldest_mail) })}`}
        </li>
        {queues.mails_given_up > 0 && (
          <li>
            <Link
              href={filtered(listPath('mails'), { state: 'given_up', given_up_since: queues.mails_given_up_since })}
              sx={{ color: 'inherit', fontWeight: fontWeight.strong }}
            >
              {t('home.mails_given_up', { smart_count: queues.mails_given_up })}
            </Link>
          </li>
        )}
        <li>{t('home.refunds', { smart_count: queues.refunds })}</li>
        {queues.stuck && <li>{t('home.stuck')}</li>}
      </Lines>
    </Panel>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.75 }}>
      {children}
    </Box>
  );
}

/** Filled one after the other: beside a tall alarm a grid would leave holes. */
const columns = {
  columnCount: { xs: 1, sm: 2, xl: 4 },
  columnGap: 2,
  mt: 3,
  '& > *': { breakInside: 'avoid', mb: 2 },
} as const;

const quietLines = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  mt: 1.5,
  color: 'text.secondary',
  fontSize: textSize.medium,
} as const;
