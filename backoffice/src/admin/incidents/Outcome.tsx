import type { Case, IncidentDetail } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';
import { useColleagueName } from '../../shared/notes/use-colleague-name.ts';
import { StrikeText } from '../decisions/Consequences.tsx';

/** The effects of a decision, and its author. */
export function Outcome({ incident, record }: { incident: IncidentDetail; record: Case }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { may } = useScopes();
  const nameOf = useColleagueName();
  const { verdict, booking_id } = incident;
  const { decided_by, refunds } = record;
  if (!verdict) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
      <StrikeText incident={incident} verdict={verdict} />
      {refunds.length === 0 && <div>{t('cases.no_money')}</div>}
      {refunds.map(({ id, amount, ccy_code: ccy, ccy_minor_in_major, borne_by, state, created, actor_name }) => {
        const text = t(`cases.refunded_by.${borne_by}`, { amount: money(amount, { ccy, ccy_minor_in_major }) });
        return (
          <div key={id}>
            {may('money:all') ? <Link href={filtered(listPath('refunds'), { booking_id })}>{text}</Link> : text}
            {' · '}
            {[t(`refunds.state.${state}`), actor_name, moment(created)].filter(Boolean).join(' · ')}
          </div>
        );
      })}
      {decided_by && <FactList facts={[[t('cases.decided_by'), nameOf(decided_by)]]} />}
    </Box>
  );
}
