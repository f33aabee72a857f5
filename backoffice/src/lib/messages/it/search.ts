export const words = {
  search: {
    title: 'Cerca ovunque',
    button: 'Cerca',
    label: 'Prenotazione, nome, e-mail, telefono, punto deposito o codice',
    hint: 'Scrivi almeno due caratteri: numero di prenotazione, etichetta, nome, indirizzo e-mail, numero di telefono, punto deposito, città o codice.',
    none: 'Nessun risultato. Controlla l’ortografia o prova con il numero di prenotazione.',
    recent: 'Aperti di recente',
  },
};
