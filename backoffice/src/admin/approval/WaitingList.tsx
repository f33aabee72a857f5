import type { AdminStashpoint } from '@cubby/api';
import { fontWeight, lineHeight, Picture, radius, ring, TwoLines, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface WaitingListProps {
  stashpoints: readonly AdminStashpoint[];
  total: number;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The whole queue, shown beside the sheet on wide screens. */
export function WaitingList({ stashpoints, total, chosen, onChoose }: WaitingListProps) {
  const t = useTranslate();
  const { since } = useFormats();
  return (
    <Box component="section" aria-label={t('approval.waiting')} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box
        component="h2"
        sx={{ fontSize: textSize.medium, fontWeight: fontWeight.strong, color: 'text.secondary', m: 0, mb: 1 }}
      >
        {t('approval.waiting')} ({total})
      </Box>
      <Box component="ul" sx={list}>
        {stashpoints.map((stashpoint) => (
          <li key={stashpoint.id}>
            <ButtonBase onClick={() => onChoose(stashpoint.id)} aria-current={stashpoint.id === chosen} sx={item}>
              <Picture picture={stashpoint.photos[0]} width={48} height={54} decorative frame="arch" fit="fixed" />
              <Box component="span" sx={{ minWidth: 0, textAlign: 'start' }}>
                <TwoLines
                  first={
                    <Box component="span" sx={name}>
                      {stashpoint.name}
                    </Box>
                  }
                  second={`${stashpoint.nearest_city.name} · ${since(stashpoint.proposed_at ?? stashpoint.created)}`}
                />
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'grid',
  gap: 0.5,
  position: 'sticky',
  top: 76,
  maxHeight: 'calc(100dvh - 100px)',
  overflowY: 'auto',
} as const;

const name = { display: 'block', fontWeight: fontWeight.strong, lineHeight: lineHeight.tight } as const;

const item = {
  font: 'inherit',
  width: '100%',
  display: 'flex',
  justifyContent: 'start',
  gap: 1.5,
  p: 1,
  borderRadius: radius.medium,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current=true]': {
    bgcolor: 'background.paper',
    boxShadow: ring.inside('currentcolor'),
    color: 'text.primary',
  },
} as const;
