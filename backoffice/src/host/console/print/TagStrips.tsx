import { fontWeight, lineHeight, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface TagStripsProps {
  tags: readonly string[];
  /** True on the roll of a receipt printer, where the halves are one below the other. */
  narrow?: boolean;
}

/** Each tag twice, to cut apart: one half for the bag, one for the traveller. */
export function TagStrips({ tags, narrow = false }: TagStripsProps) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: narrow ? 0 : '4mm' }}>
      {tags.map((tag) => (
        <Box component="li" key={tag} data-piece sx={narrow ? [strip, below] : strip}>
          {(['host.print.for_bag', 'host.print.for_person'] as const).map((half) => (
            <Box key={half} className="half" sx={{ p: '4mm', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontSize: textSize.figure, fontWeight: fontWeight.heavy, lineHeight: lineHeight.heading }}>
                {tag}
              </Box>
              <Box sx={{ fontSize: textSize.tiny }}>{t(half)}</Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: '1px dashed',
  breakInside: 'avoid',
  textAlign: 'center',
  '& > .half + .half': { borderInlineStart: '1px dashed' },
} as const;

const below = {
  gridTemplateColumns: '1fr',
  '& > .half + .half': { borderInlineStart: 0, borderTop: '1px dashed' },
} as const;
