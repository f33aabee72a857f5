import { action, facts, link, links, parts, pin, quote, stashpoint } from '../parts.ts';
import { de as addressMails } from './de-address-mails.ts';
import { de as caseReplies } from './de-case-replies.ts';
import { de as claimMails } from './de-claim-mails.ts';
import { de as hostNotices } from './de-host-notices.ts';
import { de as moneyMails } from './de-money-mails.ts';
import { de as oneTimeLinkMails } from './de-one-time-link-mails.ts';
import { de as ownStay } from './de-own-stay.ts';
import { de as signInMethodMails } from './de-sign-in-method-mails.ts';
import { de as staffMails } from './de-staff-mails.ts';
import { de as stayMessages } from './de-stay-messages.ts';
import { de as teamMails } from './de-team-mails.ts';
import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  ...caseReplies,
  ...claimMails,
  frame: {
    about: 'Gepäckaufbewahrung in Läden, Hotels und Cafés in deiner Nähe',
    help: 'Hilfe',
    stop: 'Keine E-Mails dieser Art mehr',
    closed: 'geschlossen',
    allDay: 'rund um die Uhr geöffnet',
    calendarTitle: (stashpoint) => `Gepäck bei ${stashpoint}`,
    pass: {
      pin: 'PIN',
      show: 'Zeige das am Tresen.',
      qr: 'QR-Code deiner Buchung',
      unit: 'Fach',
      dropoffCode: 'Code zur Abgabe',
      pickupCode: 'Code zur Abholung',
      open: 'Gib den Code zur Abgabe am Display ein, dann springt die Tür auf. Stell dein Gepäck hinein und schließ die Tür. Der Code zur Abholung öffnet dasselbe Fach noch einmal.',
    },
  },
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...teamMails,
  ...staffMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} ist dein Cubby-Code`,
    body: ({ code }) =>
      parts(
        pin('Dein Code lautet', code),
        'Gib ihn auf der Seite ein, auf der du ihn angefordert hast. Er gilt zehn Minuten.\nWenn du ihn nicht angefordert hast, kannst du diese E-Mail einfach ignorieren.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: neues Cubby-Passwort festlegen`,
    body: ({ code }) =>
      parts(
        pin('Dein Code für ein neues Passwort lautet', code),
        'Er gilt zehn Minuten; danach hast du eine halbe Stunde Zeit, das Passwort zu wählen.\nWenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
      ),
  },
  passwordChanged: {
    subject: () => 'Dein Cubby-Passwort wurde geändert',
    body: ({ name, link }) =>
      parts(
        `Hallo ${name},`,
        'dein Passwort wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
        action(
          'Neues Passwort wählen',
          link,
          'Das warst nicht du? Melde dich mit einem Code per E-Mail an und wähle sofort ein neues Passwort:',
        ),
      ),
  },
  confirmed: {
    subject: ({ stashpoint, id }) => `Deine Buchung ist bestätigt: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        'deine Buchung ist bestätigt.',
        stashpoint(f),
        f.pass,
        facts(
          ['Buchung', f.id],
          ['Abgabe', f.dropoff],
          ['Abholung', f.pickup],
          ['Gepäckstücke', String(f.bags)],
          ['Bezahlt', f.total],
          ['Öffnungszeiten', f.hours],
        ),
        link('Route zeigen', f.way),
        action('Dein Gepäckschein', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `Buchung ${id} ist storniert`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `die Buchung ${f.id} bei ${f.stashpoint} ist storniert.`,
        f.card && `${f.card} erstatten wir auf dein Zahlungsmittel; Banken brauchen dafür fünf bis zehn Tage.`,
        f.credit && `${f.credit} sind jetzt Guthaben in deinem Konto, für deine nächste Buchung.`,
        f.provisional &&
          `${f.provisional} davon sind vorerst Guthaben, das du sofort nutzen kannst. Bestätigt die Annahmestelle deine Meldung oder antwortet sie 48 Stunden lang nicht, erstatten wir den Rest davon auf dein Zahlungsmittel.`,
        f.waiting &&
          `${f.card || f.credit ? 'Weitere ' : ''}${f.waiting} erstatten wir auf dein Zahlungsmittel, sobald die Annahmestelle deine Meldung bestätigt oder 48 Stunden lang nicht antwortet. Widerspricht sie, entscheidet unser Team.`,
        !f.card && !f.credit && !f.waiting && 'Eine Erstattung gibt es nicht.',
      ),
  },
  reportDecided: {
    subject: ({ id, outcome }) =>
      outcome === 'proven'
        ? `Deine Meldung zur Buchung ${id} ist bestätigt`
        : `Deine Meldung zur Buchung ${id} hat sich nicht bestätigt`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.outcome === 'proven'
          ? `deine Meldung zur Buchung ${f.id} ist bestätigt. Danke, dass du uns Bescheid gegeben hast.`
          : `wir haben deine Meldung zur Buchung ${f.id} geprüft; sie hat sich nicht bestätigt.`,
        f.card && `${f.card} erstatten wir auf dein Zahlungsmittel; Banken brauchen dafür fünf bis zehn Tage.`,
        f.credit && `${f.credit} sind jetzt Guthaben in deinem Konto.`,
        f.withdrawn &&
          (f.outcome === 'proven'
            ? `Dafür haben wir ${f.withdrawn} Guthaben aus deinem Konto zurückgenommen.`
            : `Wir haben ${f.withdrawn} Guthaben aus deinem Konto zurückgenommen.`),
        f.outcome === 'dismissed' &&
          'Siehst du das anders? Dann antworte auf diese E-Mail und schreib uns, was passiert ist.',
      ),
  },
  reviewRequest: {
    subject: ({ stashpoint }) => `Wie war es bei ${stashpoint}?`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir hoffen, dein Gepäck war bei ${f.stashpoint} gut aufgehoben. Wie war es?`,
        action('Jetzt bewerten', f.link, 'Zwei Bewertungen dauern eine halbe Minute und helfen anderen bei der Wahl:'),
        'Vielen Dank!',
      ),
  },
  noShow: {
    subject: ({ stashpoint, id, until }) =>
      until ? `Bist du unterwegs zu ${stashpoint}?` : `Deine Buchung bei ${stashpoint} wurde nicht genutzt (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.stashpoint} hat zur Buchung ${f.id} vermerkt, dass du nicht erschienen bist. Die Abgabe war ${f.dropoff}.`,
        f.until &&
          action(
            'Ich bin unterwegs',
            f.link,
            `Wenn du noch kommst, melde dich bis ${f.until}. Ist noch Platz, wird deine Buchung wieder bestätigt:`,
          ),
        !f.until && action('Zur Buchung', f.link, 'Wenn das nicht stimmt, schreib uns von dort:'),
      ),
  },
  collectedQuestion: {
    subject: ({ stashpoint }) => `Hast du dein Gepäck von ${stashpoint} zurück?`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `am Tresen von ${f.stashpoint} hat niemand notiert, dass du das Gepäck der Buchung ${f.id} abgeholt hast.`,
        action(
          'Jetzt antworten',
          f.link,
          'Hast du es zurück? Dann bestätige es mit einem Tippen. Wenn nicht, melde es dort, und wir kümmern uns sofort:',
        ),
      ),
  },
  incident: {
    subject: ({ stashpoint, id }) => `Jemand steht vor der Tür von ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.kind === 'closed' &&
          `${f.traveller} steht mit Buchung ${f.id} vor ${f.stashpoint} und findet die Tür verschlossen.`,
        f.kind === 'refused' &&
          `${f.traveller} ist mit Buchung ${f.id} bei ${f.stashpoint} und meldet, dass das Gepäck nicht angenommen wird.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} möchte das Gepäck der Buchung ${f.id} bei ${f.stashpoint} abholen und kommt nicht hinein.`,
        f.text && `Dazu geschrieben: „${f.text}“`,
        `Gemeldet wurde das am ${f.at}.`,
        f.distance && `Das Telefon war ${f.distance} von deiner Markierung entfernt.`,
        f.pictures > 0 && 'Zur Meldung gehören Fotos.',
        f.kind === 'closed_at_pickup'
          ? 'Bitte öffne oder schick jemanden, innerhalb von 30 Minuten. Davon kann ein Zug oder ein Flug abhängen.'
          : 'Wenn das ein Irrtum ist, nimm das Gepäck bitte gleich an. Sonst bieten wir eine Annahmestelle in der Nähe an.',
        f.answerBy
          ? action(
              'Jetzt antworten',
              f.link,
              `Du kannst bis ${f.answerBy} antworten, auch mit Fotos als Beleg, bevor die Meldung gegen deine Annahmestelle zählt:`,
            )
          : action('Jetzt antworten', f.link, 'Sag, wann das Gepäck abgeholt werden kann:'),
      ),
  },
  incidentDecided: {
    subject: ({ stashpoint, id, outcome }) =>
      outcome === 'dismissed'
        ? `Eine Meldung über ${stashpoint} zählt nicht (${id})`
        : `Eine Meldung über ${stashpoint} zählt (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.outcome === 'dismissed' &&
          `wir haben uns angesehen, was am ${f.at} über ${f.stashpoint} gemeldet wurde, Buchung ${f.id}. Es zählt nicht gegen deine Annahmestelle.`,
        f.outcome === 'upheld' &&
          `wir haben uns angesehen, was am ${f.at} über ${f.stashpoint} gemeldet wurde, Buchung ${f.id}. Es zählt 90 Tage lang gegen deine Annahmestelle.`,
        f.outcome === 'unanswered' &&
          `auf die Meldung über ${f.stashpoint} vom ${f.at}, Buchung ${f.id}, hat niemand rechtzeitig geantwortet. Sie zählt 90 Tage lang gegen deine Annahmestelle.`,
        f.text && `Unsere Begründung: „${f.text}“`,
        f.share &&
          `Weil erstattet wurde, sinkt dein Anteil an dieser Buchung von ${f.share.before} auf ${f.share.after}.`,
        f.outcome === 'unanswered' &&
          'War es anders als gemeldet? Dann antworte auf diese E-Mail, und wir prüfen es noch einmal.',
        action('Meldung ansehen', f.link),
      ),
  },
  hostComes: {
    subject: ({ stashpoint, id, at }) =>
      at ? `${stashpoint} öffnet für dich um ${at} (${id})` : `${stashpoint} ist jetzt offen (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.at
          ? `jemand ist unterwegs zu ${f.stashpoint}. Dein Gepäck bekommst du zu dieser Zeit: ${f.at}.`
          : `${f.stashpoint} ist jetzt geöffnet: Du kannst dein Gepäck abholen.`,
        stashpoint(f),
        f.text && `Dazu geschrieben: „${f.text}“`,
        'Kommt niemand? Auch wir behalten die Zeit im Blick.',
        action('Deine Buchung', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ stashpoint }) => `${stashpoint} hat auf deine Bewertung geantwortet`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.stashpoint} hat auf das geantwortet, was du geschrieben hast:`,
        quote(`„${f.answer}“`),
        action('Antwort lesen', f.link, 'Die Antwort ist öffentlich unter deiner Bewertung zu sehen:'),
      ),
  },
  moved: {
    subject: ({ stashpoint, id }) => `Neue Annahmestelle für dein Gepäck: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `bei ${f.from} hat es leider nicht geklappt; das tut uns leid. Dein Gepäck wird jetzt hier erwartet, ohne Mehrkosten:`,
        stashpoint(f),
        f.pass,
        facts(
          ['Abgabe', f.dropoff],
          ['Abholung', f.pickup],
          ['Gepäckstücke', String(f.bags)],
          ['Öffnungszeiten', f.hours],
        ),
        link('Route zeigen', f.way),
        f.card && `${f.card} erstatten wir auf dein Zahlungsmittel, weil diese Annahmestelle weniger kostet.`,
        f.credit && `${f.credit} sind wieder Guthaben in deinem Konto, weil diese Annahmestelle weniger kostet.`,
        f.provisional &&
          `${f.provisional} davon sind vorerst Guthaben, das du sofort nutzen kannst. Bestätigt die Annahmestelle deine Meldung oder antwortet sie 48 Stunden lang nicht, erstatten wir den Rest davon auf dein Zahlungsmittel.`,
        f.waiting &&
          `${f.card || f.credit ? 'Weitere ' : ''}${f.waiting} erstatten wir auf dein Zahlungsmittel, sobald die Annahmestelle deine Meldung bestätigt oder 48 Stunden lang nicht antwortet. Widerspricht sie, entscheidet unser Team.`,
        action('Dein Gepäckschein', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `Buchung ${id} wurde umgebucht`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} konnte das Gepäck der Buchung ${f.id} bei ${f.stashpoint} nicht abgeben und ist zu einer Annahmestelle in der Nähe gegangen. Du brauchst nicht zu warten. Für diese Buchung erhältst du keine Vergütung, es sei denn, die Meldung stellt sich als falsch heraus.`,
        'Prüfe bitte deine Öffnungszeiten, damit es nicht noch einmal vorkommt.',
      ),
  },
  arriving: {
    subject: ({ stashpoint, id }) => `Gepäck unterwegs zu ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} stand in der Nähe vor verschlossener Tür und kommt jetzt zu dir.`,
        facts(['Buchung', f.id], ['Abgabe', f.dropoff], ['Abholung', f.pickup], ['Gepäckstücke', String(f.bags)]),
        'Du bekommst deinen vollen Anteil wie bei jeder Buchung.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Geld zurück für Buchung ${id}`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben dir etwas für deine Buchung ${f.id} erstattet.`,
        f.card && `${f.card} erstatten wir auf dein Zahlungsmittel; Banken brauchen dafür ein paar Tage.`,
        f.credit && `${f.credit} sind jetzt Guthaben in deinem Konto, für deine nächste Buchung.`,
      ),
  },
  unanswered: {
    subject: ({ stashpoint, id }) => `Niemand hat geöffnet: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} kommt bei ${f.stashpoint} nicht an das Gepäck der Buchung ${f.id}, und der Gastgeber hat 30 Minuten lang nicht geantwortet.`,
        action('Buchung öffnen', f.link, `Ruf den Gastgeber an, dann ${f.traveller}:`),
      ),
  },
  hostWelcome: {
    subject: ({ stashpoint }) => `${stashpoint} ist auf dem Weg zu Cubby`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `danke, dass du Platz für Gepäck anbietest. Wir haben für dich einen Entwurf von ${f.stashpoint} in ${f.city} angelegt.`,
        'Prüfe Öffnungszeiten, Preise und Bilder und reiche die Annahmestelle dann ein. Wir prüfen jede Annahmestelle, bevor Reisende sie sehen.',
        action('Anmelden', f.link, 'Mit diesem Link bist du gleich angemeldet; er gilt eine Woche und nur einmal:'),
        'Später melde dich mit dieser E-Mail-Adresse an; der Code kommt per E-Mail.',
      ),
  },
  relocated: {
    subject: ({ stashpoint, id }) => `Deine Buchung ${id} hat eine neue Annahmestelle: ${stashpoint}`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.from} kann dein Gepäck zu deiner Zeit nicht mehr annehmen. Wir haben eine Annahmestelle in der Nähe gefunden, ohne Mehrkosten:`,
        stashpoint(f),
        f.pass,
        facts(
          ['Abgabe', f.dropoff],
          ['Abholung', f.pickup],
          ['Gepäckstücke', String(f.bags)],
          ['Öffnungszeiten', f.hours],
        ),
        link('Route zeigen', f.way),
        f.card && `${f.card} erstatten wir auf dein Zahlungsmittel, weil diese Annahmestelle weniger kostet.`,
        f.credit && `${f.credit} sind wieder Guthaben in deinem Konto, weil diese Annahmestelle weniger kostet.`,
        action('Dein neuer Gepäckschein', f.link),
        f.refunds && `Wenn sie dir nicht passt, storniere. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `Buchung ${id} wurde zu einer anderen Annahmestelle umgebucht`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.stashpoint} kann die Buchung ${f.id} von ${f.traveller} (${f.dropoff}) nicht mehr annehmen. Wir haben sie deshalb zu einer Annahmestelle in der Nähe umgebucht. Es kommt niemand; für diese Buchung erhältst du keine Vergütung.`,
      ),
  },
  assigned: {
    subject: ({ stashpoint, id }) => `Neue Buchung bei ${stashpoint}, umgebucht (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben die Buchung von ${f.traveller} zu dir umgebucht, weil eine andere Annahmestelle in der Nähe sie nicht annehmen kann.`,
        facts(['Buchung', f.id], ['Abgabe', f.dropoff], ['Abholung', f.pickup], ['Gepäckstücke', String(f.bags)]),
        'Du bekommst deinen vollen Anteil wie bei jeder Buchung.',
      ),
  },
  stashpointApproved: {
    subject: ({ stashpoint }) => `${stashpoint} ist freigegeben`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `gute Nachricht: ${f.stashpoint} ist freigegeben und kann ab sofort gebucht werden.`,
        link('So sehen Reisende deine Annahmestelle', f.page),
        action('Dein Gastgeberbereich', f.link),
      ),
  },
  stashpointRejected: {
    subject: ({ stashpoint }) => `${stashpoint} ist noch nicht freigegeben`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben uns ${f.stashpoint} angesehen und können die Annahmestelle aus diesem Grund nicht freigeben:`,
        quote(f.message),
        action(
          'Annahmestelle öffnen',
          f.link,
          'Wenn sich das ändern lässt, prüfe die Annahmestelle noch einmal und reiche sie neu ein:',
        ),
      ),
  },
  stashpointSentBack: {
    subject: ({ stashpoint }) => `Noch eine Frage zu ${stashpoint}`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben uns ${f.stashpoint} angesehen. Vor der Freigabe brauchen wir noch etwas von dir:`,
        quote(f.message),
        action(
          'Annahmestelle öffnen',
          f.link,
          'Ergänze es in deinem Gastgeberbereich und reiche die Annahmestelle wieder ein:',
        ),
      ),
  },
  proposalAccepted: {
    subject: ({ stashpoint }) => `Deine Änderung an ${stashpoint} ist online`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben geprüft, was du an ${f.stashpoint} ändern möchtest, und stimmen zu. Reisende sehen es ab jetzt.`,
        action('Deine Annahmestelle', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ stashpoint }) => `Deine Änderung an ${stashpoint} wurde abgelehnt`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben geprüft, was du an ${f.stashpoint} ändern möchtest, und können aus diesem Grund nicht zustimmen:`,
        quote(f.message),
        'Alles bleibt, wie es war.',
        action('Deine Annahmestelle', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} sind unterwegs zu dir`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben dir ${f.amount} überwiesen: deinen Anteil an ${f.count === 1 ? 'einer Buchung' : `${f.count} Buchungen`} bis ${f.until}.`,
        `Das Geld geht auf dein Konto mit den letzten Stellen ${f.account}; Banken brauchen ein bis drei Tage.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Deine Zahlung für Buchung ${id} wird erstattet`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.roomIsGone
          ? `deine Zahlung von ${f.amount} für Buchung ${f.id} kam an, als die fünfzehn Minuten vorbei waren und der Platz bei ${f.stashpoint} schon vergeben war. Das tut uns leid.`
          : `für Buchung ${f.id} ist eine Zahlung von ${f.amount} angekommen, die nicht verwendet werden konnte: Sie kam zu spät, oder die Buchung war schon bezahlt.`,
        'Wir erstatten alles auf demselben Weg; Banken brauchen dafür fünf bis zehn Tage.',
        f.stashpoints && links('Diese Annahmestellen in der Nähe haben Platz für dein Gepäck:', f.stashpoints),
        f.roomIsGone &&
          !f.stashpoints &&
          action('Annahmestelle suchen', f.link, 'Suche eine andere Annahmestelle für dein Gepäck:'),
      ),
  },
};
