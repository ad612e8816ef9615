import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('el | la | los | las | mi | mis | tu | tus | su | este | esta'),
  commits:
    list(`enviar | envía | envíe | enviar mensaje | reenviar | mandar | presentar | entregar | remitir | pagar | paga | pague |
    pago inmediato | abonar | comprar | compra ahora | comprar ya | pujar | pedir | pedir ahora | realizar pedido |
    hacer pedido | hacer el pedido | realizar el pedido | finalizar compra | finalizar pedido | finalizar | tramitar pedido |
    completar compra | completar pedido | encargar | contratar | reservar | alquilar | donar | hacer una donación | suscribirse |
    suscribirme | suscríbete | suscribir | darse de baja | darme de baja | dar de baja | cancelar suscripción |
    cancelar la suscripción | cancelar mi suscripción | cancelar pedido | cancelar el pedido | cancelar reserva |
    cancelar la reserva | cancelar cuenta | anular pedido | anular reserva | anular suscripción | eliminar | elimina | borrar |
    borra | suprimir | quitar | vaciar | vaciar papelera | vaciar carrito | descartar | destruir | restablecer | sobrescribir |
    restaurar | publicar | publica | postear | tuitear | compartir | comparte | difundir | cerrar sesión | cerrar la sesión |
    desconectar | desconectarse | confirmar | confirma | confirmo | aceptar | acepto | acepta | aprobar | autorizar | consentir |
    permitir | rechazar | denegar | firmar | transferir | hacer transferencia | retirar | depositar | ingresar dinero |
    invertir | vender | intercambiar | canjear | recargar | guardar | aplicar | invitar | denunciar | reportar | bloquear |
    desbloquear | expulsar | desactivar | activar | cerrar cuenta | cerrar la cuenta | cerrar mi cuenta | abandonar grupo |
    salir del grupo | unirse | unirme | registrarse | registrarme | regístrate | crear cuenta | crear una cuenta | inscribirse |
    inscribirme | postular | postularme | solicitar | solicito | reembolsar | solicitar reembolso | desinstalar | instalar |
    ejecutar | reiniciar | apagar | formatear | renovar | prorrogar | votar | llamar | colgar | archivar | vincular cuenta |
    desvincular | si eliminar | proceder al pago | continuar al pago | ir a pagar | ir al pago | ir a caja | prueba gratis |
    probar gratis | seguir a | dejar de seguir | validar | agregar tarjeta | añadir tarjeta`),
  perhaps:
    list(`pago | pedido | compra | reserva | suscripción | donación | transferencia | baja | registro | envío | entrega |
    caja | responder | comentar | reembolso | devolución | confirmación | eliminación | despliegue | puja`),
  alone: list('sí'),
  harmless:
    list(`pedidos | pagos | guardados | guardadas | enviados | eliminados | restablecer filtros | aplicar filtros | borrar filtros |
    borrar búsqueda | quitar filtros | seguir leyendo | seguir comprando | opciones de envío | formas de pago | formas de envío |
    métodos de pago | métodos de envío | compras | reservas | publicaciones | guardar en favoritos | guardar en mi lista | guardar en la lista de deseos`),
  looks:
    list(`ver | mostrar | detalles | detalle | historial | seguimiento | rastrear | estado | métodos | método | formas | opciones |
    opción | configuración | ajustes | preferencias | ayuda | acerca | comparar | volver | editar | buscar | búsqueda | filtrar |
    filtros | ordenar | encontrar | información | resumen | recibo | factura | facturas | política | políticas | imprimir |
    descargar | exportar | vista previa | lista`),
  leads:
    list(`todo | todos | todas | más | menos | siguiente | anterior | abrir | menú | saber | leer | explorar | expandir |
    contraer | ampliar | zoom | reproducir | pausa | copiar | ocultar | inicio | página | guía | actualizar | elegir |
    seleccionar | cambiar | añadir | agregar | crear | nuevo | nueva | insertar | adjuntar | subir | idioma | tema |
    perfil | calendario | mapa | omitir | personalizar | gestionar | administrar | configurar | renombrar | duplicar |
    contacto | mis | preguntas`),
  topics:
    list(`preguntas frecuentes | quiénes somos | aviso legal | pantalla completa | el tiempo | horario | horarios |
    guía de tallas | tabla de tallas | escuchar | fragmento | tráiler | silenciar el vídeo | silenciar audio |
    modo oscuro | subtítulos | catálogo | accesibilidad | empleo | prensa | favoritos | cómo llegar | cerca de ti |
    opiniones | reseñas | disponibilidad | noticias | precio ascendente | precio descendente | más barato |
    tamaño del texto | barra lateral | carrito | cesta | lista de deseos | cargar más`),
  retreats:
    list(`cancelar | cancela | no | no gracias | ahora no | más tarde | después | cerrar | volver | atrás | regresar | conservar |
    mantener | omitir | descartar no | salir sin guardar`),
  places:
    list(`pago | pagar | caja | finalizar compra | resumen del pedido | resumen de compra | facturación | zona de peligro |
    zona peligrosa | eliminar cuenta | eliminación de cuenta | configuración de la cuenta | ajustes de la cuenta |
    transferencia | retirada | suscripción | donación | darse de baja | irreversible | estás seguro | está seguro |
    definitivamente`),
  acts: list(`envi* | reenvi* | present* | abon* | adquier* | encarg* | reserv* | alquil* | suscrib* | desuscrib* | borr* |
    elimin* | quit* | suprim* | descart* | vaci* | destru* | restablec* | restaur* | reestablec* | reinici* |
    sobrescrib* | sobreescrib* | guard* | graba* | aplic* | public* | republic* | despublic* | compart* | difund* |
    confirm* | acept* | aprob* | apruev* | aprueb* | autoriz* | permit* | rechaz* | deneg* | firm* | transfier* |
    transfer* | traspas* | deposit* | inviert* | invert* | canje* | convert* | invit* | únete* | unirte* | unirme* |
    abandon* | bloque* | desbloque* | denunci* | desactiv* | habilit* | deshabilit* | instal* | desinstal* | ejecut* |
    renov* | prolong* | inscrib* | registr* | revoc* | reembols* | devolv* | solicit* | postul* | finaliz* |
    desconect* | fusion* | forz* | programar publicación | programar envío | programar publicacion |
    salir de la cuenta | salir de todas | salir del grupo | únase | únete | unirse | cambiar divisas | cerrar sesión |
    cerrar todas las sesiones | dar de baja | darse de baja | date de baja | dar de alta | pagar | pago ahora |
    vender | vendo | marcar como | solicitar devolución | rotar clave | rotar api | regenerar | capturar | cobrar |
    reasignar | transferir propiedad | mejorar plan | mejora tu plan | actualizar plan | actualizar ahora |
    desplegar en | desplieg* en | expuls* | disolver | echar del grupo | hacer … oferta | hacer una oferta | pujar |
    apostar | hazte socio | hacerse socio | hazte mecenas | hazte miembro | hacerse miembro | publicar … anuncio |
    poner … anuncio | regalar | dar propina | dejar propina | congelar | descongelar | pedir … taxi |
    solicitar … viaje | emitir en directo | iniciar la transmisión | iniciar grabación | entregar la tarea |
    entregar examen | fichar | facturar el vuelo | poner … reclamación | poner en pausa la suscripción |
    reanudar la suscripción | reabrir | rescind* | despedir | contratar | aumentar el límite | subir el límite |
    nombrar administrador | retirar … consentimiento | adoptar | ceder | designar | liquidar | amortizar`),
  states:
    list(`enviad* | envío | envíos | enviado | pagos | pago | pagados | página | páginas | pagina | paginas | pagado |
    pagada | comprador* | comprados | comprado | compras | eliminad* | guardad* | guardado | guardados | publicad* |
    publicado | publicación | publicaciones | publicidad | publicos | confirmad* | aceptad* | aprobad* | autorizad* |
    activo | activos | activas | actividad | actividades | donde | dónde | reservas | reservado | invitaciones |
    invitado | invitados | suscripciones | suscripción | suscriptor* | registro | registros | registrado |
    registrada | votos | votado | votados | más votados | presentación | presentaciones | presente | abono | abonos |
    aplicación | aplicaciones | aplicado | vendido | vendidos | vendedor* | programa | programas | programado |
    programación | términos | termina | terminal | finalizado | finalizados | conectado | conectados | conexiones |
    archivo | archivos | archivado | borrador | borradores | firma | firmas | firmado | revertido | permisos |
    permiso | donaciones | compartido | compartidos | solicitud | solicitudes | reportes | reporte | instalado |
    instalación | cambios guardados | bloques | bloque | bloqueado | bloqueados | denuncias | agenda | encargado |
    transferencias | inversiones | inversores | programados | conectividad | convertidor | solicitar ayuda |
    solicitar información | contratarnos | guardar en favoritos | guardar en la lista | guardado en`),
  cancels: list(`cancel* | anul*`),
};
