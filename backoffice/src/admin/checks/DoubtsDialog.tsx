import type { AdminStashpoint, ApprovalDoubt } from '@cubby/api';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { CompareButton } from './CompareButton.tsx';
import { useCheckTexts } from './use-check-texts.ts';
import type { Doubts } from './use-doubts.ts';

interface DoubtsDialogProps extends Doubts {
  stashpoint: AdminStashpoint;
  onClose: () => void;
  onApprove: () => Promise<unknown>;
}

/** Names the place and lists the objections to its approval. Enter approves it anyway, and Escape leaves it pending. */
export function DoubtsDialog({ stashpoint, found, checks, onClose, onApprove }: DoubtsDialogProps) {
  const t = useTranslate();
  const { priceText, pinText, shareText } = useCheckTexts(stashpoint);
  const textOf = (doubt: ApprovalDoubt) => {
    if (doubt === 'price') return priceText(checks?.city_price ?? null);
    if (doubt === 'share') return shareText();
    if (doubt === 'pin') return checks?.pin ? pinText(checks.pin) : t('decision.doubt.address');
    const names = checks?.duplicates.map(({ name, address }) => `${name}, ${address}`).join('; ');
    return doubt === 'twin' ? `${t('decision.doubt.twin')}: ${names}` : t(`decision.doubt.${doubt}`);
  };
  return (
    <FormDialog
      title={t('decision.doubts_title', { name: stashpoint.name })}
      confirm={t('decision.approve_anyway')}
      destructive
      confirmFocused
      onClose={onClose}
      onConfirm={onApprove}
    >
      <Box>{t('decision.doubts_text')}</Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {found.map((doubt) => (
          <li key={doubt}>
            {textOf(doubt)}
            {doubt === 'twin' &&
              checks?.duplicates.map((duplicate) => (
                <CompareButton
                  key={duplicate.id}
                  stashpoint={stashpoint}
                  duplicate={duplicate}
                  phone={checks.host_phone_number}
                />
              ))}
          </li>
        ))}
      </Box>
    </FormDialog>
  );
}
