import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'aparecem | aparece | constam | listados | listadas | mostrados | exibidos | publicados | escritos | ler | ver | oferecidos | indicados | estão | datam | publicad* | sugerid* | listad* | aqui | traz | deixaram | deixou | são',
  ),
  mentions: rawList(
    'mencionam | menciona | falam de | fala de | citam | contêm a palavra | sobre | tratam de | trata de | são sobre | têm a ver com | se referem a | no título | contêm',
  ),
  writes: rawList('escrito por | escritos por | escreveu | publicou | deixou | assinad*'),
  by: rawList('de | por'),
  pieces: rawList(
    'artigo* | link | links | notícia* | título* | manchete* | vídeo* | foto* | imagem | imagens | matéria* | tema | temas | assunto* | número* | valor* | etiqueta* | categoria* | reportagem | reportagens | tag | tags',
  ),
  people: rawList('comentário* | resposta* | avaliaç* | opinião | opiniões | resenha*'),
  places: rawList(
    'caixa | quadro | lista | seção | secção | coluna | galeria | menu | bloco | tabela | receita | no fim | no final',
  ),
  whole: rawList('todos | todas | mais | outros | outras'),
  spans: rawList('ano | anos | mês | meses'),
  commenting: rawList('comentou | comentaram'),
  tags: rawList('etiqueta* | tag | tags | temas | tópicos | assuntos | palavras chave'),
  begins: rawList('começam com | começa com | começam por'),
  choosing: rawList(
    'posso escolher | posso selecionar | se pode escolher | se podem escolher | para escolher | à escolha | escolher | selecionar',
  ),
  control: rawList('menu suspenso | lista suspensa | menu | opç* | filtro* | campo | formulário | ordenação'),
  occasion: rawList('quando | ao | durante | no formulário'),
  prompts: rawList('escolha | escolher | selecione | selecionar | por favor | nenhum*'),
  languages: rawList('idioma* | língua*'),
  countries: rawList('país | países'),
  currencies: rawList('moeda*'),
  different: rawList('diferente* | distint*'),
};
