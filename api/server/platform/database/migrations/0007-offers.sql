-- Coupons, vouchers and partners.

-- Travel agencies that sell luggage storage in advance; their travellers come with prepaid codes, each valid in an
-- area.
create table otas (
  id text primary key,
  name text not null,
  email text not null,
  version int not null default 1,
  created timestamptz not null
);

create table areas (
  id text primary key,
  city_id text not null references places,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  -- In metres.
  radius int not null default 400 check (radius > 0),
  version int not null default 1,
  created timestamptz not null,
  constraint areas_position check (lat between -90 and 90 and lng between -180 and 180)
);
create index areas_city on areas (city_id);

-- A voucher is a coupon paid for by an agency: one use, in one area, for `activates` bags. Both share one namespace of
-- codes and one rule of what counts as a use.
create table coupons (
  id text primary key,
  code text not null unique,
  percent int check (percent between 1 and 100),
  amount int check (amount > 0),
  currency_code text references currencies,
  activates int check (activates > 0),
  -- The most that a coupon covers of one booking; null is no limit. An amount needs a currency, so a percentage with one
  -- is for stashpoints that charge in it.
  max_bags int check (max_bags is null or max_bags > 0 and activates is null),
  max_days int check (max_days is null or max_days > 0 and activates is null),
  max_amount int
    check (max_amount is null or max_amount > 0 and percent is not null)
    check ((currency_code is null) = (amount is null and max_amount is null)),
  active boolean not null default true,
  active_at timestamptz not null,
  expires_at timestamptz not null,
  -- How often it can be used in all, and by one mailbox; null is no limit.
  uses_left int,
  uses_per_customer int,
  customer_id text references users,
  city_id text references places,
  area_id text references areas,
  ota_id text references otas,
  campaign text,
  created timestamptz not null default now(),
  version int not null default 1,
  constraint coupons_worth check (num_nonnulls(percent, amount, activates) = 1),
  constraint coupons_voucher check (
    num_nulls(ota_id, area_id, activates) in (0, 3) and (activates is null or uses_left = 1)),
  constraint coupons_uses check (uses_left >= 0 and uses_per_customer > 0)
);
create index coupons_created on coupons (created, code) where activates is null;
create index coupons_vouchers on coupons (created, code) where activates is not null;
create index coupons_ota on coupons (ota_id) where ota_id is not null;
create index coupons_area on coupons (area_id) where area_id is not null;
create index coupons_customer on coupons (customer_id) where customer_id is not null;

-- The paid stays of each coupon, kept by difference as place_totals are: a total is the sum of its rows, so that two
-- payments with one coupon never wait for each other, and a hold asks about it in the same time however often it has been
-- used: docs/decisions/137. Vouchers have none: each has one use.
create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id text not null references coupons,
  uses bigint not null,
  added_up boolean not null default false
);
create index coupon_uses_coupon on coupon_uses (coupon_id) include (uses);
create index coupon_uses_apart on coupon_uses (coupon_id) where not added_up;

-- Partners' landing pages: words in each language, a coupon and the cities to show.
create table landing_partners (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  name text not null,
  -- language → { heading, intro, points: [text], note }
  texts jsonb not null,
  coupon_code text,
  -- English routes, such as 'united-kingdom/london', in the order of the page.
  cities text[] not null default '{}',
  listed boolean not null default true,
  created timestamptz not null default now()
);

insert into landing_partners (slug, name, texts, coupon_code, cities) values (
  'trainline',
  'Trainline',
  '{
    "en": {
      "heading": "Off the train, hands free",
      "intro": "You come by rail and have hours to spare? Leave your bags a few steps from the station and see the town without them.",
      "points": ["Places within walking distance of the big stations", "Change your times on your phone when the train is late", "One price with all fees, paid before you arrive"],
      "note": "Travellers by rail get 10 % off their first stay with this code."
    },
    "de": {
      "heading": "Raus aus dem Zug, Hände frei",
      "intro": "Du kommst mit der Bahn und hast noch ein paar Stunden? Lass dein Gepäck ein paar Schritte vom Bahnhof und sieh dir die Stadt ohne an.",
      "points": ["Orte in Laufweite der großen Bahnhöfe", "Zeiten auf dem Handy ändern, wenn der Zug Verspätung hat", "Ein Preis mit allen Gebühren, bezahlt vor der Ankunft"],
      "note": "Wer mit der Bahn reist, bekommt mit diesem Code 10 % auf den ersten Aufenthalt."
    },
    "fr": {
      "heading": "Descendez du train, les mains libres",
      "intro": "Vous arrivez en train avec quelques heures devant vous ? Laissez vos bagages à deux pas de la gare et découvrez la ville sans eux.",
      "points": ["Des adresses à distance de marche des grandes gares", "Des horaires modifiables sur votre téléphone quand le train a du retard", "Un prix tout compris, réglé avant votre arrivée"],
      "note": "Les voyageurs en train ont 10 % de réduction sur leur premier dépôt avec ce code."
    },
    "es": {
      "heading": "Baja del tren con las manos libres",
      "intro": "¿Llegas en tren y te sobran unas horas? Deja tu equipaje a unos pasos de la estación y recorre la ciudad sin él.",
      "points": ["Lugares a poca distancia a pie de las grandes estaciones", "Cambia la hora desde el móvil si el tren llega tarde", "Un precio con todo incluido, pagado antes de llegar"],
      "note": "Quien viaja en tren tiene un 10 % de descuento en su primera estancia con este código."
    },
    "it": {
      "heading": "Giù dal treno, a mani libere",
      "intro": "Arrivi in treno e hai qualche ora? Lascia i bagagli a due passi dalla stazione e visita la città senza pesi.",
      "points": ["Punti a pochi minuti a piedi dalle grandi stazioni", "Orari modificabili dal telefono se il treno è in ritardo", "Un prezzo con tutto compreso, pagato prima di arrivare"],
      "note": "Chi viaggia in treno ha il 10 % di sconto sul primo deposito con questo codice."
    },
    "pt": {
      "heading": "Sair do comboio de mãos livres",
      "intro": "Chega de comboio e tem algumas horas livres? Deixe a bagagem a poucos passos da estação e veja a cidade sem ela.",
      "points": ["Locais a curta distância a pé das grandes estações", "Alteração de horários no telemóvel quando o comboio se atrasa", "Um preço com tudo incluído, pago antes da chegada"],
      "note": "Quem viaja de comboio tem 10 % de desconto na primeira estadia com este código."
    }
  }',
  'WELCOME10',
  '{united-kingdom/london,france/paris,italy/rome,spain/madrid,spain/barcelona,germany/berlin,italy/milan,united-kingdom/edinburgh}'
);
-- Created after the row, so that its insertion notifies no server.
create trigger note_change after insert or update or delete on landing_partners
  for each statement execute function note_catalogue_change();

-- How the last attempts to fetch a partner's lockers went.
create table partner_runs (
  partner text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  problem text,
  saved int not null default 0
);
