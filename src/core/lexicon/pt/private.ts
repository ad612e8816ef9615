import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`senha* | palavra passe | palavra chave secreta | palavrapasse | palavra secreta | password | frase secreta |
    frase de recuperação | frase passe | chave de api | chave api | chave secreta | chave privada |
    chave de acesso | token de acesso | token de api | chave de segurança | chave pix`),
  code: rawList(`código de verificação | código de segurança | código de confirmação | código de autenticação |
    código de ativação | código de activação | código de acesso | código de uso único | código único |
    código otp | código sms | código recebido | código enviado | código temporário | código de recuperação |
    códigos de recuperação | código de backup | códigos de backup | código secreto | número secreto | pin |
    código pin | senha de uso único | pergunta de segurança | pergunta secreta | resposta de segurança |
    resposta secreta | resposta à pergunta | nome de solteira da mãe | nome de solteira da sua mãe |
    nome do primeiro animal | assinatura eletrônica | código de 6 dígitos | =token`),
  payment:
    rawList(`cartão de crédito | cartão de débito | cartão bancário | cartão multibanco | cartão de pagamento |
    número do cartão | número de cartão | nº do cartão | n do cartão | num cartão | numero cartao |
    número cartão | dados do cartão | titular do cartão | nome no cartão | nome impresso no cartão |
    nome do titular | nome como está no cartão | titular da conta | data de validade | data de expiração |
    data de vencimento | =validade | validade do cartão | mês de validade | ano de validade | =vencimento |
    válido até | código cvv | código cvc | cvv | cvc | código de segurança do cartão | 3 dígitos no verso |
    verso do cartão | número da conta | número de conta | conta bancária | conta corrente | agência e conta |
    =agência | dados bancários | nib | iban | bic | código swift | =cartão | nº cartão | validade mm aa |
    val cartão`),
  identity:
    rawList(`cpf | cpf cnpj | número do cpf | =rg | número do rg | cnh | número da cnh | carteira de motorista |
    carteira de identidade | passaporte | número do passaporte | bilhete de identidade | cartão de cidadão |
    número do cartão de cidadão | número de identificação | número do documento | documento de identidade |
    documento de identificação | nif | número de contribuinte | =contribuinte | número de identificação fiscal |
    número fiscal | segurança social | número da segurança social | número de segurança social | =niss | =pis |
    pis pasep | =nis | título de eleitor | carta de condução | número de utente | cartão do sus | cns | rne |
    inss`),
  shortCode: rawList(`código | dígitos`),
  forms:
    rawList(`=entrar | iniciar sessão | inicie sessão | fazer login | login | acessar conta | acesse sua conta | aceder |
    esqueci minha senha | criar conta | crie sua conta | pagamento | pagamentos | pagar | forma de pagamento |
    método de pagamento | dados de pagamento | finalizar compra | finalizar pedido | concluir compra |
    comprar agora | cartão de crédito | dados bancários | transferência | transferir | doar agora`),
  harmless:
    rawList(`código promocional | código de desconto | código de cupom | cupom | cupão | vale presente mensagem |
    código de indicação | código de convite | código postal | cep | código do país | código de área | ddd |
    indicativo | código qr | código de barras | código fonte | código de erro | código do produto |
    código de rastreio | código do pedido | palavra chave | palavras chave | cartão de visita | cartão postal |
    cartão de embarque | cartão fidelidade | validade da proposta | gerenciador de senhas`),
  expiry: 'mm aa',
};
