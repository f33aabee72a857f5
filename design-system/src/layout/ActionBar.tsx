import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { colour, layer, screenOnly, shadow } from '../tokens/index.ts';

interface ActionBarProps {
  /** The bar's subject: "Price and booking". */
  label: string;
  /** The same action in the page: while it is visible, the bar is hidden. */
  insteadOf: RefObject<HTMLElement | null>;
  /** The price on the left, the button on the right. */
  children: ReactNode;
}

/**
 * A bar at the lower edge of a phone: the price and the button stay within reach of the thumb while scrolling. Hidden
 * on large screens.
 */
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
  // Other elements at the lower edge leave this much space for the bar.
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
        padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
        background: colour.surfaceRaised,
        borderTop: `1px solid ${colour.line}`,
        boxShadow: shadow.raised,
        ...screenOnly,
      }}
    >
      {children}
    </Box>
  );
}

const ROOM = '--action-bar';

/** The height of the bar at the lower edge, CSS length; 0 if there is no bar. */
export const actionBarRoom = `var(${ROOM}, 0px)`;
