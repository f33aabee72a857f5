import type { Language } from '../places/types.ts';

/** Facts for a text about a city, all from the demo's own places. */
export interface CityFacts {
  city: string;
  /** Two landmarks to see, and the usual point of arrival. */
  first: string;
  second: string;
  arrival: string;
}

type Templates = readonly ((facts: CityFacts) => [why: string, where: string, how: string])[];

/** Two variants in each language, so that neighbouring cities do not read alike. */
export const CITY_TEXTS: Record<Language, Templates> = {
  en: [
    ({ city, first, second, arrival }) => [
      `${city} is best explored on foot, without a suitcase on the cobbles. Leave it at a shop, a hotel or in a locker, and enjoy the hours between check-out and departure.`,
      `Arriving at ${arrival}? Places nearby accept bags from early in the morning. If you’re visiting ${first} or ${second}, storing your bags there saves the trip back.`,
      'Check the opening hours before you book: for a late train, choose a place that’s open 24 hours. Bags can stay overnight, but you can only drop off and pick up during opening hours.',
    ],
    ({ city, first, second, arrival }) => [
      `A few spare hours in ${city} are enough for a good walk, if you don’t have a suitcase in tow. The places on the map store bags for an hour, a day or a week.`,
      `Most visitors want to see ${first} and ${second}. Store your bags on the way to save a detour; the nearest places are only a few minutes from ${arrival}.`,
      'The price on each pin is for your bags and times, with all fees included. If your plans change, you can change the times and number of bags in your booking.',
    ],
  ],
  de: [
    ({ city, first, second, arrival }) => [
      `${city} entdeckt man am besten zu Fuß, und ein Rollkoffer auf Kopfsteinpflaster macht niemandem Freude. Gib ihn in einem Laden, einem Hotel oder einem Schließfach ab, und die Stunden zwischen Auschecken und Abfahrt gehören dir.`,
      `Ankunft: ${arrival}? Ganz in der Nähe nehmen Orte schon früh am Morgen Gepäck an. Führt dein Tag zu den Zielen ${first} oder ${second}, spart ein Fach dort den Rückweg.`,
      'Sieh vor der Wahl auf die Öffnungszeiten: Wer spät abfährt, ist mit einem rund um die Uhr geöffneten Ort gut beraten. Gepäck darf über Nacht bleiben, nur Bringen und Holen braucht offene Türen.',
    ],
    ({ city, first, second, arrival }) => [
      `Ein paar freie Stunden in ${city} reichen für einen schönen Spaziergang, wenn niemand einen Koffer ziehen muss. Die Orte auf der Karte verwahren Gepäck für eine Stunde, einen Tag oder eine Woche.`,
      `Beliebt sind vor allem ${first} und ${second}. Wer dazwischen abgibt, geht einen Weg statt zwei, und ab ${arrival} sind es zu den ersten Fächern nur wenige Minuten.`,
      'Der Preis an jeder Nadel gilt für deine Gepäckstücke und deine Zeiten, mit allen Gebühren. Ändert sich der Plan, änderst du Zeiten und Anzahl in der Buchung gleich mit.',
    ],
  ],
  fr: [
    ({ city, first, second, arrival }) => [
      `${city} se visite à pied, et une valise sur les pavés n’est pas une bonne compagne. Confiez-la à un commerce, un hôtel ou un casier : les heures entre la chambre rendue et le départ sont à vous.`,
      `Point d’arrivée : ${arrival} ? Tout près, des adresses prennent les bagages dès le matin. Si votre journée passe par ${first} ou ${second}, une consigne sur place évite un détour.`,
      'Regardez les horaires avant de choisir : pour un train tardif, mieux vaut une adresse ouverte jour et nuit. Les bagages peuvent rester la nuit ; seuls le dépôt et le retrait demandent une porte ouverte.',
    ],
    ({ city, first, second, arrival }) => [
      `Quelques heures libres à ${city} suffisent pour une belle promenade, à condition de ne rien traîner derrière soi. Les adresses de la carte gardent vos bagages une heure, un jour ou une semaine.`,
      `Les incontournables : ${first} et ${second}. Déposer ses bagages entre les deux, c’est un trajet au lieu de deux ; depuis ${arrival}, les premières adresses sont à quelques minutes.`,
      'Le prix affiché vaut pour vos bagages et vos horaires, tous frais compris. Si vos plans changent, modifiez les horaires et le nombre de bagages dans votre réservation.',
    ],
  ],
  es: [
    ({ city, first, second, arrival }) => [
      `${city} se disfruta a pie, y una maleta sobre los adoquines no es buena compañía. Déjala en una tienda, un hotel o una taquilla, y las horas entre la salida del hotel y el viaje son tuyas.`,
      `¿Llegas por ${arrival}? Muy cerca hay lugares que aceptan equipaje desde primera hora. Si tu día pasa por ${first} o ${second}, dejarlo allí te ahorra la vuelta.`,
      'Mira los horarios antes de elegir: para un tren tardío conviene un lugar abierto las 24 horas. El equipaje puede quedarse de noche; solo para entregarlo y recogerlo la puerta tiene que estar abierta.',
    ],
    ({ city, first, second, arrival }) => [
      `Unas horas libres en ${city} bastan para un buen paseo, siempre que nadie tenga que tirar de una maleta. Los lugares del mapa guardan el equipaje una hora, un día o una semana.`,
      `Lo más visitado: ${first} y ${second}. Si dejas el equipaje entre ambos, haces un camino en lugar de dos; desde ${arrival}, los primeros lugares están a pocos minutos.`,
      'El precio de cada punto es para tus bultos y tus horas, con todos los gastos. Si cambia el plan, cambia también las horas y los bultos en tu reserva.',
    ],
  ],
  it: [
    ({ city, first, second, arrival }) => [
      `${city} si scopre a piedi, e una valigia sul selciato non è una buona compagna. Lasciala in un negozio, in un hotel o in un armadietto: le ore tra il check-out e la partenza sono tutte tue.`,
      `Punto di arrivo: ${arrival}? Lì vicino si accettano bagagli già di primo mattino. Se la giornata passa per ${first} o ${second}, un deposito sul posto ti risparmia il ritorno.`,
      'Guarda gli orari prima di scegliere: per un treno serale conviene un punto aperto 24 ore su 24. I bagagli possono restare di notte; solo per consegna e ritiro serve una porta aperta.',
    ],
    ({ city, first, second, arrival }) => [
      `Qualche ora libera a ${city} basta per una bella passeggiata, purché nessuno debba trascinare una valigia. I punti sulla mappa custodiscono i bagagli per un’ora, un giorno o una settimana.`,
      `Le mete più amate: ${first} e ${second}. Lasciare i bagagli a metà strada significa un tragitto invece di due; da ${arrival} i primi punti sono a pochi minuti.`,
      'Il prezzo su ogni segnaposto vale per i tuoi bagagli e i tuoi orari, con tutte le spese. Se cambia il programma, cambi orari e bagagli nella prenotazione.',
    ],
  ],
  pt: [
    ({ city, first, second, arrival }) => [
      `${city} descobre-se a pé, e uma mala na calçada não é boa companhia. Deixe-a numa loja, num hotel ou num cacifo: as horas entre a saída do quarto e a partida ficam livres.`,
      `Ponto de chegada: ${arrival}? Ali perto há locais que recebem bagagem desde cedo. Se o dia passa por ${first} ou ${second}, um local nessa zona poupa o caminho de volta.`,
      'Convém ver os horários antes de escolher: para um comboio tardio, o melhor é um local aberto 24 horas. A bagagem pode passar a noite; só a entrega e a recolha pedem porta aberta.',
    ],
    ({ city, first, second, arrival }) => [
      `Bastam algumas horas livres para um bom passeio: ${city} agradece a quem não arrasta uma mala. Os locais do mapa guardam a bagagem por uma hora, um dia ou uma semana.`,
      `Os pontos mais procurados: ${first} e ${second}. Deixar a bagagem entre ambos é fazer um caminho em vez de dois; a partir de ${arrival}, os primeiros locais ficam a poucos minutos.`,
      'O preço em cada ponto vale para essas malas e essas horas, com todas as taxas. Se os planos mudarem, mudam-se também as horas e as malas na reserva.',
    ],
  ],
};
