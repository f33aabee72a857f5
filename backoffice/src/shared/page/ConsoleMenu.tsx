import { fontWeight, iconSize, LanguageMenu, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RouterLink } from '../../lib/routing/RouterLink.tsx';
import type { MenuEntry, ResourceGroup } from './console-resource.ts';
import { currentOf, menuEntries } from './menu-entries.ts';
import { useAccess } from './use-access.ts';

interface ConsoleMenuProps {
  /** Entries above all groups, for pages that belong to no resource. */
  first: readonly MenuEntry[];
  groups: readonly ResourceGroup[];
  /** Called after a choice in a drawer, which has the language switch, too. */
  onChoose?: () => void;
}

/** The menu of a console: the pages the user has access to. */
export function ConsoleMenu({ first, groups, onChoose }: ConsoleMenuProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const mayOpen = useAccess();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  const all: readonly { label: string | null; entries: readonly MenuEntry[] }[] = [
    { label: null, entries: first },
    ...groups.map(({ label, resources }) => ({
      label,
      entries: menuEntries(resources.filter(({ access }) => mayOpen(access))),
    })),
  ].filter(({ entries }) => entries.length > 0);
  const current = currentOf(
    pathname,
    all.flatMap(({ entries }) => entries),
  );
  return (
    <>
      <Box component="nav" aria-label={t('console.menu')}>
        {all.map(({ label, entries }) => (
          <Box key={entries[0]?.to} sx={{ display: 'grid' }}>
            {label && <Box sx={heading}>{t(label)}</Box>}
            {entries.map(({ to, label: name, icon: Icon, count: Count }) => (
              <Box
                key={to}
                component={RouterLink}
                href={to}
                aria-current={to === current ? 'page' : undefined}
                {...(onChoose && { onClick: onChoose })}
                sx={item}
              >
                <Icon />
                {t(name)}
                {Count && <Count />}
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

const heading = {
  fontSize: textSize.caption,
  fontWeight: fontWeight.strong,
  color: 'text.secondary',
  px: 1.5,
  pt: { xs: 1.5, md: 0.5 },
  pb: 0.25,
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 48, md: 30 },
  px: 1.5,
  borderRadius: radius.medium,
  color: 'text.primary',
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  '& svg': { color: 'primary.main', fontSize: iconSize.inMenu },
  '&:hover': { background: 'action.hover' },
  '&[aria-current]': { background: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&[aria-current] svg': { color: 'inherit' },
} as const;
