import type { ExternalAccount } from '@cubby/api';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface SwitchAccountProps {
  account: ExternalAccount;
  onChanged: () => void;
}

/** Makes a payout account active or inactive after a confirmation, because payouts go elsewhere or stop. */
export function SwitchAccount({ account, onChanged }: SwitchAccountProps) {
  const t = useTranslate();
  const asks = useAsks();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { id, is_active, version, account_ccy, account_holder, account_number_end, payment_type } = account;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.updateExternalAccount({ params: { id }, body: { is_active: !is_active, expected_version: version } }),
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      onChanged();
    },
  });
  const action = is_active ? 'let_rest' : 'make_active';
  const name = [
    account_holder || t(`hosts.payment_type.${payment_type}`),
    account_number_end && `… ${account_number_end}`,
  ];
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {asks(t(`hosts.${action}`))}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t(`hosts.${action}_title`, { account: name.filter(Boolean).join(', ') })}
        content={t(`hosts.${action}_text`, { ccy: account_ccy })}
        confirm={t(`hosts.${action}`)}
        cancel={t('console.cancel')}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
