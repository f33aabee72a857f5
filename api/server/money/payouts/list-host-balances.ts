import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { nextPayoutDate, payoutThreshold } from '../../../contract/rules/payouts.ts';
import type { ListedBalance } from '../../../contract/structs/month.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { containing, listSums } from '../../platform/database/list-rows.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { type HasBusinessZone, startOfDay } from '../ledger/business-zone.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { hasEnded } from '../ledger/host-account.ts';
import { obstacleOf } from './get-host-money.ts';

/** Lists what each host has earned and is owed in each currency, as their own pages say it. */
export async function listHostBalances(
  { database: { query }, now: clock, businessZone }: HasDatabase & HasClock & HasBusinessZone,
  asked: QueryOf<Endpoints['listHostBalances']>,
): Promise<Page<ListedBalance>> {
  const now = clock();
  const date = nextPayoutDate(now, businessZone);
  const due = startOfDay(date, businessZone);
  const { q, ccy_code, without_account } = asked;
  const matching = query
    .selectFrom(balances(now, due))
    .selectAll()
    .$if(q !== undefined, (rows) => rows.where('d.business_name', 'ilike', containing((q ?? '').trim())))
    .$if(ccy_code !== undefined, (rows) => rows.where('d.currency_code', '=', ccy_code ?? 'EUR'))
    .$if(without_account === true, (rows) => rows.where('d.has_account', '=', false).where('d.balance', '>', 0));
  const { rows, total } = await listSums(matching, asked, {
    id: 'd.id',
    columns: { balance: 'd.balance' },
    by: 'balance',
  });
  const items = rows.map(({ id, host_id, user_id, business_name, currency_code, ...row }) => {
    const { due: amount, has_account, on_hold, pays_from, ...sums } = row;
    const threshold = payoutThreshold(currency_code);
    const obstacle = obstacleOf(amount, threshold, has_account ? { on_hold, pays_from } : undefined, due);
    return {
      id,
      host: { id: host_id, user_id, business_name },
      ...currencyFields(currency_code),
      ...sums,
      next_payout: { date, amount, threshold, obstacle },
    };
  });
  return pageOf(items, total, pagingOf(asked.page, asked.per_page));
}

interface BalanceRow {
  id: string;
  host_id: string;
  user_id: string;
  business_name: string;
  currency_code: CurrencyCode;
  earned: number;
  ahead: number;
  paid_out: number;
  balance: number;
  prepared: number;
  /** Due with the next payout. */
  due: number;
  has_account: boolean;
  on_hold: string | null;
  pays_from: Date | null;
}

/** Selects the balance of each host and currency; `due` is the instant of the next payout. */
function balances(now: Date, due: Date) {
  const sum = (condition: RawBuilder<unknown>) => sql`coalesce(sum(l.amount) filter (where ${condition}), 0)::int8`;
  return sql<BalanceRow>`(
    select h.id || '-' || k.currency_code as id, h.id as host_id, h.user_id, h.business_name, k.currency_code,
      k.earned, k.ahead, coalesce(p.paid_out, 0) as paid_out, k.earned - coalesce(p.paid_out, 0) as balance,
      coalesce(p.prepared, 0) as prepared, k.due, a.id is not null as has_account, a.on_hold, a.pays_from
    from (
      select s.host_id as user_id, l.currency_code,
        ${sum(sql`l.kind = 'host_share' and ${hasEnded(now)}`)} as earned,
        ${sum(sql`l.kind = 'host_share' and not ${hasEnded(now)}`)} as ahead, ${sum(sql`b.pickup < ${due}`)} as due
      from ledger_entries l
      join stashpoints s on s.id = l.stashpoint_id
      join bookings b on b.id = l.booking_id
      where l.kind in ('host_share', 'payout')
      group by s.host_id, l.currency_code
    ) k
    join hosts h on h.user_id = k.user_id
    left join (
      select host_id, currency_code,
        coalesce(sum(amount) filter (where sent_at is not null and ended_at is null), 0)::int8 as paid_out,
        coalesce(sum(amount) filter (where status = 'prepared'), 0)::int8 as prepared
      from payouts where host_id is not null group by host_id, currency_code
    ) p on p.host_id = h.id and p.currency_code = k.currency_code
    left join external_accounts a on a.host_id = h.id and a.account_ccy = k.currency_code and a.is_active
      and a.account_number <> ''
  )`.as<'d'>('d');
}
