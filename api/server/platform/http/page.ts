import type { Page } from '../../../contract/vocabulary/words.ts';

/** A page of a list as the wire names it. */
export function pageOf<T>(items: T[], total: number, { page, perPage }: { page: number; perPage: number }): Page<T> {
  const pages = Math.ceil(total / perPage);
  return { items, page, pages, total, has_next: page < pages, has_prev: page > 1 };
}
