import type { Invoice } from '@cubby/api';
import { FactCard, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';

/** One year of them, if a host has one currency. */
const SHOWN = 12;

/** A host's latest invoices and credit notes, for staff with access to money. */
export function InvoicesCard({ hostId }: { hostId: string }) {
  const t = useTranslate();
  const { may } = useScopes();
  const mayRead = may('money:all');
  const query = useQuery({
    queryKey: ['invoices', hostId],
    queryFn: () => api.listInvoices({ query: { host_id: hostId, per_page: SHOWN } }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <FactCard title={t('money.invoices.all')}>
      <Loaded query={query}>{({ items }) => <Papers items={items} />}</Loaded>
    </FactCard>
  );
}

function Papers({ items }: { items: readonly Invoice[] }) {
  const t = useTranslate();
  const { money, monthOf } = useFormats();
  if (items.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('money.invoices.none')}</Box>;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
      {items.map(({ id, number, period, gross, ccy_code: ccy, ccy_minor_in_major, pdf_url }) => (
        <li key={id}>
          <Link href={pdf_url} download aria-label={t('money.invoices.pdf_of', { number })}>
            {number}
          </Link>{' '}
          {monthOf(period)}: <b>{money(gross, { ccy, ccy_minor_in_major })}</b>
        </li>
      ))}
    </Box>
  );
}
