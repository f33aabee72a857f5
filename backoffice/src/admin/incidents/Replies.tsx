import {
  CASE_REPLY_LENGTH,
  CASE_SIDES,
  type CaseReply,
  type CaseReplyTemplates,
  type CaseSide,
  type Language,
  needsOwnWords,
  sideOf,
} from '@cubby/api';
import { FactCard, LoadingState, plainList, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Letters } from '../../shared/bookings/Letters.tsx';
import { SelectField } from '../../shared/inputs/SelectField.tsx';
import { useColleagueName } from '../../shared/notes/use-colleague-name.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

interface RepliesProps {
  incidentId: string;
  replies: readonly CaseReply[];
}

/** The replies of staff to both sides of a report. */
export function Replies({ incidentId, replies }: RepliesProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const nameOf = useColleagueName();
  const [side, setSide] = useState<CaseSide | null>(null);
  return (
    <FactCard title={t('cases.replies.title')}>
      {replies.length === 0 ? (
        <div>{t('cases.replies.none')}</div>
      ) : (
        <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
          {replies.map(({ id, kind, author, text, created }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              {t(`cases.replies.kind.${kind}`)}
              {text && <Box sx={{ whiteSpace: 'pre-line' }}>“{text}”</Box>}
              <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                {nameOf(author)} · {moment(created)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', mt: 1.5, marginInlineStart: -1 }}>
        {CASE_SIDES.map((each) => (
          <Button key={each} onClick={() => setSide(each)}>
            {t(`cases.replies.write_${each}`)}
          </Button>
        ))}
      </Box>
      {side && <ReplyDialog incidentId={incidentId} side={side} onClose={() => setSide(null)} />}
    </FactCard>
  );
}

interface ReplyDialogProps {
  incidentId: string;
  side: CaseSide;
  onClose: () => void;
}

/** Sends a template with one's own words; previews it in the recipient's language and in the reader's. */
function ReplyDialog({ incidentId, side, onClose }: ReplyDialogProps) {
  const t = useTranslate();
  const done = useDone();
  const language = useLocale() as Language;
  // One key for as long as the dialog is open: pressing twice sends once.
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, choose] = useState<string | null>(null);
  const [text, setText] = useState('');
  const { data, error } = useQuery({
    queryKey: ['incident', incidentId, 'replies', language],
    queryFn: () => api.listCaseReplies({ params: { id: incidentId }, query: { language } }),
  });
  const templates = data?.templates.filter(({ kind }) => sideOf(kind) === side) ?? [];
  const template = templates.find(({ kind }) => kind === chosen) ?? templates[0];
  const isFull = data?.left_today === 0;
  const send = async () => {
    if (!template) return;
    const body = { kind: template.kind, ...(text.trim() && { text: text.trim() }) };
    await api.sendCaseReply({ params: { id: incidentId }, body }, { idempotencyKey: key });
    done('cases.replies.sent');
  };
  return (
    <FormDialog
      title={t(`cases.replies.title_${side}`)}
      confirm={t('cases.replies.send')}
      disabled={!template || isFull || (needsOwnWords(template.kind) && !text.trim())}
      wide
      onClose={onClose}
      onConfirm={send}
    >
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
      {!data && !error && <LoadingState label={t('console.loading')} />}
      {data && !template && <Alert severity="info">{t('cases.replies.nobody')}</Alert>}
      {isFull && <Alert severity="warning">{t('cases.replies.limit')}</Alert>}
      {template && (
        <>
          <SelectField
            label={t('cases.replies.template')}
            value={template.kind}
            onChange={choose}
            options={templates.map(({ kind }) => [kind, t(`cases.replies.short.${kind}`)] as const)}
          />
          <OwnWords template={template} text={text} onChange={setText} />
          <Letters recipient={letterOf(template.recipient, text)} own={letterOf(template.own, text)} />
        </>
      )}
    </FormDialog>
  );
}

type Template = CaseReplyTemplates['templates'][number];

interface OwnWordsProps {
  template: Template;
  text: string;
  onChange: (text: string) => void;
}

function OwnWords({ template, text, onChange }: OwnWordsProps) {
  const t = useTranslate();
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  return (
    <TextField
      label={t(needsOwnWords(template.kind) ? 'cases.replies.question' : 'cases.replies.own')}
      helperText={t('cases.replies.help', { language: names.of(template.recipient.language) ?? '' })}
      required={needsOwnWords(template.kind)}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: CASE_REPLY_LENGTH } }}
      multiline
      minRows={2}
    />
  );
}

function letterOf({ language, subject, opening, closing }: Template['own'], text: string) {
  return { language, subject, body: [opening, text.trim(), closing].filter(Boolean).join('\n\n') };
}
