import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`contraseña* | contrasena* | password | clave de acceso | clave personal | clave secreta | clave privada |
    clave api | clave de api | clave de seguridad | clave del wifi | =clave | palabra clave secreta |
    frase de contraseña | frase semilla | frase de recuperación | frase secreta | token de acceso |
    token de api | llave privada | llave secreta | clave del cajero`),
  code: rawList(`código de verificación | código de seguridad | código de confirmación | código de autenticación |
    código de activación | código de acceso | código de un solo uso | código único | código otp | código sms |
    código recibido | código que recibiste | código temporal | código de validación | código de recuperación |
    códigos de recuperación | código de respaldo | códigos de respaldo | clave dinámica | clave de un solo uso |
    clave temporal | código secreto | número secreto | nip | pin | código pin | coordenadas de la tarjeta |
    pregunta de seguridad | pregunta secreta | respuesta de seguridad | respuesta secreta |
    respuesta a la pregunta | nombre de soltera de su madre | apellido de soltera de su madre |
    apellido de soltera | nombre de su primera mascota | nombre de tu primera mascota | firma electrónica |
    código de 6 dígitos`),
  payment:
    rawList(`tarjeta de crédito | tarjeta de débito | tarjeta bancaria | tarjeta de pago | número de tarjeta |
    número de la tarjeta | número de tu tarjeta | número de su tarjeta | n de tarjeta | nro de tarjeta |
    num tarjeta | numtarjeta | núm de tarjeta | no de tarjeta | datos de la tarjeta | datos de tarjeta |
    titular de la tarjeta | titular de tarjeta | nombre del titular | nombre en la tarjeta |
    nombre que aparece en la tarjeta | nombre como aparece en la tarjeta | titular de la cuenta |
    fecha de caducidad | fecha de vencimiento | fecha de expiración | mes de caducidad | año de caducidad |
    mes de vencimiento | año de vencimiento | =caducidad | =vencimiento | válida hasta | válido hasta |
    código cvv | código cvc | cvv | cvc | código de seguridad de la tarjeta | 3 dígitos al dorso |
    reverso de la tarjeta | número de cuenta | n de cuenta | nro de cuenta | cuenta bancaria |
    número de cuenta bancaria | datos bancarios | cuenta clabe | clabe | clabe interbancaria | cbu | cvu | cci |
    iban | bic | código swift | número de ruta | código de banco | =tarjeta | =nº tarjeta | número tarjeta |
    fecha de venc | fecha venc | fecha exp`),
  identity:
    rawList(`número de seguridad social | número de la seguridad social | seguridad social | número de afiliación | nss |
    pasaporte | número de pasaporte | n de pasaporte | =dni | dni nie | nif | =nie | número de dni |
    número de documento | n de documento | nro de documento | documento de identidad |
    documento nacional de identidad | documento de identificación | número de identidad |
    número de identificación | cédula | cédula de identidad | cédula de ciudadanía | carnet de identidad |
    tarjeta de identidad | =rut | curp | =rfc | cuit | cuil | cuit cuil | =ruc |
    número de identificación fiscal | identificación fiscal | número fiscal | clave de elector | =ine |
    licencia de conducir | número de licencia | permiso de conducir | tarjeta sanitaria | =nit |
    número de seguro social | seguro social | nif nie | número de nif | número de nie`),
  shortCode: rawList(`código | dígitos | clave`),
  forms:
    rawList(`iniciar sesión | inicia sesión | inicio de sesión | ingresar | =acceder | acceso clientes | =entrar |
    identifícate | olvidaste tu contraseña | crear cuenta | crear una cuenta | crea tu cuenta | pago | pagos |
    pagar | método de pago | forma de pago | medios de pago | datos de pago | realizar pedido |
    finalizar compra | completar compra | comprar ahora | tarjeta de crédito | datos bancarios | transferencia |
    transferir | donar ahora`),
  harmless:
    rawList(`código promocional | código de promoción | código de descuento | código descuento | código de cupón |
    cupón | código de regalo | código de referido | código de invitación | código amigo | código postal |
    código de país | código del país | código de área | prefijo | código qr | código de barras | código fuente |
    código de error | código de vestimenta | código de producto | código de artículo | código de color |
    código de pedido | código de seguimiento | número de pedido | palabra clave | palabras clave |
    palabras claves | punto clave | clave de sol | tarjeta de visita | tarjeta de presentación |
    tarjeta de regalo mensaje | tarjeta de felicitación | tarjeta postal | tarjeta de embarque |
    tarjeta de fidelidad | vencimiento de la oferta | gestor de contraseñas | clave de la canción |
    clave del producto`),
  expiry: 'mm aa',
};
