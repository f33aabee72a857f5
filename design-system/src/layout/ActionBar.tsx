import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { colour, layer, shadow } from '../tokens/index.ts';

interface ActionBarProps {
  /** What it is about: "Price and booking". */
  label: string;
  /** The same action in the page: while that can be seen, the bar steps aside. */
  insteadOf: RefObject<HTMLElement | null>;
  /** What it costs on the left, what to do on the right. */
  children: ReactNode;
}

/** A phone's lower edge: the price and the button stay in reach of the thumb while one reads. Not there at a desk. */
export function ActionBar({ label, insteadOf, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [inPage, setInPage] = useState(false);
  useEffect(() => {
    const action = insteadOf.current;
    if (!action || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInPage(entry?.isIntersecting ?? false));
    observer.observe(action);
    return () => observer.disconnect();
  });
  // What else stands at the lower edge leaves it this much room.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(ROOM, `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(ROOM);
  });
  return (
    <Box
      ref={bar}
      role="region"
      aria-label={label}
      sx={{
        position: 'fixed',
        zIndex: layer.floatingButton,
        insetInline: 0,
        bottom: 0,
        display: { xs: inPage ? 'none' : 'flex', md: 'none' },
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
        background: colour.surfaceRaised,
        borderTop: `1px solid ${colour.line}`,
        boxShadow: shadow.raised,
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

const ROOM = '--action-bar';

/** The height of the bar at the lower edge, CSS length; 0 while there is none. */
export const actionBarRoom = `var(${ROOM}, 0px)`;
