import { fixedAtBottom, fontWeight, iconSize, inFlowOnLow, layer, lineHeight, textSize } from '@cubby/design-system';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { currentOf } from '../../../shared/page/menu-entries.ts';
import { AT_THE_THUMB } from './resources.ts';

/** The main menu at the lower edge of a phone, with the rest behind "More". */
export function PhoneBar({ height, onMore }: { height: number; onMore: () => void }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const current = currentOf(pathname, AT_THE_THUMB);
  return (
    <Box ref={fixedAtBottom} component="nav" aria-label={t('host.main_ways')} sx={{ ...bar, minHeight: height }}>
      {AT_THE_THUMB.map(({ to, label, icon: Icon }) => (
        <ButtonBase key={to} href={to} aria-current={to === current ? 'page' : undefined} sx={way}>
          <Icon />
          <Box component="span" sx={name}>
            {t(label)}
          </Box>
        </ButtonBase>
      ))}
      <ButtonBase onClick={onMore} aria-haspopup="dialog" sx={way}>
        <MoreHorizRounded />
        <Box component="span" sx={name}>
          {t('host.menu.more')}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const bar = {
  display: { xs: 'grid', md: 'none' },
  gridAutoFlow: 'column',
  // With large text it scrolls; its words stay whole.
  gridAutoColumns: 'minmax(max-content, 1fr)',
  overflowX: 'auto',
  position: 'sticky',
  bottom: 0,
  zIndex: layer.consoleBar,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  ...inFlowOnLow,
} as const;

const way = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0.25,
  minWidth: 0,
  px: 0.75,
  color: 'text.secondary',
  fontWeight: fontWeight.semibold,
  '& svg': { fontSize: iconSize.inMenu },
  '&[aria-current]': { color: 'primary.main' },
} as const;

const name = {
  fontSize: textSize.tiny,
  whiteSpace: 'nowrap',
  lineHeight: lineHeight.heading,
  textAlign: 'center',
} as const;
