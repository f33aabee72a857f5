import type { Term } from './term.ts';

export const spanish: readonly Term[] = [
  {
    use: 'consigna; local for its host',
    not: ['establecimiento*', 'comercio*'],
    except: ['site/common stashpointTypes.other'],
  },
  {
    use: 'bulto, equipaje',
    not: ['maleta*', 'bolsa*'],
    except: ['site/about ', 'site/common bagSizes.', 'site/common guide.', 'site/common home.', 'site/lockers '],
  },
  { use: 'reserva', not: ['estancia*'] },
  { use: 'sitio', not: ['estante*'] },
  { use: 'reembolso', not: ['devolución', 'devoluciones'] },
  { use: 'cupón, bono', not: ['vales', 'código de descuento'] },
  { use: 'saldo', not: ['crédito*'], except: ['débito o crédito'] },
  { use: 'gastos de gestión', not: ['tasa*', 'comisión*'], except: ['Comisión Europea'] },
  { use: 'taquilla', not: ['casillero*', 'locker*'] },
  { use: 'marcador', not: ['chincheta*', 'alfiler*'] },
  { use: 'ubicación', not: ['posición'] },
  { use: 'panel de anfitrión', not: ['consola*'] },
  { use: 'incidencia', not: ['informe', 'informes', 'reporte*'] },
  { use: 'partner', not: ['socio', 'socios'] },
  { use: 'activar, desactivar', not: ['encender', 'apagar', 'encendido', 'apagado'] },
  { use: 'publicada', not: ['mercado', 'a la venta'] },
  { use: 'iniciar sesión', not: ['entrar con', 'loguear*'] },
  { use: 'correo', not: ['mail', 'mails', 'e-mail', 'email'] },
  { use: 'día natural', not: ['día de calendario', 'días de calendario'] },
  { use: 'tú', not: ['vosotros', 'vuestro*', 'usted', 'ustedes'] },
];
