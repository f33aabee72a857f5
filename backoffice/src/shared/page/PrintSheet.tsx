import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  /** Called after printing, and after cancelling it. */
  onDone: () => void;
  children: ReactNode;
}

/** A sheet that prints as soon as it renders: it is the only content on paper, and hidden on the screen. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  return createPortal(
    <Box id="sheet" sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <GlobalStyles
        styles={{
          '@media print': { 'body > :not(#sheet)': { display: 'none !important' }, '@page': { margin: '12mm' } },
          // A receipt printer's roll has no paper for margins.
          '@media print and (max-width: 100mm)': { '@page': { margin: '3mm' } },
        }}
      />
      {children}
    </Box>,
    document.body,
  );
}
