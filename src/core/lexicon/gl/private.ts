import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`contrasinal* | chave de acceso | chave secreta`),
  code: list(
    `código de verificación | código de seguridade | código de confirmación | pin | pregunta de seguridade`,
  ),
  payment:
    list(`número de tarxeta | número da tarxeta | tarxeta de crédito | tarxeta de débito | titular da tarxeta |
    data de caducidade | número de conta | conta bancaria | cvv | iban`),
  identity: list(`=dni | pasaporte | número de pasaporte | seguridade social`),
  forms: list(`iniciar sesión | pagamento | pagar`),
  harmless: list(`código postal | código promocional | código de desconto`),
};
