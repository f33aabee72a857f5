import type { Words } from '../words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'La tua prenotazione',
    payTitle: 'Paga con la carta',
    step: 'Passo %{step} di 2',
    contact: 'Chi porta i bagagli?',
    haveAccount: 'Sei già stato qui?',
    changeStay: 'Cambia orari',
    trees: 'Pianta un albero',
    treesText: 'Ogni albero costa %{price}, versati per intero alla piantagione.',
    fewerTrees: 'Un albero in meno',
    moreTrees: 'Un albero in più',
    treeCount: '%{smart_count} albero |||| %{smart_count} alberi',
    coupon: 'Codice coupon o voucher',
    applyCoupon: 'Applica',
    couponApplied: 'Coupon applicato.',
    voucherApplied:
      'Voucher accettato: paga %{smart_count} bagaglio. |||| Voucher accettato: paga %{smart_count} bagagli.',
    continue: 'Vai al pagamento',
    bookFree: 'Prenota gratis',
    bookPrepaid: 'Prenota con il voucher',
    holdNote: 'Teniamo il posto per te 15 minuti mentre paghi.',
    held: 'Il tuo scaffale è tenuto ancora',
    holdOver: 'Il tuo scaffale non è più tenuto',
    holdOverText:
      'Sono passati quindici minuti e non è stato addebitato nulla. Se c’è ancora posto, prenotare di nuovo è questione di un attimo.',
    sentTo: 'Il tuo pass va a %{email}.',
    changeDetails: 'Cambia i dati',
    startAgain: 'Prenota di nuovo',
  },
};
