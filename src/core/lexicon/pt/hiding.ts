import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artigo | artigos | notícia | notícias | comentário | comentários | postagem | postagens | tudo | resposta | respostas | avaliação | avaliações | chamada | chamadas | manchete | manchetes | matéria | matérias | reportagem | reportagens | texto | textos | post | posts | nota | notas | link | links | vídeo | vídeos | publicação | publicações | cartão | cartões | história | histórias | conteúdo | conteúdos',
  ),
  about: list(
    'sobre | de | com | por | que falam de | o | que mencionam | que mencionem | que citam | que tratam de | que tratam | que falam do | que falam da | que falam sobre | acerca de | do | da | dos | das | escritos por | assinados por',
  ),
  joins: list('ou | e'),
  inside: list('na | no | da | do'),
  articles: list('o | os | a | as'),
  fillers: list('esconda | remova | os | as | o | e | da | do'),
  shapes: list(
    'botão | botões | ícone | ícones | formulário | caixa | barra | janela | quadro | principal | lista | coluna',
  ),
  anything: list('tudo'),
  keeps: list('mas deixe | mas mantenha | mas conserve | mas não | exceto | salvo'),
  shows: list('mostra | mostram | mostrando | retrata | aparece | se vê'),
  embeds: list('tuíte | tuítes | tweets | incorporad*'),
  none: list(
    'leitores | usuários | direita | esquerda | topo | fim | lado | página | final | este | esta | deste | desta',
  ),
  answered: list('a | ao | à'),
  concerning: list('sobre | acerca de | a respeito de | relacionados a'),
  chapters: list('seção | secção | seções | capítulo | trecho | parte | parágrafos'),
  links: list('links'),
  tells: list('tire | tira | oculte | esconder | remover | não | quero | ver | por favor | todos'),
  under: list('em | na | no | sob | entre'),
  which: list('que | cujos | cujas | sem'),
  inText: list(
    'no texto | no artigo | dentro do artigo | dentro do texto | entre os parágrafos | no meio do texto',
  ),
  above: list('no topo | em cima | acima do artigo | na parte superior'),
  below: list('no fim | no final | embaixo | abaixo do artigo | na parte inferior | no pé'),
  galleries: list('galeria* | carrossel'),
  forms: list('formulário | formulários'),
  main: list('principal'),
  popular: list('mais lid* | mais vist* | mais popular* | populares | em alta'),
  allBut: list(
    'tudo menos | tudo exceto | tudo salvo | tudo à exceção | tudo fora | tudo o que não é | tudo que não é | tudo que não seja | tudo o que não seja | tudo … menos | tudo … exceto | tudo … salvo | tudo em volta | todo o resto menos',
  ),
  only: list(
    'mostra só | mostra apenas | mostre só | mostre apenas | mostre somente | mostrar só | mostrar apenas | mostrar somente | exiba apenas | exibir apenas | deixa só | deixe só | deixe apenas | deixe somente | deixar só | deixar apenas | mantenha só | mantenha apenas | manter apenas | ver só | ver apenas | ler só | ler apenas | só quero | apenas quero | nada além | ^só | ^apenas | ^somente',
  ),
  reading: list('distrações | modo leitura | modo de leitura | modo leitor | vista de leitura'),
  matter: list(
    'artigo | notícia | matéria | texto | receita | post | postagem | publicação | conteúdo | conteúdo principal | reportagem | história | corpo | entrevista | letra',
  ),
  captions: list(
    'legenda | legendas | crédito da foto | créditos da foto | créditos das fotos | créditos das imagens',
  ),
};
