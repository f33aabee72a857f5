import { bestShareOf, costLines, type Quote, type RefundLine, type StashpointDetail } from '@cubby/api';
import { Panel, PriceBreakdown } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { costLabels } from '../lib/booking/cost-labels.ts';
import { useCover } from '../lib/content/use-cover.ts';
import { useVariant } from '../lib/experiments/use-variant.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { StaySummary } from './StaySummary.tsx';

interface CostPanelProps {
  stashpoint: StashpointDetail;
  quote: Omit<Quote, 'stashpoint'>;
  /** The part that the traveller's credit pays, minor units. */
  credit?: number;
  /** Its part of the grid around it. */
  area?: string;
  children?: ReactNode;
}

/** The stay and its price, line by line, each marked as refundable or not. */
export function CostPanel({ stashpoint, quote, credit = 0, area, children }: CostPanelProps) {
  const { t, phrases, money } = useI18n();
  // If nothing is left to pay, nothing is refunded.
  const note = (line: RefundLine) => {
    const share = quote.post_discount_price > 0 ? bestShareOf(line) : 0;
    return share === 0 ? '' : t(share === 1 ? 'costs.refundable' : 'costs.partlyRefundable');
  };
  const paidByCredit =
    credit > 0
      ? ([
          { kind: 'credit', amount: -credit },
          { kind: 'due', amount: quote.post_discount_price - credit },
        ] as const)
      : [];
  // Experiment 4: tests whether stating the guarantee's maximum makes it more valuable.
  const names = useVariant(4) === 'guarantee_new';
  const cover = useCover(quote.ccy_code);
  const said =
    quote.cover === 'none' ? phrases.cover.none : !names && cover && phrases.cover.standard.replace('%{sum}', cover);
  return (
    <Box sx={{ gridArea: area, position: { md: 'sticky' }, top: 16 }}>
      <Panel>
        <StaySummary stashpoint={stashpoint} stay={quote} />
        <Divider />
        <PriceBreakdown
          lines={[...costLines(quote), ...paidByCredit]}
          money={(amount) => money(amount, quote.ccy_code, quote.ccy_minor_in_major)}
          labels={{ ...costLabels(t, quote), credit: t('costs.credit'), due: t('costs.due') }}
          notes={{
            bags: note('bags'),
            booking_fee: note('booking_fee'),
            prepaid: t('costs.prepaidNote', { smart_count: quote.prepaid_bag_count }),
            insurance:
              names && cover
                ? `${t('options.guaranteeText', { sum: cover })} ${note('guarantee')}`.trim()
                : note('guarantee'),
            trees: t('costs.treesNote', { smart_count: quote.tree_count }),
          }}
        />
        {said && <Typography variant="body2">{said}</Typography>}
        {children}
      </Panel>
    </Box>
  );
}
