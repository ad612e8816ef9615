import { list } from '../list.ts';
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
    help: 'ajuda suporte',
    register: 'cadastrar cadastro cadastre registrar registro',
    print: 'imprimir',
    contact: 'contato contatar contacto fale',
    job: 'vagas vaga carreiras trabalhe emprego',
    subscribe: 'assinar assine assinatura',
    newsletter: 'newsletter',
    comment: 'comentário comentários comentar',
    donate: 'doar doação apoie apoiar',
    share: 'compartilhar compartilhe',
    report: 'denunciar reclamação',
  },
  phrases: {
    register: list('criar uma conta | criar conta | abrir conta | nova conta'),
    contact: list('fale conosco | falar com | entrar em contato'),
    job: list('trabalhe conosco'),
    login: list('fazer login'),
  },
  filler: 'como posso quero gostaria ir abrir mostrar clicar onde meu minha meus',
};
