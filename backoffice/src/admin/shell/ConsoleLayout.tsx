import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetIdentity } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageFrame } from '../../shared/page/PageFrame.tsx';
import { ConsoleShell } from '../../shared/shell/ConsoleShell.tsx';
import { FIRST_ENTRIES, RESOURCE_GROUPS } from '../menu/resources.ts';
import { SearchButton } from '../search/SearchButton.tsx';

/** The frame of every page of the staff console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <ConsoleShell
      home={{ to: paths.home, label: 'menu.home' }}
      mark="console.staff"
      search={<SearchButton />}
      account={<AccountButton />}
      first={FIRST_ENTRIES}
      groups={RESOURCE_GROUPS}
      drawer={{ anchor: 'left', width: 280 }}
      looks={{ main: { maxWidth: 1440 } }}
    >
      <PageFrame>{children}</PageFrame>
    </ConsoleShell>
  );
}

function AccountButton() {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <Button
      href={paths.account}
      color="inherit"
      aria-label={`${t('menu.account')}: ${identity?.fullName ?? ''}`}
      startIcon={<AccountCircleRounded />}
      sx={{ minWidth: 48, px: { xs: 1, md: 2 }, '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, md: 1 } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {identity?.fullName}
      </Box>
    </Button>
  );
}
