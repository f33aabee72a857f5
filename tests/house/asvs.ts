/**
 * The number of requirements of levels 1 and 2 in each section of the OWASP ASVS 5.0.0. Within a section those of level
 * 3 come last, so the ids follow from the count: `1.2: 9` is 1.2.1 to 1.2.9. Sections without any are left out.
 */
const SECTIONS: readonly [chapter: number, counts: Readonly<Record<number, number>>][] = [
  [1, { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 }],
  [2, { 1: 3, 2: 3, 3: 4, 4: 1 }],
  [3, { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 }],
  [4, { 1: 3, 2: 1, 3: 2, 4: 4 }],
  [5, { 1: 1, 2: 3, 3: 2, 4: 3 }],
  [6, { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 }],
  [7, { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 }],
  [8, { 1: 2, 2: 3, 3: 1, 4: 1 }],
  [9, { 1: 3, 2: 4 }],
  [10, { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 }],
  [11, { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 }],
  [12, { 1: 3, 2: 2, 3: 4 }],
  [13, { 1: 1, 2: 5, 3: 2, 4: 5 }],
  [14, { 1: 2, 2: 4, 3: 3 }],
  [15, { 1: 3, 2: 3, 3: 7 }],
  [16, { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 }],
  [17, { 1: 1, 2: 4, 3: 2 }],
];

/** The ids of levels 1 and 2, in the order of the standard. */
export const REQUIREMENTS: readonly string[] = SECTIONS.flatMap(([chapter, counts]) =>
  Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  ),
);
