import type { Case, IncidentDetail } from '@cubby/api';
import { FactCard, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { Standing } from '../../shared/incidents/Standing.tsx';

/** Earlier reports about the host of a report, and by its traveller. */
export function Earlier({ incident, record }: { incident: IncidentDetail; record: Case }) {
  const t = useTranslate();
  const { counted, customer, stashpoint } = incident;
  return (
    <FactCard title={t('cases.earlier')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Reports
          title={t('cases.earlier_of_host')}
          reports={record.earlier_of_host}
          all={filtered(listPath('incidents'), { host_id: record.host_id })}
        >
          {stashpoint.name}:{' '}
          {counted > 0 ? t('incidents.counted', { smart_count: counted }) : t('incidents.counted_none')}
        </Reports>
        <Reports
          title={t('cases.earlier_of_traveller')}
          reports={record.earlier_of_traveller}
          all={filtered(listPath('incidents'), { q: customer.email })}
        >
          {record.reviewed_first && t('cases.reviewed_first')}
        </Reports>
      </Box>
    </FactCard>
  );
}

interface ReportsProps {
  title: string;
  reports: Case['earlier_of_host'];
  /** The list of all of them. */
  all: string;
  children?: ReactNode;
}

function Reports({ title, reports, all, children }: ReportsProps) {
  const t = useTranslate();
  const { date, count } = useFormats();
  const { total, items } = reports;
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {title}: {total === 0 ? t('cases.none_earlier') : count(total)}
      </Typography>
      {children && <Box sx={{ color: 'text.secondary', fontSize: textSize.small, mb: 0.5 }}>{children}</Box>}
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
        {items.map(({ id, kind, created, standing, stashpoint_name }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Link href={recordPath('incidents', id)} sx={{ py: 0.5 }}>
              {t(`incidents.kind.${kind}`)}, {date(created)}
            </Link>
            <Standing standing={standing} />
            <Box component="span" sx={{ color: 'text.secondary', fontSize: textSize.small }}>
              {stashpoint_name}
            </Box>
          </Box>
        ))}
      </Box>
      {total > items.length && <Link href={all}>{t('cases.see_all')}</Link>}
    </div>
  );
}
