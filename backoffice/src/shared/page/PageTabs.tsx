import { fontWeight, smallArch } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Tabs for related pages. */
export function PageTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly (readonly [path: string, label: string])[];
}) {
  const t = useTranslate();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {tabs.map(([path, name]) => (
        <Box key={path} component={NavLink} to={path} end sx={tab}>
          {t(name)}
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
