import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits: ['invia', 'paga', 'acquista', 'elimina', 'pubblica', 'esci', 'conferma'],
  places: ['pagamento', 'cassa', 'bonifico', 'elimina account'],
};
