import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** The roll of a receipt printer: its width and the margin that such printers leave at both sides, in millimetres. */
export interface Roll {
  width: number;
  margin: number;
}

interface PrintSheetProps {
  /** The roll to print on; null for sheets. */
  roll?: Roll | null;
  /** Called after printing, and after cancelling it. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * A sheet that prints as soon as it renders: it is the only content on paper, and hidden on the screen. On a roll, each
 * element with `data-piece` is a page of its own, cut off by the printer; without any, all of it is one long page.
 */
export function PrintSheet({ roll = null, onDone, children }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState<number | null>(null);
  const done = useEffectEvent(onDone);
  const isReady = roll === null || length !== null;
  useLayoutEffect(() => {
    if (roll && sheet.current) setLength(lengthOf(sheet.current) + 2 * roll.margin);
  }, [roll]);
  useEffect(() => {
    if (!isReady) return;
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [isReady]);
  return createPortal(
    <Box id="sheet" ref={sheet} sx={roll ? onRoll(roll) : onSheets}>
      <GlobalStyles
        styles={{
          '@media print': { 'body > :not(#sheet)': { display: 'none !important' } },
          // A receipt printer set up as the size of sheets has no paper for margins.
          '@media print and (max-width: 100mm)': { '@page': roll ? {} : { margin: '3mm' } },
          '@page': roll ? { size: `${roll.width}mm ${length ?? 0}mm`, margin: `${roll.margin}mm` } : { margin: '12mm' },
        }}
      />
      {children}
    </Box>,
    document.body,
  );
}

/** Returns the length of a page for its contents, in millimetres. */
function lengthOf(sheet: HTMLElement): number {
  const pieces = [...sheet.querySelectorAll<HTMLElement>('[data-piece]')];
  const pixels = Math.max(...(pieces.length > 0 ? pieces : [sheet]).map((each) => each.offsetHeight));
  return Math.ceil(pixels / PIXELS_A_MM) + 1;
}

/** CSS counts 96 pixels to the inch. */
const PIXELS_A_MM = 96 / 25.4;

const onSheets = { display: 'none', '@media print': { display: 'block' } } as const;

/** Laid out beside the screen in the width of the paper, so that it can be measured. */
function onRoll({ width, margin }: Roll) {
  return {
    position: 'absolute',
    insetInlineStart: -10_000,
    top: 0,
    visibility: 'hidden',
    width: `${width - 2 * margin}mm`,
    '@media print': { position: 'static', visibility: 'visible' },
    '& [data-piece]': { breakAfter: 'page' },
  } as const;
}
