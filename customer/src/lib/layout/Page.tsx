import { PageBody } from '@cubby/design-system';
import type { ReactNode } from 'react';
import { Seo, type SeoProps } from '../seo/Seo.tsx';

interface PageProps extends SeoProps {
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

/** A screen's content, with its title and metadata. */
export function Page({ width = 'normal', children, ...seo }: PageProps) {
  return (
    <PageBody size={width}>
      <Seo {...seo} />
      {children}
    </PageBody>
  );
}
