import type { BuiltInPost } from './types.ts';

export const lastDay: BuiltInPost = {
  slug: 'the-last-day-of-a-city-trip',
  modified: '2026-11-02T09:00:00.000Z',
  picture: 'city-lisbon',
  tags: ['planning'],
  texts: {
    en: {
      title: 'How to get a whole day out of the last one',
      excerpt:
        'The room has to be empty at eleven and the flight leaves at nine in the evening. A small plan for the hours in between.',
      sections: [
        [
          'Start the evening before',
          'Pack everything but what you wear and wash with. Put chargers, tickets and passports into the small bag that stays with you. In the morning you will be out of the door in ten minutes, while others are still looking for a sock.',
        ],
        [
          'Choose the shelf by the way home',
          'The best place for your bags is not near the hotel but near the station or the stop from which you leave. You walk there once, with the bags, and come back once, with a ticket in your hand.',
          'Look at the closing time before you book. If you leave late, take a place that is open until you do.',
        ],
        [
          'Plan one thing, not five',
          'On the last day a market, a park or one museum is enough. Leave an hour and a half before the train for collecting, and two and a half more when there is a flight behind it.',
        ],
        [
          'When it gets late',
          'If dinner takes longer, move the pick-up time in your booking before the old one has passed. It takes a minute, and nobody waits behind a counter for nothing.',
        ],
      ],
    },
    de: {
      title: 'Wie aus dem letzten Tag noch ein ganzer wird',
      excerpt:
        'Um elf muss das Zimmer leer sein, der Flug geht um neun am Abend. Ein kleiner Plan für die Stunden dazwischen.',
      sections: [
        [
          'Fang am Abend vorher an',
          'Pack alles bis auf das, was du anziehst und zum Waschen brauchst. Ladekabel, Fahrkarten und Pässe kommen in die kleine Tasche, die bei dir bleibt. Am Morgen bist du in zehn Minuten aus der Tür, während andere noch eine Socke suchen.',
        ],
        [
          'Wähl den Ort nach dem Heimweg',
          'Das beste Fach liegt nicht beim Hotel, sondern beim Bahnhof oder der Haltestelle, von der du abfährst. Du gehst einmal mit Gepäck hin und kommst einmal mit der Fahrkarte in der Hand zurück.',
          'Sieh vor dem Buchen auf die Schließzeit. Fährst du spät, nimm einen Ort, der bis dahin geöffnet hat.',
        ],
        [
          'Nimm dir eines vor, nicht fünf',
          'Am letzten Tag reicht ein Markt, ein Park oder ein Museum. Lass anderthalb Stunden vor dem Zug fürs Abholen, und zweieinhalb mehr, wenn ein Flug dahintersteht.',
        ],
        [
          'Wenn es später wird',
          'Dauert das Essen länger, verschieb die Abholzeit in deiner Buchung, bevor die alte vorbei ist. Das braucht eine Minute, und niemand wartet umsonst hinter der Theke.',
        ],
      ],
    },
    fr: {
      title: 'Comment faire du dernier jour une vraie journée',
      excerpt:
        'La chambre doit être libre à onze heures et l’avion part à vingt et une heures. Un petit plan pour les heures entre les deux.',
      sections: [
        [
          'Commencez la veille',
          'Rangez tout, sauf vos vêtements du lendemain et votre trousse de toilette. Chargeurs, billets et passeports vont dans le petit sac qui reste avec vous. Le matin, dix minutes suffisent, pendant que d’autres cherchent encore une chaussette.',
        ],
        [
          'Choisissez l’adresse selon le retour',
          'La meilleure consigne n’est pas près de l’hôtel, mais près de la gare ou de l’arrêt d’où vous partez. Vous y allez une fois avec vos bagages et y revenez une fois, billet en main.',
          'Regardez l’heure de fermeture avant de réserver. Si vous partez tard, prenez une adresse ouverte jusque-là.',
        ],
        [
          'Une seule chose, pas cinq',
          'Le dernier jour, un marché, un parc ou un musée suffit. Gardez une heure et demie avant le train pour récupérer vos affaires, et deux heures et demie de plus si un vol vous attend.',
        ],
        [
          'Si vous êtes en retard',
          'Le repas se prolonge ? Décalez l’heure de retrait dans votre réservation avant que l’ancienne soit passée. Cela prend une minute, et personne n’attend pour rien derrière un comptoir.',
        ],
      ],
    },
    es: {
      title: 'Cómo aprovechar entero el último día',
      excerpt:
        'La habitación tiene que quedar libre a las once y el vuelo sale a las nueve de la noche. Un pequeño plan para las horas de en medio.',
      sections: [
        [
          'Empieza la noche anterior',
          'Guarda todo menos la ropa que te pondrás y el neceser. Cargadores, billetes y pasaportes van en la bolsa pequeña que se queda contigo. Por la mañana saldrás en diez minutos, mientras otros buscan todavía un calcetín.',
        ],
        [
          'Elige el lugar según la vuelta',
          'El mejor sitio para tu equipaje no está junto al hotel, sino junto a la estación o la parada de la que sales. Vas una vez con las maletas y vuelves una vez con el billete en la mano.',
          'Mira la hora de cierre antes de reservar. Si te vas tarde, escoge un lugar que siga abierto.',
        ],
        [
          'Un plan, no cinco',
          'El último día basta con un mercado, un parque o un museo. Deja hora y media antes del tren para recoger, y dos horas y media más si después hay un vuelo.',
        ],
        [
          'Si se hace tarde',
          'Si la cena se alarga, cambia la hora de recogida en tu reserva antes de que pase la anterior. Es un minuto, y nadie espera en vano detrás del mostrador.',
        ],
      ],
    },
    it: {
      title: 'Come fare dell’ultimo giorno un giorno intero',
      excerpt:
        'La camera va lasciata alle undici e il volo parte alle nove di sera. Un piccolo piano per le ore in mezzo.',
      sections: [
        [
          'Comincia la sera prima',
          'Metti via tutto tranne i vestiti del giorno dopo e il beauty-case. Caricabatterie, biglietti e passaporti vanno nella borsa piccola che resta con te. Al mattino bastano dieci minuti, mentre altri cercano ancora un calzino.',
        ],
        [
          'Scegli il punto in base al ritorno',
          'Il posto migliore per i bagagli non è vicino all’hotel, ma vicino alla stazione o alla fermata da cui parti. Ci vai una volta con le valigie e ci torni una volta con il biglietto in mano.',
          'Guarda l’orario di chiusura prima di prenotare. Se parti tardi, prendi un punto aperto fino ad allora.',
        ],
        [
          'Una cosa sola, non cinque',
          'L’ultimo giorno basta un mercato, un parco o un museo. Tieni un’ora e mezza prima del treno per il ritiro, e due ore e mezza in più se poi c’è un volo.',
        ],
        [
          'Se si fa tardi',
          'La cena si allunga? Sposta l’ora del ritiro nella prenotazione prima che passi quella vecchia. Ci vuole un minuto e nessuno aspetta invano dietro un banco.',
        ],
      ],
    },
    pt: {
      title: 'Como fazer do último dia um dia inteiro',
      excerpt:
        'O quarto tem de ficar livre às onze e o voo parte às nove da noite. Um pequeno plano para as horas pelo meio.',
      sections: [
        [
          'Começar na véspera',
          'Arrume tudo, menos a roupa do dia seguinte e os artigos de higiene. Carregadores, bilhetes e passaportes vão na mala pequena que fica consigo. De manhã bastam dez minutos, enquanto outros ainda procuram uma meia.',
        ],
        [
          'Escolher o local pelo caminho de volta',
          'O melhor sítio para a bagagem não é perto do hotel, mas perto da estação ou da paragem de onde se parte. Vai-se lá uma vez com as malas e volta-se uma vez com o bilhete na mão.',
          'Convém ver a hora de fecho antes de reservar. Para partir tarde, o melhor é um local aberto até lá.',
        ],
        [
          'Um plano, não cinco',
          'No último dia basta um mercado, um jardim ou um museu. Reserve hora e meia antes do comboio para a recolha, e mais duas horas e meia se houver um voo a seguir.',
        ],
        [
          'Se ficar tarde',
          'O jantar demora? Altere a hora de recolha na reserva antes de a anterior passar. Leva um minuto e ninguém espera em vão atrás de um balcão.',
        ],
      ],
    },
  },
};
