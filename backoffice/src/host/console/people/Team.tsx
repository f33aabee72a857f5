import { EmptyState, FactCard, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PersonRow } from './PersonRow.tsx';
import { usePeople } from './use-team.ts';

/** The team members with their places. */
export function Team() {
  const t = useTranslate();
  return (
    <FactCard title={t('host.people.team')}>
      <Loaded query={usePeople()}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState title={t('host.people.nobody')} text={t('host.people.nobody_text')} />
          ) : (
            <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </FactCard>
  );
}
