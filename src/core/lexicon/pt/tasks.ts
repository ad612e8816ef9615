import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'mudar alterar editar modificar atualizar renomear',
    delete: 'excluir apagar eliminar remover',
    create: 'criar adicionar novo nova escrever',
    find: 'buscar procurar pesquisar encontrar',
    settings: 'configurações definições opções preferências conta perfil',
    login: 'entrar acessar login',
    logout: 'sair',
    save: 'salvar guardar aplicar confirmar',
    publish: 'publicar',
    buy: 'comprar pedir carrinho caixa',
    download: 'baixar descarregar exportar',
    upload: 'enviar carregar anexar importar',
    history: 'histórico versões alterações',
    help: 'ajuda contato suporte',
  },
  filler: 'como posso quero gostaria ir abrir mostrar clicar onde meu minha meus',
};
