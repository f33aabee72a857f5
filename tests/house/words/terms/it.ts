import type { Term } from './term.ts';

export const italian: readonly Term[] = [
  {
    use: 'punto deposito; locale for its host',
    not: ['punto di deposito', 'punti di deposito', 'struttura', 'strutture'],
  },
  {
    use: 'bagaglio',
    not: ['valigia', 'valigie', 'borsa', 'borse', 'collo', 'colli'],
    except: ['demo ', 'site/about ', 'site/common bagSizes.', 'site/common guide.'],
  },
  { use: 'prenotazione', not: ['soggiorno', 'soggiorni'] },
  { use: 'posto', not: ['scaffale per', 'ripiano'] },
  { use: 'restituire', not: ['ridare', 'ridato'] },
  { use: 'coupon, voucher', not: ['buono sconto', 'codice sconto', 'buoni'] },
  { use: 'costo di prenotazione', not: ['commissione', 'commissioni', 'tariffa'], except: ['Commissione europea'] },
  { use: 'armadietto', not: ['locker', 'lockers', 'deposito automatico'] },
  { use: 'segnaposto', not: ['spillo', 'puntina'] },
  { use: 'area host', not: ['console'] },
  { use: 'zona', not: ['area di', 'aree'] },
  { use: 'attiva, disattiva', not: ['accendi', 'spegni', 'acceso', 'spento'] },
  { use: 'online, offline', not: ['mercato', 'in vendita'], except: ['blog '] },
  {
    use: 'e-mail',
    not: ['posta', 'mail', 'mails'],
    except: ['posta in uscita', 'posta indesiderata', 'server di posta'],
  },
  { use: 'team', not: ['staff', 'squadra'] },
  { use: 'host', not: ['ospitante', 'ospitanti'] },
  { use: 'tu', not: ['voi', 'vostro', 'vostra', 'vostri'] },
];
