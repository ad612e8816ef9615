import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'recentemente | quando | que ano | qual ano | que dia | que mês | há quanto tempo | desde quando | data',
  ),
  wrote: rawList(
    'escrito* | escrita | escreveu | escreveram | publicado* | publicada | publicou | publicaram | redigid* | postad* | postaram | divulgad* | colocado no ar',
  ),
  made: rawList('saiu | feito | feita | criad* | lançad* | apareceu'),
  whole: rawList('data de publicação | data da publicação | ano de publicação'),
  from: rawList('de | do | da | data | datam | tem | traz | deste | desta | desse | dessa'),
  old: rawList(
    'quão antigo | quão antiga | quão recente | quão velho | que idade | antigo | antiga | velho | velha',
  ),
  updated: rawList(
    'atualizado* | atualizada | actualizad* | atualizaram | modificad* | editad* | revisto | revisado | alterad* | última atualização',
  ),
  current: rawList(
    'atual | atuais | actual | em dia | vigente | desatualizad* | desactualizado | obsolet* | ultrapassad* | recente* | está atualizado | está atualizada',
  ),
  happened: rawList('aconteceu | ocorreu | se deu | acontecido | ocorrido | teve lugar'),
  page: rawList(
    'artigo* | matéria | materia | página | pagina | site | post | postagem | texto | blog | blogue | notícia | noticia | coluna | publicação',
  ),
  kind: rawList(
    'lista | receita | entrevista | reportagem | relatório | informação | informações | dados | conteúdo | documento | anúncio | guia',
  ),
  it: rawList(
    'isto | isso | este | esta | esse | essa | estes | estas | deste | desta | desse | dessa | ele | ela | nesta | neste | aqui | ^é | ^está | ^ainda | ^continua',
  ),
  filler: rawList(
    'ser | sido | olá | oi | ok | sabe | originalmente | hoje | agora | ainda | continua | segue | última vez | pela última vez | por última vez | a última vez que | autor | alguma | sendo | tudo',
  ),
};
