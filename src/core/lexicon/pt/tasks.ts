import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'mudar alterar editar modificar atualizar renomear altera edita edite modifica atualize',
    delete: 'excluir apagar eliminar remover exclui exclua apaga apague elimina deletar remova',
    create: 'criar adicionar novo nova escrever cria crie adicione acrescentar redigir',
    find: 'buscar procurar pesquisar encontrar pesquisa pesquise busca busque procure',
    settings: 'configurações definições opções preferências conta perfil configurar ajustes',
    login: 'entrar acessar login logar aceder autenticar',
    logout: 'sair logout deslogar',
    register:
      'cadastrar cadastro cadastre registrar registro registar registo cadastre-se registe-se registre-se registar-se',
    participate:
      'participar participe participação inscrever inscreva-se inscrição inscrições candidatura matrícula matricular matricule-se',
    password: 'senha senhas password palavra-passe',
    save: 'salvar guardar aplicar confirmar salve guarde gravar',
    publish: 'publicar publique postar',
    buy: 'comprar pedir carrinho caixa compra compre compras cesto loja encomendar sacola checkout adquirir',
    tickets: 'ingressos ingresso bilhetes bilhete bilheteira bilheteria tickets',
    book: 'reservar reserva reservas reserve',
    appointment: 'agendar agende agendamento agendamentos',
    download: 'baixar descarregar exportar baixe download downloads transferir instalar instale',
    app: 'aplicativo aplicativos app apps aplicação android iphone ios',
    upload: 'enviar carregar anexar importar upload anexe',
    history: 'histórico versões alterações revisões changelog',
    help: 'ajuda suporte ajudar faq faqs assistência',
    contact: 'contato contatar contacto fale contatos contactos contactar contacte-nos escreva-nos',
    feedback: 'feedback sugestão sugestões sugerir',
    mistake: 'errata gralha gralhas correção correções corrigir corrija',
    report: 'denunciar reclamação denuncie denúncia reportar reclamar reclamações queixa queixas',
    print: 'imprimir imprima impressora imprimível',
    listen: 'ouvir ouça escutar escute áudio áudios',
    video: 'vídeo vídeos video videos',
    photos: 'fotos foto fotografias fotografia galeria galerias fotogaleria fotogalerias imagens',
    podcast: 'podcast podcasts episódio episódios',
    job: 'vagas vaga carreiras trabalhe emprego empregos carreira recrutamento trabalhar',
    subscribe: 'assinar assine assinatura assinaturas assinante subscrever subscreva subscrição',
    unsubscribe: 'descadastrar desinscrever descadastre-se',
    newsletter: 'newsletter newsletters',
    follow: 'seguir siga-nos segui-los redes facebook twitter instagram',
    feed: 'rss feed feeds',
    comment: 'comentário comentários comentar comente responder responda',
    rate: 'avaliar avalie avaliação avaliações classificar resenha resenhas',
    donate:
      'doar doação apoie apoiar doe doações donativo donativos apoie-nos apoia-nos contribuir contribua',
    share: 'compartilhar compartilhe partilhar partilhe partilha tuitar tweetar',
    link: 'permalink citar embed incorporar hiperligação',
    bookmark: 'favorito favoritos favoritar marcadores',
    wishlist: 'wishlist desejos',
    gift: 'presentes presentear vale-presente cartão-presente cheque-prenda prenda prendas',
    coupon: 'cupom cupons cupão cupões desconto descontos',
    price: 'preço preços tarifa tarifas custa custo planos tarifário',
    invoice: 'fatura faturas recibo recibos boleto',
    track: 'rastrear rastreie rastreamento rastreio',
    return: 'devolver devolução devoluções reembolso reembolsos',
    cancel: 'cancelar cancele cancelamento rescindir anular',
    language: 'idioma idiomas traduzir tradução traduções english deutsch français español português',
    accessibility: 'acessibilidade acessível libras cego cegos',
    textsize: 'aumentar ampliar',
    dark: 'escuro noturno',
    next: 'próximo próxima seguinte avançar',
    previous: 'anterior voltar',
    archive: 'arquivo arquivos acervo antigas antigos antigo',
    author: 'autor autora autores autoras jornalista jornalistas colunista redator repórter',
    popular: 'popular populares tendências',
    related: 'relacionado relacionados relacionada relacionadas semelhantes similares parecidos',
    latest: 'recente recentes novidades últimas',
    cookies: 'cookies cookie rastreadores',
    privacy: 'privacidade lgpd rgpd',
    terms: 'termos condições regras regulamento',
    about: 'conheça-nos',
    advertise: 'anunciar anuncie anunciantes publicidade',
    press: 'imprensa comunicados',
    partner:
      'parceiro parceiros parceria parcerias patrocinador patrocinadores patrocinar afiliados afiliado',
    map: 'mapa mapas localização chegar',
    stores:
      'filiais filial sucursais concessionárias concessionária concessionários revendedor revendedores lojas',
    hours: 'horário horários abrem fecham fecha',
    calendar: 'calendário agenda eventos evento datas',
    epaper: 'epaper e-paper',
    weather: 'meteorologia clima',
    traffic: 'trânsito tráfego',
    tv: 'tv televisão rádio',
    games: 'jogos jogo jogar jogue quiz passatempos sudoku',
    horoscope: 'horóscopo horóscopos signos',
    recipes: 'receita receitas',
    forum: 'fórum fóruns comunidade',
    wiki: 'documentação manual manuais guia guias docs wiki',
    code: 'github repositório repositórios gitlab',
    sort: 'ordenar ordene',
    filter: 'filtrar filtre filtro filtros refinar',
    menu: 'menu navegação',
    sitemap: 'sitemap',
    compare: 'comparar compare comparação comparador comparativo',
    size: 'tamanhos medidas',
    invite: 'convidar convide convite convites',
    verify: 'verificar verifique verificação',
    home: 'início',
  },
  phrases: {
    change: list('trocar o nome'),
    delete: list(
      'excluir conta | excluir minha conta | apagar a minha conta | eliminar conta | encerrar conta',
    ),
    create: list('escrever um novo | escrever uma nova'),
    settings: list('minha conta | a minha conta | meu perfil | o meu perfil | área pessoal'),
    login: list(
      'fazer login | iniciar sessão | inicie sessão | faça login | faça seu login | fazer o login | área do cliente | área de cliente | entrar na minha conta | início de sessão',
    ),
    logout: list(
      'terminar sessão | encerrar sessão | sair da conta | sair da minha conta | fazer logout | fechar sessão',
    ),
    register: list(
      'criar uma conta | criar conta | abrir conta | nova conta | crie sua conta | crie a sua conta | crie uma conta | abrir uma conta | abra sua conta | fazer cadastro | faça seu cadastro | criar perfil',
    ),
    participate: list(
      'fazer parte | tomar parte | participe agora | fazer a inscrição | faça sua inscrição | faça a sua inscrição | inscreva-se no evento | inscreva-se no curso',
    ),
    password: list(
      'esqueci minha senha | esqueci a senha | esqueceu a senha | esqueceu sua senha | palavra passe | recuperar senha | redefinir senha | esqueci a palavra-passe | esqueceu-se da palavra-passe | recuperar palavra-passe | nova senha | perdi minha senha',
    ),
    save: list('salvar alterações | guardar alterações'),
    buy: list(
      'fazer um pedido | fazer pedido | finalizar compra | finalizar pedido | adicionar ao carrinho | adicionar à sacola | loja online | loja virtual',
    ),
    tickets: list('comprar ingressos | comprar bilhetes | venda de ingressos | venda de bilhetes'),
    book: list('fazer uma reserva | faça sua reserva | faça a sua reserva | marcar mesa'),
    appointment: list(
      'marcar consulta | marcar uma consulta | marque sua consulta | marque a sua consulta | marcar horário | marcar reunião | marcar uma visita | marcação de consultas | agende uma conversa | marcar uma chamada',
    ),
    download: list('fazer download | fazer o download'),
    app: list(
      'app store | google play | para celular | no celular | para telemóvel | no telemóvel | aplicação móvel',
    ),
    upload: list('enviar arquivo | enviar ficheiro | enviar um arquivo | carregar ficheiro | fazer upload'),
    history: list(
      'histórico de versões | histórico de alterações | ver histórico | notas da versão | notas de versão | registro de alterações | versões anteriores',
    ),
    help: list(
      'perguntas frequentes | dúvidas frequentes | central de ajuda | centro de ajuda | apoio ao cliente | atendimento ao cliente | serviço ao cliente | preciso de ajuda | tirar dúvidas',
    ),
    contact: list(
      'fale conosco | falar com | entrar em contato | fale connosco | fale com a gente | entre em contato | entre em contacto | entrar em contacto | escreva para nós | falar com alguém | para quem pergunto | ligar para vocês',
    ),
    feedback: list(
      'caixa de sugestões | dê sua opinião | dê a sua opinião | dar minha opinião | dar a minha opinião | enviar comentários | envie seus comentários | dizer o que penso | esta página foi útil',
    ),
    mistake: list(
      'erro no texto | encontrei um erro | encontrou um erro | encontrou algum erro | há um erro | tem um erro | comunicar erro | reportar erro | informar erro | sugerir alteração | erro na notícia',
    ),
    report: list(
      'relatar problema | relatar um problema | comunicar um problema | livro de reclamações | canal de denúncias | violação de direitos autorais | violação de direitos de autor | relatar abuso | informar um problema | fazer queixa',
    ),
    tip: list(
      'enviar uma notícia | envie sua notícia | envie a sua notícia | sugerir pauta | sugestão de pauta | sugira uma pauta | conte sua história | conte a sua história | enviar uma história | escreva para o site | ser autor | ser colunista',
    ),
    print: list('versão para impressão | versão para imprimir | versão imprimível'),
    listen: list(
      'ouvir notícia | ouça esta matéria | ouvir o artigo | ouvir artigo | ler em voz alta | em voz alta | ouvir em vez de ler',
    ),
    video: list('ver o vídeo | assistir ao vídeo | assista ao vídeo | veja o vídeo'),
    photos: list(
      'galeria de fotos | galeria de imagens | fotos de imprensa | fotos para imprensa | banco de imagens',
    ),
    job: list(
      'trabalhe conosco | trabalhe connosco | trabalhe com a gente | trabalhar com vocês | trabalhar convosco | ofertas de emprego | vagas abertas | vagas de emprego | junte-se à equipa | junte-se à nossa equipa | enviar currículo | faça parte do time',
    ),
    subscribe: list('seja assinante | tornar-me assinante | torne-se assinante | quero ser assinante'),
    unsubscribe: list(
      'cancelar inscrição | cancelar subscrição da newsletter | deixar de receber | parar de receber | não quero receber | não receber mais | remover meu email da lista | sair da lista',
    ),
    newsletter: list(
      'por email | por e-mail | no meu email | no seu email | no seu e-mail | lista de e-mails | boletim informativo | boletim de notícias | receba as notícias | receber notícias | receba nossas novidades | boletins informativos',
    ),
    follow: list('redes sociais | no facebook | no instagram | no twitter | siga a gente | nos siga'),
    comment: list(
      'deixe um comentário | deixe seu comentário | deixar um comentário | deixe uma resposta | escrever um comentário | ver comentários | participe da conversa | deixar uma resposta',
    ),
    rate: list(
      'escrever uma avaliação | deixe sua avaliação | dar nota | escreva uma avaliação | opiniões de clientes | escrever uma crítica',
    ),
    donate: list(
      'dar dinheiro | faça uma doação | fazer uma doação | faça um donativo | fazer um donativo | apoie o nosso trabalho | apoie nosso trabalho | ajudar com dinheiro | seja um apoiador | apoiar financeiramente | apoie este projeto',
    ),
    share: list(
      'enviar a um amigo | enviar para um amigo | mandar para um amigo | enviar por email | enviar por e-mail | enviar pelo whatsapp | mandar no whatsapp',
    ),
    link: list(
      'copiar link | copiar o link | link permanente | ligação permanente | copiar ligação | como citar | citar este artigo | código de incorporação',
    ),
    bookmark: list(
      'salvar para depois | guardar para depois | guardar para mais tarde | ler depois | ler mais tarde | lista de leitura | guardar artigo | salvar artigo | salvar matéria | ler mais logo',
    ),
    wishlist: list('lista de desejos | lista de presentes | adicionar à lista de desejos'),
    gift: list(
      'vale presente | cartão presente | cheque prenda | cartão oferta | cheque oferta | cartões presente | dar para um amigo | enviar de presente',
    ),
    coupon: list(
      'código promocional | código de desconto | vale desconto | cupom de desconto | códigos promocionais',
    ),
    price: list(
      'quanto custa | quanto custam | quanto é que custa | planos e preços | lista de preços | tabela de preços | preçário online',
    ),
    invoice: list(
      'nota fiscal | notas fiscais | segunda via | comprovante de pagamento | comprovativo de pagamento',
    ),
    track: list(
      'acompanhar pedido | acompanhar meu pedido | onde está meu pedido | onde está a minha encomenda | cadê meu pedido | estado da encomenda | status do pedido | seguir encomenda | seguir a minha encomenda | rastrear pedido | meus pedidos | localizar encomenda',
    ),
    return: list(
      'trocas e devoluções | trocar um produto | mandar de volta | enviar de volta | meu dinheiro de volta | trocar produto',
    ),
    cancel: list(
      'cancelar assinatura | cancelar minha assinatura | cancelar a subscrição | terminar contrato | acabar com a assinatura',
    ),
    language: list(
      'em inglês | em português | em espanhol | em francês | em alemão | mudar idioma | mudar o idioma | mudar de idioma | alterar idioma | outros idiomas | outras línguas | mudar a língua',
    ),
    accessibility: list(
      'língua gestual | língua de sinais | leitor de tela | leitor de ecrã | leitura fácil | linguagem simples | alto contraste',
    ),
    textsize: list(
      'tamanho da letra | tamanho do texto | tamanho da fonte | letra maior | letras maiores | aumentar texto | aumentar letra | aumentar fonte | diminuir fonte | aumentar a letra',
    ),
    dark: list(
      'modo escuro | modo noturno | tema escuro | modo claro | fundo preto | tema claro | modo noite',
    ),
    next: list(
      'próxima página | página seguinte | próximo post | próximo artigo | capítulo seguinte | próximo capítulo | continuar lendo | continue lendo | continuar a ler | continue a ler | artigo seguinte',
    ),
    previous: list(
      'página anterior | post anterior | artigo anterior | capítulo anterior | para trás | o de antes',
    ),
    archive: list(
      'postagens antigas | postagens mais antigas | posts antigos | edições anteriores | notícias antigas | artigos antigos | números anteriores | mensagens antigas | artigos anteriores | por mês',
    ),
    author: list(
      'sobre o autor | sobre a autora | mais deste autor | mais do autor | todos os artigos de | quem escreveu | ver todos os posts de | outros textos do autor | mais artigos de | todas as postagens de',
    ),
    popular: list(
      'mais lidas | mais lidos | mais vistas | mais vistos | mais populares | em alta | mais acessadas | mais comentadas | mais partilhadas | mais compartilhadas | mais acessados',
    ),
    related: list(
      'veja também | leia também | ver também | você pode gostar | pode gostar | pode interessar | mais sobre este assunto | mais sobre o assunto | mais sobre isso | mais sobre este tema | saiba mais sobre o tema | notícias relacionadas',
    ),
    latest: list(
      'últimas notícias | última hora | mais recente | mais recentes | notícias de hoje | ao minuto | mais novas | mais novos | acabou de sair',
    ),
    cookies: list(
      'política de cookies | configurar cookies | configurações de cookies | definições de cookies | preferências de cookies | gerir cookies | gerenciar cookies',
    ),
    privacy: list(
      'política de privacidade | aviso de privacidade | proteção de dados | meus dados | os meus dados | dados pessoais',
    ),
    terms: list(
      'termos de uso | termos e condições | termos de serviço | termos de utilização | condições gerais | condições de uso | condições de utilização | condições gerais de venda',
    ),
    imprint: list(
      'aviso legal | informação legal | informações legais | ficha técnica | quem está por trás | quem é o dono | de quem é este site | expediente do jornal | a quem pertence | dados legais',
    ),
    about: list(
      'quem somos | sobre nós | sobre a gente | nossa equipe | nossa equipa | a nossa equipa | a equipa | quem são vocês | quem são | sobre mim | nossa história | a nossa história',
    ),
    advertise: list(
      'anuncie aqui | anuncie conosco | anuncie connosco | colocar um anúncio | publicar um anúncio | mídia kit | media kit | pôr um anúncio | publicar anúncio | comprar anúncio',
    ),
    press: list(
      'assessoria de imprensa | sala de imprensa | comunicado de imprensa | comunicados de imprensa | contato de imprensa | contacto de imprensa | gabinete de imprensa | nota de imprensa | notas à imprensa | kit de imprensa',
    ),
    partner: list(
      'programa de afiliados | seja um parceiro | seja parceiro | torne-se parceiro | tornar-me parceiro',
    ),
    map: list(
      'como chegar | onde estamos | onde ficamos | onde fica | onde ficam | ver mapa | ver no mapa | nossa localização | como chego',
    ),
    stores: list(
      'nossas lojas | as nossas lojas | encontre uma loja | encontrar loja | loja mais próxima | loja perto | onde comprar | pontos de venda | localizador de lojas | lojas físicas | rede de lojas | onde encontrar loja',
    ),
    hours: list(
      'horário de funcionamento | horário de atendimento | horário de abertura | a que horas | que horas abre | quando abre | horas de abertura',
    ),
    calendar: list(
      'próximos eventos | próximas datas | agenda de eventos | o que fazer na cidade | agenda cultural',
    ),
    epaper: list(
      'edição impressa | edição digital | jornal de hoje | jornal digital | versão impressa | edição do dia | edição de hoje | edição em papel | edição em pdf | jornal em papel | jornal impresso | capa do dia',
    ),
    weather: list(
      'previsão do tempo | tempo hoje | o tempo amanhã | como vai estar o tempo | vai chover | estado do tempo | que tempo faz',
    ),
    traffic: list('estado das estradas | mapa de trânsito | condições das estradas'),
    tv: list(
      'ao vivo | em direto | em directo | assistir ao vivo | programação da tv | guia de tv | guia tv | programação de tv | ver em direto | assista ao vivo | grade de programação',
    ),
    games: list('palavras cruzadas | palavra cruzada | caça palavras'),
    forum: list('falar com outros usuários | fórum de discussão | falar com outros utilizadores'),
    wiki: list(
      'guia do usuário | manual do usuário | manual de instruções | guia do utilizador | manual do utilizador',
    ),
    code: list('código fonte | código-fonte do projeto | código aberto | ver código | no github'),
    sort: list('ordenar por | classificar por | ordem alfabética'),
    filter: list('filtrar por | refinar pesquisa | refinar busca | restringir resultados'),
    menu: list(
      'todas as seções | todas as secções | ver seções | menu principal | abrir menu | todas as editorias',
    ),
    sitemap: list('mapa do site | mapa do sítio | mapa de site | índice do site'),
    top: list(
      'voltar ao topo | ir para o topo | topo da página | voltar ao início da página | ir ao topo | para o topo | para cima | de volta ao topo',
    ),
    more: list(
      'ver mais | ver todos | ver todas | ver tudo | carregar mais | mostrar mais | veja mais | exibir mais | mostrar tudo | mais notícias | mais resultados | mostrar todos',
    ),
    size: list(
      'guia de tamanhos | tabela de medidas | guia de medidas | tabela de tamanhos | que tamanho | qual tamanho',
    ),
    invite: list('convide um amigo | indique um amigo | indicar um amigo | convide amigos | indique e ganhe'),
    verify: list('verificar conta | confirmar meu email | confirmar o email | verificar email'),
    home: list('página inicial | página principal'),
  },
  filler:
    'como posso quero gostaria ir abrir mostrar clicar onde meu minha meus pode poderia queria preciso vá vai abra abre mostre mostra mostra-me leve-me clique por favor minhas está estão fica há tem aqui esta este página site um uma o a os as do da dos das de para que eu encontro acho ver consigo',
};
