import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`o | a | os | as | meu | minha | meus | minhas | seu | sua | este | esta`),
  commits:
    rawList(`concordo | concordar | mandar | entregar | pague | quitar | comprar | compre | fazer pedido | fazer o pedido |
    fechar pedido | efetuar pagamento | doar | fazer doação | cancelar assinatura | cancelar a assinatura | cancelar inscrição |
    cancelar subscrição | cancelar pedido | cancelar o pedido | cancelar conta | deletar | publique | postar | tuitar |
    divulgar | sair | terminar sessão | deslogar | consentir | fazer pix | levantar | investir | gravar | reportar |
    fechar conta | entrar no grupo | participar | criar conta | desligar | formatar | prorrogar | votar | ligar | arquivar |
    vincular conta | desvincular | ir para pagamento | ir para o pagamento | prosseguir para pagamento | teste grátis |
    testar grátis | experimentar grátis | seguir | validar | limpar histórico | limpar o histórico`),
  perhaps:
    rawList(`pagamento | pedido | compra | encomenda | reserva | assinatura | doação | transferência | inscrição | cadastro | envio |
    caixa | responder | comentar | reembolso | devolução | confirmação | exclusão | implantação | lance`),
  alone: rawList(`sim`),
  harmless:
    rawList(`pedidos | pagamentos | salvos | enviados | excluídos | formas de pagamento | métodos de pagamento |
    meios de pagamento | opções de entrega | compras | encomendas | reservas | acompanhar pedido | caixa de entrada |
    seguir lendo | publicações | estado da encomenda | estado do pedido | partilhado comigo | compartilhado comigo |
    guia de compra | custos de envio | enviar foto | legendas | marcar como lido | marcar como lida |
    marcar como não lida | marcar todas como lidas | seguir encomenda | continuar comprando | recolher comentários |
    ocultar comentários | expandir comentários | prazos de entrega | prazo de entrega`),
  looks:
    rawList(`ver | mostrar | exibir | detalhes | detalhe | histórico | acompanhar | rastrear | estado | métodos | formas | opções |
    configurações | definições | ajustes | preferências | ajuda | sobre | comparar | voltar | editar | buscar | pesquisar |
    procurar | filtrar | filtros | ordenar | encontrar | informações | resumo | recibo | fatura | faturas | política |
    políticas | imprimir | baixar | descarregar | exportar | pré visualizar | prévia | lista | procurar voos`),
  leads:
    rawList(`tudo | todos | todas | mais | menos | próximo | próxima | seguinte | anterior | abrir | menu | saiba |
    saber | ler | leia | explorar | expandir | recolher | ampliar | zoom | reproduzir | pausar | copiar | ocultar |
    início | página | guia | atualizar | escolher | selecionar | alterar | mudar | adicionar | acrescentar | criar |
    novo | nova | inserir | anexar | carregar | idioma | tema | perfil | calendário | mapa | personalizar | gerenciar |
    gerir | configurar | renomear | duplicar | contato | meus | minhas | perguntas | avançar | refinar | filtrar`),
  topics:
    rawList(`perguntas frequentes | quem somos | aviso legal | tela cheia | ecrã inteiro | ecrã completo | previsão |
    horários | horário | guia de tamanhos | tabela de tamanhos | tabela de medidas | ouvir | trecho | excerto |
    trailer | assistir | modo escuro | catálogo | acessibilidade | carreiras | imprensa | favoritos | como chegar |
    perto de você | avaliações | disponibilidade | notícias | preço crescente | preço decrescente | mais barato |
    menor preço | tamanho do texto | barra lateral | carrinho | cesto | lista de desejos | carregar mais | hoje |
    amanhã | ontem | semana | mês | ano | dia | categorias | mensagens enviadas | itens excluídos | condições |
    escrever avaliação | desfazer | refazer | negrito | itálico | traduzir | iniciar sessão | esqueceu | comprando |
    calcular | fale conosco | novidades | relacionados | índice | capítulo | velocidade | girar | cortar imagem |
    colunas | limpar busca | lidas | lidos | lixeira | rascunhos | silenciar | reduzir | temas | receitas |
    ingredientes | lojas | agências | galeria | fotos | vídeos | características | ficha | entregas | devoluções |
    garantia | tarifas | movimentos | extrato | saldo | cartões | contas | documentos | formulários | agenda |
    eventos | equipe | equipa | temporada* | episódio* | letras | volume | contraste | perto de mim | tendências |
    populares | recentes | ofertas | promoções | marcas | esportes | desporto | clima | agrupar | ^até | ^menos de |
    ^saldo | ^movimentos | ^extrato | ^entre | em estoque | em stock | vagas disponíveis | lugares livres |
    lugares disponíveis | itens observados`),
  retreats:
    rawList(`cancelar | não | não obrigado | agora não | mais tarde | depois | fechar | voltar | manter | ficar | pular | ignorar |
    desistir`),
  opens:
    rawList(`ver | mostrar | ler | como | por que | quando | onde | quem | sobre | saiba mais | saber mais | condições | política |
    histórico | detalhes | acompanhar | taxas | tarifas | guia | ajuda | não | manter | consultar | comparar | voltar |
    entenda | entender | estado | status | regras | ocultar | gerenciar | gerir | explorar | buscar | pesquisar | visualizar |
    exibir | o que acontece | o que | posso | quanto | é grátis`),
  places:
    rawList(`pagamento | finalizar compra | checkout | caixa | resumo do pedido | resumo da compra | faturamento | faturação |
    zona de perigo | excluir conta | eliminar conta | exclusão de conta | configurações da conta | definições da conta |
    transferência | saque | assinatura | doação | irreversível | tem certeza | tem a certeza | definitivamente`),
  acts: rawList(`envi* | reenvi* | submet* | adquir* | encomend* | pedir* | reserv* | alug* | subscrev* | inscrev* |
    exclu* | elimin* | apag* | remov* | descart* | esvazi* | destr* | redefin* | restaur* | restabel* | sobrescrev* |
    substitu* | salv* | guard* | aplic* | public* | republic* | despublic* | compartilh* | partilh* | confirm* |
    aceit* | aprov* | autoriz* | permit* | recus* | rejeit* | assin* | desconect* | transfer* | deposit* | invist* |
    troc* | convert* | resgat* | convid* | junt* | participe* | aderir* | adere* | abandon* | bloque* | desbloque* |
    denunci* | ativ* | desativ* | desactiv* | habilit* | desabilit* | instal* | desinstal* | execut* | reinici* |
    renov* | prolong* | regist* | revog* | reembols* | devolv* | solicit* | candidat* | finaliz* | conclu* | mescl* |
    forç* | cadastr* | entrar na lista | entre na lista | sair da conta | sair do grupo | sair de todas | repor |
    reverter | dar baixa | pagar | vender | reautorizar | marcar como | girar chave | rotacionar | rodar chave |
    regenerar | capturar | cobrar | fazer upgrade | atualizar plano | melhorar plano | atualizar agora |
    implementar em produção | colocar em produção | expuls* | dissolver | fazer … oferta | apostar | torne se membro |
    torne se sócio | tornar se membro | tornar se sócio | seja sócio | seja membro | anunciar agora | presentear |
    dar gorjeta | descongelar | chamar … táxi | entrar ao vivo | iniciar transmissão | iniciar gravação |
    entregar trabalho | entregar prova | bater ponto | fazer check in | reabrir | rescind* | despedir | contratar |
    aumentar … limite | tornar administrador | retirar … consentimento | adotar | adoptar | ceder | liquidar |
    entrar com recurso | declarar | colocar à venda | pôr à venda | encaminh* | desfazer amizade | consint* |
    recarreg* | agendar | agende | marcar consulta | marcar hora | remarc* | parar | transmit* | avisar todos |
    notificar | abrir a porta | abrir conta | abra sua conta | quero | fechar negócio | despach* | contest* | encerr* |
    atribu* | demit* | nomear | promover | rebaixar | bani* | doe | apadrinh* | apoi* | contribu* | aportar | aposte |
    lance | licit* | leilo* | arrend* | hipotec* | empenh* | sac* | levant* … dinheiro | estorn* | indeniz* | quite |
    amortiz* | parcel* | debit* | credit* | faturar | emitir | emita | protocol* | recorr* | apelar | impugn* |
    reclam* | certific* | atest* | jurar | ratific* | homolog* | autentic* | outorg* | conced* | libere | liberar |
    congel* | suspend* | reativ* | tritur* | purg* | zerar | migrar | implant* | lançar | ligue | telefon* | garanta |
    leve já | peça | associe* | filie* | matricul* | adira | renunci*`),
  states:
    rawList(`enviad* | envios | envio | página | páginas | pagina | paginas | pagamento | pago | pagos | pagas |
    comprado | comprados | comprador* | excluído | eliminado | removido | removidos | salvo | salvas | guardados |
    guardado | gravações | gravação | grave | gravidade | aplicação | aplicações | aplicativo | aplicativos |
    publicado | publicados | publicação | publicidade | compartilhado | compartilhados | partilhados | confirmado |
    aprovado | aprovados | ativo | ativa | ativos | ativas | atividade | atividades | activo | activos | bloqueado |
    bloqueados | convites | convite | convidado | convidados | registro | registros | registo | registos | registado |
    votos | mais votados | vendido | vendidos | vendedor* | candidaturas | candidato | programa | programas |
    programação | agenda | agendado | agendados | conectado | conectados | conexões | arquivo | arquivos | arquivado |
    assinatura | assinaturas | assinante* | assinado | inscrições | inscrito | trocas | substituto | repositório |
    repositórios | reprodução | reproduzir | reproduza | repetir | representa* | report | relatório* | reportagens |
    reposta | resposta | respostas | negócio | negócios | negrito | negociação | juntos | doações | transferências |
    investimentos | investidores | solicitações | permissões | autorizações | instalado | conclusão | concluído |
    concluídos | solicitar ajuda | solicitar informações | reportagem | devoluções | pagável | forças | depositos |
    gravados | sairam | implantações | legenda | sacola | saco | lances | apoio | certificados | parcelas |
    parcelamento | ligações | creditos | reclamações | contribuições | alugueis | jurídico | inscritos | anúncios |
    parar de | lançamentos | transmissões | locação | paradas | parados | suspensos`),
  cancels: rawList(`cancel* | anul*`),
  keeps: rawList(`salv* | guard* | grav*`),
  drafts: rawList(`rascunho* | busca | pesquisa`),
  clears: rawList(`limp* | redefin* | aplic* | remov* | apag* | exclu* | elimin*`),
  filters: rawList(`filtro*`),
  joins: rawList(`e | depois`),
};
