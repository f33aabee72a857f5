import { action, facts, link, links, parts, pin, quote, stashpoint } from '../parts.ts';
import { it as addressMails } from './it-address-mails.ts';
import { it as caseReplies } from './it-case-replies.ts';
import { it as claimMails } from './it-claim-mails.ts';
import { it as hostNotices } from './it-host-notices.ts';
import { it as moneyMails } from './it-money-mails.ts';
import { it as oneTimeLinkMails } from './it-one-time-link-mails.ts';
import { it as ownStay } from './it-own-stay.ts';
import { it as signInMethodMails } from './it-sign-in-method-mails.ts';
import { it as staffMails } from './it-staff-mails.ts';
import { it as stayMessages } from './it-stay-messages.ts';
import { it as teamMails } from './it-team-mails.ts';
import type { MailTexts } from './mail-texts.ts';

export const it: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  ...caseReplies,
  ...claimMails,
  frame: {
    about: 'Deposito bagagli in negozi, hotel e caffè vicino a te',
    help: 'Assistenza',
    stop: 'Non voglio più e-mail come questa',
    closed: 'chiuso',
    allDay: 'aperto 24 ore',
    calendarTitle: (stashpoint) => `Bagagli presso ${stashpoint}`,
    pass: {
      pin: 'PIN',
      show: 'Mostra questo al banco.',
      qr: 'Codice QR della prenotazione',
      unit: 'Armadietto',
      dropoffCode: 'Codice di consegna',
      pickupCode: 'Codice di ritiro',
      open: 'Digita il codice di consegna sul display e lo sportello si apre. Metti dentro il bagaglio e richiudilo. Il codice di ritiro apre lo stesso armadietto una volta sola.',
    },
  },
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...teamMails,
  ...staffMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} è il tuo codice Cubby`,
    body: ({ code }) =>
      parts(
        pin('Il tuo codice è', code),
        'Inseriscilo nella pagina in cui l’hai richiesto. È valido per dieci minuti.\nSe non l’hai richiesto tu, ignora pure questa e-mail.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: scegli una nuova password Cubby`,
    body: ({ code }) =>
      parts(
        pin('Il tuo codice per una nuova password è', code),
        'È valido per dieci minuti; poi hai mezz’ora per scegliere la password.\nSe non l’hai richiesto tu, ignora questa e-mail: la tua password resta com’è.',
      ),
  },
  passwordChanged: {
    subject: () => 'La tua password Cubby è stata cambiata',
    body: ({ name, link }) =>
      parts(
        `Ciao ${name},`,
        'la tua password è appena stata cambiata e abbiamo chiuso tutte le altre sessioni.',
        action(
          'Scegli una nuova password',
          link,
          'Non hai fatto tu questa modifica? Accedi con un codice via e-mail e scegli subito una nuova password:',
        ),
      ),
  },
  confirmed: {
    subject: ({ stashpoint, id }) => `La tua prenotazione è confermata: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        'la tua prenotazione è confermata.',
        stashpoint(f),
        f.pass,
        facts(
          ['Prenotazione', f.id],
          ['Consegna', f.dropoff],
          ['Ritiro', f.pickup],
          ['Bagagli', String(f.bags)],
          ['Pagato', f.total],
          ['Orari di apertura', f.hours],
        ),
        link('Indicazioni', f.way),
        action('Il tuo pass', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `La prenotazione ${id} è stata annullata`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `la prenotazione ${f.id} presso ${f.stashpoint} è stata annullata.`,
        f.card && `Ti rimborsiamo ${f.card} sul tuo metodo di pagamento; le banche impiegano da cinque a dieci giorni.`,
        f.credit && `${f.credit} sono ora credito sul tuo account, da usare per la prossima prenotazione.`,
        f.provisional &&
          `${f.provisional} sono un credito provvisorio, che puoi usare subito. Se il punto deposito conferma la tua segnalazione o non risponde entro 48 ore, ti rimborsiamo quel che ne resta sul tuo metodo di pagamento.`,
        f.waiting &&
          `Ti rimborseremo ${f.card || f.credit ? 'altri ' : ''}${f.waiting} sul tuo metodo di pagamento se il punto deposito conferma la tua segnalazione o non risponde entro 48 ore. Se la contesta, decide il nostro team.`,
        !f.card && !f.credit && !f.waiting && 'Non è previsto alcun rimborso.',
      ),
  },
  reportDecided: {
    subject: ({ id, outcome }) =>
      outcome === 'proven'
        ? `La tua segnalazione sulla prenotazione ${id} è confermata`
        : `Non abbiamo potuto confermare la tua segnalazione sulla prenotazione ${id}`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.outcome === 'proven'
          ? `la tua segnalazione sulla prenotazione ${f.id} è confermata. Grazie di avercelo detto.`
          : `abbiamo esaminato la tua segnalazione sulla prenotazione ${f.id} e non abbiamo potuto confermarla.`,
        f.card && `Ti rimborsiamo ${f.card} sul tuo metodo di pagamento; le banche impiegano da cinque a dieci giorni.`,
        f.credit && `${f.credit} sono ora credito sul tuo account.`,
        f.withdrawn &&
          (f.outcome === 'proven'
            ? `In cambio abbiamo ritirato ${f.withdrawn} di credito dal tuo account.`
            : `Abbiamo ritirato ${f.withdrawn} di credito dal tuo account.`),
        f.outcome === 'dismissed' && 'Se la vedi diversamente, rispondi a questa email e raccontaci com’è andata.',
      ),
  },
  reviewRequest: {
    subject: ({ stashpoint }) => `Com’è andata presso ${stashpoint}?`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `speriamo che i tuoi bagagli siano stati in buone mani presso ${f.stashpoint}. Com’è andata?`,
        action(
          'Lascia un voto',
          f.link,
          'Bastano trenta secondi per due voti, e aiutano gli altri viaggiatori a scegliere:',
        ),
        'Grazie!',
      ),
  },
  noShow: {
    subject: ({ stashpoint, id, until }) =>
      until ? `Stai arrivando da ${stashpoint}?` : `La prenotazione presso ${stashpoint} non è stata usata (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.stashpoint} ha annotato che per la prenotazione ${f.id} non è venuto nessuno. La consegna era ${f.dropoff}.`,
        f.until &&
          action(
            'Sto arrivando',
            f.link,
            `Se stai arrivando, avvisa entro ${f.until}. La prenotazione è di nuovo confermata se c’è ancora posto:`,
          ),
        !f.until && action('Vedi la prenotazione', f.link, 'Se non è così, scrivici dalla sua pagina:'),
      ),
  },
  collectedQuestion: {
    subject: ({ stashpoint }) => `Hai ritirato i bagagli presso ${stashpoint}?`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `il banco di ${f.stashpoint} non ha registrato il ritiro dei bagagli della prenotazione ${f.id}.`,
        action(
          'Rispondi ora',
          f.link,
          'Li hai? Confermalo con un tocco. Se non riesci a ritirarli, segnalalo nella stessa pagina e ce ne occupiamo subito:',
        ),
      ),
  },
  incident: {
    subject: ({ stashpoint, id }) => `Qualcuno è davanti alla porta di ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.kind === 'closed' && `${f.traveller} è davanti a ${f.stashpoint} con la prenotazione ${f.id} e trova chiuso.`,
        f.kind === 'refused' &&
          `${f.traveller} è presso ${f.stashpoint} con la prenotazione ${f.id} e dice che i bagagli non sono stati accettati.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} vuole ritirare i bagagli della prenotazione ${f.id} presso ${f.stashpoint} e non riesce a entrare.`,
        f.text && `Ci scrive: «${f.text}»`,
        `La segnalazione è del ${f.at}.`,
        f.distance && `Il telefono era a ${f.distance} dal tuo segnaposto.`,
        f.pictures > 0 && 'Ha inviato una foto.',
        f.kind === 'closed_at_pickup'
          ? 'Apri o manda qualcuno entro 30 minuti, per favore. Potrebbe dipenderne un treno o un volo.'
          : 'Se è un errore, accetta subito i bagagli, per favore. Altrimenti proponiamo un punto deposito vicino.',
        f.answerBy
          ? action(
              'Rispondi ora',
              f.link,
              `Prima che conti contro il tuo locale puoi dare la tua versione fino a ${f.answerBy}, con foto come prova:`,
            )
          : action('Rispondi ora', f.link, 'Fai sapere quando avrà i suoi bagagli:'),
      ),
  },
  incidentDecided: {
    subject: ({ stashpoint, id, outcome }) =>
      outcome === 'dismissed'
        ? `Una segnalazione su ${stashpoint} non conta (${id})`
        : `Una segnalazione su ${stashpoint} conta (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.outcome === 'dismissed' &&
          `abbiamo esaminato la segnalazione su ${f.stashpoint} di ${f.at}, prenotazione ${f.id}. Non conta contro il tuo locale.`,
        f.outcome === 'upheld' &&
          `abbiamo esaminato la segnalazione su ${f.stashpoint} di ${f.at}, prenotazione ${f.id}. Conta contro il tuo locale per 90 giorni.`,
        f.outcome === 'unanswered' &&
          `nessuno ha risposto in tempo alla segnalazione su ${f.stashpoint} di ${f.at}, prenotazione ${f.id}. Conta contro il tuo locale per 90 giorni.`,
        f.text && `Il nostro motivo: «${f.text}»`,
        f.share &&
          `La tua quota di questa prenotazione passa da ${f.share.before} a ${f.share.after}, perché il viaggiatore è stato rimborsato.`,
        f.outcome === 'unanswered' &&
          'Se le cose sono andate diversamente, rispondi a questa e-mail e le esamineremo di nuovo.',
        action('La segnalazione', f.link),
      ),
  },
  hostComes: {
    subject: ({ stashpoint, id, at }) =>
      at ? `${stashpoint} ti apre a quest’ora: ${at} (${id})` : `${stashpoint} è aperto adesso (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.at
          ? `qualcuno sta arrivando da ${f.stashpoint} e ti darà i bagagli a quest’ora: ${f.at}.`
          : `${f.stashpoint} è aperto adesso: i tuoi bagagli ti aspettano.`,
        stashpoint(f),
        f.text && `Ti scrivono: «${f.text}»`,
        'Non viene nessuno? Anche noi teniamo d’occhio l’ora.',
        action('La tua prenotazione', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ stashpoint }) => `${stashpoint} ha risposto alla tua recensione`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.stashpoint} ha risposto a quello che hai scritto:`,
        quote(`«${f.answer}»`),
        action('Leggi la risposta', f.link, 'Tutti possono leggerlo sotto la tua recensione:'),
      ),
  },
  moved: {
    subject: ({ stashpoint, id }) => `Un nuovo punto deposito per i tuoi bagagli: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `ci dispiace per ${f.from}. Ora i tuoi bagagli sono attesi qui, senza costi aggiuntivi:`,
        stashpoint(f),
        f.pass,
        facts(
          ['Consegna', f.dropoff],
          ['Ritiro', f.pickup],
          ['Bagagli', String(f.bags)],
          ['Orari di apertura', f.hours],
        ),
        link('Indicazioni', f.way),
        f.card && `Ti rimborsiamo ${f.card} sul tuo metodo di pagamento, perché questo punto deposito costa meno.`,
        f.credit && `Ti rimborsiamo ${f.credit} come credito, perché questo punto deposito costa meno.`,
        f.provisional &&
          `${f.provisional} sono un credito provvisorio, che puoi usare subito. Se il punto deposito conferma la tua segnalazione o non risponde entro 48 ore, ti rimborsiamo quel che ne resta sul tuo metodo di pagamento.`,
        f.waiting &&
          `Ti rimborseremo ${f.card || f.credit ? 'altri ' : ''}${f.waiting} sul tuo metodo di pagamento se il punto deposito conferma la tua segnalazione o non risponde entro 48 ore. Se la contesta, decide il nostro team.`,
        action('Il tuo pass', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `La prenotazione ${id} è stata spostata`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} non ha potuto lasciare i bagagli della prenotazione ${f.id} presso ${f.stashpoint} e ha trovato posto qui vicino. Non serve aspettare. Questa prenotazione non ti viene più pagata, a meno che la segnalazione non si riveli sbagliata.`,
        'Controlla i tuoi orari di apertura, per favore, così non succede più.',
      ),
  },
  arriving: {
    subject: ({ stashpoint, id }) => `Bagagli in arrivo presso ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} ha trovato una porta chiusa qui vicino e sta venendo da te.`,
        facts(['Prenotazione', f.id], ['Consegna', f.dropoff], ['Ritiro', f.pickup], ['Bagagli', String(f.bags)]),
        'Ricevi la tua quota intera, come per ogni prenotazione.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Rimborso per la prenotazione ${id}`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `ti abbiamo rimborsato una somma per la prenotazione ${f.id}.`,
        f.card && `In arrivo sul tuo metodo di pagamento: ${f.card}; le banche impiegano qualche giorno.`,
        f.credit && `${f.credit} sono ora credito nel tuo account, per la prossima prenotazione.`,
      ),
  },
  unanswered: {
    subject: ({ stashpoint, id }) => `Nessuno ha aperto: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} non riesce a ritirare i bagagli della prenotazione ${f.id} presso ${f.stashpoint}, e l’host non ha risposto entro 30 minuti.`,
        action('Apri la prenotazione', f.link, `Chiama l’host, poi ${f.traveller}:`),
      ),
  },
  hostWelcome: {
    subject: ({ stashpoint }) => `${stashpoint} sta arrivando su Cubby`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `grazie per aver messo a disposizione spazio per i bagagli. Abbiamo preparato una bozza di ${f.stashpoint} (${f.city}).`,
        'Controlla orari, prezzi e foto, poi inviala. Controlliamo ogni locale prima che i viaggiatori lo vedano.',
        action('Accedi', f.link, 'Con questo link accedi subito; vale una volta e per una settimana:'),
        'In seguito accedi con questo indirizzo e-mail; riceverai un codice.',
      ),
  },
  relocated: {
    subject: ({ stashpoint, id }) => `La tua prenotazione ${id} cambia punto deposito: ${stashpoint}`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.from} non può più tenere i tuoi bagagli all’ora prenotata. Ti abbiamo trovato un punto deposito vicino, senza costi aggiuntivi:`,
        stashpoint(f),
        f.pass,
        facts(
          ['Consegna', f.dropoff],
          ['Ritiro', f.pickup],
          ['Bagagli', String(f.bags)],
          ['Orari di apertura', f.hours],
        ),
        link('Indicazioni', f.way),
        f.card && `Ti rimborsiamo ${f.card} sul tuo metodo di pagamento, perché questo punto deposito costa meno.`,
        f.credit && `Ti rimborsiamo ${f.credit} come credito, perché questo punto deposito costa meno.`,
        action('Il tuo nuovo pass', f.link),
        f.refunds && `Se non ti va bene, annulla. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `La prenotazione ${id} è stata spostata altrove`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.stashpoint} non può più servire la prenotazione ${f.id} di ${f.traveller} (${f.dropoff}), perciò l’abbiamo spostata in un punto deposito vicino. Non aspettare nessuno; questa prenotazione non ti viene più pagata.`,
      ),
  },
  assigned: {
    subject: ({ stashpoint, id }) => `Nuova prenotazione per ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `ti abbiamo assegnato la prenotazione di ${f.traveller}, perché un altro punto deposito vicino non può servirla.`,
        facts(['Prenotazione', f.id], ['Consegna', f.dropoff], ['Ritiro', f.pickup], ['Bagagli', String(f.bags)]),
        'Ricevi la tua quota intera, come per ogni prenotazione.',
      ),
  },
  stashpointApproved: {
    subject: ({ stashpoint }) => `${stashpoint} è approvato`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `buone notizie: ${f.stashpoint} è approvato e si può prenotare da subito.`,
        link('Ecco come lo vedono i viaggiatori', f.page),
        action('La tua area host', f.link),
      ),
  },
  stashpointRejected: {
    subject: ({ stashpoint }) => `${stashpoint} non può ancora entrare in Cubby`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `abbiamo esaminato ${f.stashpoint} e non possiamo approvarlo. Il motivo:`,
        quote(f.message),
        action('Apri il locale', f.link, 'Se si può cambiare, rivedi il locale e invialo di nuovo:'),
      ),
  },
  stashpointSentBack: {
    subject: ({ stashpoint }) => `Ancora una cosa su ${stashpoint}`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `abbiamo esaminato ${f.stashpoint}. Prima di approvarlo ci serve ancora qualcosa da te:`,
        quote(f.message),
        action('Apri il locale', f.link, 'Completalo nella tua area host e invialo di nuovo:'),
      ),
  },
  proposalAccepted: {
    subject: ({ stashpoint }) => `La tua modifica di ${stashpoint} è online`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `abbiamo controllato ciò che vuoi cambiare per ${f.stashpoint} e siamo d’accordo. I viaggiatori lo vedono da ora.`,
        action('Il tuo locale', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ stashpoint }) => `Non possiamo accettare la tua modifica di ${stashpoint}`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `abbiamo controllato ciò che vuoi cambiare per ${f.stashpoint} e non possiamo accettarlo. Ecco perché:`,
        quote(f.message),
        'Tutto resta com’era.',
        action('Il tuo locale', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} in arrivo sul tuo conto`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `ti abbiamo inviato ${f.amount}: la tua quota (prenotazioni: ${f.count}) fino a questa data: ${f.until}.`,
        `Arrivano sul tuo conto che termina con ${f.account}; le banche impiegano da uno a tre giorni.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Il tuo pagamento per la prenotazione ${id} viene rimborsato`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.roomIsGone
          ? `il tuo pagamento di ${f.amount} per la prenotazione ${f.id} è arrivato dopo i quindici minuti, e il posto presso ${f.stashpoint} era già di qualcun altro. Ci dispiace.`
          : `è arrivato un pagamento di ${f.amount} per la prenotazione ${f.id}, che non ha potuto accettarlo: è arrivato troppo tardi, o la prenotazione era già pagata.`,
        'Rimborsiamo tutto con lo stesso metodo di pagamento; le banche impiegano da cinque a dieci giorni.',
        f.stashpoints && links('Questi punti deposito vicini hanno posto per i tuoi bagagli:', f.stashpoints),
        f.roomIsGone &&
          !f.stashpoints &&
          action('Cerca un punto deposito', f.link, 'Cerca un altro punto deposito per i tuoi bagagli:'),
      ),
  },
};
