export const PAGE = { minimumSize: 1, maximumSize: 50, defaultSize: 20, minimumOffset: 0 } as const;

export const SORT_OPTIONS = ['distance', 'popularity', 'price'] as const;
