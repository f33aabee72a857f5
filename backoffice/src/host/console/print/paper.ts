import { useState } from 'react';
import type { Roll } from '../../../shared/page/PrintSheet.tsx';

/** Paper that hosts print on; null for sheets, whose size the printer knows. */
const PAPERS = {
  sheet: null,
  roll80: { width: 80, margin: 4 },
  roll58: { width: 58, margin: 5 },
} as const satisfies Record<string, Roll | null>;
export type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

const KEY = 'cubby.paper';

/** The paper of this device's printer, as it was chosen last. */
export function usePaper(): { paper: Paper; roll: Roll | null; choose: (paper: string) => void } {
  const [paper, setPaper] = useState<Paper>(() => nameOf(window.localStorage.getItem(KEY)));
  const choose = (name: string) => {
    window.localStorage.setItem(KEY, name);
    setPaper(nameOf(name));
  };
  return { paper, roll: PAPERS[paper], choose };
}

function nameOf(text: string | null): Paper {
  return PAPER_NAMES.find((name) => name === text) ?? 'sheet';
}
