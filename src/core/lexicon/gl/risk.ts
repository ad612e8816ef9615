import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`pagar | mercar | comprar | facer pedido | reservar | subscribirse | renovar | cancelar subscrición | cancelar pedido |
    transferir | publicar | compartir | suprimir | baleirar | descartar | desactivar | pechar conta | pechar sesión |
    saír do grupo | bloquear | denunciar | revogar | permitir | aprobar | gardar | instalar | desinstalar | reiniciar | apagar |
    convidar | doar | puxar | vender | retirar | votar | solicitar | rexistrarse | darse de baixa | unirse | anular | rexeitar`),
  looks:
    rawList(`ver | amosar | buscar | filtrar | ordenar | axustes | axuda | detalles | editar | comparar | información | descargar |
    imprimir`),
  leads: rawList(
    `máis | menos | seguinte | anterior | continuar | abrir | menú | ler | escoller | engadir | copiar | novo | nova | crear`,
  ),
  topics:
    rawList(`hoxe | mañá | inicio | categorías | carriño | idioma | sobre nós | contacto | condicións | privacidade | novas |
    calendario | mapa | fotos | opinións | favoritos | notificacións | conta | iniciar sesión | contrasinal esquecido | tema |
    horario | tendas | borradores | papeleira | horas libres | horas dispoñibles | ^saldo`),
  retreats: rawList(`cancelar | non | pechar | máis tarde | atrás`),
  opens:
    rawList(`ver | amosar | mostrar | ler | como | por que | sobre | condicións | política | historial | detalles | non | manter |
    comparar | volver | estado | agochar | xestionar | buscar | que pasa | podo | canto`),
  places: rawList(`pagamento | caixa | pedido`),
  acts: rawList(`envi* | elimin* | borr* | confirm* | acept* | pagu* | autoriz* | asin*`),
  states:
    rawList(`enviadas | enviados | eliminados | pedidos | métodos de pago | formas de pago | gastos de envío | compartido comigo |
    reservas`),
  keeps: rawList(`gard*`),
  drafts: rawList(`borrador*`),
  clears: rawList(`borrar | restablec* | aplic* | quit* | elimin* | limp*`),
  filters: rawList(`filtro*`),
  joins: rawList(`e | logo`),
  cancels: rawList(`cancel* | anul*`),
  small: rawList(`o | a | os | as | meu | miña`),
};
