import { type IncidentDetail, VERDICTS, type Verdict } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** The final decision on a report, either way; it can be changed later. */
export function Decide({ report }: { report: IncidentDetail }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Verdict | null>(null);
  return (
    <>
      {VERDICTS.filter((verdict) => verdict !== report.verdict).map((verdict) => (
        <Button
          key={verdict}
          variant={verdict === 'dismissed' ? 'contained' : 'outlined'}
          onClick={() => setAsked(verdict)}
        >
          {t(`reports.decide.${verdict}`)}
        </Button>
      ))}
      {asked && <Question report={report} verdict={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface QuestionProps {
  report: IncidentDetail;
  verdict: Verdict;
  onClose: () => void;
}

function Question({ report, verdict, onClose }: QuestionProps) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const decide = async () => {
    const body = { verdict, ...(text.trim() && { text: text.trim() }) };
    await api.decideIncident({ params: { id: report.id }, body });
    notify('reports.now_decided', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={t(`reports.decide_title.${verdict}`, { place: report.stashpoint.name })}
      confirm={t(`reports.verdict.${verdict}`)}
      onClose={onClose}
      onConfirm={decide}
    >
      <Typography>{t('reports.decide_text')}</Typography>
      <TextField
        label={t('reports.decide_reason')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
