import type { Quote, StashpointDetail } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { TickBox } from '../lib/forms/TickBox.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { Credit } from './credit.ts';
import type { Cart } from './use-cart.ts';

interface ExtrasProps {
  stashpoint: StashpointDetail;
  quote: Quote;
  cart: Cart;
  credit: Credit | null;
  onChange: (part: Partial<Cart>) => void;
}

/** The options to tick: step-free access, and the traveller's credit. */
export function Extras({ stashpoint, quote, cart, credit, onChange }: ExtrasProps) {
  const { t, money } = useI18n();
  const write = (amount: number) => money(amount, quote.ccy_code, quote.ccy_minor_in_major);
  if (!stashpoint.step_free && !credit) return null;
  return (
    <Panel gap={1}>
      <Typography component="h2" variant="h3">
        {t('options.extras')}
      </Typography>
      {credit && (
        <TickBox
          label={t('options.credit', { balance: write(credit.balance) })}
          note={
            credit.rest === 0
              ? t('options.creditCoversAll')
              : t('options.creditCovers', { credit: write(credit.covers), rest: write(credit.rest) })
          }
          checked={cart.useCredit}
          onChange={(useCredit) => onChange({ useCredit })}
        />
      )}
      {stashpoint.step_free && (
        <TickBox
          label={t('options.stepFree')}
          checked={cart.stepFree}
          onChange={(stepFree) => onChange({ stepFree })}
        />
      )}
    </Panel>
  );
}
