import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`contrasenya* | mot de pas | clau d accés | clau api | clau secreta | clau privada | frase de recuperació |
    testimoni d accés`),
  code: rawList(`codi de verificació | codi de seguretat | codi de confirmació | codi d autenticació | codi d activació |
    codi d accés | codi d un sol ús | codi sms | codi pin | pin | codi de recuperació | codis de recuperació |
    pregunta de seguretat | pregunta secreta | resposta de seguretat | resposta secreta | cognom de soltera`),
  payment:
    rawList(`targeta de crèdit | targeta de dèbit | targeta bancària | número de targeta | número de la targeta |
    dades de la targeta | titular de la targeta | nom a la targeta | data de caducitat | data de venciment |
    caducitat | cvv | cvc | codi cvv | número de compte | compte bancari | titular del compte | iban | bic |
    swift`),
  identity:
    rawList(`=dni | =nie | nif | número de dni | document d identitat | document nacional | passaport |
    número de passaport | seguretat social | número de la seguretat social | permís de conduir |
    targeta sanitària | número fiscal`),
  shortCode: rawList(`codi | dígits`),
  forms:
    rawList(`inicia la sessió | inici de sessió | =entra | accedeix | has oblidat la contrasenya | crea un compte |
    pagament | paga | pagar | mètode de pagament | forma de pagament | finalitza la compra | compra ara |
    transferència`),
  harmless:
    rawList(`codi promocional | codi de descompte | codi postal | codi de país | prefix | codi qr | codi de barres |
    codi font | codi d error | codi de producte | cupó | número de comanda | targeta de visita | paraula clau |
    paraules clau`),
  expiry: 'mm aa',
};
