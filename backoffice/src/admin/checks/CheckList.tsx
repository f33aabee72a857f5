import type { AdminStashpoint } from '@cubby/api';
import { fontWeight, iconSize, plainList, textSize } from '@cubby/design-system';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { stashpointChecks } from '../../shared/stashpoint-facts/stashpoint-checks.ts';

/** A list of present and missing parts, shown first. */
export function CheckList({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { share } = useFormats();
  return (
    <Box component="ul" aria-label={t('approval.checks')} sx={list}>
      {stashpointChecks(stashpoint).map((check) => (
        <Box component="li" key={check.key} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          {check.good ? (
            <CheckCircleRounded aria-hidden sx={{ color: 'primary.main', fontSize: iconSize.inList, mt: '2px' }} />
          ) : (
            <ErrorRounded aria-hidden sx={{ color: 'secondary.main', fontSize: iconSize.inList, mt: '2px' }} />
          )}
          <Box component="span" sx={{ fontWeight: check.good ? fontWeight.regular : fontWeight.bold }}>
            {t(`approval.check.${check.key}`, {
              smart_count: check.count ?? 0,
              percent: check.share === undefined ? '' : share(check.share),
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { ...plainList, display: 'grid', gap: 0.75, fontSize: textSize.medium } as const;
