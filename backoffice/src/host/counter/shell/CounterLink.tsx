import { COUNTER_PATHS } from '@cubby/api';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';

interface CounterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders every link of the theme: pages of the counter through the router, others as plain links. */
export function CounterLink({ href = '', ref, ...props }: CounterLinkProps) {
  const inside = COUNTER_PATHS.includes(href.split('?')[0] ?? '') && !props.target;
  return inside ? (
    <Link href={href} {...props} {...(ref ? { ref } : {})} />
  ) : (
    <a href={href} {...props} {...(ref ? { ref } : {})} />
  );
}
