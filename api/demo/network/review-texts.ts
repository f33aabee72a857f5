import type { Localised } from '../places/types.ts';

export interface ReviewText {
  /** The kind of place it fits; any kind if absent. */
  where?: 'counter' | 'locker';
  rating: 1 | 2 | 3 | 4 | 5;
  text: Localised;
}

const say = (
  rating: ReviewText['rating'],
  en: string,
  de: string,
  fr: string,
  es: string,
  it: string,
  pt: string,
): ReviewText => ({ rating, text: { en, de, fr, es, it, pt } });

/** Travellers' reviews of places. */
export const stashpointReviews: readonly ReviewText[] = [
  {
    where: 'counter',
    ...say(
      5,
      'In and out in two minutes. Friendly, and they even offered to charge my phone.',
      'Nach zwei Minuten war alles erledigt. Sehr nett, und mein Handy durfte auch noch laden.',
      'Deux minutes et c’était réglé. Très aimables, ils ont même rechargé mon téléphone.',
      'Dos minutos y listo. Muy amables, hasta me cargaron el móvil.',
      'Due minuti e tutto fatto. Gentilissimi, mi hanno anche caricato il telefono.',
      'Dois minutos e ficou tudo tratado. Simpáticos, até me carregaram o telemóvel.',
    ),
  },
  say(
    5,
    'Right by the platform exit. Six hours without dragging anything around.',
    'Direkt am Ausgang der Gleise. Sechs Stunden, in denen wir nichts ziehen mussten.',
    'Juste à la sortie des quais. Six heures sans rien traîner derrière nous.',
    'Justo a la salida de los andenes. Seis horas sin arrastrar nada.',
    'Proprio all’uscita dei binari. Sei ore senza trascinare niente.',
    'Mesmo à saída das plataformas. Seis horas sem arrastar nada.',
  ),
  {
    where: 'counter',
    ...say(
      5,
      'They tagged every bag and wrote the numbers down. I felt safe leaving my laptop.',
      'Jedes Stück bekam ein Schild, die Nummern wurden notiert. Auch mein Laptop war gut aufgehoben.',
      'Chaque bagage étiqueté, les numéros notés. J’ai laissé mon ordinateur l’esprit tranquille.',
      'Etiquetaron cada maleta y anotaron los números. Dejé el portátil sin miedo.',
      'Hanno etichettato ogni bagaglio e segnato i numeri. Ho lasciato il portatile tranquilla.',
      'Etiquetaram todas as malas e anotaram os números. Deixei o portátil sem receio.',
    ),
  },
  {
    where: 'counter',
    ...say(
      5,
      'I was late back and they waited for me with a smile.',
      'Ich kam spät zurück, und sie haben mit einem Lächeln gewartet.',
      'Je suis revenu tard et ils m’attendaient avec le sourire.',
      'Volví tarde y me esperaron con una sonrisa.',
      'Sono tornato tardi e mi hanno aspettato con il sorriso.',
      'Voltei tarde e esperaram por mim com um sorriso.',
    ),
  },
  {
    where: 'counter',
    ...say(
      5,
      'Good coffee while we waited for check-in, bags behind the counter.',
      'Guter Kaffee, während wir aufs Zimmer warteten, die Koffer hinter der Theke.',
      'Bon café en attendant la chambre, les valises derrière le comptoir.',
      'Buen café mientras esperábamos la habitación, las maletas tras la barra.',
      'Ottimo caffè in attesa della camera, valigie dietro il bancone.',
      'Bom café enquanto esperávamos pelo quarto, as malas atrás do balcão.',
    ),
  },
  {
    where: 'counter',
    ...say(
      5,
      'The pushchair fitted too, no fuss.',
      'Auch der Kinderwagen hatte Platz, ganz ohne Umstände.',
      'La poussette est passée aussi, sans histoires.',
      'El carrito también cupo, sin ningún problema.',
      'È entrato anche il passeggino, senza problemi.',
      'O carrinho de bebé também coube, sem complicações.',
    ),
  },
  {
    where: 'counter',
    ...say(
      5,
      'Showed the code, got the tag, off to the museum.',
      'Code gezeigt, Schild bekommen, ab ins Museum.',
      'Code montré, étiquette reçue, et hop au musée.',
      'Enseñé el código, me dieron la etiqueta y al museo.',
      'Mostrato il codice, presa l’etichetta e via al museo.',
      'Mostrei o código, recebi a etiqueta e fui para o museu.',
    ),
  },
  {
    where: 'counter',
    ...say(
      5,
      'Clean, dry and someone there all day. Would definitely use again.',
      'Sauber, trocken, den ganzen Tag jemand da. Morgen gern wieder.',
      'Propre, sec, surveillé toute la journée. J’y retournerais demain.',
      'Limpio, seco y vigilado todo el día. Repetiría mañana.',
      'Pulito, asciutto, sorvegliato tutto il giorno. Ci tornerei domani.',
      'Limpo, seco e vigiado o dia inteiro. Voltava já amanhã.',
    ),
  },
  say(
    4,
    'A little hidden in the side street, but worth the walk.',
    'Etwas versteckt in der Seitenstraße, aber der Weg lohnt sich.',
    'Un peu caché dans la ruelle, mais ça vaut le détour.',
    'Algo escondido en la bocacalle, pero vale la pena.',
    'Un po’ nascosto nella via laterale, ma ne vale la pena.',
    'Um pouco escondido na rua lateral, mas vale a pena.',
  ),
  {
    where: 'counter',
    ...say(
      4,
      'Queue at five o’clock, otherwise perfect.',
      'Um fünf gab es eine Schlange, sonst tadellos.',
      'La queue à cinq heures, sinon parfait.',
      'Cola a las cinco; por lo demás, perfecto.',
      'Fila alle cinque, per il resto perfetto.',
      'Fila às cinco da tarde, de resto perfeito.',
    ),
  },
  {
    where: 'counter',
    ...say(
      4,
      'Fair price, honest people. Watch out for the three steps at the door.',
      'Fairer Preis, ehrliche Leute. Drei Stufen an der Tür, Achtung mit den Rollen.',
      'Prix juste, gens honnêtes. Trois marches à l’entrée, attention aux roulettes.',
      'Precio justo y gente honrada. Tres escalones en la puerta, ojo con las ruedas.',
      'Prezzo giusto e persone oneste. Tre gradini all’ingresso, occhio alle ruote.',
      'Preço justo e gente honesta. Três degraus à porta, cuidado com as rodas.',
    ),
  },
  {
    where: 'counter',
    ...say(
      4,
      'They were nearly full but found us a corner.',
      'Das Regal war fast voll, aber für uns fand sich eine Ecke.',
      'L’étagère était presque pleine, ils nous ont trouvé un coin.',
      'La estantería estaba casi llena, pero nos hicieron un hueco.',
      'Lo scaffale era quasi pieno, ma ci hanno trovato un angolo.',
      'A prateleira estava quase cheia, mas arranjaram-nos um canto.',
    ),
  },
  {
    where: 'locker',
    ...say(
      4,
      'Locker opened first time. The screen is hard to read in the sun.',
      'Das Fach ging sofort auf. In der Sonne ist die Anzeige schwer zu lesen.',
      'Casier ouvert du premier coup. L’écran se lit mal au soleil.',
      'La taquilla abrió a la primera. La pantalla se ve mal al sol.',
      'L’armadietto si è aperto subito. Con il sole lo schermo si legge male.',
      'O cacifo abriu à primeira. O ecrã lê-se mal ao sol.',
    ),
  },
  {
    where: 'counter',
    ...say(
      3,
      'Fine, but there was no one at the counter for the first ten minutes.',
      'In Ordnung, aber die ersten zehn Minuten stand niemand an der Theke.',
      'Correct, mais personne au comptoir les dix premières minutes.',
      'Bien, pero los primeros diez minutos no había nadie en el mostrador.',
      'Va bene, ma per i primi dieci minuti non c’era nessuno al banco.',
      'Razoável, mas nos primeiros dez minutos não havia ninguém ao balcão.',
    ),
  },
  say(
    3,
    'Smaller than it looks in the photos, but my bags were safe.',
    'Kleiner als auf den Bildern. Sicher waren die Koffer trotzdem.',
    'Plus petit que sur les images. Mes bagages étaient bien gardés quand même.',
    'Más pequeño que en las imágenes. Aun así, mis maletas estuvieron seguras.',
    'Più piccolo che nelle immagini. Le valigie erano comunque al sicuro.',
    'Mais pequeno do que nas imagens. Mesmo assim as malas estiveram seguras.',
  ),
  {
    where: 'counter',
    ...say(
      2,
      'Opening hours on the door didn’t match my booking. Sorted in the end.',
      'An der Tür standen andere Zeiten als in der Buchung. Am Ende ging es gut.',
      'Les horaires sur la porte n’étaient pas ceux de ma réservation. Réglé à la fin.',
      'El horario de la puerta no era el de mi reserva. Al final se arregló.',
      'Gli orari sulla porta non erano quelli della prenotazione. Alla fine risolto.',
      'O horário na porta não era o da reserva. No fim resolveu-se.',
    ),
  },
  {
    where: 'counter',
    ...say(
      1,
      'Closed when I came back. Waited forty minutes in the rain.',
      'Bei der Abholung geschlossen, vierzig Minuten im Regen gewartet.',
      'Fermé à mon retour, quarante minutes d’attente sous la pluie.',
      'Cerrado al volver, cuarenta minutos esperando bajo la lluvia.',
      'Chiuso al mio ritorno, quaranta minuti sotto la pioggia.',
      'Fechado quando voltei, quarenta minutos à espera à chuva.',
    ),
  },
];

/** Travellers' reviews of booking with Cubby. */
export const cubbyReviews: readonly ReviewText[] = [
  say(
    5,
    'Booked on the train, paid in a minute, no surprises.',
    'Im Zug gebucht, in einer Minute bezahlt, keine Überraschungen.',
    'Réservé dans le train, payé en une minute, aucune surprise.',
    'Reservé en el tren, pagué en un minuto, sin sorpresas.',
    'Prenotato in treno, pagato in un minuto, nessuna sorpresa.',
    'Reservei no comboio, paguei num minuto, sem surpresas.',
  ),
  say(
    5,
    'The price on the map was the price I paid. More of that, please.',
    'Der Preis auf der Karte war der Preis, den ich zahlte. Bitte mehr davon.',
    'Le prix de la carte était celui que j’ai payé. Continuez comme ça.',
    'El precio del mapa fue el que pagué. Así da gusto.',
    'Il prezzo sulla mappa era quello che ho pagato. Continuate così.',
    'O preço no mapa foi o que paguei. Continuem assim.',
  ),
  say(
    5,
    'Moved my pick-up by two hours without asking anyone.',
    'Abholung um zwei Stunden verschoben, ohne jemanden zu fragen.',
    'J’ai décalé le retrait de deux heures sans appeler personne.',
    'Cambié la recogida dos horas sin preguntar a nadie.',
    'Ho spostato il ritiro di due ore senza chiedere a nessuno.',
    'Mudei a recolha duas horas sem perguntar a ninguém.',
  ),
  say(
    5,
    'The pass opened even with no signal underground.',
    'Der Pass ging im Untergrund auch ohne Netz auf.',
    'Le pass s’est ouvert même sans réseau dans le métro.',
    'El pase se abrió hasta sin cobertura en el metro.',
    'Il pass si è aperto anche senza rete in metropolitana.',
    'O passe abriu mesmo sem rede no metro.',
  ),
  say(
    4,
    'Easy. Would be nice to be able to save favourite places.',
    'Einfach. Ich würde mir gern Lieblingsorte merken.',
    'Facile. J’aimerais garder mes adresses préférées.',
    'Fácil. Me gustaría guardar mis sitios favoritos.',
    'Facile. Vorrei salvare i posti preferiti.',
    'Fácil. Gostava de guardar os meus locais favoritos.',
  ),
  say(
    4,
    'Works well; the code took a minute to arrive.',
    'Klappt gut; der Code kam erst nach einer Minute.',
    'Ça marche bien ; le code a mis une minute à arriver.',
    'Funciona bien; el código tardó un minuto en llegar.',
    'Funziona bene; il codice è arrivato dopo un minuto.',
    'Funciona bem; o código demorou um minuto a chegar.',
  ),
  say(
    3,
    'Did the job, but the address was hard to find.',
    'Hat seinen Zweck erfüllt, die Adresse musste ich zweimal suchen.',
    'A fait l’affaire, mais j’ai cherché l’adresse deux fois.',
    'Cumplió, aunque tuve que buscar la dirección dos veces.',
    'Ha funzionato, ma ho cercato due volte l’indirizzo.',
    'Serviu, embora tenha procurado a morada duas vezes.',
  ),
  say(
    1,
    'Needed help and it took far too long to get a reply.',
    'Ich brauchte Hilfe, und sie kam zu spät.',
    'J’avais besoin d’aide et cela a été trop long.',
    'Necesitaba ayuda y tardó demasiado.',
    'Mi serviva aiuto e ci è voluto troppo.',
    'Precisei de ajuda e demorou demasiado.',
  ),
];
