import { type Case, type Language, REFUND_BEARERS, type Verdict } from '@cubby/api';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AmountField, amountOf } from '../../shared/inputs/AmountField.tsx';
import { RadioField } from '../../shared/inputs/RadioField.tsx';

const CHOICES = ['none', 'all', 'part'] as const;

/** A refund that goes with a decision, in minor units. */
export interface PlannedRefund {
  amount: number;
  to: 'source' | 'credit';
  borne_by: (typeof REFUND_BEARERS)[number];
}

/** A refund as it is being filled in; its amount as typed. */
export interface RefundPlan {
  choice: (typeof CHOICES)[number];
  amount: string;
  to: PlannedRefund['to'];
  borne_by: PlannedRefund['borne_by'];
  reason: string;
}

type Refundable = NonNullable<Case['refundable']>;

interface RefundFieldsProps {
  /** Null without the right to money. */
  refundable: Refundable | null;
  verdict: Verdict | null;
  plan: RefundPlan;
  onChange: (plan: RefundPlan) => void;
}

/** The refund that follows from a decision: how much, where to, at whose cost and why. */
export function RefundFields({ refundable, verdict, plan, onChange }: RefundFieldsProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (!refundable) return <Alert severity="info">{t('cases.no_right')}</Alert>;
  const { left } = afterVerdict(refundable, verdict);
  if (left === 0) return <Alert severity="info">{t('cases.nothing_left')}</Alert>;
  const set = (part: Partial<RefundPlan>) => onChange({ ...plan, ...part });
  const { ccy_code: ccy, ccy_minor_in_major } = refundable;
  return (
    <>
      <RadioField
        label={t('cases.refund')}
        value={plan.choice}
        onChange={(choice) => set({ choice })}
        options={CHOICES.map(
          (each) =>
            [each, t(`cases.refund_choice.${each}`, { amount: money(left, { ccy, ccy_minor_in_major }) })] as const,
        )}
      />
      {plan.choice === 'part' && (
        <AmountField
          label={t('bookings.refund_amount')}
          value={plan.amount}
          onChange={(amount) => set({ amount })}
          currency={refundable}
          left={left}
        />
      )}
      {plan.choice !== 'none' && (
        <>
          <RadioField
            label={t('bookings.borne_by')}
            value={plan.borne_by}
            onChange={(borne_by) => set({ borne_by })}
            options={REFUND_BEARERS.map((each) => [each, t(`bookings.bearer.${each}`)] as const)}
          />
          {refundable.takes_credit && (
            <RadioField
              label={t('bookings.refund_to')}
              value={plan.to}
              onChange={(to) => set({ to })}
              options={(['source', 'credit'] as const).map((each) => [each, t(`bookings.target.${each}`)] as const)}
            />
          )}
          <TextField
            label={t('bookings.refund_reason')}
            helperText={t('bookings.refund_reason_help')}
            value={plan.reason}
            onChange={({ target }) => set({ reason: target.value })}
            slotProps={{ htmlInput: { maxLength: 250 } }}
            required
            multiline
          />
        </>
      )}
    </>
  );
}

/** Returns what can be refunded, and the host's share, after a verdict has moved what waited for it. */
export function afterVerdict(refundable: Refundable, verdict: Verdict | null) {
  const { card, credit, host_share, upheld, dismissed } = refundable;
  if (verdict === null) return { card, left: card + credit, host_share };
  const moves = verdict === 'upheld' ? upheld : { card: 0, credit: 0, ...dismissed };
  const left = Math.max(0, card + credit + moves.withdrawn - moves.card - moves.credit);
  return { card: Math.min(left, Math.max(0, card + moves.withdrawn - moves.card)), left, host_share: moves.host_share };
}

/** Returns the refund that is planned; null for none, or while its amount is invalid. */
export function orderOf(
  { choice, amount: typed, to, borne_by }: RefundPlan,
  refundable: Refundable,
  verdict: Verdict | null,
  language: Language,
): (PlannedRefund & { expected_left: number }) | null {
  const { left } = afterVerdict(refundable, verdict);
  const amount = choice === 'part' ? amountOf(typed, refundable, left, language) : left;
  return choice === 'none' || !amount
    ? null
    : { amount, to, borne_by, expected_left: refundable.card + refundable.credit };
}
