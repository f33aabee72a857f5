import type { ClaimCase, CustodyEvent } from '@cubby/api';
import { FactCard, FactList, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { CustodyDetail, custodyWords } from '../../shared/bookings/CustodyDetail.tsx';
import { IncidentPhotos } from '../../shared/incidents/IncidentPhotos.tsx';
import { useDone } from '../../shared/records/use-done.ts';

export type Decision = NonNullable<ClaimCase['staff']>;

interface FactsProps {
  claim: ClaimCase;
  staff: Decision;
  timezone: string;
}

/** Facts that make staff look twice; neither side sees them. */
export function ClaimSignals({ staff }: Pick<FactsProps, 'staff'>) {
  const t = useTranslate();
  const { signals, used_before } = staff;
  if (signals.length === 0) return null;
  return (
    <Alert severity="warning">
      {signals.map((signal) => (
        <div key={signal}>{t(`claims.signals.${signal}`)}</div>
      ))}
      {used_before.map(({ file_id, incident_id, number }) => (
        <div key={file_id}>
          <Link href={recordPath('incidents', incident_id)}>{t('claims.title', { number })}</Link>
        </div>
      ))}
    </Alert>
  );
}

/** The holders of the bags and their times, by the chain of custody, with the counter's photos. */
export function ClaimCustody({ staff, timezone }: Pick<FactsProps, 'staff' | 'timezone'>) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  return (
    <FactCard title={t('claims.custody')}>
      {staff.custody.length === 0 && t('claims.no_custody')}
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {staff.custody.map((event) => {
          const facts = factsOf(event);
          return (
            <li key={event.id}>
              <strong>{custodyWords(t, facts)[`custody_${event.kind}`]()}</strong>
              <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                {momentIn(event.occurred_at, timezone)} · {event.place}
              </Box>
              <CustodyDetail facts={facts} timezone={timezone} />
            </li>
          );
        })}
      </Box>
      <IncidentPhotos title={t('claims.counter_photos')} pictures={staff.pictures} />
    </FactCard>
  );
}

function factsOf({ bags, kind: _kind, ...event }: CustodyEvent) {
  const tags = bags.flatMap(({ tag }) => tag ?? []).join(', ');
  return {
    bags: bags.length,
    tags: tags || null,
    actor: event.actor,
    actor_name: event.actor_name,
    device: event.device_name,
    without_pin: event.without_pin,
    mark: event.mark,
    collector: event.collector,
    evidence: event.evidence,
    reason: event.reason,
    before: event.bag_count_before,
    after: event.bag_count_after,
  };
}

/** The guarantee, what is left of it, other claims of both sides, and the payment. */
export function ClaimMoney({ claim, staff }: Omit<FactsProps, 'timezone'>) {
  const t = useTranslate();
  const { money } = useFormats();
  const write = (amount: number) =>
    money(amount, { ccy: claim.ccy_code, ccy_minor_in_major: claim.ccy_minor_in_major });
  const sum = ({ total, amount }: Decision['earlier_of_traveller']) =>
    t('claims.earlier', { smart_count: total, amount: write(amount) });
  const { account, payout } = staff;
  return (
    <FactCard title={t('claims.money')}>
      <FactList
        facts={[
          [t('claims.guarantee'), staff.guarantee === null ? t('claims.none') : write(staff.guarantee)],
          ...staff.left.map(({ bag, amount }) => [t('claims.left', { bag }), write(amount)] as const),
          [t('claims.bought'), t(staff.cover !== 'none' ? 'incidents.yes' : 'incidents.no')],
          [t('claims.earlier_of_traveller'), sum(staff.earlier_of_traveller)],
          [t('claims.earlier_of_stashpoint'), sum(staff.earlier_of_stashpoint)],
          ...(staff.police_reference ? [[t('claims.police'), staff.police_reference] as const] : []),
          ...(staff.borne_by && staff.accepted
            ? [[t('claims.borne_by'), t(`claims.bearer.${staff.borne_by}`)] as const]
            : []),
          ...(account ? [[t('claims.account'), `…${account.end}`] as const] : []),
          ...(payout
            ? [
                [
                  t('claims.payout'),
                  <Link key="run" href={recordPath('payout-runs', payout.run_id)}>
                    {t(`claims.payout_status.${payout.status}`)}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      {account?.on_hold && <Resume id={account.id} />}
    </FactCard>
  );
}

/** Releases an account that staff have left out of a run. */
function Resume({ id }: { id: string }) {
  const t = useTranslate();
  const done = useDone();
  const resume = async () => {
    await api.resumeExternalAccount({ params: { id }, body: {} });
    done('claims.resumed');
  };
  return (
    <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void resume()}>
      {t('claims.resume')}
    </Button>
  );
}

/** The steps of both sides and of staff, oldest first. */
export function ClaimSteps({ staff, timezone }: Pick<FactsProps, 'staff' | 'timezone'>) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  return (
    <FactCard title={t('claims.progress')}>
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {staff.steps.map(({ kind, created, text, actor }) => (
          <li key={`${kind} ${created}`}>
            <strong>{t(`claims.step.${kind}`)}</strong>
            <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
              {[momentIn(created, timezone), actor?.name].filter(Boolean).join(' · ')}
            </Box>
            {text && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>}
          </li>
        ))}
      </Box>
    </FactCard>
  );
}
