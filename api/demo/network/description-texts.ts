import type { ShopKind } from '../../drawings/shop-kinds.ts';
import type { Localised } from '../places/types.ts';

/** The demo hosts' descriptions of their places, as a native speaker of each language would write them. */
export const SENTENCES: Record<ShopKind, readonly Localised[]> = {
  cafe: [
    {
      en: 'A neighbourhood café with a locked room behind the counter.',
      de: 'Ein Café im Viertel mit einem abgeschlossenen Raum hinter der Theke.',
      fr: 'Un café de quartier avec une pièce fermée à clé derrière le comptoir.',
      es: 'Un café de barrio con un cuarto cerrado con llave tras la barra.',
      it: 'Un bar di quartiere con una stanza chiusa a chiave dietro il banco.',
      pt: 'Um café de bairro com uma sala fechada à chave atrás do balcão.',
    },
    {
      en: 'Small tables, strong coffee and a dry back room for your bags, always in sight of our team.',
      de: 'Kleine Tische, starker Kaffee und ein Hinterzimmer, in dem Gepäck trocken und im Blick des Personals steht.',
      fr: 'De petites tables, un café corsé et une arrière-salle où les bagages restent au sec, sous les yeux de l’équipe.',
      es: 'Mesas pequeñas, café fuerte y una trastienda donde el equipaje queda seco y a la vista del personal.',
      it: 'Tavolini, caffè forte e un retrobottega dove i bagagli restano all’asciutto, sotto gli occhi del personale.',
      pt: 'Mesas pequenas, café forte e uma sala nas traseiras onde as malas ficam secas e à vista da equipa.',
    },
  ],
  restaurant: [
    {
      en: 'Family-run restaurant. We look after your bags from the first lunch to the last dessert.',
      de: 'Ein Familienrestaurant, das vom ersten Mittagessen bis zum letzten Nachtisch auf Gepäck aufpasst.',
      fr: 'Un restaurant familial qui veille sur les bagages du premier déjeuner au dernier dessert.',
      es: 'Un restaurante familiar que cuida del equipaje desde la primera comida hasta el último postre.',
      it: 'Un ristorante di famiglia che bada ai bagagli dal primo pranzo all’ultimo dolce.',
      pt: 'Um restaurante de família que guarda as malas do primeiro almoço à última sobremesa.',
    },
    {
      en: 'We keep bags in the cloakroom by the kitchen, never in the dining room.',
      de: 'Gepäck wartet in der Garderobe neben der Küchentür, nie im Gastraum.',
      fr: 'Les bagages attendent au vestiaire près de la cuisine, jamais en salle.',
      es: 'El equipaje espera en el guardarropa junto a la cocina, nunca en el comedor.',
      it: 'I bagagli aspettano nel guardaroba accanto alla cucina, mai in sala.',
      pt: 'As malas esperam no bengaleiro junto à cozinha, nunca na sala.',
    },
  ],
  newsagent: [
    {
      en: 'Corner shop, open early till late. Bags are locked in the stockroom, and only the owner has a key.',
      de: 'Ein Laden an der Ecke, früh und spät geöffnet. Gepäck steht im Lager, das nur der Inhaber öffnen kann.',
      fr: 'Une boutique d’angle ouverte tôt et tard. Les bagages sont dans la réserve, que seul le patron peut ouvrir.',
      es: 'Una tienda de esquina que abre temprano y cierra tarde. El equipaje queda en el almacén, que solo abre el dueño.',
      it: 'Un negozio d’angolo aperto presto e fino a tardi. I bagagli stanno in magazzino, che apre solo il titolare.',
      pt: 'Uma loja de esquina aberta cedo e até tarde. As malas ficam no armazém, que só o dono abre.',
    },
    {
      en: 'Papers, drinks and a tidy luggage shelf behind the till.',
      de: 'Zeitungen, Getränke und ein aufgeräumtes Regal für Gepäck hinter der Kasse.',
      fr: 'Journaux, boissons et une étagère bien rangée pour les bagages derrière la caisse.',
      es: 'Prensa, bebidas y un estante ordenado para el equipaje tras la caja.',
      it: 'Giornali, bibite e uno scaffale in ordine per i bagagli dietro la cassa.',
      pt: 'Jornais, bebidas e uma prateleira arrumada para malas atrás da caixa.',
    },
  ],
  hotel: [
    {
      en: 'Our reception is staffed round the clock, so drop your bags whenever your train gets in.',
      de: 'Der Nachtportier ist immer da: Bring dein Gepäck, wann immer dein Zug ankommt.',
      fr: 'Le veilleur de nuit est toujours là : apportez vos bagages quelle que soit l’heure de votre train.',
      es: 'El portero de noche está siempre: trae tu equipaje llegue cuando llegue tu tren.',
      it: 'Il portiere di notte c’è sempre: porta i bagagli a qualunque ora arrivi il treno.',
      pt: 'O porteiro da noite está sempre presente: traga as malas à hora a que o comboio chegar.',
    },
    {
      en: 'Small hotel with a luggage room next to reception, staffed day and night.',
      de: 'Ein kleines Hotel mit einem Gepäckraum neben der Rezeption, Tag und Nacht bewacht.',
      fr: 'Un petit hôtel avec une bagagerie près de la réception, surveillée jour et nuit.',
      es: 'Un hotel pequeño con un cuarto de equipaje junto a la recepción, vigilado día y noche.',
      it: 'Un piccolo albergo con un deposito accanto alla reception, sorvegliato giorno e notte.',
      pt: 'Um pequeno hotel com uma sala de bagagem junto à receção, vigiada dia e noite.',
    },
  ],
  luggage: [
    {
      en: 'Luggage is all we do: numbered shelves, CCTV and staff who’ll do the lifting.',
      de: 'Gepäck ist alles, was wir tun: nummerierte Regale, Kameras und Leute, die für dich heben.',
      fr: 'Les bagages sont notre métier : étagères numérotées, caméras et des gens qui portent pour vous.',
      es: 'Solo nos dedicamos al equipaje: estantes numerados, cámaras y gente que carga por ti.',
      it: 'Ci occupiamo solo di bagagli: scaffali numerati, telecamere e chi li solleva per te.',
      pt: 'Só tratamos de malas: prateleiras numeradas, câmaras e quem as levante por si.',
    },
    {
      en: 'Luggage shop with a large storeroom. Prams, skis and instruments welcome.',
      de: 'Ein Geschäft für Gepäck mit großem Lagerraum. Kinderwagen, Ski und Instrumente sind willkommen.',
      fr: 'Une boutique de bagages avec une grande réserve. Poussettes, skis et instruments sont les bienvenus.',
      es: 'Una tienda de maletas con un gran almacén. Cochecitos, esquís e instrumentos son bienvenidos.',
      it: 'Un negozio di valigie con un grande magazzino. Passeggini, sci e strumenti sono i benvenuti.',
      pt: 'Uma loja de malas com um grande armazém. Carrinhos de bebé, esquis e instrumentos são bem-vindos.',
    },
  ],
  locker: [
    {
      en: 'Indoor lockers with CCTV. Your code opens your locker day and night.',
      de: 'Eine Schließfachanlage im Haus, unter Kameras. Dein Code öffnet dein Fach, Tag und Nacht.',
      fr: 'Des casiers à l’intérieur, sous caméras. Votre code ouvre votre porte, jour et nuit.',
      es: 'Un grupo de taquillas en el interior, con cámaras. Tu código abre tu puerta, día y noche.',
      it: 'Una fila di armadietti al coperto, con telecamere. Il tuo codice apre la tua porta, giorno e notte.',
      pt: 'Um conjunto de cacifos no interior, com câmaras. O seu código abre a sua porta, dia e noite.',
    },
    {
      en: 'Choose your size, enter the code from your booking and close the door.',
      de: 'Wähl die Größe, die du brauchst, nimm den Code aus deiner Buchung und schließ die Tür.',
      fr: 'Choisissez la taille qu’il vous faut, prenez le code de votre réservation et fermez la porte.',
      es: 'Elige el tamaño que necesitas, toma el código de tu reserva y cierra la puerta.',
      it: 'Scegli la misura che ti serve, prendi il codice dalla prenotazione e chiudi la porta.',
      pt: 'Escolha o tamanho de que precisa, use o código da sua reserva e feche a porta.',
    },
  ],
  laundry: [
    {
      en: 'Launderette with a warm, dry storeroom. Do your washing while we look after your bags.',
      de: 'Ein Waschsalon mit einem warmen, trockenen Lagerraum. Dein Gepäck wartet, während die Maschinen laufen.',
      fr: 'Une laverie avec une réserve chaude et sèche. Vos bagages attendent pendant que les machines tournent.',
      es: 'Una lavandería con un almacén cálido y seco. Tu equipaje espera mientras giran las máquinas.',
      it: 'Una lavanderia con un magazzino caldo e asciutto. I bagagli aspettano mentre le macchine girano.',
      pt: 'Uma lavandaria com um armazém quente e seco. As malas esperam enquanto as máquinas trabalham.',
    },
    {
      en: 'Drop off your bags, and your washing too if you like.',
      de: 'Lass dein Gepäck da, und wenn du magst, auch deine Wäsche.',
      fr: 'Laissez vos bagages, et votre linge aussi si vous voulez.',
      es: 'Deja tu equipaje, y también tu colada si quieres.',
      it: 'Lascia i bagagli, e se vuoi anche il bucato.',
      pt: 'Deixe as malas e, se quiser, também a roupa.',
    },
  ],
  souvenir: [
    {
      en: 'Postcards at the front, locked luggage room at the back.',
      de: 'Vorne Postkarten, hinten ein abgeschlossener Gepäckraum.',
      fr: 'Des cartes postales devant, une bagagerie fermée à clé derrière.',
      es: 'Postales delante, un cuarto de equipaje cerrado con llave detrás.',
      it: 'Cartoline davanti, un deposito chiuso a chiave sul retro.',
      pt: 'Postais à frente, uma sala de bagagem fechada à chave atrás.',
    },
    {
      en: 'Family-run gift shop with space for your bags upstairs.',
      de: 'Ein Geschenkeladen, seit Jahren in derselben Familie, mit Platz für dein Gepäck im oberen Stock.',
      fr: 'Une boutique de cadeaux tenue depuis des années par la même famille, avec de la place à l’étage.',
      es: 'Una tienda de regalos de la misma familia desde hace años, con sitio para tu equipaje arriba.',
      it: 'Un negozio di regali della stessa famiglia da anni, con posto per i bagagli al piano di sopra.',
      pt: 'Uma loja de lembranças da mesma família há anos, com lugar para as malas no andar de cima.',
    },
  ],
  shop: [
    {
      en: 'Friendly local shop with a separate storeroom for bags.',
      de: 'Ein freundliches Geschäft mit einem eigenen Lagerraum für Gepäck.',
      fr: 'Une boutique accueillante avec une réserve rien que pour les bagages.',
      es: 'Una tienda amable con un almacén propio para el equipaje.',
      it: 'Un negozio accogliente con un magazzino tutto per i bagagli.',
      pt: 'Uma loja simpática com um armazém só para malas.',
    },
    {
      en: 'We tag every bag and keep it behind the counter, out of customers’ reach.',
      de: 'Wir versehen jedes Gepäckstück mit einer Marke und stellen es hinter die Theke, wo kein Kunde hinkommt.',
      fr: 'Nous étiquetons chaque bagage et le gardons derrière le comptoir, hors de portée des clients.',
      es: 'Etiquetamos cada bulto y lo guardamos tras el mostrador, fuera del alcance de los clientes.',
      it: 'Mettiamo un’etichetta a ogni bagaglio e lo teniamo dietro il banco, lontano dai clienti.',
      pt: 'Etiquetamos cada mala e guardamo-la atrás do balcão, fora do alcance dos clientes.',
    },
  ],
  office: [
    {
      en: 'Parcel shop. Looking after people’s things is what we do.',
      de: 'Ein Paketschalter, der weiß, wie man auf Dinge aufpasst.',
      fr: 'Un comptoir à colis qui sait prendre soin de ce qu’on lui confie.',
      es: 'Un mostrador de paquetería que sabe cuidar de las cosas.',
      it: 'Uno sportello pacchi che sa come si custodiscono le cose.',
      pt: 'Um balcão de encomendas que sabe cuidar das coisas.',
    },
    {
      en: 'Business centre with a staffed reception and a locked luggage room.',
      de: 'Ein Büro mit Empfang und einem abgeschlossenen Raum für Gepäck.',
      fr: 'Un bureau avec un accueil et une pièce fermée à clé pour les bagages.',
      es: 'Una oficina con recepción y un cuarto cerrado con llave para el equipaje.',
      it: 'Un ufficio con una reception e una stanza chiusa a chiave per i bagagli.',
      pt: 'Um escritório com receção e uma sala fechada à chave para a bagagem.',
    },
  ],
};

/** Directions to a place; `{landmark}` is its name in the language. */
export const WAYS: readonly Localised[] = [
  {
    en: 'A few minutes’ walk from {landmark}.',
    de: 'Ein paar Gehminuten entfernt: {landmark}.',
    fr: 'À quelques minutes à pied : {landmark}.',
    es: 'A pocos minutos a pie: {landmark}.',
    it: 'A pochi minuti a piedi: {landmark}.',
    pt: 'A poucos minutos a pé: {landmark}.',
  },
  {
    en: 'On a quiet side street near {landmark}.',
    de: 'In einer ruhigen Seitenstraße, ganz in der Nähe: {landmark}.',
    fr: 'Dans une rue calme, tout près : {landmark}.',
    es: 'En una calle tranquila, muy cerca: {landmark}.',
    it: 'In una via tranquilla, vicinissimo: {landmark}.',
    pt: 'Numa rua sossegada, muito perto: {landmark}.',
  },
  {
    en: 'Between {landmark} and the centre.',
    de: 'Auf dem Weg in die Stadt, nahe: {landmark}.',
    fr: 'Sur le chemin du centre, près d’ici : {landmark}.',
    es: 'De camino al centro, cerca de aquí: {landmark}.',
    it: 'Sulla strada per il centro, qui vicino: {landmark}.',
    pt: 'A caminho do centro, aqui perto: {landmark}.',
  },
];
