import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** The theme's component for every link: inside the site it uses the router, elsewhere the browser. */
export function RouterLink({ href = '', ref, ...props }: RouterLinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('/_') && !props.target && !props.download;
  return inside ? (
    <Link href={href} {...props} {...(ref ? { ref } : {})} />
  ) : (
    <a href={href} {...props} {...(ref ? { ref } : {})} />
  );
}
