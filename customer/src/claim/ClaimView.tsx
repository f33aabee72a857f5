import { type Claim, type ClaimStart, isClaimChangeable } from '@cubby/api';
import { Panel, plainList, Section } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { ClaimFiles } from './ClaimFiles.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { bodyOf, draftOf } from './claim-draft.ts';

interface ClaimViewProps {
  claim: Claim;
  start: ClaimStart;
  onChange: () => void;
}

const TONES = {
  open: 'info',
  needs_more: 'warning',
  accepted: 'success',
  refused: 'info',
  paid: 'success',
  returned: 'warning',
} as const;

/** A claim with its state, what is missing, its files and what has happened. */
export function ClaimView({ claim, start, onChange }: ClaimViewProps) {
  const { t, phrases, money, moment, paths } = useI18n();
  const { timezone } = start.stashpoint;
  const { state, answer_by, decision_text } = claim;
  // The account has a form of its own.
  const needs = claim.needs.filter((need) => need !== 'account');
  const [isChanging, setChanging] = useState(false);
  const amount = money(claim.amount ?? 0, claim.ccy_code, claim.ccy_minor_in_major);
  const waitsForHost = answer_by !== null && !claim.steps.some(({ kind }) => kind.startsWith('host_'));
  return (
    <Section title={t('claim.number', { number: claim.number })}>
      <Alert severity={TONES[state]}>
        <strong>{t(`claim.state.${state}`, { amount })}</strong>
        {state === 'open' && (
          <div>{waitsForHost ? t('claim.openText', { time: moment(answer_by, timezone) }) : t('claim.reviewText')}</div>
        )}
        {start.cover === 'none' && isClaimChangeable(state) && <div>{phrases.cover.claimed}</div>}
        {decision_text && state !== 'open' && <Box sx={{ whiteSpace: 'pre-line' }}>{decision_text}</Box>}
        {state === 'refused' && (
          <Box sx={{ mt: 1 }}>
            {t('claim.refusedText')} <Link href={paths.support()}>{t('claim.help')}</Link>
          </Box>
        )}
      </Alert>
      {needs.length > 0 && (
        <Panel>
          <Typography component="h3" variant="h6">
            {t('claim.needs.title')}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
            {needs.map((need) => (
              <li key={need}>{t(`claim.needs.${need}`)}</li>
            ))}
          </Box>
        </Panel>
      )}
      {(state === 'accepted' || state === 'returned') && <AccountPanel claim={claim} onSaved={onChange} />}
      <ClaimFiles claim={claim} onChange={onChange} />
      <Panel>
        {isChanging ? (
          <EditClaim
            claim={claim}
            start={start}
            onDone={() => {
              setChanging(false);
              onChange();
            }}
          />
        ) : (
          <>
            <Items claim={claim} />
            {isClaimChangeable(state) && (
              <Button variant="outlined" onClick={() => setChanging(true)} sx={{ justifySelf: 'start' }}>
                {t('claim.edit')}
              </Button>
            )}
          </>
        )}
      </Panel>
      <Panel>
        <Typography component="h3" variant="h6">
          {t('claim.steps.title')}
        </Typography>
        <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
          {claim.steps.map(({ kind, created }) => (
            <li key={`${kind} ${created}`}>
              <div>{t(`claim.steps.${kind}`)}</div>
              <Typography variant="body2" color="textSecondary">
                {moment(created, timezone)}
              </Typography>
            </li>
          ))}
        </Box>
      </Panel>
    </Section>
  );
}

function Items({ claim }: { claim: Claim }) {
  const { t, money } = useI18n();
  const write = (amount: number) => money(amount, claim.ccy_code, claim.ccy_minor_in_major);
  return (
    <>
      <Typography component="h3" variant="h6">
        {t(`claim.cause.${claim.cause}`)}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{claim.text}</Box>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {claim.items.map(({ name, bag, value }, index) => {
          const paid = claim.accepted?.[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are told apart by their place only.
            <Box component="li" key={index} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {name}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {t('claim.bag', { number: bag })}
                </Typography>
              </Box>
              <Box sx={{ textAlign: 'end', flex: 'none' }}>
                {write(value)}
                {paid !== undefined && (
                  <Typography variant="body2">{t('claim.items.paid', { amount: write(paid) })}</Typography>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

function EditClaim({ claim, start, onDone }: { claim: Claim; start: ClaimStart; onDone: () => void }) {
  const { t, language } = useI18n();
  const [draft, setDraft] = useState(() => draftOf(claim));
  const sending = useSending();
  const save = () =>
    sending.send(async () => {
      const body = { ...bodyOf(draft, claim.ccy_minor_in_major, language), expected_version: claim.version };
      await api.updateClaim({ params: { id: claim.id }, body });
      onDone();
    });
  return (
    <>
      <ClaimForm
        draft={draft}
        start={start}
        submit={t('claim.save')}
        pending={sending.pending}
        onChange={setDraft}
        onSubmit={save}
      >
        <ErrorNote error={sending.error} />
      </ClaimForm>
      <Button onClick={onDone} sx={{ justifySelf: 'start', marginInlineStart: -1 }}>
        {t('claim.cancel')}
      </Button>
    </>
  );
}
