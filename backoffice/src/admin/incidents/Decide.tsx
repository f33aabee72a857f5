import { type IncidentDetail, VERDICTS, type Verdict } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** The final decision on a report, either way; it can be changed later. */
export function Decide({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Verdict | null>(null);
  return (
    <>
      {VERDICTS.filter((verdict) => verdict !== incident.verdict).map((verdict) => (
        <Button
          key={verdict}
          variant={verdict === 'dismissed' ? 'contained' : 'outlined'}
          onClick={() => setAsked(verdict)}
        >
          {t(`incidents.decide.${verdict}`)}
        </Button>
      ))}
      {asked && <Question incident={incident} verdict={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface QuestionProps {
  incident: IncidentDetail;
  verdict: Verdict;
  onClose: () => void;
}

function Question({ incident, verdict, onClose }: QuestionProps) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const decide = async () => {
    const body = { verdict, ...(text.trim() && { text: text.trim() }) };
    await api.decideIncident({ params: { id: incident.id }, body });
    notify('incidents.now_decided', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={t(`incidents.decide_title.${verdict}`, { place: incident.stashpoint.name })}
      confirm={t(`incidents.verdict.${verdict}`)}
      onClose={onClose}
      onConfirm={decide}
    >
      <Typography>{t(`incidents.decide_text.${verdict}`)}</Typography>
      <TextField
        label={t('incidents.decide_reason')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
