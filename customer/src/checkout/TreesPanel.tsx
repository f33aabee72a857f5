import { type StashpointDetail, TREE_COUNT } from '@cubby/api';
import { BagStepper } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';

interface TreesPanelProps {
  stashpoint: StashpointDetail;
  trees: number;
  /** The whole price with them, written; null while it is not known yet. */
  total: string | null;
  onChange: (trees: number) => void;
}

/** Trees to plant, for those who want that, too. */
export function TreesPanel({ stashpoint, trees, total, onChange }: TreesPanelProps) {
  const { t, money } = useI18n();
  const { ccy, ccy_minor_in_major } = stashpoint.pricing_structure;
  const what = t('checkout.treeCount', { smart_count: trees });
  return (
    <Fold title={t('checkout.trees')} heading="h2" open={trees > 0}>
      <Typography color="textSecondary">
        {t('checkout.treesText', { price: money(stashpoint.tree_price, ccy, ccy_minor_in_major) })}
      </Typography>
      <Box sx={{ maxWidth: 260 }}>
        <BagStepper
          value={trees}
          onChange={onChange}
          minimum={0}
          maximum={TREE_COUNT.maximum}
          outcome={total && t('costs.outcome', { what, total })}
          labels={{
            label: t('costs.trees'),
            fewer: t('checkout.fewerTrees'),
            more: t('checkout.moreTrees'),
            value: what,
          }}
        />
      </Box>
    </Fold>
  );
}
