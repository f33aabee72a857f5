import type { AdminContent } from '@cubby/api';
import { colour, font, lineHeight, radius, textSize, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The text as it appears on the place's page: on a paper background, in the page's typeface and width. */
export function Preview({ content, values }: { content: AdminContent; values: readonly string[] }) {
  const t = useTranslate();
  const paragraphs = values.flatMap((value) => value.split(/\n{2,}/)).filter((text) => text.trim());
  return (
    <Box lang={content.language} sx={sheet}>
      <Box component="h3" sx={{ fontFamily: font.heading, fontSize: textSize.title, m: 0, mb: 1.5 }}>
        {t('contents.heading', { place: content.location.name })}
      </Box>
      {paragraphs.length === 0 && <Box sx={{ opacity: 0.75 }}>{t('contents.nothing_to_show')}</Box>}
      {paragraphs.map((text, index) => (
        <Box
          component="p"
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may stand twice; its place tells it apart.
          key={index}
          sx={{ m: 0, mb: 1.5, lineHeight: lineHeight.loose, maxWidth: width.text, overflowWrap: 'anywhere' }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

const sheet = {
  background: colour.surface,
  color: colour.text,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  p: { xs: 2, md: 3 },
  mt: 1,
} as const;
