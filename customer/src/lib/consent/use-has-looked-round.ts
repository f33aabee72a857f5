import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Returns true once the visitor has scrolled half a screen down, or opened another page. */
export function useHasLookedRound(): boolean {
  const [pathname] = useLocation();
  const [arrivedAt] = useState(pathname);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (scrolled) return;
    const look = () => setScrolled(window.scrollY > window.innerHeight / 2);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [scrolled]);
  return scrolled || pathname !== arrivedAt;
}
