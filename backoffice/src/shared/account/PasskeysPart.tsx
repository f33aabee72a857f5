import type { Passkey } from '@cubby/api';
import { fontWeight, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { canUsePasskeys } from '../../lib/auth/sign-in-methods.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { card, quiet } from '../page/row-looks.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { Part } from './Part.tsx';
import { useChangedMethods } from './use-sign-in-methods.ts';

interface PasskeysPartProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[] | null) => void;
}

/** The user's passkeys, each with its name, where it is stored, when it was added and last used. */
export function PasskeysPart({ passkeys, onCodes }: PasskeysPartProps) {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  return (
    <Part
      title={t('sign_in.passkeys')}
      text={passkeys.length > 0 ? t('sign_in.set_up.passkey_text') : t('sign_in.own.no_passkeys')}
    >
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5, width: '100%' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {canUsePasskeys() ? (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {t('sign_in.own.add_passkey')}
        </Button>
      ) : (
        <Box sx={quiet}>{t('sign_in.own.no_browser')}</Box>
      )}
      {isAdding && <AddPasskeyDialog onAdded={onCodes} onClose={() => setAdding(false)} />}
    </Part>
  );
}

function PasskeyRow({ passkey: { id, name, is_synced, created, last_used_at } }: { passkey: Passkey }) {
  const t = useTranslate();
  const notify = useNotify();
  const { date, moment } = useFormats();
  const { changed } = useChangedMethods();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    changed(await api.deletePasskey({ params: { id } }));
    notify('sign_in.own.passkey_removed', { type: 'success' });
  };
  return (
    <Box component="li" sx={card}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={quiet}>{t(is_synced ? 'sign_in.own.synced' : 'sign_in.own.one_device')}</Box>
        <Box sx={quiet}>
          {t('sign_in.own.added', { date: date(created) })}
          {' · '}
          {last_used_at ? t('sign_in.own.used', { when: moment(last_used_at) }) : t('sign_in.own.unused')}
        </Box>
      </Box>
      <Button color="error" aria-label={t('sign_in.own.remove_named', { name })} onClick={() => setRemoving(true)}>
        {t('sign_in.own.remove')}
      </Button>
      {isRemoving && (
        <FormDialog
          destructive
          title={t('sign_in.own.remove_passkey_title', { name })}
          confirm={t('sign_in.own.remove')}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        >
          {t('sign_in.own.remove_passkey_text')}
        </FormDialog>
      )}
    </Box>
  );
}
