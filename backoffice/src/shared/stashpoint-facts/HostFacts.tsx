import type { AdminStashpoint } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function HostFacts({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  return (
    <FactList
      facts={[
        [t('place.host'), nameOfHost(stashpoint)],
        [t('place.business'), stashpoint.business_name],
        [
          t('account.email'),
          stashpoint.host.email ? (
            <Link key="mail" href={`mailto:${stashpoint.host.email}`}>
              {stashpoint.host.email}
            </Link>
          ) : (
            '–'
          ),
        ],
      ]}
    />
  );
}

export function nameOfHost({ host }: Pick<AdminStashpoint, 'host'>): string {
  return `${host.first_name} ${host.last_name}`.trim();
}
