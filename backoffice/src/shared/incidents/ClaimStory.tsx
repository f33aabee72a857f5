import type { ClaimCase, ClaimFile } from '@cubby/api';
import { FactCard, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { IncidentPhotos } from './IncidentPhotos.tsx';

const PURPOSES = ['photo', 'receipt', 'police_report'] as const;

/** The items of a claim, one by one, with the files that the reader may see. */
export function ClaimStory({ claim }: { claim: ClaimCase }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { items, staff, files, ccy_code: ccy, ccy_minor_in_major } = claim;
  const write = (amount: number) => money(amount, { ccy, ccy_minor_in_major });
  return (
    <FactCard title={t('claims.items')}>
      <Box sx={{ mb: 1.5 }}>
        {t(`claims.cause.${claim.cause}`, {
          bags: claim.bags.join(', '),
          smart_count: claim.bags.length,
        })}
      </Box>
      <Box component="ul" sx={list}>
        {items.map(({ name, kind, bag, value, age_months }, index) => {
          const paid = staff?.accepted?.[index];
          const facts = [
            t(`claims.kind.${kind}`),
            t('claims.bag', { bag }),
            age_months < 12 ? t('claims.under') : t('claims.years', { smart_count: Math.floor(age_months / 12) }),
            ...(staff && paid === undefined
              ? [t('claims.suggested', { amount: write(staff.suggested[index] ?? 0) })]
              : []),
            ...(paid !== undefined ? [t('claims.accepted', { amount: write(paid) })] : []),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are told apart by their place only.
            <Box component="li" key={index} sx={row}>
              <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <strong>{name}</strong>
                <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{facts.join(' · ')}</Box>
              </Box>
              <Box sx={{ flex: 'none' }}>{write(value)}</Box>
            </Box>
          );
        })}
      </Box>
      {PURPOSES.map((purpose) => (
        <IncidentPhotos key={purpose} title={t(`claims.files.${purpose}`)} pictures={shown(files, purpose)} />
      ))}
    </FactCard>
  );
}

function shown(files: readonly ClaimFile[], purpose: ClaimFile['purpose']) {
  return files.flatMap((file) => (file.purpose === purpose && file.url ? [{ ...file, url: file.url }] : []));
}

const list = { p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
