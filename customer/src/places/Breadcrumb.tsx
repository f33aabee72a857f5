import type { PlaceDetail } from '@cubby/api';
import { plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

export function Breadcrumb({ place }: { place: PlaceDetail }) {
  const { t, paths, nameOf } = useI18n();
  const steps = [
    { href: paths.cities(), name: t('footer.allCities') },
    ...place.ancestors.map((each) => ({ href: paths.place(each), name: nameOf(each) })),
  ];
  return (
    <Box component="nav" aria-label={t('places.breadcrumb')}>
      <Box component="ol" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1, fontSize: textSize.medium }}>
        {steps.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} sx={{ display: 'inline-block', py: 0.5 }}>
              {name}
            </Link>{' '}
            <span aria-hidden>/</span>
          </li>
        ))}
        <Box component="li" aria-current="page" sx={{ py: 0.5 }}>
          {nameOf(place)}
        </Box>
      </Box>
    </Box>
  );
}
