import { action, facts, parts, quote } from '../parts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';

const CAUSE = {
  lost: 'ein Gepäckstück ist verloren gegangen',
  damaged: 'ein Gepäckstück wurde beschädigt',
  stolen: 'ein Gepäckstück wurde gestohlen',
  contents_missing: 'aus einem Gepäckstück fehlt etwas',
};

export const de: ClaimMailTexts = {
  claimStep: {
    subject: (f) =>
      ({
        sent: `Wir haben deinen Schadensfall ${f.number} erhalten (${f.id})`,
        host_answered: `Die Annahmestelle hat auf deinen Schadensfall ${f.number} geantwortet (${f.id})`,
        more_needed: `Für deinen Schadensfall ${f.number} fehlt noch etwas (${f.id})`,
        accepted: `Wir haben deinen Schadensfall ${f.number} anerkannt (${f.id})`,
        refused: `Unsere Entscheidung zu deinem Schadensfall ${f.number} (${f.id})`,
        account_given: `Das Konto für deinen Schadensfall ${f.number} (${f.id})`,
        paid: `Dein Schadensfall ${f.number} wurde ausgezahlt (${f.id})`,
        returned: `Deine Bank hat unsere Zahlung zum Schadensfall ${f.number} zurückgeschickt (${f.id})`,
      })[f.step],
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        {
          sent: `dein Schadensfall bei ${f.stashpoint} hat die Nummer ${f.number}. Die Annahmestelle hat drei Tage Zeit, sich dazu zu äußern, danach entscheiden wir. Du kannst noch Fotos und Belege ergänzen.`,
          host_answered: `${f.stashpoint} hat sich dazu geäußert, was passiert ist. Wir prüfen jetzt beide Seiten.`,
          more_needed: `wir können über deinen Schadensfall bei ${f.stashpoint} noch nicht entscheiden:`,
          accepted: `wir haben deinen Schadensfall bei ${f.stashpoint} anerkannt und zahlen dir ${f.amount}. Nenne uns das Konto, auf das wir das Geld überweisen sollen.`,
          refused: `wir haben deinen Schadensfall bei ${f.stashpoint} geprüft und können ihn nicht anerkennen:`,
          account_given: `wir überweisen die Zahlung zu deinem Schadensfall auf das Konto, das auf ${f.account} endet. Warst du das nicht? Sag uns sofort Bescheid, indem du auf diese E-Mail antwortest.`,
          paid: `wir haben ${f.amount} auf das Konto überwiesen, das auf ${f.account} endet. Das Geld kommt in wenigen Werktagen an.`,
          returned: `deine Bank hat unsere Zahlung von ${f.amount} auf das Konto, das auf ${f.account} endet, zurückgeschickt. Bitte nenne uns ein anderes Konto.`,
        }[f.step],
        f.text && quote(f.text),
        action('Schadensfall ansehen', f.link),
      ),
  },
  claimToHost: {
    subject: (f) => `Ein Schadensfall bei ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} meldet zu ${f.stashpoint} (Buchung ${f.id}, Schadensfall ${f.number}): ${CAUSE[f.cause]}.`,
        quote(f.text),
        'Schildere uns bitte deine Sicht, wenn möglich mit Fotos. Wenn du nicht antwortest, entscheiden wir mit dem, was wir haben.',
        facts(['Antworten bis', f.answerBy]),
        action('Auf den Schadensfall antworten', f.link),
      ),
  },
  claimDecided: {
    subject: (f) => `Unsere Entscheidung zum Schadensfall ${f.number} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.outcome === 'accepted'
          ? `wir haben den Schadensfall bei ${f.stashpoint} anerkannt (Buchung ${f.id}).`
          : `wir haben den Schadensfall bei ${f.stashpoint} abgelehnt (Buchung ${f.id}).`,
        f.amount
          ? `Davon trägst du ${f.amount}. Wir ziehen den Betrag von deinen nächsten Auszahlungen ab.`
          : 'Du musst nichts bezahlen.',
        action('Schadensfall ansehen', f.link),
      ),
  },
};
