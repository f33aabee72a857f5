import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Verificación en dos pasos',
  text: 'Las cuentas del equipo necesitan la verificación en dos pasos.',
  passkey: 'Usar una llave de acceso',
  cancelled: 'La solicitud de la llave de acceso se canceló o caducó. Inténtalo de nuevo.',
  unable: 'Este navegador no ha podido usar una llave de acceso. Inténtalo de nuevo o elige otro método.',
  unknown: 'Esta llave de acceso no está registrada aquí. Usa otra.',
  no_passkeys: 'Tienes llaves de acceso, pero este navegador no puede usarlas.',
  app_code: 'Código de tu aplicación de autenticación',
  use_app: 'Usar la aplicación de autenticación',
  use_backup: 'Usar un código de respaldo',
  backup_code: 'Código de respaldo',
  wrong: 'Este código no es correcto o ya no vale.',
  over: 'Has tardado más de diez minutos. Empieza de nuevo.',
  none: 'La verificación en dos pasos aún no está configurada',
  none_text:
    'El equipo la necesita para iniciar sesión aquí. Configúrala una vez en la administración y vuelve después.',
  set_up: 'Ir a la administración',
};
