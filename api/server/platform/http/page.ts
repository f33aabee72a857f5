import type { Page } from '../../../contract/vocabulary/words.ts';

/** Serializes a page of a list. */
export function pageOf<T>(items: T[], total: number, { page, perPage }: { page: number; perPage: number }): Page<T> {
  const pages = Math.ceil(total / perPage);
  return { items, page, pages, total, has_next: page < pages, has_prev: page > 1 };
}
