import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`el | la | los | las | mi | mis | tu | tus | su | este | esta`),
  commits:
    rawList(`mandar | entregar | paga | pague | pago inmediato | comprar | compra ahora | pedir | realizar pedido | hacer pedido |
    hacer el pedido | realizar el pedido | completar compra | completar pedido | donar | hacer una donación | darse de baja |
    darme de baja | dar de baja | cancelar suscripción | cancelar la suscripción | cancelar mi suscripción | cancelar pedido |
    cancelar el pedido | cancelar cuenta | anular pedido | anular suscripción | postear | tuitear | cerrar sesión |
    cerrar la sesión | consentir | retirar | intercambiar | recargar | reportar | activar | cerrar cuenta | cerrar la cuenta |
    cerrar mi cuenta | salir del grupo | crear cuenta | crear una cuenta | apagar | formatear | prorrogar | votar | colgar |
    archivar | vincular cuenta | desvincular | proceder al pago | continuar al pago | ir al pago | ir a caja | prueba gratis |
    probar gratis | seguir a | dejar de seguir | validar | agregar tarjeta | añadir tarjeta`),
  perhaps:
    rawList(`pago | pedido | compra | reserva | suscripción | donación | transferencia | baja | registro | envío | entrega | caja |
    responder | comentar | reembolso | devolución | confirmación | eliminación | despliegue | puja`),
  alone: rawList(`sí`),
  harmless:
    rawList(`pedidos | pagos | guardados | guardadas | enviados | eliminados | borrar búsqueda | seguir leyendo |
    seguir comprando | opciones de envío | formas de pago | formas de envío | métodos de pago | métodos de envío |
    compras | reservas | publicaciones | guardar en favoritos | guardar en mi lista | guardar en la lista de deseos |
    pantalla completa | seguir mi envío | seguir envío | seguir pedido | seguir mi pedido | guía de compra |
    gastos de envío | calcular envío | marcar como leído | marcar como no leído | marcar todo como leído |
    alta definición | temporada alta | subir foto | letra más alta | desplegar menú | desplegar lista |
    agrupar por | plazos de entrega | plano de asientos | añadir al comparador | añadir a comparar | seguir mi paquete`),
  looks:
    rawList(`ver | mostrar | detalles | detalle | historial | seguimiento | rastrear | estado | métodos | método | formas | opciones |
    opción | configuración | ajustes | preferencias | ayuda | acerca | comparar | volver | editar | buscar | búsqueda |
    filtrar | filtros | ordenar | encontrar | información | resumen | recibo | factura | facturas | política | políticas |
    imprimir | descargar | exportar | vista previa | lista`),
  leads:
    rawList(`todo | todos | todas | más | menos | siguiente | anterior | abrir | menú | saber | leer | explorar |
    expandir | contraer | ampliar | zoom | reproducir | pausa | copiar | ocultar | inicio | página | guía |
    actualizar | elegir | seleccionar | cambiar | añadir | agregar | crear | nuevo | nueva | insertar | adjuntar |
    subir | idioma | tema | perfil | calendario | mapa | personalizar | gestionar | administrar | configurar |
    renombrar | duplicar | contacto | mis | preguntas | refinar | afinar | acotar`),
  topics:
    rawList(`preguntas frecuentes | quiénes somos | aviso legal | el tiempo | horario | horarios | guía de tallas |
    tabla de tallas | escuchar | fragmento | tráiler | modo oscuro | subtítulos | catálogo | accesibilidad | empleo |
    prensa | favoritos | cómo llegar | cerca de ti | opiniones | reseñas | disponibilidad | noticias |
    precio ascendente | precio descendente | más barato | barra lateral | carrito | cesta | lista de deseos |
    cargar más | arriba | hoy | mañana | ayer | semana | mes | año | día | categorías | mensajes enviados |
    elementos eliminados | compartido conmigo | condiciones | escribir reseña | deshacer | rehacer | negrita |
    cursiva | traducir | acceder | olvidaste | comprando | novedades | relacionados | índice | capítulo | velocidad |
    girar | recortar | columnas | leídos | bandeja | papelera | borradores | silenciar | alejar | acercar | tamaño |
    letra | temas | recetas | ingredientes | tiendas | sucursales | oficinas | galería | fotos | vídeos |
    características | ficha | envíos | devoluciones | garantía | tarifas | movimientos | saldo | extracto* | tarjetas |
    cuentas | documentos | formularios | actualidad | agenda | eventos | equipo | temporada* | episodio* | letras |
    volumen | contraste | cerca de mí | tendencias | populares | recientes | ofertas | promociones | marcas |
    trámites disponibles | deportes | clima | pronóstico | agrupar | horas libres | horas disponibles |
    horarios disponibles | ^menos de | ^hasta | ^saldo | ^movimientos | ^entre | en stock | extracto |
    plazas disponibles | plazas libres | citas disponibles | artículos seguidos`),
  retreats:
    rawList(`cancelar | cancela | no | no gracias | ahora no | más tarde | después | cerrar | volver | atrás | regresar | conservar |
    mantener | omitir | descartar no | salir sin guardar`),
  opens:
    rawList(`ver | mostrar | leer | cómo | por qué | cuándo | dónde | quién | acerca de | sobre | más información | condiciones |
    política | historial | detalles | detalle | seguimiento | gastos | tarifas | guía | ayuda | no | conservar | mantener |
    consultar | comparar | volver | entender | estado | reglas | ocultar | gestionar | explorar | buscar | vista previa |
    comisiones | qué pasa | qué sucede | puedo | cuánto | es gratis`),
  places:
    rawList(`pago | pagar | caja | finalizar compra | resumen del pedido | resumen de compra | facturación | zona de peligro |
    zona peligrosa | eliminar cuenta | eliminación de cuenta | configuración de la cuenta | ajustes de la cuenta |
    transferencia | retirada | suscripción | donación | darse de baja | irreversible | estás seguro | está seguro |
    definitivamente`),
  acts: rawList(`envi* | reenvi* | present* | abon* | adquier* | encarg* | reserv* | alquil* | suscrib* | desuscrib* |
    borr* | elimin* | quit* | suprim* | descart* | vaci* | destru* | restablec* | restaur* | reestablec* | reinici* |
    sobrescrib* | sobreescrib* | guard* | graba* | aplic* | public* | republic* | despublic* | compart* | difund* |
    confirm* | acept* | aprob* | apruev* | aprueb* | autoriz* | permit* | rechaz* | deneg* | firm* | transfier* |
    transfer* | traspas* | deposit* | inviert* | invert* | canje* | convert* | invit* | únete* | unirte* | unirme* |
    abandon* | bloque* | desbloque* | denunci* | desactiv* | habilit* | deshabilit* | instal* | desinstal* | ejecut* |
    renov* | prolong* | inscrib* | registr* | revoc* | reembols* | devolv* | solicit* | postul* | finaliz* |
    desconect* | fusion* | forz* | salir de la cuenta | salir de todas | únase | unirse | cambiar divisas |
    cerrar todas las sesiones | date de baja | pagar | pago ahora | vender | vendo | marcar como | rotar clave |
    rotar api | regenerar | capturar | reasignar | mejorar plan | mejora tu plan | actualizar plan | actualizar ahora |
    desplieg* en | expuls* | disolver | hacer … oferta | pujar | hacerse socio | hacerse miembro | poner … anuncio |
    dar propina | dejar propina | descongelar | pedir … taxi | iniciar la transmisión | entregar la tarea |
    entregar examen | fichar | poner en pausa la suscripción | reanudar la suscripción | reabrir | rescind* |
    despedir | aumentar el límite | subir el límite | retirar … consentimiento | adoptar | ceder | designar |
    liquidar | amortizar | saldar | girar dinero | interpon* | declarar | poner a la venta | poner en venta |
    consient* | rubric* | despliegue | desplegar | renunci* | cambiar de plan | cambiar plan | facturar | aplaz* |
    subir límite | aumentar límite | hacer administrador | nombrar | detener | avisar a | notificar | abrir la puerta |
    abrir cuenta | abrir una cuenta | lo quiero | la quiero | me apunto | apuntarme | tramit* | impugn* | lanzar |
    cerrar incidencia | cerrar ticket | asignar | págal* | cómpral* | cursar | empeñ* | cede | despid* | contrat* |
    echar | vet* al usuario | tritur* | purg* | arras* | migr* | llam* | timbr* | ingresar | domicili* | cobr* |
    debit* | acredit* | otorg* | conced* | certific* | jur* | ratific* | avalar | emitir | emite | transmit* | remit* |
    despach* | apost* | jug* ahora | pide | adquir* | hazte | hacerme socio | asóciate | afíliate | apadrin* |
    colabora | colaborar con | aportar | aporta | regal* | congel* | suspend* | reactiv* | escalar | reclam* |
    recurr* | alegar | apelar | notariz* | subast* | arrend* | hipotec* | mándal* | dar* de alta | darme de alta`),
  states:
    rawList(`enviad* | envío | envíos | pago | pagados | página | páginas | pagina | paginas | pagado | pagada |
    comprador* | comprados | comprado | eliminad* | guardad* | publicad* | publicación | publicidad | publicos |
    confirmad* | aceptad* | aprobad* | autorizad* | activo | activos | activas | actividad | actividades | donde |
    dónde | reservado | invitaciones | invitado | invitados | suscripciones | suscripción | suscriptor* | registro |
    registros | registrado | registrada | votos | votado | votados | más votados | presentación | presentaciones |
    presente | abono | abonos | aplicación | aplicaciones | aplicado | vendido | vendidos | vendedor* | programa |
    programas | programado | programación | términos | termina | terminal | finalizado | finalizados | conectado |
    conectados | conexiones | archivo | archivos | archivado | borrador | borradores | firma | firmas | firmado |
    revertido | permisos | permiso | donaciones | solicitud | solicitudes | reportes | reporte | instalado |
    instalación | cambios guardados | bloques | bloque | bloqueado | bloqueados | denuncias | agenda | encargado |
    transferencias | inversores | programados | conectividad | convertidor | solicitar ayuda | solicitar información |
    contratarnos | guardar en la lista | guardado en | contratos | contrato | cobros | pagas | reclamos | jurídic* |
    jurado | regalos | llamadas | llamada | inversion* | alquileres | certificados | colaboradores | compartid* |
    completa | altavoz | altavoces | alta calidad | jugadores | asignaturas | asignatura | migración | transmisiones |
    emitidas | emitidos | encargos | altas | facturas | vetas | escala | denunciados`),
  cancels: rawList(`cancel* | anul*`),
  keeps: rawList(`guard* | salv*`),
  drafts: rawList(`borrador* | búsqueda`),
  clears: rawList(`borr* | restablec* | reinici* | aplic* | quit* | elimin* | limpi*`),
  filters: rawList(`filtro*`),
  joins: rawList(`y | e | luego`),
};
