export const words = {
  search: {
    title: 'Alles durchsuchen',
    button: 'Suchen',
    label: 'Buchung, Name, E-Mail, Telefon, Annahmestelle oder Code',
    hint: 'Gib mindestens zwei Zeichen ein: Buchungsnummer, Marke, Name, E-Mail-Adresse, Telefonnummer, Annahmestelle, Stadt oder Code.',
    none: 'Nichts gefunden. Prüfe die Schreibweise, oder versuche es mit der Buchungsnummer.',
    recent: 'Zuletzt geöffnet',
  },
};
