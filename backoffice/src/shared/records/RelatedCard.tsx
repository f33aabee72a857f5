import type { StaffScope } from '@cubby/api';
import { FactCard, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export interface RelatedLink {
  label: string;
  href: string;
  /** The permission of the page it leads to; without it the link is not shown. */
  scope: StaffScope;
}

/** Links from a record to those that belong to it. */
export function RelatedCard({ links }: { links: readonly RelatedLink[] }) {
  const t = useTranslate();
  const { may } = useScopes();
  const open = links.filter(({ scope }) => may(scope));
  if (open.length === 0) return null;
  return (
    <FactCard title={t('shared.related')}>
      <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {open.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} sx={{ display: 'inline-block', py: 1 }}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </FactCard>
  );
}
