import type { BookingMessages } from '@cubby/api';
import { fontWeight, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type Letter = BookingMessages['messages'][number]['own'];

/** An email as its recipient will get it and, if that is another language, as the reader would. */
export function Letters({ recipient, own }: { recipient: Letter; own: Letter }) {
  const t = useTranslate();
  const isSame = recipient.language === own.language;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: isSame ? '1fr' : '1fr 1fr' } }}>
      <OneLetter title={t('booking.message.as_sent')} letter={recipient} />
      {!isSame && <OneLetter title={t('booking.message.as_read')} letter={own} />}
    </Box>
  );
}

function OneLetter({ title, letter: { language, subject, body } }: { title: string; letter: Letter }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: textSize.small, color: 'text.secondary', mb: 0.5 }}>{title}</Box>
      <Box lang={language} sx={paper}>
        <Box sx={{ fontWeight: fontWeight.strong }}>{subject}</Box>
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{body}</Box>
      </Box>
    </Box>
  );
}

const paper = {
  display: 'grid',
  gap: 1,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
} as const;
