import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** What the theme renders for every link: inside the site through the router, elsewhere as the browser does. */
export function RouterLink({ href = '', ref, ...props }: RouterLinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('/_') && !props.target && !props.download;
  return inside ? (
    <Link href={href} {...props} {...(ref ? { ref } : {})} />
  ) : (
    <a href={href} {...props} {...(ref ? { ref } : {})} />
  );
}
