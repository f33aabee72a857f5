import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Una prueba más',
  text: 'Como parte del equipo, demuestras por segunda vez que eres tú.',
  passkey: 'Usar una llave de acceso',
  cancelled: 'La pregunta del navegador se cerró o caducó. No ha pasado nada; inténtalo de nuevo.',
  unable: 'Este navegador no ha podido usar una llave de acceso. Inténtalo de nuevo o elige otra forma.',
  unknown: 'Aquí no se conoce esta llave de acceso. Usa otra.',
  no_passkeys: 'Tienes llaves de acceso, pero este navegador no puede usarlas.',
  app_code: 'Código de tu aplicación de autenticación',
  use_app: 'Usar la aplicación de autenticación',
  use_backup: 'Usar un código de respaldo',
  backup_code: 'Código de respaldo',
  wrong: 'Este código no es correcto o ya no vale.',
  over: 'Has tardado más de diez minutos. Empieza de nuevo.',
  none: 'Aún no hay segunda prueba',
  none_text:
    'El equipo la necesita para iniciar sesión aquí. Configúrala una vez en la administración y vuelve después.',
  set_up: 'Ir a la administración',
};
