import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useConsent } from '../consent/consent.ts';
import { flushOnLeaving, track } from './track.ts';

/** Counts page views; the first one as soon as the visitor agrees. */
export function PageViews() {
  const [pathname] = useLocation();
  const consent = useConsent();
  useEffect(flushOnLeaving, []);
  useEffect(() => {
    if (consent === 'given') track('page_view', { path: pathname });
  }, [pathname, consent]);
  return null;
}
