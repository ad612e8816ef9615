import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['contraseña*', 'clave de acceso'],
  code: ['código de verificación', 'código de seguridad', 'código de un solo uso', 'código de confirmación'],
  payment: [
    'número de tarjeta',
    'tarjeta de crédito',
    'tarjeta de débito',
    'fecha de caducidad',
    'fecha de vencimiento',
    'número de cuenta',
  ],
  identity: ['número de la seguridad social', 'número de pasaporte', 'dni', 'nie', 'nif'],
  harmless: ['código postal', 'código promocional', 'código de descuento'],
};
