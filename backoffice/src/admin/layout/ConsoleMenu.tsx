import { colour, LanguageMenu } from '@cubby/design-system';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocales, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useWaiting } from '../approval/use-waiting.ts';

const ITEMS = [
  { to: paths.home, label: 'menu.home', icon: <HomeRounded /> },
  { to: paths.approval, label: 'menu.approval', icon: <FactCheckRounded /> },
  { to: paths.stashpoints, label: 'menu.stashpoints', icon: <LuggageRounded /> },
] as const;

/** Only what exists. The number of places that wait stands beside their queue. */
export function ConsoleMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate();
  const { total } = useWaiting();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  const dark = useTheme().palette.mode === 'dark';
  return (
    <>
      <Box component="nav" aria-label={t('console.menu')} sx={{ display: 'grid', gap: 0.5 }}>
        {ITEMS.map(({ to, label, icon }) => (
          <Item key={to} to={to} icon={icon} {...(onChoose && { onClick: onChoose })}>
            {t(label)}
            {to === paths.approval && total !== undefined && total > 0 && <Count>{total}</Count>}
          </Item>
        ))}
      </Box>
      {onChoose && (
        <Box sx={{ mt: 3 }}>
          <LanguageMenu
            onDark={dark}
            label={t('console.language')}
            value={language}
            languages={locales.map(({ locale, name }) => ({ code: locale, name }))}
            onChange={setLanguage}
          />
        </Box>
      )}
    </>
  );
}

function Item({
  to,
  icon,
  children,
  onClick,
}: {
  to: string;
  icon: ReactNode;
  children: ReactNode;
  onClick?: () => void;
}) {
  return (
    // The list is not the parent of its queue: each is chosen only at its own address.
    <Box component={NavLink} to={to} end onClick={onClick} sx={item}>
      {icon}
      {children}
    </Box>
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={count}>
      {children}
    </Box>
  );
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1.5,
  borderRadius: '14px',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { color: 'primary.main', fontSize: 22 },
  '&:hover': { background: 'action.hover' },
  '&.active': { background: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&.active svg': { color: 'inherit' },
} as const;

const count = {
  marginLeft: 'auto',
  background: colour.marigold400,
  color: colour.ink,
  borderRadius: '9px 9px 4px 4px',
  fontSize: '0.875rem',
  fontWeight: 750,
  minWidth: 26,
  textAlign: 'center',
  px: 0.75,
  fontVariantNumeric: 'tabular-nums',
} as const;
