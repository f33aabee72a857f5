import { fontWeight, smallArch } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';

const TABS = [
  [paths.otas, 'menu.otas'],
  [paths.areas, 'menu.areas'],
  [paths.vouchers, 'menu.vouchers'],
] as const;

/** Agencies, the areas their codes count in, and the codes belong together: three lists, one beside the other. */
export function OtaTabs() {
  const t = useTranslate();
  return (
    <Box component="nav" aria-label={t('otas.tabs')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {TABS.map(([path, label]) => (
        <Box key={path} component={NavLink} to={path} end sx={tab}>
          {t(label)}
        </Box>
      ))}
    </Box>
  );
}

const tab = {
  px: 2,
  py: 1,
  minHeight: 44,
  borderRadius: smallArch,
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  '&.active': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
} as const;
