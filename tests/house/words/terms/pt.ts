import type { Term } from './term.ts';

export const portuguese: readonly Term[] = [
  { use: 'local; espaço for its host', not: ['ponto de depósito', 'pontos de depósito', 'estabelecimentos'] },
  { use: 'mala, bagagem', not: ['volume', 'volumes', 'saco*'], except: ['demo '] },
  { use: 'levantamento', not: ['recolha*'] },
  { use: 'reserva', not: ['estadia*'] },
  { use: 'lugar', not: ['prateleira*'], except: ['demo '] },
  { use: 'crédito', not: ['saldo*'] },
  { use: 'cupão, voucher', not: ['vales', 'código de desconto'] },
  { use: 'cacifo', not: ['armário*'] },
  { use: 'marcador', not: ['alfinete*', 'pino', 'pinos'] },
  { use: 'localização', not: ['posição'] },
  { use: 'área de anfitrião', not: ['consola*'] },
  { use: 'ocorrência', not: ['relatório*', 'queixa*'] },
  { use: 'publicado', not: ['mercado', 'à venda'], except: ['blog '] },
  { use: 'ativar, desativar', not: ['ligar', 'desligar', 'ligado', 'desligado'] },
  { use: 'iniciar sessão', not: ['fazer login', 'entrar com'] },
  { use: 'e-mail', not: ['correio', 'mail'] },
  { use: 'idioma', not: ['língua', 'línguas'] },
  { use: 'site', not: ['sítio'] },
  { use: 'telefonar', not: ['telefona-lhe'] },
  { use: 'o seu (third person)', not: ['teu', 'tua', 'teus', 'tuas', 'contigo', 'podes'] },
];
