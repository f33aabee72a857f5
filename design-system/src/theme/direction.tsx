import { createContext, lazy, type ReactNode, Suspense, use } from 'react';

export type Direction = 'ltr' | 'rtl';

// Loaded only for a language that needs it.
const MirroredStyles = lazy(() => import('./MirroredStyles.tsx'));

/** The direction that a story's toolbar sets, whatever the language; null elsewhere. */
export const ChosenDirection = createContext<Direction | null>(null);

/** Returns the direction of lines: the language's own, unless a story's toolbar mirrors the page. */
export function useDirection(written: Direction): Direction {
  return use(ChosenDirection) ?? written;
}

/** Mirrors the styles of MUI's components below it, for a direction that needs it. */
export function Directed({ direction, children }: { direction: Direction; children: ReactNode }) {
  if (direction === 'ltr') return children;
  return (
    <Suspense>
      <MirroredStyles>{children}</MirroredStyles>
    </Suspense>
  );
}
