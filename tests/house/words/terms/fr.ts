import type { Term } from './term.ts';

export const french: readonly Term[] = [
  {
    use: 'consigne; établissement for its host',
    not: ['endroit*', 'entreprise*'],
    except: ['au même endroit'],
  },
  { use: 'espace hôte', not: ['console*'] },
  {
    use: 'voyageur; clients are those of others',
    not: ['invité*', 'client', 'clients', 'cliente'],
    except: ['demo ', 'site/host host.ask.safe', 'site/partners '],
  },
  {
    use: 'bagage',
    not: ['valise*'],
    except: ['blog ', 'demo ', 'site/about ', 'site/common bagSizes.', 'site/common guide.'],
  },
  { use: 'retrait', not: ['collecte*'] },
  { use: 'réservation', not: ['séjour*'] },
  { use: 'place', not: ['étagère*'], except: ['demo '] },
  { use: 'pass', not: ['passe', 'passes', 'billet*'], except: ['blog ', 'ot de passe'] },
  { use: 'avoir', not: ['crédit*'], except: ['débit ou de crédit'] },
  { use: 'code promo', not: ['coupon*', 'code de réduction'] },
  { use: 'devise', not: ['monnaie*'] },
  { use: 'repère', not: ['épingle*'] },
  { use: 'en ligne, hors ligne', not: ['marché', 'en vente', 'hors marché'], except: ['blog '] },
  { use: 'accès de plain-pied', not: ['sans marche*'] },
  { use: 'validation', not: ['approbation*'] },
  { use: 'e-mail', not: ['mail', 'mails', 'courriel*', 'courrier*'] },
  { use: 'consentement', not: ['assentiment'] },
];
