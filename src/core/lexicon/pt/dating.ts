import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'quando | que ano | qual ano | que dia | que mês | que época | há quanto tempo | desde quando | data',
  ),
  wrote: rawList(
    'escrito | escrita | escritos | escreveu | escreveram | publicado | publicada | publicados | publicou | publicaram | redigido | redigida | postado | postada | postaram | divulgado | divulgada | colocado no ar',
  ),
  made: rawList('saiu | feito | feita | criado | criada | lançado | lançada | apareceu | elaborado'),
  whole: rawList('data de publicação | data da publicação | ano de publicação'),
  from: rawList('de | do | da | data | datam | tem | traz | deste | desta | desse | dessa'),
  old: rawList(
    'quão antigo | quão antiga | quão recente | quão velho | que idade | antigo | antiga | velho | velha',
  ),
  updated: rawList(
    'atualizado | atualizada | atualizados | actualizado | actualizada | atualizaram | modificado | modificada | editado | editada | revisto | revisado | alterado | alterada | última atualização | última actualização | última modificação',
  ),
  current: rawList(
    'atual | atuais | actual | em dia | vigente | desatualizado | desatualizada | desactualizado | obsoleto | obsoleta | ultrapassado | ultrapassada | recente | recentes | está atualizado | está atualizada',
  ),
  happened: rawList('aconteceu | ocorreu | se deu | acontecido | ocorrido | teve lugar'),
  page: rawList(
    'artigo | artigos | matéria | materia | página | pagina | site | post | postagem | texto | blog | blogue | notícia | noticia | coluna | publicação',
  ),
  kind: rawList(
    'lista | receita | entrevista | reportagem | relatório | informação | informações | info | dados | conteúdo | documento | comunicado | anúncio | aviso | tutorial | guia | resenha | crónica | crônica | nota | coisa',
  ),
  it: rawList(
    'isto | isso | este | esta | esse | essa | estes | estas | deste | desta | desse | dessa | ele | ela | nesta | neste | aqui | ^é | ^está | ^ainda | ^continua',
  ),
  filler: rawList(
    'ser | sido | olá | oi | ok | por favor | sabe | exactamente | originalmente | hoje | agora | ainda | continua | segue | última vez | pela última vez | por última vez | a última vez que | autor | alguma | sendo | tudo',
  ),
};
