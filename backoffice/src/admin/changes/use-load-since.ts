import type { Change } from '@cubby/api';
import { useDataProvider } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { RESOURCE_OF_ENTITY } from '../../lib/resources/resources.ts';
import type { Since } from '../../shared/history/UndoButton.tsx';

/** Returns a function that loads a change's record as it is now, and all that was changed of it since. */
export function useLoadSince({ id, entity, entity_id, created }: Change): () => Promise<Since> {
  const dataProvider = useDataProvider();
  return async () => {
    const { data } = await dataProvider.getOne(RESOURCE_OF_ENTITY[entity], { id: entity_id });
    const query = { entity, entity_id, created_from: created, per_page: 50 };
    const newer: Change[] = [];
    for (let page = 1; ; page += 1) {
      const { items, has_next } = await api.listChanges({ query: { ...query, page } });
      newer.push(...items);
      if (!has_next) break;
    }
    const own = newer.findIndex((each) => each.id === id);
    return {
      newer: own === -1 ? newer : newer.slice(0, own),
      version: Number(data.version),
      of: { currencyCode: data.currency_code ?? data.ccy_code },
    };
  };
}
