import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  /** The reader has printed it, or thought better of it. */
  onDone: () => void;
  children: ReactNode;
}

/** A sheet that is printed as soon as it is there: on paper it alone stands, on the screen it does not. */
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
          // A roll of a receipt printer has no paper to lose.
          '@media print and (max-width: 100mm)': { '@page': { margin: '3mm' } },
        }}
      />
      {children}
    </Box>,
    document.body,
  );
}
