import { type Case, type IncidentDetail, VERDICTS, type Verdict } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RadioField } from '../../shared/inputs/RadioField.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';
import { Consequences } from './Consequences.tsx';
import { orderOf, RefundFields, type RefundPlan } from './RefundFields.tsx';

interface DecideProps {
  incident: IncidentDetail;
  record: Case;
}

/** The decision on a report and what follows from it; it can be changed later. */
export function Decide(props: DecideProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const isDecided = props.incident.verdict !== null;
  return (
    <>
      <Button variant={isDecided ? 'outlined' : 'contained'} onClick={() => setAsking(true)}>
        {t(isDecided ? 'cases.decide_again' : 'cases.decide')}
      </Button>
      {isAsking && <DecideDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function DecideDialog({ incident, record, onClose }: DecideProps & { onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const { money, language } = useFormats();
  const { refundable } = record;
  // One key for as long as the dialog is open: pressing twice decides and refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const [verdict, setVerdict] = useState<Verdict | null>(otherThan(incident.verdict));
  const [text, setText] = useState('');
  const [plan, setPlan] = useState<RefundPlan>({
    choice: 'none',
    amount: '',
    to: 'source',
    borne_by: 'platform',
    reason: '',
  });
  const order = refundable && orderOf(plan, refundable, verdict, language);
  const isIncomplete = plan.choice !== 'none' && (!order || !plan.reason.trim());
  const amount =
    order &&
    refundable &&
    money(order.amount, { ccy: refundable.ccy_code, ccy_minor_in_major: refundable.ccy_minor_in_major });

  const decide = async () => {
    if (!verdict) return false;
    await api.decideIncident(
      {
        params: { id: incident.id },
        body: {
          verdict,
          ...(text.trim() && { text: text.trim() }),
          ...(order && { refund: { ...order, reason: plan.reason.trim() } }),
          expected_decided_at: incident.decided_at,
        },
      },
      { idempotencyKey: key },
    );
    return done('incidents.now_decided');
  };
  return (
    <FormDialog
      title={t('cases.decide_title', { place: incident.stashpoint.name })}
      confirm={amount ? t('cases.confirm_refund', { amount }) : t('cases.confirm')}
      disabled={!verdict || isIncomplete}
      wide
      onClose={onClose}
      onConfirm={decide}
    >
      <Box sx={columns}>
        <Box sx={column}>
          <RadioField
            label={t('cases.verdict')}
            value={verdict}
            onChange={setVerdict}
            options={VERDICTS.filter((each) => each !== incident.verdict).map(
              (each) => [each, t(`incidents.verdict.${each}`)] as const,
            )}
          />
          <TextField
            label={t('incidents.decide_reason')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
            multiline
            minRows={2}
          />
          <RefundFields refundable={refundable} verdict={verdict} plan={plan} onChange={setPlan} />
        </Box>
        <Consequences incident={incident} record={record} verdict={verdict} order={order} />
      </Box>
    </FormDialog>
  );
}

/** Returns the only verdict a decision can be changed to; null if there is none yet. */
function otherThan(verdict: Verdict | null): Verdict | null {
  return verdict && (VERDICTS.find((each) => each !== verdict) ?? null);
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;
const column = { display: 'grid', gap: 2, minWidth: 0 } as const;
