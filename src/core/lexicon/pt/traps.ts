import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'seguro de | um seguro | seguro por | plano de proteção | garantia estendida | doação | premium | embrulho para presente | entrega expressa | taxa de serviço | período de teste',
  ),
  refuses: list(
    'não obrigado | não obrigada | não quero | sem | recusar | não tenho interesse | prefiro pagar | não adicionar',
  ),
  orders: list(
    'você compra | você faz o pedido | concorda em pagar | será cobrado | será cobrada | sua assinatura começa | com obrigação de pagamento | finaliza o pedido',
  ),
  hurry: list(
    'a oferta termina | termina em | expira em | restam apenas | só restam | corra | reservado por',
  ),
};
