import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'seguro de | un seguro | seguro por | plan de protección | garantía ampliada | donación | donativo | premium | envoltorio de regalo | envío exprés | cargo por servicio | periodo de prueba',
  ),
  refuses: list('no gracias | no quiero | no me interesa | sin | rechazar | prefiero pagar | no añadir'),
  orders: list(
    'usted compra | realizas el pedido | acepta pagar | aceptas pagar | se le cobrará | se te cobrará | comienza su suscripción | empieza tu suscripción | con obligación de pago | haces un pedido',
  ),
  hurry: list('la oferta termina | termina en | caduca en | solo quedan | date prisa | reservado durante'),
};
