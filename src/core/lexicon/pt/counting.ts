import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'aparecem | aparece | constam | listados | listadas | mostrados | exibidos | publicados | escritos | ler | ver | oferecidos | indicados | estão',
  ),
  mentions: list('mencionam | menciona | falam de | fala de | citam | contêm a palavra | sobre'),
  writes: list('escrito por | escritos por | escreveu | publicou'),
  by: list('de | por'),
  pieces: list(
    'artigo* | link | links | notícia* | título* | manchete* | vídeo* | foto* | imagem | imagens | matéria* | tema | temas | assunto* | número* | valor*',
  ),
  people: list('comentário* | resposta* | avaliaç* | opinião | opiniões | resenha*'),
  places: list(
    'caixa | quadro | lista | seção | secção | coluna | galeria | menu | bloco | tabela | receita',
  ),
  whole: list('todos | todas | mais | outros | outras'),
  spans: list('ano | anos | mês | meses'),
};
