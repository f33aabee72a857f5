import type { Alternative } from '@cubby/api';
import { FeatureBadge, Panel, Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';
import { eitherSize } from '../../lib/stashpoints/doors.ts';
import { surroundingsOf } from '../../lib/stashpoints/surroundings.ts';
import { writeWalk } from '../../lib/stashpoints/write-walk.ts';

interface MoveOfferProps {
  alternative: Alternative;
  pending: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** One alternative place: its distance, the refund, the lockers' size, and the button that moves the bags. */
export function MoveOffer({ alternative, pending, disabled, onChoose }: MoveOfferProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { stashpoint, refund_amount, withheld_amount, doors_cm = [] } = alternative;
  const isLocker = stashpoint.storage_type !== 'staffed';
  const { ccy, ccy_minor_in_major } = stashpoint.pricing_structure;
  return (
    <Panel>
      <Box sx={row}>
        <Picture picture={stashpoint.photos[0]} width={72} height={84} frame="arch" decorative />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
          <Typography component="h3" variant="h4" translate="no">
            {stashpoint.name}
          </Typography>
          <Typography color="textSecondary">
            {surroundingsOf(stashpoint, i18n.nameOf)} · {writeWalk(stashpoint.user_distance_km ?? 0, i18n)}
          </Typography>
          {isLocker && <FeatureBadge label={t('features.locker')} />}
          <FeatureBadge
            tone="good"
            label={
              refund_amount > 0
                ? t('incident.refund', { amount: money(refund_amount, ccy, ccy_minor_in_major) })
                : t('incident.noExtraCost')
            }
          />
          {withheld_amount > 0 && (
            <Typography>
              {t('incident.refundLater', { amount: money(withheld_amount, ccy, ccy_minor_in_major) })}
            </Typography>
          )}
          {doors_cm.length > 0 && (
            <Typography>
              <strong>{t('doors.ask', { size: eitherSize(doors_cm, i18n.locale) })}</strong>
            </Typography>
          )}
        </Box>
        <Button
          variant="contained"
          onClick={onChoose}
          loading={pending}
          disabled={disabled}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          {t(doors_cm.length > 0 ? 'incident.moveFitting' : 'incident.move')}
        </Button>
      </Box>
    </Panel>
  );
}

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '72px minmax(0, 1fr) auto' },
  alignItems: 'center',
} as const;
