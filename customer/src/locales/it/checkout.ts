import type { Words } from '../words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'La tua prenotazione',
    payTitle: 'Paga la prenotazione',
    step: 'Passaggio %{step} di 2',
    contact: 'Chi porta i bagagli?',
    haveAccount: 'Hai già un account?',
    changeStay: 'Cambia orari',
    trees: 'Pianta un albero',
    treesText: 'Ogni albero costa %{price}, versati per intero alla piantagione.',
    fewerTrees: 'Un albero in meno',
    moreTrees: 'Un albero in più',
    treeCount: '%{smart_count} albero |||| %{smart_count} alberi',
    coupon: 'Coupon o voucher',
    applyCoupon: 'Applica',
    couponApplied: 'Coupon applicato.',
    voucherApplied:
      'Voucher accettato: paga %{smart_count} bagaglio. |||| Voucher accettato: paga %{smart_count} bagagli.',
    voucherDays: 'Per tutta la durata: %{days}.',
    remove: 'Rimuovi',
    removeCode: 'Rimuovi %{code}',
    priceNow: 'Il prezzo ora è %{total}.',
    continue: 'Vai al pagamento',
    bookFree: 'Prenota gratis',
    bookPrepaid: 'Prenota con il voucher',
    holdNote: 'Teniamo il posto per te 15 minuti mentre paghi.',
    held: 'Ti teniamo il posto ancora per',
    holdOver: 'Il posto non è più riservato',
    holdOverText:
      'Sono passati quindici minuti e non è stato addebitato nulla. Se c’è ancora posto, prenotare di nuovo è questione di un attimo.',
    sentTo: 'Il tuo pass va a %{email}.',
    changeDetails: 'Cambia i dati',
    startAgain: 'Prenota di nuovo',
  },
};
