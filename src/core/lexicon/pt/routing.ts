import { rawList } from '../list.ts';
import { orderStart } from '../order-start.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /\bcomo (posso|eu|faco|fazer|faz para|que eu|consigo|devo|\w+[aei]r(me|lo|la)? |(mudo|cancelo|excluo|apago|adiciono|baixo|envio|exporto|escondo|oculto|bloqueio|ativo|desativo|configuro|crio|compro|reservo|pago|altero|troco|edito|atualizo|recupero|removo|entro|encontro|solicito|peco|devolvo|\w+o (minha|meu|meus|minhas|o|a|os|as|um|uma) )|se (muda|cancela|exclui|altera|baixa|cria|compra|ativa|configura)|alterar|trocar|excluir)|\bonde (fica|esta|encontro|acho|tem) (o |a )?(\w+ )?(botao|opcao|link|menu|ajuste\w*)\b|^ onde (eu )?\w+o (o|a|os|as|meu|minha|um|uma) |\bonde (posso|eu|clico|fica o botao|altero|mudo|encontro a opcao|devo|consigo|baixo)\b|\b(me (guie|guia|ajude|ajuda|ensine|ensina|leve|leva|mostre como|mostra como|diga como|explique como (eu|fazer|posso))|guie me|ajude me|ensine me|passo a passo|passos para|qual botao)\b/,
    /^ (onde esta|onde estao|cade) (o |a |os |as )?(meu|minha|meus|minhas) /,
  ],
  ask: [
    /^( e)?( (em|no|na|de|do|da|a|por|com|para|desde|ate|segundo|sobre|ha))? (quem|que(?! (desapare|no |nao |sum))|o que|qual|quais|quando|quanto|quanta|quantos|quantas|onde|aonde|por que|porque|como|tem|ha|existe|aceitam|inclui|esta(?! (barra|coluna|janela|caixa|coisa) )|e possivel|foi|era|sera) /,
    /\bme pergunto se\b|^ me (diz|diga|fala) (do|de|o|se|quem|quando|quanto|onde)\b|\bgostaria de saber\b|^ (funciona|vale a pena|serve) /,
  ],
  tell: [
    /^ (por favor )?(resum\w+|expli(que|ca)\w*|descrev\w+|defin\w+|me (diga|conte|fale|explique)|diga|conte|traduz\w+|rawList(e|a)|cite|nomeie|faca um resumo|quero saber|de um resumo)/,
    /^ em resumo\b/,
  ],
  away: [
    /\bnao (suporto|aguento)\b|\bdeix[ae] (so|apenas|somente)\b|\bposso viver sem\b/,
    /\bnao (quero|desejo|gostaria de|gosto de|preciso|aguento) (mais )?(ver|ler|que (me )?(mostr|aparec))|\bnao (me )?(mostr|exib|apresent)\w+|\b(pare|para|deixe|parar|chega) de (me )?(mostrar|exibir|recomendar|sugerir)?|\b(so|apenas|somente) (quero (ver|ler) )?(o|a|os|as|mostr\w+|deix\w+)\b|\bmostr\w+ (so|apenas|somente)\b|\b(sumir|suma|sumam|desaparecer|desapareca|chega de|sem (anuncios|propagandas?))\b|\bmodo (de )?leitura\b|\b(cansado|cansada|farto|farta) de\b|\b(atrapalha|incomoda|irrita|distrai|enche o saco)m?( |$)|^ fora (com )?|\bquero (ver|ler) (so|apenas|somente)\b|\bnada mais $/,
    /\bmetade da (tela|pagina)\b|^ (sem|nada de|chega de|fora) (politica|futebol|esportes?|propaganda|anuncios|famosos)\b|\b(tem|tem) que sumir\b/,
  ],
  hide: orderStart(
    'por favor|pode|poderia|voce pode|consegue|quero|queria|gostaria de|preciso|da pra',
    'escond\\w+|ocult\\w+|limp(a|ar|e) (a|esta|essa|o)|tir(ar|e|em)|tira (a|o|as|os|ess[ae]s?|est[ae]s?|isso|tudo)|livr\\w+ (se |me )?(de|d[ao]s?)|filtr(e|ar|a) (as public\\w*|os post\\w*|as post\\w*|tudo|fora)|some com|suma com|simplifi\\w+',
    '\\b',
  ),
  remove: orderStart(
    'por favor|pode|poderia|voce pode|quero|queria|gostaria de|preciso',
    'remov\\w+|elimin\\w+|exclu\\w+|apag\\w+|delet\\w+|bloque\\w+|silenci\\w+|retir\\w+|fech\\w+|desativ\\w+|deslig\\w+',
    '\\b',
  ),
  own: /\b(carrinho|sacola|cesta|conta|minha|meu|minhas|meus|assinatura|perfil|senha|cartao|pedido|usuario|arquivo|lista de desejos|favoritos|configurac\w+)\b/,
  noise:
    /\b(colunas?|caixas?|anuncio\w*|propaganda\w*|publicidade\w*|patrocinad\w+|promovid\w+|banners?|cookies?|barra\w* (lateral|superior)|comentarios?|recomendad\w+|recomendac\w+|sugest\w+|sugerid\w+|relacionad\w+|popups?|pop|janela\w*|chat|flutuante\w*|menu|cabecalho|rodape|videos?|imagens|fotos|publicac\w+|postagens|posts?|noticias|pagina|tela|spoilers?|resultados|artigos|aviso\w*|historias|esgotados)\b/,
  act: [
    /\b(no|ao|pro|para o) carrinho\b|^ (por favor )?(coloca|bota|ativa|passa|muda|marca|fala(r)? com|renova\w*|adia\w*)\b|\bquero (meu|o meu) dinheiro\b|\bmeu dinheiro de volta\b/,
    orderStart(
      'por favor|pode|poderia|quero|queria|gostaria de|preciso|tenho que|vamos',
      'procur(e|a|ar)|busc(a|ar|ue)|pesquis\\w+|encontr(e|a|ar)|ach(e|a|ar)|localiz\\w+|reserv(e|a|ar)|compr(e|a|ar)|adicion(e|a|ar)|acrescent\\w+|coloqu\\w+|colocar|poe|inclu(a|ir)|mostr(e|a|ar)|exib(a|ir)|ver|veja|abr(a|e|ir)|va para|ir para|acess(e|a|ar)|naveg\\w+|orden(e|a|ar)|classifi\\w+|filtr(e|a|ar)|baix(e|a|ar)|envi(e|a|ar)|entr(e|ar) |entra |inici(e|ar)|faca (login|uma|um|o)|fazer (login|uma|um)|cadastr\\w+|inscrev\\w+|assin(e|ar)|cancel(e|a|ar)|mud(e|ar)|alter(e|ar)|troc(a|ar|que)|edit(e|ar)|atualiz\\w+|compar(e|ar) (os precos|precos|o|a|\\w+ (e|com))|selecion\\w+|escolh\\w+|preench\\w+|escrev\\w+|public(ar)|publique|alug\\w+|solicit\\w+|peca|pedir|pagu\\w+|pagar|consult\\w+|verifi\\w+|confir(a|ir)|calcul\\w+|explor\\w+|reproduz\\w+|toque|tocar|sig(a)|seguir|salv\\w+|compartilh\\w+|ativ(e|ar)|agend\\w+|cri(e|ar)|clique|clicar|vend(a|er)|marc(ar|que)|apli(que|car)|devolv\\w+|configur\\w+|rastre\\w+|sair',
      '\\b',
    ),
  ],
  polite: /\b(voce pode|pode|poderia|consegue|da pra|me ajuda)\b/,
  nothingElse: /nada mais $/,
  whereSee:
    /^ onde (eu )?(posso|vejo|encontro|acho|consulto|leio|consigo|estao (os )?meus|esta (o )?meu|da pra|ver|encontrar|fica meu) /,
  wish: [
    /^ (eu )?(quero|queria|preciso|gostaria de|tenho que|desejo) (me )?(?!(saber|entender|compreender|ver|ler|conhecer) )\w+[aei]r(me|se|lo|la)? |^ (quero|queria|preciso de|preciso) (um|uma|dois|duas|tres|outro|outra|\d+) (?!(resumo|resposta|explicacao|traducao|lista|informac\w+))|^ (procuro|estou procurando) (?!(o|a|os|as) )/,
    /^ (?!(saber|entender|compreender|ver|ler|conhecer|resumir|explicar|traduzir|definir|descrever|listar|lugar|mulher|acucar|dolar|poder|mar|ocultar|esconder|tirar|remover|apagar|bloquear|fechar|desativar|limpar|silenciar|lar|bar|par|familiar|popular|similar|escolar|militar|qualquer|segundo) )\w{2,}(ar|er|ir)(me|se)? (meu|minha|meus|minhas|o|a|os|as|um|uma|com|sem|tudo|todos|ao|em|no|na|de|do|da|por|como) /,
  ],
  vanish: rawList(
    'escond* | ocult* | sumi* | suma | sumam | some | remov* | tira | tirar | tire | elimin* | desapare* | fecha | apaga* | fora',
  ),
  noneOf: rawList(
    'não quero | sem | nenhum* | nada de | menos | chega de | não preciso | não me interess* | dispenso | dispensar | não faço questão | me poupe | poupe me',
  ),
  fedUp: rawList(
    'muito | muita | muitos | muitas | demais | incomod* | irrit* | atrapalh* | cansei | cansado | cansada | farto | farta | chato | chata | poluíd* | tampando | cobrindo | cheio de | por toda parte | metade',
  ),
  only: rawList('só | apenas | somente | tudo menos | exceto | tirando'),
  content: rawList('artigo | receita | texto | conteúdo | matéria | história | instruções | tabela | letra'),
  trouble: rawList(
    'esqueci | esquecido | perdi | não funciona | não consigo entrar | não consigo acessar | expirou | vencido | vencida | está errado | está errada | mudou | me mudei | não chegou | bloqueada | bloqueado | fui cobrado | muito pequena | muito pequeno | nunca chegou | hackeada | roubada | duas vezes | mudei de ideia | de volta | não chega | não recebo | não recebi | não acho | não encontro | errado | errada | perdi meu | perdi minha',
  ),
  goods: rawList(
    'passagem | passagens | ingresso | ingressos | bilhete | bilhetes | voo | voos | trem | comboio | ônibus | assento | quarto | mesa | consulta | carro alugado',
  ),
  self: rawList('eu | meu | meus | minha | minhas | me | mim | nós | nosso | nossa'),
  talk: rawList(
    'obrigado | obrigada | muito obrigado | muito obrigada | valeu | olá | oi | bom dia | boa tarde | boa noite | tchau | ótimo | perfeito | legal | beleza | ok | sim | não | entendi | muito útil | tudo bem',
  ),
  about: rawList(
    'o que você pode fazer | o que você faz | o que você sabe fazer | quem é você | ajuda | como você funciona',
  ),
  clutter: rawList(
    'propaganda | propagandas | publicidade | anúncio | anúncios | banner | popup | pop up | barra lateral | patrocinad* | recomendações | cookies',
  ),
  fact: rawList('número'),
  source: rawList(
    'segundo este artigo | segundo o artigo | segundo o texto | segundo esta página | segundo o autor | de acordo com o artigo | de acordo com o texto',
  ),
  retell: rawList(
    '^faça … tabela | ^faz … tabela | ^coloque … tabela | ^faça … lista | ^compare os dois | ^compare as duas | ^compara os dois | ^leia … para mim | ^lê … para mim | ^leia em voz alta | ^traduza | ^traduz | ^liste os | ^liste as',
  ),
  noControl: rawList('vejo … botão | encontro … botão | não há botão | não aparece o botão | falta o botão'),
  takeMe: rawList('^leve me | ^leva me | ^me leva | ^me leve'),
  readWithout: rawList('ler … sem | ver … sem | mostrar … sem'),
  facts: rawList(
    '^qual | ^quais | ^que | ^o que | ^de que | ^com que | ^em que | ^quem | ^de quem | ^com quem | ^a quem | ^para quem | ^por quem | ^quando | ^desde quando | ^por que | ^porque | quanto | quanta | quantos | quantas | como se chama | como se chamava | em que ano | o que aconteceu | o que acontece | foi | foram | era | eram',
  ),
  controls: rawList(
    'aqui | cá | botão | botões | menu | configuraç* | ajuste* | opção | opções | link | ícone | aba | formulário | caixa | clic* | aperto | página | tela | ecrã | carrinho',
  ),
  asksControl: rawList(
    'que eu toco | que eu aperto | que eu clico | o que aperto | o que clico | que devo apertar | que botão | qual botão | qual o botão | qual é o botão | qual desses botões | qual ícone | que ícone | qual é o ícone | qual link | qual aba | onde clico | onde eu clico | onde clicar | onde aperto | onde aperta | onde eu aperto | em que canto | em qual canto | por qual menu | em qual menu | algum botão | um botão para | em que página devo',
  ),
  required: rawList(
    '^tenho que | ^tenho de | ^temos que | ^temos de | ^preciso | ^é preciso | ^precisa | ^devo | ^é necessário | ^é obrigatório | ^é de graça | ^é grátis',
  ),
  sees: rawList('ver | olhar | aguentar'),
};
