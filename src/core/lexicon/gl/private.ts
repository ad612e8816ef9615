import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`contrasinal* | chave de acceso | chave secreta`),
  code: rawList(
    `código de verificación | código de seguridade | código de confirmación | pin | pregunta de seguridade`,
  ),
  payment:
    rawList(`número de tarxeta | número da tarxeta | tarxeta de crédito | tarxeta de débito | titular da tarxeta |
    data de caducidade | número de conta | conta bancaria | cvv | iban`),
  identity: rawList(`=dni | pasaporte | número de pasaporte | seguridade social`),
  forms: rawList(`iniciar sesión | pagamento | pagar`),
  harmless: rawList(`código postal | código promocional | código de desconto`),
};
