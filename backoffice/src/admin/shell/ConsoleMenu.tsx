import { fontWeight, iconSize, LanguageMenu, Mark, radius, textSize } from '@cubby/design-system';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Box from '@mui/material/Box';
import { useLocales, useTranslate } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useWaiting } from '../approval/use-waiting.ts';
import { RESOURCE_GROUPS } from './resources.ts';

/** The pages the user has access to. The approval queue shows the number of pending places. */
export function ConsoleMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate();
  const { may } = useScopes();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  const groups = RESOURCE_GROUPS.map(({ label, resources }) => ({
    label,
    items: resources.flatMap(({ name, scope, menu }) => (menu && may(scope) ? [{ to: `/${name}`, ...menu }] : [])),
  })).filter(({ items }) => items.length > 0);
  const choose = onChoose && { onClick: onChoose };
  return (
    <>
      <Box component="nav" aria-label={t('console.menu')} sx={{ display: 'grid', gap: 0.25 }}>
        <Item to={paths.home} icon={HomeRounded} {...choose}>
          {t('menu.home')}
        </Item>
        {groups.map(({ label, items }) => (
          <Box key={label} sx={{ display: 'grid' }}>
            <Box sx={heading}>{t(label)}</Box>
            {items.map(({ to, label: name, icon }) => (
              <Item key={to} to={to} icon={icon} {...choose}>
                {t(name)}
                {to === paths.approval && <Waiting />}
              </Item>
            ))}
          </Box>
        ))}
      </Box>
      {onChoose && (
        <Box sx={{ mt: 3 }}>
          <LanguageMenu
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

function Waiting() {
  const { total } = useWaiting();
  return total ? (
    <Box component="span" sx={{ marginLeft: 'auto' }}>
      <Mark>{total}</Mark>
    </Box>
  ) : null;
}

interface ItemProps {
  to: string;
  icon: ComponentType;
  children: ReactNode;
  onClick?: () => void;
}

function Item({ to, icon: Icon, children, onClick }: ItemProps) {
  return (
    // The list is not the parent of the queue: each is highlighted only at its own address.
    <Box component={NavLink} to={to} end onClick={onClick} sx={item}>
      <Icon />
      {children}
    </Box>
  );
}

const heading = {
  fontSize: textSize.caption,
  fontWeight: fontWeight.strong,
  color: 'text.secondary',
  px: 1.5,
  pt: 1.5,
  pb: 0.25,
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 48, md: 40 },
  px: 1.5,
  borderRadius: radius.medium,
  color: 'text.primary',
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  '& svg': { color: 'primary.main', fontSize: iconSize.inMenu },
  '&:hover': { background: 'action.hover' },
  '&.active': { background: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&.active svg': { color: 'inherit' },
} as const;
