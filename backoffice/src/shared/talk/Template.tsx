import type { BookingMessages } from '@cubby/api';
import { radius, TranslatedText } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TalkTools } from './Talk.tsx';

interface TemplateProps {
  bookingId: string;
  template: BookingMessages['messages'][number];
  tools: TalkTools;
  onSent: () => void;
  onClose: () => void;
}

/** A ready-made email in the reader's language, before it is sent in the traveller's. */
export function Template({ bookingId, template: { kind, own, traveller }, tools, onSent, onClose }: TemplateProps) {
  const { client, t, problem, language } = tools;
  // One key for as long as it is open: pressing twice sends once.
  const [key] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async () => {
    setSending(true);
    try {
      await client.sendBookingMessage({ params: { id: bookingId }, body: { kind } }, { idempotencyKey: key });
      tools.onSent?.();
      onSent();
      onClose();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Box component="section" aria-label={own.subject} sx={paper}>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>
        <TranslatedText
          text={letter(traveller)}
          lang={traveller.language}
          translation={
            traveller.language === own.language
              ? undefined
              : {
                  text: letter(own),
                  lang: own.language,
                  note: t('sent_in', { language: names.of(traveller.language) ?? traveller.language }),
                  showOriginal: t('show_original'),
                  showTranslation: t('show_translation'),
                }
          }
        />
      </Box>
      {failure !== null && <Alert severity="error">{problem(failure)}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" loading={isSending} onClick={() => void send()}>
          {t('send_template')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
}

function letter({ subject, body }: BookingMessages['messages'][number]['own']): string {
  return `${subject}\n\n${body}`;
}

const paper = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
} as const;
