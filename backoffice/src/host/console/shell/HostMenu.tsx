import { fontWeight, iconSize, LanguageMenu, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales, useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { RouterLink } from '../../../lib/routing/RouterLink.tsx';
import { menuGroups } from './menu-items.tsx';

/** The full menu of the console. In the drawer of a phone the language switch is below it. */
export function HostMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  return (
    <>
      <Box component="nav" aria-label={t('console.menu')} sx={{ display: 'grid', gap: 0.25 }}>
        {menuGroups().map(({ label, items }) => (
          <Box key={label ?? ''} sx={{ display: 'grid' }}>
            {label && <Box sx={heading}>{t(label)}</Box>}
            {items.map(({ to, label: name, icon }) => (
              <Box
                key={to}
                component={RouterLink}
                href={to}
                aria-current={isAt(pathname, to) ? 'page' : undefined}
                {...(onChoose && { onClick: onChoose })}
                sx={item}
              >
                {icon}
                {t(name)}
              </Box>
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

/** Tells whether the address is a page or below it; the start page is the parent of none. */
export function isAt(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
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
  '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&[aria-current] svg': { color: 'inherit' },
} as const;
