import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits: ['enviar', 'pagar', 'comprar', 'eliminar', 'excluir', 'apagar', 'publicar', 'sair', 'confirmar'],
  places: ['pagamento', 'finalizar compra', 'transferência', 'excluir conta'],
};
