import type { ExternalAccount, Host } from '@cubby/api';
import { FeatureBadge, plainList, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ResumePayouts } from './ResumePayouts.tsx';
import { SwitchAccount } from './SwitchAccount.tsx';

/** A host's payout accounts: one active account a currency. */
export function AccountsCard({ host }: { host: Host }) {
  const t = useTranslate();
  const [adding, setAdding] = useState(false);
  const client = useQueryClient();
  const invalidate = () => {
    void client.invalidateQueries({ queryKey: ['host-accounts', host.id] });
    void client.invalidateQueries({ queryKey: ['host-money', host.id] });
    void client.invalidateQueries({ queryKey: ['changes', 'host', host.id] });
  };
  const { data, error } = useQuery({
    queryKey: ['host-accounts', host.id],
    queryFn: () => api.listExternalAccounts({ query: { host_id: host.id, per_page: 50 } }),
  });
  if (error) return <Alert severity="error">{t(keyOfError(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, justifyItems: 'start' }}>
      {data.items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('hosts.no_accounts')}</Box>}
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5, width: '100%' }}>
        {data.items.map((account) => (
          <Row key={account.id} hostId={host.id} account={account} onChanged={invalidate} />
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {t('hosts.add_account')}
      </Button>
      {adding && <AccountDialog hostId={host.id} onAdded={invalidate} onClose={() => setAdding(false)} />}
    </Box>
  );
}

interface RowProps {
  hostId: string;
  account: ExternalAccount;
  onChanged: () => void;
}

function Row({ hostId, account, onChanged }: RowProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { is_active, account_ccy, account_holder, account_number_end, payment_type } = account;
  return (
    <Box component="li" sx={row}>
      <Box>
        <b>{account_ccy}</b> · {t(`hosts.payment_type.${payment_type}`)}{' '}
        {account_number_end === '' ? t('hosts.number_missing') : `… ${account_number_end}`}
        <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>
          {[account_holder, account.account_city_name, account.account_country].filter(Boolean).join(', ')}
        </Box>
        {account.pays_from && is_active && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {t('money.payouts.changed', { until: moment(account.pays_from) })}
          </Alert>
        )}
        {account.on_hold && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t(`money.payouts.on_hold.${account.on_hold}`, { reason: account.hold_reason ?? '' })}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {account.on_hold && <ResumePayouts hostId={hostId} account={account} onChanged={onChanged} />}
        <FeatureBadge label={t(is_active ? 'hosts.active' : 'hosts.resting')} tone={is_active ? 'good' : 'calm'} />
        <SwitchAccount account={account} onChanged={onChanged} />
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 } as const;
