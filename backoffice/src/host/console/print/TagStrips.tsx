import { fontWeight, lineHeight, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** Each tag twice side by side, to cut apart: one half for the bag, one for the traveller. */
export function TagStrips({ tags }: { tags: readonly string[] }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: '4mm' }}>
      {tags.map((tag) => (
        <Box component="li" key={tag} sx={strip}>
          {(['host.print.for_bag', 'host.print.for_person'] as const).map((half) => (
            <Box key={half} sx={{ p: '4mm', '& + &': { borderLeft: '1px dashed' } }}>
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
} as const;
