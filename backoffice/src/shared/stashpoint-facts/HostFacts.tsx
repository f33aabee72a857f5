import type { AdminStashpoint } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';

export function HostFacts({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  return (
    <FactList
      facts={[
        [t('place.host'), nameOfHost(place)],
        [t('place.business'), place.business_name],
        [
          t('account.email'),
          place.host.email ? (
            <Link key="mail" href={`mailto:${place.host.email}`}>
              {place.host.email}
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
