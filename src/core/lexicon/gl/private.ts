import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['contrasinal*', 'chave de acceso', 'chave secreta'],
  code: [
    'código de verificación',
    'código de seguridade',
    'código de confirmación',
    'pin',
    'pregunta de seguridade',
  ],
  payment: [
    'número de tarxeta',
    'número da tarxeta',
    'tarxeta de crédito',
    'tarxeta de débito',
    'titular da tarxeta',
    'data de caducidade',
    'número de conta',
    'conta bancaria',
    'cvv',
    'iban',
  ],
  identity: ['=dni', 'pasaporte', 'número de pasaporte', 'seguridade social'],
  forms: ['iniciar sesión', 'pagamento', 'pagar'],
  harmless: ['código postal', 'código promocional', 'código de desconto'],
};
