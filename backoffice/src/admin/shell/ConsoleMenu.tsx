import type { StaffScope } from '@cubby/api';
import { fontWeight, iconSize, LanguageMenu, Mark, radius, textSize } from '@cubby/design-system';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import BalanceRounded from '@mui/icons-material/BalanceRounded';
import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import { useLocales, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useWaiting } from '../approval/use-waiting.ts';

interface MenuItem {
  to: string;
  label: string;
  icon: ReactNode;
  scope?: StaffScope;
}

/** Menu items, grouped by task. */
const GROUPS: readonly { label: string | null; items: readonly MenuItem[] }[] = [
  { label: null, items: [{ to: paths.home, label: 'menu.home', icon: <HomeRounded /> }] },
  {
    label: 'menu.travellers',
    items: [
      { to: paths.bookings, label: 'menu.bookings', icon: <ConfirmationNumberRounded />, scope: 'bookings:all' },
      { to: paths.incidents, label: 'menu.incidents', icon: <ReportProblemRounded />, scope: 'bookings:all' },
      { to: paths.mails, label: 'menu.mails', icon: <MailOutlineRounded />, scope: 'bookings:all' },
      { to: paths.reviews, label: 'menu.reviews', icon: <StarRounded />, scope: 'reviews:all' },
      { to: paths.users, label: 'menu.users', icon: <PeopleRounded />, scope: 'users:all' },
    ],
  },
  {
    label: 'menu.network',
    items: [
      { to: paths.approval, label: 'menu.approval', icon: <FactCheckRounded />, scope: 'stashpoints:all' },
      { to: paths.stashpoints, label: 'menu.stashpoints', icon: <LuggageRounded />, scope: 'stashpoints:all' },
      { to: paths.hosts, label: 'menu.hosts', icon: <StorefrontRounded />, scope: 'hosts:all' },
    ],
  },
  {
    label: 'menu.money',
    items: [
      { to: paths.payoutRuns, label: 'menu.payout_runs', icon: <AccountBalanceRounded />, scope: 'money:all' },
      { to: paths.accountChanges, label: 'menu.account_changes', icon: <SwapHorizRounded />, scope: 'money:all' },
      { to: paths.reconciliation, label: 'menu.reconciliation', icon: <BalanceRounded />, scope: 'money:all' },
      { to: paths.refunds, label: 'menu.refunds', icon: <CurrencyExchangeRounded />, scope: 'money:all' },
    ],
  },
  {
    label: 'menu.pages',
    items: [
      { to: paths.cities, label: 'menu.places', icon: <LocationCityRounded />, scope: 'places:all' },
      { to: paths.contents, label: 'menu.contents', icon: <ArticleRounded />, scope: 'contents:all' },
    ],
  },
  {
    label: 'menu.sales',
    items: [
      { to: paths.coupons, label: 'menu.coupons', icon: <LocalOfferRounded />, scope: 'coupons:all' },
      { to: paths.otas, label: 'menu.otas', icon: <HandshakeRounded />, scope: 'partners:all' },
      { to: paths.currencies, label: 'menu.currencies', icon: <PaymentsRounded />, scope: 'currencies:all' },
    ],
  },
];

/** The pages the user has access to. The approval queue shows the number of pending places. */
export function ConsoleMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate();
  const { may } = useScopes();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  const groups = GROUPS.map(({ label, items }) => ({
    label,
    items: items.filter(({ scope }) => !scope || may(scope)),
  })).filter(({ items }) => items.length > 0);
  return (
    <>
      <Box component="nav" aria-label={t('console.menu')} sx={{ display: 'grid', gap: 0.25 }}>
        {groups.map(({ label, items }) => (
          <Box key={label ?? ''} sx={{ display: 'grid' }}>
            {label && <Box sx={heading}>{t(label)}</Box>}
            {items.map(({ to, label: name, icon }) => (
              <Item key={to} to={to} icon={icon} {...(onChoose && { onClick: onChoose })}>
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
    // The list is not the parent of the queue: each is highlighted only at its own address.
    <Box component={NavLink} to={to} end onClick={onClick} sx={item}>
      {icon}
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
