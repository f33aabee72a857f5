import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PageHead } from '../../../shared/page/PageHead.tsx';

/** A page that is to come: what it will hold, and what does it until then. */
export function SoonPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={title} />
      <Box sx={{ maxWidth: width.form }}>
        <FactCard title={t('host.soon.title')}>
          <Box sx={{ mb: 2 }}>{text}</Box>
          {children}
        </FactCard>
      </Box>
    </>
  );
}
