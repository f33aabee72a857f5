export const words = {
  own_email: {
    change: 'E-Mail-Adresse ändern',
    next: 'Neue E-Mail-Adresse',
    send: 'Code senden',
    sent: 'Wir haben einen Code an %{email} gesendet.',
    link: 'Wir haben einen Link an %{email} gesendet. Öffne ihn, um die Adresse zu bestätigen.',
    follow:
      'Soll die Adresse, an die diese E-Mail ging, zu deinem Konto gehören? Alle anderen Geräte werden dann abgemeldet.',
    use: 'Adresse ändern',
    link_over: 'Dieser Link funktioniert nicht mehr: Er wurde schon benutzt oder ist älter als eine Stunde.',
    back: 'Zurück',
    confirm: 'Bestätigen',
    saved: 'Deine E-Mail-Adresse ist geändert, und deine anderen Sitzungen sind beendet.',
    same: 'Das ist bereits deine E-Mail-Adresse.',
  },
  deletion: {
    open: 'Konto löschen',
    title: 'Mein Konto löschen',
    intro: 'Bevor du dich entscheidest: Genau das würde jetzt geschehen.',
    blocked: 'Dein Konto lässt sich noch nicht löschen',
    blocked_text: 'Wir verwahren noch Gepäck von dir. Hole es erst ab und komm dann wieder.',
    blocked_hosted:
      'Bei dir steht noch %{smart_count} Buchung von Reisenden an. |||| Bei dir stehen noch %{smart_count} Buchungen von Reisenden an.',
    person: 'Dein Name, deine E-Mail-Adresse, deine Telefonnummern und dein Passwort werden gelöscht.',
    books: 'Buchungen und Zahlungen bewahren wir so lange auf, wie das Gesetz es verlangt, aber ohne deinen Namen.',
    cancelled:
      '%{smart_count} künftige Buchung wird storniert: |||| %{smart_count} künftige Buchungen werden storniert:',
    credit: 'Du verlierst ein Guthaben von %{amount}.',
    reviews:
      '%{smart_count} Bewertung von dir bleibt stehen, ohne deinen Namen. |||| %{smart_count} Bewertungen von dir bleiben stehen, ohne deinen Namen.',
    stashpoints:
      '%{smart_count} Annahmestelle von dir geht offline. |||| %{smart_count} Annahmestellen von dir gehen offline.',
    people:
      '%{smart_count} Person, die für dich arbeitet, wird abgemeldet. |||| %{smart_count} Personen, die für dich arbeiten, werden abgemeldet.',
    devices:
      '%{smart_count} Gerät an deinen Tresen wird entfernt. |||| %{smart_count} Geräte an deinen Tresen werden entfernt.',
    understood: 'Mir ist klar, dass sich das nicht rückgängig machen lässt',
    confirm: 'Mein Konto endgültig löschen',
    changed: 'Inzwischen hat sich etwas geändert. Prüfe die Liste noch einmal.',
  },
};
