import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('o | a | os | as | meu | minha | meus | minhas | seu | sua | este | esta'),
  commits:
    list(`concordo | concordar | enviar | envia | envie | reenviar | mandar | submeter | entregar | protocolar | pagar | pague | pagar agora | quitar |
    comprar | compre | comprar agora | dar lance | encomendar | fazer pedido | fazer o pedido | fechar pedido |
    finalizar compra | finalizar pedido | finalizar | concluir compra | concluir pedido | concluir | efetuar pagamento |
    contratar | assinar | assine | reservar | alugar | doar | fazer doação | inscrever se | inscrever | inscreva se |
    subscrever | cancelar assinatura | cancelar a assinatura | cancelar inscrição | cancelar subscrição | cancelar pedido |
    cancelar o pedido | cancelar reserva | cancelar conta | excluir | exclua | eliminar | apagar | apague | remover | deletar |
    esvaziar | esvaziar lixeira | descartar | destruir | redefinir | sobrescrever | restaurar | publicar | publique | postar |
    tuitar | compartilhar | partilhar | divulgar | sair | sair da conta | terminar sessão | encerrar sessão | desconectar |
    deslogar | confirmar | confirme | aceitar | aceito | aceite | aprovar | autorizar | consentir | permitir | recusar |
    rejeitar | assinar contrato | transferir | fazer transferência | fazer pix | enviar pix | sacar | levantar | depositar |
    investir | vender | trocar | resgatar | recarregar saldo | salvar | guardar | gravar | aplicar | convidar | denunciar |
    reportar | bloquear | desbloquear | banir | desativar | ativar | encerrar conta | encerrar a conta | fechar conta |
    sair do grupo | entrar no grupo | participar | cadastrar | cadastrar se | cadastre se | registar | registrar | criar conta |
    candidatar | candidatar se | candidate se | solicitar | pedir reembolso | reembolsar | desinstalar | instalar | executar |
    reiniciar | desligar | formatar | renovar | prorrogar | votar | ligar | ligar agora | arquivar | vincular conta |
    desvincular | ir para pagamento | ir para o pagamento | prosseguir para pagamento | teste grátis | testar grátis |
    experimentar grátis | deixar de seguir | seguir | validar`),
  perhaps:
    list(`pagamento | pedido | compra | encomenda | reserva | assinatura | doação | transferência | inscrição | cadastro |
    envio | caixa | responder | comentar | reembolso | devolução | confirmação | exclusão | implantação | lance`),
  alone: list('sim'),
  harmless:
    list(`pedidos | pagamentos | salvos | enviados | excluídos | redefinir filtros | aplicar filtros | limpar filtros |
    remover filtros | formas de pagamento | métodos de pagamento | meios de pagamento | opções de entrega | compras |
    encomendas | reservas | acompanhar pedido | caixa de entrada | seguir lendo | publicações`),
  looks:
    list(`ver | mostrar | exibir | detalhes | detalhe | histórico | acompanhar | rastrear | estado | métodos | formas | opções |
    configurações | definições | ajustes | preferências | ajuda | sobre | comparar | voltar | editar | buscar | pesquisar |
    procurar | filtrar | filtros | ordenar | encontrar | informações | resumo | recibo | fatura | faturas | política |
    políticas | imprimir | baixar | descarregar | exportar | pré visualizar | prévia | lista`),
  leads:
    list(`tudo | todos | todas | mais | menos | próximo | próxima | seguinte | anterior | abrir | menu | saiba | saber |
    ler | leia | explorar | expandir | recolher | ampliar | zoom | reproduzir | pausar | copiar | ocultar | início |
    página | guia | atualizar | escolher | selecionar | alterar | mudar | adicionar | acrescentar | criar | novo |
    nova | inserir | anexar | carregar | idioma | tema | perfil | calendário | mapa | pular | personalizar |
    gerenciar | gerir | configurar | renomear | duplicar | contato | meus | minhas | perguntas | avançar`),
  topics:
    list(`perguntas frequentes | quem somos | aviso legal | tela cheia | ecrã inteiro | ecrã completo | tempo hoje |
    previsão | horários | horário | guia de tamanhos | tabela de tamanhos | tabela de medidas | ouvir | trecho |
    excerto | trailer | assistir | modo escuro | legendas | catálogo | acessibilidade | carreiras | imprensa |
    favoritos | como chegar | perto de você | avaliações | disponibilidade | notícias | preço crescente |
    preço decrescente | mais barato | menor preço | tamanho do texto | barra lateral | carrinho | cesto |
    lista de desejos | carregar mais | silenciar vídeo`),
  retreats:
    list(`cancelar | não | não obrigado | agora não | mais tarde | depois | fechar | voltar | manter | ficar | pular | ignorar |
    desistir`),
  places:
    list(`pagamento | finalizar compra | checkout | caixa | resumo do pedido | resumo da compra | faturamento | faturação |
    zona de perigo | excluir conta | eliminar conta | exclusão de conta | configurações da conta | definições da conta |
    transferência | saque | assinatura | doação | irreversível | tem certeza | tem a certeza | definitivamente`),
  acts: list(`envi* | reenvi* | submet* | adquir* | encomend* | pedir* | reserv* | alug* | subscrev* | assinar* | assine* |
    inscrev* | exclu* | elimin* | apag* | remov* | descart* | esvazi* | destr* | redefin* | restaur* | restabel* |
    sobrescrev* | substitu* | salv* | guard* | aplic* | public* | republic* | despublic* | compartilh* | partilh* |
    confirm* | aceit* | aprov* | autoriz* | permit* | recus* | rejeit* | assin* | desconect* | transfer* | deposit* |
    invist* | troc* | convert* | resgat* | convid* | junt* | participe* | aderir* | adere* | abandon* | bloque* |
    desbloque* | denunci* | ativ* | desativ* | desactiv* | habilit* | desabilit* | instal* | desinstal* | execut* |
    reinici* | renov* | prolong* | registr* | regist* | revog* | reembols* | devolv* | solicit* | candidat* |
    finaliz* | conclu* | mescl* | forç* | cadastr* | programar publicação | agendar publicação | agendar envio |
    entrar na lista | entre na lista | entrar no grupo | sair da conta | sair do grupo | sair de todas | juntar se |
    junte se | repor | terminar sessão | encerrar sessão | reverter | dar baixa | pagar | vender | reautorizar |
    marcar como | girar chave | rotacionar | rodar chave | regenerar | capturar | cobrar | transferir propriedade |
    solicitar devolução | fazer upgrade | atualizar plano | melhorar plano | atualizar agora | implantar |
    implementar em produção | colocar em produção | expuls* | dissolver | fazer … oferta | fazer uma oferta |
    dar … lance | licitar | apostar | torne se membro | torne se sócio | tornar se membro | tornar se sócio |
    seja sócio | seja membro | seja um apoiador | apoiar projeto | apoiar este projeto | publicar … anúncio |
    anunciar agora | presentear | dar gorjeta | congelar | descongelar | chamar … táxi | pedir … corrida |
    entrar ao vivo | iniciar transmissão | iniciar gravação | entregar trabalho | entregar prova | bater ponto |
    fazer check in | pausar … assinatura | retomar … assinatura | reabrir | rescind* | demitir | despedir |
    contratar | aumentar … limite | tornar administrador | retirar … consentimento | adotar | adoptar | ceder |
    liquidar | amortizar`),
  states:
    list(`enviad* | envios | envio | página | páginas | pagina | paginas | pagamento | pagamentos | pago | pagos | pagas |
    compras | comprado | comprados | comprador* | reservas | excluído | excluídos | eliminado | removido | removidos |
    salvos | salvo | salvas | guardados | guardado | gravações | gravação | grave | gravidade | aplicação |
    aplicações | aplicativo | aplicativos | publicado | publicados | publicação | publicações | publicidade |
    compartilhado | compartilhados | partilhados | confirmado | aprovado | aprovados | ativo | ativa | ativos |
    ativas | atividade | atividades | activo | activos | bloqueado | bloqueados | convites | convite | convidado |
    convidados | registro | registros | registo | registos | registado | votos | mais votados | vendido | vendidos |
    vendedor* | candidaturas | candidato | programa | programas | programação | agenda | agendado | agendados |
    conectado | conectados | conexões | arquivo | arquivos | arquivado | assinatura | assinaturas | assinante* |
    assinado | inscrições | inscrito | trocas | substituto | repositório | repositórios | reprodução | reproduzir |
    reproduza | repetir | representa* | report | relatório* | reportagens | reposta | resposta | respostas | negócio |
    negócios | negrito | negociação | juntos | doações | transferências | investimentos | investidores |
    solicitações | permissões | autorizações | instalado | conclusão | concluído | concluídos | solicitar ajuda |
    solicitar informações | reportagem | devoluções | pagável | forças | encomendas | depositos | gravados | sairam |
    implantações`),
  cancels: list(`cancel* | anul*`),
};
