import type { BuiltInPost } from './types.ts';

export const stationHours: BuiltInPost = {
  slug: 'a-stopover-between-two-trains',
  modified: '2026-10-12T09:00:00.000Z',
  picture: 'city-paris',
  tags: ['stations', 'planning'],
  texts: {
    en: {
      title: 'Three hours between two trains',
      excerpt:
        'A stopover is long enough for a town if you know what you are doing. What to look at before you leave the station.',
      sections: [
        [
          'Count backwards',
          'Take the departure, subtract twenty minutes for the platform and thirty for collecting your bags. What is left is yours. Below an hour, stay and have a coffee; above two, go.',
        ],
        [
          'Mind which station',
          'Big cities have several, and trains do not always leave from the one they arrive at. If you change stations, leave the bags near the second one and see the town on the way.',
        ],
        [
          'Look for opening hours, not for metres',
          'A place five minutes further that is open when you come back is better than the one at the exit that has just closed for lunch. Lockers are open longer, shops have somebody to ask.',
        ],
        [
          'When the first train is late',
          'Change your times in the booking from the carriage. As long as there is room it costs nothing to move them within the same day.',
        ],
      ],
    },
    de: {
      title: 'Drei Stunden zwischen zwei Zügen',
      excerpt:
        'Ein Umstieg reicht für eine Stadt, wenn man weiß, was man tut. Worauf du achten solltest, bevor du den Bahnhof verlässt.',
      sections: [
        [
          'Rechne rückwärts',
          'Nimm die Abfahrt, zieh zwanzig Minuten für den Bahnsteig ab und dreißig fürs Abholen. Der Rest gehört dir. Unter einer Stunde bleib und trink einen Kaffee, über zwei geh los.',
        ],
        [
          'Achte auf den Bahnhof',
          'Große Städte haben mehrere, und nicht jeder Zug fährt dort ab, wo der andere ankommt. Wechselst du den Bahnhof, gib das Gepäck beim zweiten ab und sieh dir unterwegs die Stadt an.',
        ],
        [
          'Öffnungszeiten zählen mehr als Meter',
          'Ein Ort fünf Minuten weiter, der bei deiner Rückkehr offen ist, ist besser als der am Ausgang, der gerade Mittagspause macht. Schließfächer haben länger auf, in Läden kannst du jemanden fragen.',
        ],
        [
          'Wenn der erste Zug Verspätung hat',
          'Ändere die Zeiten in der Buchung schon im Wagen. Solange Platz ist, kostet das Verschieben am selben Tag nichts.',
        ],
      ],
    },
    fr: {
      title: 'Trois heures entre deux trains',
      excerpt:
        'Une correspondance suffit pour voir une ville, à condition de s’y prendre bien. Ce qu’il faut regarder avant de quitter la gare.',
      sections: [
        [
          'Comptez à rebours',
          'Partez de l’heure de départ, retirez vingt minutes pour le quai et trente pour récupérer vos bagages. Le reste est à vous. Moins d’une heure : restez et prenez un café ; plus de deux : sortez.',
        ],
        [
          'Vérifiez la gare',
          'Les grandes villes en ont plusieurs, et les trains ne repartent pas toujours de celle où ils arrivent. Si vous changez de gare, déposez vos bagages près de la seconde et visitez en chemin.',
        ],
        [
          'Les horaires avant les mètres',
          'Une adresse à cinq minutes de plus, mais ouverte à votre retour, vaut mieux que celle de la sortie qui vient de fermer pour midi. Les casiers ouvrent plus longtemps ; dans un commerce, quelqu’un vous répond.',
        ],
        [
          'Si le premier train est en retard',
          'Modifiez vos horaires depuis le wagon. Tant qu’il y a de la place, les décaler dans la même journée ne coûte rien.',
        ],
      ],
    },
    es: {
      title: 'Tres horas entre dos trenes',
      excerpt: 'Una escala da para una ciudad si sabes cómo. Qué mirar antes de salir de la estación.',
      sections: [
        [
          'Cuenta hacia atrás',
          'Toma la hora de salida, resta veinte minutos para el andén y treinta para recoger el equipaje. Lo que queda es tuyo. Si es menos de una hora, quédate y toma un café; si son más de dos, sal.',
        ],
        [
          'Fíjate en la estación',
          'Las grandes ciudades tienen varias, y no todos los trenes salen de donde llega el otro. Si cambias de estación, deja el equipaje junto a la segunda y mira la ciudad por el camino.',
        ],
        [
          'Los horarios importan más que los metros',
          'Un lugar a cinco minutos más, abierto cuando vuelvas, es mejor que el de la salida que acaba de cerrar a mediodía. Las taquillas abren más horas; en las tiendas hay a quien preguntar.',
        ],
        [
          'Si el primer tren se retrasa',
          'Cambia las horas de tu reserva desde el vagón. Mientras haya sitio, moverlas dentro del mismo día no cuesta nada.',
        ],
      ],
    },
    it: {
      title: 'Tre ore tra due treni',
      excerpt:
        'Una coincidenza basta per vedere una città, se si sa come fare. Che cosa guardare prima di uscire dalla stazione.',
      sections: [
        [
          'Conta all’indietro',
          'Parti dall’ora del treno, togli venti minuti per il binario e trenta per ritirare i bagagli. Il resto è tuo. Sotto un’ora resta e prendi un caffè; sopra le due, vai.',
        ],
        [
          'Attenzione alla stazione',
          'Le grandi città ne hanno diverse, e non tutti i treni ripartono da dove arriva l’altro. Se cambi stazione, lascia i bagagli vicino alla seconda e visita la città lungo la strada.',
        ],
        [
          'Gli orari contano più dei metri',
          'Un punto cinque minuti più in là, aperto quando torni, è meglio di quello all’uscita appena chiuso per pranzo. Gli armadietti sono aperti più a lungo; nei negozi c’è qualcuno a cui chiedere.',
        ],
        [
          'Se il primo treno è in ritardo',
          'Cambia gli orari nella prenotazione già dal vagone. Finché c’è posto, spostarli nello stesso giorno non costa nulla.',
        ],
      ],
    },
    pt: {
      title: 'Três horas entre dois comboios',
      excerpt: 'Uma escala chega para uma cidade, desde que se saiba como. O que ver antes de sair da estação.',
      sections: [
        [
          'Contar para trás',
          'Parta da hora do comboio, tire vinte minutos para o cais e trinta para recolher a bagagem. O que sobra é seu. Menos de uma hora: fique e tome um café; mais de duas: saia.',
        ],
        [
          'Atenção à estação',
          'As grandes cidades têm várias, e nem todos os comboios partem de onde o outro chega. Para mudar de estação, deixe a bagagem perto da segunda e veja a cidade pelo caminho.',
        ],
        [
          'Os horários contam mais do que os metros',
          'Um local cinco minutos mais longe, aberto à volta, é melhor do que o da saída que acabou de fechar para almoço. Os cacifos abrem mais horas; nas lojas há a quem perguntar.',
        ],
        [
          'Se o primeiro comboio se atrasar',
          'Altere os horários da reserva ainda na carruagem. Enquanto houver lugar, mudá-los no mesmo dia não custa nada.',
        ],
      ],
    },
  },
};
