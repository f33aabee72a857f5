import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { colour, layer, lowScreen, screenOnly, shadow } from '../tokens/index.ts';
import { fixedAtBottom } from './fixed-at.ts';

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
 * on large screens, and on low ones, where it would cover what it is about.
 */
export function ActionBar({ label, insteadOf, children }: ActionBarProps) {
  const [inPage, setInPage] = useState(false);
  useEffect(() => {
    const action = insteadOf.current;
    if (!action || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInPage(entry?.isIntersecting ?? false));
    observer.observe(action);
    return () => observer.disconnect();
  });
  return (
    <Box
      ref={keepRoom}
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
        [lowScreen]: { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

const ROOM = '--action-bar';

/**
 * Other elements at the lower edge leave as much space for the bar as it takes. They keep it while the bar is hidden: if
 * the page were lower then, what is at its end would move under the finger that presses it.
 */
function keepRoom(bar: HTMLElement | null) {
  if (!bar || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    if (bar.offsetHeight > 0) style.setProperty(ROOM, `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  const leave = fixedAtBottom(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(ROOM);
    leave?.();
  };
}

/** The height of the bar at the lower edge, CSS length; 0 if there is no bar. */
export const actionBarRoom = `var(${ROOM}, 0px)`;
