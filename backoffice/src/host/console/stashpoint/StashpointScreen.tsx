import type { AdminStashpoint } from '@cubby/api';
import { EmptyState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { useOwnStashpoints } from './use-own-stashpoints.ts';

interface StashpointScreenProps {
  title: string;
  text: string;
  children: (stashpoint: AdminStashpoint) => ReactNode;
}

/** A screen about one place. Users with several places choose one; those without any are led to add their first. */
export function StashpointScreen({ title, text, children }: StashpointScreenProps) {
  const t = useTranslate();
  const { stashpoints, stashpoint, choose, error, refetch } = useOwnStashpoints();
  return (
    <>
      <PageHead title={title} text={text} />
      <Loaded query={{ data: stashpoints, error, refetch }}>
        {(all) =>
          stashpoint ? (
            <>
              {all.length > 1 && (
                <Box sx={{ maxWidth: 420, mb: 2.5 }}>
                  <SelectField
                    label={t('host.places.choose')}
                    value={stashpoint.id}
                    onChange={choose}
                    options={all.map(({ id, name, address }) => [id, `${name}, ${address}`] as const)}
                  />
                </Box>
              )}
              {children(stashpoint)}
            </>
          ) : (
            <EmptyState
              title={t('host.places.none')}
              text={t('host.places.none_text')}
              action={
                <Button variant="contained" href={hostPaths.newStashpoint}>
                  {t('host.places.add')}
                </Button>
              }
            />
          )
        }
      </Loaded>
    </>
  );
}
