import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { isOtherPage } from './paths.ts';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders every link of the theme: pages of the site through the router, others as plain links. */
export function RouterLink({ href = '', ref, ...props }: RouterLinkProps) {
  const inside = href.startsWith('/') && !props.target && !props.download && !isOtherPage(href, window.location);
  return inside ? (
    <Link to={href} {...props} {...(ref ? { ref } : {})} />
  ) : (
    <a href={href} {...props} {...(ref ? { ref } : {})} />
  );
}
