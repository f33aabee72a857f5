import type { ClaimCase } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import type { Decision } from './ClaimFacts.tsx';

interface DecideProps {
  claim: ClaimCase;
  staff: Decision;
}

type Asking = 'accept' | 'confirm' | 'refused' | 'needs_more' | null;

/** The decisions on a claim that are possible now. Accepting takes the right to money. */
export function DecideClaim({ claim, staff }: DecideProps) {
  const t = useTranslate();
  const asks = useAsks();
  const { may } = useScopes();
  const [asking, setAsking] = useState<Asking>(null);
  const isOpen = claim.state === 'open' || claim.state === 'needs_more';
  if (!isOpen) return null;
  const close = () => setAsking(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {may('money:all') && (
          <Button variant="contained" onClick={() => setAsking(staff.to_confirm ? 'confirm' : 'accept')}>
            {asks(t(staff.to_confirm ? 'claims.confirm' : 'claims.accept'))}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsking('needs_more')}>
          {asks(t('claims.ask'))}
        </Button>
        <Button variant="outlined" onClick={() => setAsking('refused')}>
          {asks(t('claims.refuse'))}
        </Button>
      </Box>
      {asking === 'accept' && <AcceptDialog claim={claim} staff={staff} onClose={close} />}
      {asking === 'confirm' && <ConfirmDialog claim={claim} staff={staff} onClose={close} />}
      {(asking === 'refused' || asking === 'needs_more') && (
        <DeclineDialog claim={claim} decision={asking} onClose={close} />
      )}
    </>
  );
}

/** Says that a claim waits for a second member of staff. */
export function ToConfirm({ claim, staff }: DecideProps) {
  const t = useTranslate();
  const text = useAcceptedText(claim, staff);
  return staff.to_confirm ? <Alert severity="info">{t('claims.waits', { text })}</Alert> : null;
}

function useAcceptedText(claim: ClaimCase, { accepted, decided_by, borne_by }: Decision): string {
  const t = useTranslate();
  const { money } = useFormats();
  const sum = (accepted ?? []).reduce((all, amount) => all + amount, 0);
  const amount = money(sum, { ccy: claim.ccy_code, ccy_minor_in_major: claim.ccy_minor_in_major });
  const bearer = borne_by ? t(`claims.bearer.${borne_by}`) : '';
  return t('claims.accepted_by', { name: decided_by?.name || t('claims.someone'), amount, bearer });
}

interface DialogProps extends DecideProps {
  onClose: () => void;
}

function ConfirmDialog({ claim, staff, onClose }: DialogProps) {
  const t = useTranslate();
  const done = useDone();
  const text = useAcceptedText(claim, staff);
  const confirm = async () => {
    await api.confirmClaim({ params: { id: claim.id }, body: { expected_version: claim.version } });
    done('claims.done.accepted');
  };
  return (
    <FormDialog
      title={t('claims.confirm_title', { number: claim.number })}
      confirm={t('claims.confirm')}
      confirmFocused
      onClose={onClose}
      onConfirm={confirm}
    >
      <Box>{text}</Box>
      {staff.decision_text && <Box sx={{ whiteSpace: 'pre-line' }}>{staff.decision_text}</Box>}
    </FormDialog>
  );
}

interface DeclineProps {
  claim: ClaimCase;
  decision: 'refused' | 'needs_more';
  onClose: () => void;
}

function DeclineDialog({ claim, decision, onClose }: DeclineProps) {
  const t = useTranslate();
  const done = useDone();
  const [text, setText] = useState('');
  const decline = async () => {
    const body = { decision, text: text.trim(), expected_version: claim.version };
    await api.declineClaim({ params: { id: claim.id }, body });
    done(`claims.done.${decision}`);
  };
  return (
    <FormDialog
      title={t(`claims.decline_title.${decision}`, { number: claim.number })}
      confirm={t(decision === 'refused' ? 'claims.refuse' : 'claims.ask')}
      destructive={decision === 'refused'}
      disabled={!text.trim()}
      onClose={onClose}
      onConfirm={decline}
    >
      <TextField
        autoFocus
        required
        multiline
        minRows={3}
        label={t(`claims.decline_text.${decision}`)}
        helperText={t('claims.mailed')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
    </FormDialog>
  );
}
