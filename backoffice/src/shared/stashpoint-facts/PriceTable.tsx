import type { AdminStashpoint } from '@cubby/api';
import { DataTable, FactList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { shareOfHost } from './share-of-host.ts';

/** The price of a bag, and how it is shared. */
export function PriceTable({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { money, share } = useFormats();
  const pricing = stashpoint.pricing_structure;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DataTable
        caption={t('place.price')}
        head={[t('place.per_bag'), t('place.traveller_pays'), t('place.host_earns'), t('place.cubby_keeps')]}
        rows={shareOfHost(stashpoint).map(({ kind, price, host, cubby, share: part }) => [
          t(`place.${kind}`),
          <b key="price">{money(price, pricing)}</b>,
          <Part key="host" amount={money(host, pricing)} share={part === null ? null : share(part)} />,
          <Part key="cubby" amount={money(cubby, pricing)} share={part === null ? null : share(1 - part)} />,
        ])}
        figures
        dense
      />
      <FactList
        facts={[
          [t('place.booking_fee'), money(pricing.booking_fee, pricing)],
          [t('place.guarantee_fee'), money(pricing.guarantee_fee, pricing)],
        ]}
      />
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{t('place.fees_note')}</Box>
    </Box>
  );
}

function Part({ amount, share }: { amount: string; share: string | null }) {
  return (
    <>
      {amount}
      {share !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: textSize.caption }}>
          {share}
        </Box>
      )}
    </>
  );
}
