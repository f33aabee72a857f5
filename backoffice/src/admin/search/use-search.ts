import { readContact } from '@cubby/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { contactPath } from '../../lib/routing/paths.ts';
import type { Found as FoundRecord } from '../../shared/page/console-resource.ts';
import { useAccess } from '../../shared/page/use-access.ts';
import { RESOURCES } from '../menu/resources.ts';

const PAUSE_MS = 150;
/** Shorter texts match too much to be of use. */
export const SHORTEST = 2;
const SHOWN = 4;

export interface Found extends FoundRecord {
  /** The kind of record, as a key of the dictionary. */
  group: string;
}

/** Searches all lists that the user may read, once typing pauses. One that fails leaves the others. */
export function useSearch(text: string) {
  const dataProvider = useDataProvider();
  const mayOpen = useAccess();
  const t = useTranslate();
  const asked = useSettled(text.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', asked],
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: SHOWN };
      // In the order of the menu, which begins with those a caller most likely asks about.
      const searches = RESOURCES.map(
        async ({ resource, searched = resource, found, access, label }): Promise<Found[]> => {
          if (!found || !mayOpen(access)) return [];
          const { data } = await dataProvider.getList(searched, { filter: { q: asked }, pagination, signal });
          return data.map((record) => ({ group: label, ...found(record) }));
        },
      );
      const records = (await Promise.allSettled(searches)).flatMap((each) =>
        each.status === 'fulfilled' ? each.value : [],
      );
      return readContact(asked) && mayOpen('bookings:all')
        ? [...records, { group: 'bookings.timeline', href: contactPath(asked), name: asked, detail: t('contact.link') }]
        : records;
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
