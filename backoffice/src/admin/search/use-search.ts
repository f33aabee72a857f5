import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { type Found, SOURCES } from './sources.ts';

const PAUSE_MS = 150;
/** Shorter texts match too much to be of use. */
const SHORTEST = 2;
const SHOWN = 4;

/** Searches all lists that the user may read, once typing pauses. One that fails leaves the others. */
export function useSearch(text: string) {
  const dataProvider = useDataProvider();
  const { may } = useScopes();
  const asked = useSettled(text.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', asked],
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const sources = SOURCES.filter(({ scope }) => may(scope));
      const answers = await Promise.allSettled(
        sources.map(({ resource }) =>
          dataProvider.getList(resource, { filter: { q: asked }, pagination: { page: 1, perPage: SHOWN }, signal }),
        ),
      );
      return answers.flatMap((answer, index): Found[] => {
        const { group, present } = sources[index] ?? {};
        if (answer.status === 'rejected' || !group || !present) return [];
        return answer.value.data.map((record) => ({ group, ...present(record) }));
      });
    },
  });
  if (text.trim().length < SHORTEST) return { found: [], isPending: false };
  return { found: asked.length >= SHORTEST ? data : [], isPending: isFetching || asked !== text.trim() };
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(setSettled, PAUSE_MS, text);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
