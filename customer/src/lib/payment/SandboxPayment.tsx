import type { CardPayment } from '@cubby/api';
import { useImperativeHandle, useState } from 'react';
import { createToken } from '../api/sandbox-stripe.ts';
import { TickBox } from '../forms/TickBox.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { BankDialog } from './BankDialog.tsx';
import { KeptCardChoice } from './KeptCardChoice.tsx';
import { OrByCard } from './OrByCard.tsx';
import type { PaymentElements, PaymentElementsProps } from './payment-elements.ts';
import { EMPTY_CARD, SandboxCardFields } from './SandboxCardFields.tsx';
import { SandboxExpress } from './SandboxExpress.tsx';
import { isCvcValid, isExpiryValid, paymentMethodOf } from './sandbox-cards.ts';
import { useSandboxCards } from './use-sandbox-cards.ts';

interface Question {
  payment: CardPayment;
  answer: (confirmed: boolean) => void;
}

/**
 * Stand-ins for Stripe's elements that take test cards: they look and behave like the real ones, and no money moves.
 */
export default function SandboxPayment({ due, keptCards, onExpress, ref }: PaymentElementsProps) {
  const { t } = useI18n();
  const [card, setCard] = useState(EMPTY_CARD);
  const [isChecked, setChecked] = useState(false);
  const [keep, setKeep] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const kept = useSandboxCards(keptCards);

  const problems = {
    number: paymentMethodOf(card.number) ? null : t('payment.notATestCard'),
    expiry: isExpiryValid(card.expiry, new Date()) ? null : t('payment.expiryInvalid'),
    cvc: isCvcValid(card.cvc) ? null : t('payment.cvcInvalid'),
  };
  const handleNextAction: PaymentElements['handleNextAction'] = (payment) =>
    new Promise((answer) => {
      const { url = '' } = payment.next_action ?? {};
      // The bank's question opens over the page; any other page is navigated to, and returns automatically.
      if (url.startsWith('/')) setQuestion({ payment, answer });
      else window.location.assign(url);
    });
  const typedCard = async () => {
    setChecked(true);
    const method = paymentMethodOf(card.number);
    if (!method || Object.values(problems).some(Boolean)) return null;
    return createToken({ type: 'card', method, wallet: null, keep });
  };
  useImperativeHandle(ref, () => ({
    createConfirmationToken: () =>
      kept.chosen ? createToken({ type: 'card', method: kept.chosen, wallet: null, keep: false }) : typedCard(),
    handleNextAction,
  }));

  return (
    <>
      <SandboxExpress
        due={due}
        onPay={(gathered) => onExpress({ createConfirmationToken: () => createToken(gathered), handleNextAction })}
      />
      <OrByCard />
      <KeptCardChoice {...kept} />
      {kept.chosen === null && (
        <>
          <SandboxCardFields card={card} problems={isChecked ? problems : null} onChange={setCard} />
          {keptCards !== null && (
            <TickBox label={t('payment.keepCard')} note={t('payment.keepCardNote')} checked={keep} onChange={setKeep} />
          )}
        </>
      )}
      {question && (
        <BankDialog
          payment={question.payment}
          onAnswer={(confirmed) => {
            question.answer(confirmed);
            setQuestion(null);
          }}
        />
      )}
    </>
  );
}
