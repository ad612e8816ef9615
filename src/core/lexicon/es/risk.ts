import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits: [
    'enviar',
    'pagar',
    'comprar',
    'eliminar',
    'borrar',
    'publicar',
    'cerrar sesión',
    'confirmar',
    'transferir',
  ],
  places: ['pago', 'finalizar compra', 'transferencia', 'eliminar cuenta'],
};
