import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'cambiar modificar editar actualizar renombrar cambia edita edición modifica actualiza ajustar',
    delete: 'eliminar borrar quitar elimina eliminación borra borrado suprimir',
    create: 'crear añadir agregar nuevo nueva escribir crea creación añade agrega redactar redacta',
    find: 'buscar búsqueda encontrar busca buscador',
    settings: 'ajustes configuración opciones preferencias cuenta perfil configurar configura',
    login:
      'acceder entrar ingresar login loguearme loguearse identifícate identificarme identificarse conectarme conectarse',
    logout: 'salir logout desconectar desconectarme desconectarse',
    register: 'registrarme registrarse registro regístrate registrar regístrese',
    participate:
      'participar participa participación inscribirse inscribirme inscríbete inscripción inscripciones matricularme matricúlate matrícula apuntarme',
    password: 'contraseña contraseñas password',
    save: 'guardar aplicar confirmar guarda guárdalo',
    publish: 'publicar publícalo',
    buy: 'comprar pedir carrito cesta pago compra compras tienda merchandising checkout adquirir',
    tickets: 'entradas boletos taquilla taquillas boletería tickets ticket',
    book: 'reservar reserva reservas reservación reservaciones resérvalo',
    appointment: 'cita citas turnos',
    download: 'descargar exportar descarga descargas bajar bajarme exporta instalar instala',
    app: 'app apps aplicación aplicaciones android iphone ios',
    upload: 'subir adjuntar importar sube adjunta',
    history: 'historial versiones cambios revisiones changelog',
    help: 'ayuda soporte ayudar asistencia faq faqs',
    contact:
      'contacto contactar contáctanos contacta contáctenos escríbenos escríbanos llámanos llámenos contactarme escribirles',
    feedback: 'feedback sugerencia sugerencias sugerir',
    mistake: 'errata erratas corrección correcciones corregir',
    report:
      'denunciar reclamo queja denuncia denunciarlo reportar reporta reporte quejas quejarme reclamación reclamaciones reclamar',
    print: 'imprimir imprime imprimible impresora',
    listen: 'escuchar escucha escúchalo oír oye audio audios',
    video: 'vídeo vídeos video videos',
    photos: 'fotos foto fotografías fotografía galería galerías fotogalería fotogalerías imágenes',
    podcast: 'podcast podcasts pódcast episodio episodios',
    job: 'empleo empleos trabajo vacantes trabajos vacante trabajar',
    subscribe:
      'suscribirme suscribirse suscribirte suscripción suscríbete suscribite suscribir suscripciones suscríbase abonarme abonarse',
    unsubscribe: 'desuscribirse desuscribirme desuscribir',
    newsletter: 'boletín newsletter newsletters boletines',
    follow: 'seguir síguenos síganos seguirlos facebook twitter instagram redes',
    feed: 'rss feed feeds',
    comment: 'comentario comentarios comentar comenta responder',
    rate: 'valorar valora valoración valoraciones calificar califica puntuar puntúa reseña reseñas',
    donate: 'donar donación apoya apoyar apóyanos dona donaciones donativo donativos dónanos aportación',
    share: 'compartir comparte compártelo tuitear twittear',
    link: 'enlace permalink citar embeber incrustar',
    bookmark: 'favorito favoritos marcador marcadores',
    wishlist: 'wishlist deseos',
    gift: 'regalo regalos regalar regala',
    coupon: 'cupón cupones descuento descuentos',
    price: 'precio precios tarifa tarifas cuesta costo coste planes',
    invoice: 'factura facturas facturación recibo recibos',
    track: 'rastrear rastrea rastreo seguimiento',
    return: 'devolver devolución devoluciones reembolso reembolsos',
    cancel: 'cancelar cancela cancelación anular anula anulación',
    language:
      'idioma idiomas traducir traducción traducciones english deutsch français español català euskara português',
    accessibility: 'accesibilidad accesible ciego ciegos',
    textsize: 'agrandar ampliar',
    dark: 'oscuro nocturno',
    next: 'siguiente siguientes adelante',
    previous: 'anterior atrás',
    archive: 'archivo archivos hemeroteca antiguas antiguos',
    author: 'autor autora autores autoras periodista periodistas redactor redactora',
    popular: 'popular populares tendencias',
    related: 'relacionado relacionados relacionada relacionadas similares parecidos parecidas',
    latest: 'reciente recientes novedades últimas',
    cookies: 'cookies cookie rastreadores',
    privacy: 'privacidad',
    terms: 'términos condiciones reglas normas',
    about: 'conócenos nosotros',
    advertise: 'publicidad anunciarse anunciarme anúnciate anunciantes anúnciese',
    press: 'prensa comunicados',
    partner: 'socio socios colaboradores patrocinador patrocinadores patrocinar afiliados afiliado partners',
    map: 'mapa mapas ubicación llegar ubicados',
    stores: 'sucursal sucursales distribuidor distribuidores concesionario concesionarios',
    hours: 'horario horarios abren cierran',
    calendar: 'calendario agenda eventos evento fechas',
    epaper: 'epaper',
    weather: 'meteorología clima pronóstico',
    traffic: 'tráfico atascos tránsito carreteras',
    tv: 'tv televisión radio',
    games: 'juegos juego jugar juega crucigrama crucigramas pasatiempos quiz sudoku',
    horoscope: 'horóscopo horóscopos zodiaco',
    recipes: 'receta recetas',
    forum: 'foro foros comunidad',
    wiki: 'documentación manual manuales guía guías docs wiki',
    code: 'github repositorio repositorios gitlab',
    sort: 'ordenar ordena ordenarlos clasificar',
    filter: 'filtrar filtra filtro filtros',
    menu: 'menú navegación',
    sitemap: 'sitemap',
    compare: 'comparar compara comparación comparador comparativa',
    size: 'talla tallas',
    invite: 'invitar invita invitación invitaciones',
    verify: 'verificar verifica verificación comprobar',
    home: 'portada',
  },
  phrases: {
    change: list('poner otro nombre'),
    delete: list('dar de baja la cuenta | eliminar cuenta | borrar mi cuenta'),
    create: list('escribir un nuevo | escribir una nueva'),
    settings: list('mi cuenta | mi perfil | mis datos de usuario'),
    login: list(
      'iniciar sesión | inicio de sesión | inicia sesión | inicie sesión | iniciar sesion | entrar en mi cuenta | acceso usuarios | acceso clientes | área de clientes | inicio sesión | ya tengo cuenta | por dónde entro',
    ),
    logout: list(
      'cerrar sesión | cierra sesión | cerrar sesion | cerrar la sesión | salir de mi cuenta | salir de la cuenta',
    ),
    register: list(
      'crear una cuenta | crear cuenta | abrir una cuenta | nueva cuenta | crea tu cuenta | crea una cuenta | darme de alta | date de alta | darse de alta | nuevo usuario | hacerme una cuenta',
    ),
    participate: list(
      'tomar parte | formar parte | únete ahora | únete al reto | apúntate al curso | inscríbete al evento | inscripción al evento',
    ),
    password: list(
      'olvidé mi contraseña | he olvidado mi contraseña | olvidaste tu contraseña | has olvidado tu contraseña | restablecer contraseña | recuperar contraseña | cambiar contraseña | cambiar la contraseña | nueva contraseña | no me acuerdo de mi clave | olvidé mi clave | mi clave',
    ),
    save: list('guardar cambios | guardar los cambios'),
    buy: list(
      'hacer un pedido | realizar pedido | tramitar pedido | finalizar compra | añadir al carrito | agregar al carrito | añadir a la cesta | ir a la caja | tienda online | tienda en línea',
    ),
    tickets: list('comprar entradas | venta de entradas | comprar boletos | sacar entradas'),
    book: list('hacer una reserva | haz tu reserva'),
    appointment: list(
      'pedir cita | pide cita | cita previa | agendar una cita | reservar cita | concertar una cita | sacar turno | pedir turno | agenda una llamada | agendar una llamada',
    ),
    app: list('app store | google play | aplicación móvil | para el móvil | en mi móvil | en el celular'),
    history: list(
      'historial de versiones | historial de cambios | ver historial | notas de la versión | registro de cambios | versiones anteriores',
    ),
    help: list(
      'preguntas frecuentes | centro de ayuda | atención al cliente | servicio al cliente | necesito ayuda',
    ),
    contact: list(
      'ponerme en contacto | ponte en contacto | póngase en contacto | hablar con alguien | hablar con ustedes | a quién pregunto | llamar por teléfono | formulario de contacto | les escribo | hablar con ellos',
    ),
    feedback: list(
      'buzón de sugerencias | danos tu opinión | dejar mi opinión | dar mi opinión | enviar comentarios | envíanos tus comentarios | decirles lo que pienso | qué te parece esta página',
    ),
    mistake: list(
      'error en el texto | he encontrado un error | encontré un error | hay un error en el artículo | error en la noticia | ¿ves algún error | has visto un error | informar de un error | reportar un error | reportar error | sugerir un cambio | fe de errores',
    ),
    report: list(
      'informar de un problema | informar de un abuso | reportar un problema | libro de reclamaciones | hoja de reclamaciones | derechos de autor infringidos | infracción de derechos de autor | canal de denuncias',
    ),
    tip: list(
      'enviar una noticia | envía tu noticia | envíanos tu noticia | cuéntanos tu historia | enviar una pista | danos una pista | enviar una historia | escribe con nosotros | ser autor | envíanos una pista | quiero publicar con ustedes | colabora como autor',
    ),
    print: list('versión para imprimir | versión imprimible | en papel esta página'),
    listen: list(
      'escuchar nota | escuchar artículo | escuchar el artículo | escucha esta noticia | leer en voz alta | en voz alta | oír en vez de leer',
    ),
    video: list('ver el vídeo | ver el video'),
    photos: list('galería de fotos | galería de imágenes | fotos de prensa'),
    job: list(
      'trabaja con nosotros | trabajar con nosotros | trabajar con ustedes | trabajar con vosotros | bolsa de trabajo | bolsa de empleo | ofertas de empleo | ofertas de trabajo | únete al equipo | únete a nuestro equipo | puestos vacantes | puestos disponibles | enviar mi currículum',
    ),
    subscribe: list('hazte suscriptor | hacerme suscriptor | hazte premium | pagar para leer'),
    unsubscribe: list(
      'darse de baja | darme de baja | cancelar suscripción al boletín | dejar de recibir | no recibir más | date de baja | no quiero más correos | anular la suscripción al boletín',
    ),
    newsletter: list(
      'por correo electrónico | en mi correo | en tu correo | lista de correo | recibir noticias por email | por email | recibe nuestras noticias',
    ),
    follow: list('redes sociales | en facebook | en instagram | en twitter'),
    comment: list(
      'deja tu comentario | dejar un comentario | deja un comentario | deja una respuesta | escribir un comentario | ver comentarios | únete a la conversación',
    ),
    rate: list(
      'escribir una reseña | dejar una reseña | deja tu valoración | escribir una opinión | poner nota | opiniones de clientes',
    ),
    donate: list(
      'dar dinero | hacer un donativo | haz una donación | haz un donativo | colabora económicamente | hacerme socio | hazte socio | hazte socia | apoyar económicamente | ayúdanos a seguir | invítame a un café | apoyarlos con dinero | darles dinero | apoyar con dinero',
    ),
    share: list(
      'mandar a un amigo | enviar a un amigo | enviárselo a un amigo | enviar por correo | enviar por whatsapp',
    ),
    link: list(
      'copiar enlace | copiar el enlace | enlace permanente | copiar link | copiar vínculo | cómo citar | citar este artículo | código para insertar',
    ),
    bookmark: list(
      'guardar para después | guardar para más tarde | leer después | leer más tarde | leer luego | lista de lectura | guardar artículo | guardar noticia | mis guardados | más tarde | para después | guardame esta nota | guárdame esta nota',
    ),
    wishlist: list('lista de deseos | lista de regalos | añadir a la lista de deseos'),
    gift: list(
      'tarjeta regalo | tarjeta de regalo | cheque regalo | vale regalo | bono regalo | tarjetas regalo',
    ),
    coupon: list(
      'código promocional | código de descuento | vale de descuento | cupón de descuento | códigos promocionales',
    ),
    price: list(
      'cuánto cuesta | cuánto vale | qué cuesta | cuánto sale | planes y precios | lista de precios',
    ),
    invoice: list('mis facturas | comprobante de pago | comprobante de compra'),
    track: list(
      'seguir mi pedido | seguir pedido | dónde está mi pedido | dónde está mi paquete | estado del pedido | estado de mi pedido | seguimiento de envíos | localizar envío | localizar mi envío | mis pedidos',
    ),
    return: list('cambios y devoluciones | enviar de vuelta | devolver el dinero | recuperar mi dinero'),
    cancel: list(
      'terminar mi suscripción | cancelar suscripción | cancelar mi suscripción | anular suscripción | rescindir contrato | terminar el contrato',
    ),
    language: list(
      'en inglés | en español | en francés | en alemán | cambiar idioma | cambiar de idioma | otros idiomas | cambiar el idioma | en catalán | en portugués | elegir idioma',
    ),
    accessibility: list(
      'lengua de signos | lengua de señas | lector de pantalla | lectura fácil | soy ciego',
    ),
    textsize: list(
      'tamaño de letra | tamaño del texto | tamaño de texto | tamaño de fuente | tamaño de la letra | aumentar texto | aumentar letra | aumentar fuente | agrandar texto | letras más grandes | letra más grande',
    ),
    dark: list(
      'modo oscuro | modo noche | modo nocturno | tema oscuro | modo claro | fondo negro | tema claro',
    ),
    next: list(
      'página siguiente | siguiente página | entrada siguiente | próxima página | capítulo siguiente | siguiente capítulo | seguir leyendo | continuar leyendo | sigue leyendo | continuar la lectura | próximo capítulo',
    ),
    previous: list(
      'página anterior | entrada anterior | volver atrás | artículo anterior | capítulo anterior | el de antes',
    ),
    archive: list(
      'entradas antiguas | entradas anteriores | ediciones anteriores | números anteriores | noticias anteriores | artículos anteriores | artículos antiguos | por meses',
    ),
    author: list(
      'sobre el autor | sobre la autora | más de este autor | todos los artículos de | acerca del autor | quién escribió | quién lo escribió | quién ha escrito | más artículos de | ver todas las entradas de | noticias de este autor',
    ),
    popular: list(
      'lo más leído | lo más visto | más leídas | más leídos | las más leídas | más vistos | más vistas | más populares | lo más popular | más compartidas | más comentadas',
    ),
    related: list(
      'también te puede interesar | te puede interesar | quizás te interese | te recomendamos | más sobre este tema | más sobre el tema | más sobre esto | noticias relacionadas | artículos relacionados | te podría interesar',
    ),
    latest: list(
      'últimas noticias | lo último | última hora | lo más reciente | noticias de hoy | lo más nuevo | al minuto',
    ),
    cookies: list(
      'política de cookies | configurar cookies | configuración de cookies | preferencias de cookies | ajustes de cookies',
    ),
    privacy: list(
      'política de privacidad | aviso de privacidad | protección de datos | datos personales | tratamiento de datos | política de datos | mis datos',
    ),
    terms: list(
      'condiciones de uso | términos y condiciones | términos de uso | términos de servicio | condiciones generales | términos del servicio | condiciones de venta | normas de uso | condiciones de contratación',
    ),
    imprint: list(
      'aviso legal | información legal | nota legal | quién está detrás | quién es el dueño | a quién pertenece | de quién es esta página | datos legales | responsable de esta web',
    ),
    about: list(
      'quiénes somos | quienes somos | sobre nosotros | acerca de nosotros | nuestro equipo | quiénes son | quién sois | acerca de | nuestra historia | el equipo | sobre mí',
    ),
    advertise: list(
      'poner un anuncio | publicar un anuncio | publicar anuncio | anúnciate aquí | anunciarse aquí | contratar publicidad | anúnciate con nosotros | media kit | insertar publicidad',
    ),
    press: list(
      'sala de prensa | notas de prensa | nota de prensa | comunicado de prensa | comunicados de prensa | gabinete de prensa | contacto de prensa | oficina de prensa | contacto para medios | kit de prensa',
    ),
    partner: list(
      'programa de afiliados | ser socio comercial | empresas colaboradoras | entidades colaboradoras | conviértete en partner | hazte partner',
    ),
    map: list(
      'cómo llegar | dónde estamos | dónde están | dónde encontrarnos | cómo llego | ver mapa | ver en el mapa | nuestra ubicación',
    ),
    stores: list(
      'nuestras tiendas | encuentra tu tienda | buscador de tiendas | localizador de tiendas | tiendas cercanas | tienda más cercana | tienda cerca | puntos de venta | dónde comprar | encontrar una tienda | oficinas y cajeros | buscar tienda',
    ),
    hours: list(
      'horario de apertura | horario de atención | a qué hora | horarios de atención | cuándo abre | cuándo abren | hora de apertura | horas de apertura',
    ),
    calendar: list(
      'próximos eventos | próximas fechas | próximas actividades | calendario de actividades | programación de actividades',
    ),
    epaper: list(
      'edición impresa | edición digital | edición en papel | periódico de hoy | diario de hoy | versión impresa | kiosko y más | kiosco digital | portada de hoy | edición en pdf | edición de hoy | papel digital',
    ),
    weather: list(
      'el tiempo | tiempo hoy | qué tiempo hace | pronóstico del tiempo | previsión meteorológica | va a llover',
    ),
    traffic: list('estado de las carreteras | mapa de tráfico | estado del tráfico'),
    tv: list(
      'ver en directo | ver en vivo | programación tv | programación de televisión | guía tv | guía de televisión | señal en vivo | parrilla de tv | en vivo | en directo | la transmisión',
    ),
    forum: list('foro de discusión | hablar con otros usuarios'),
    wiki: list(
      'manual de usuario | guía de usuario | guía del usuario | manual de uso | manual de instrucciones',
    ),
    code: list('código fuente | ver código | código abierto | en github'),
    sort: list('ordenar por | orden alfabético'),
    filter: list('refinar búsqueda | acotar resultados | afinar búsqueda | filtrar por'),
    menu: list('todas las secciones | ver secciones | menú principal | abrir menú'),
    sitemap: list('mapa del sitio | mapa web | mapa de la web | índice del sitio | mapa de sitio'),
    top: list(
      'volver arriba | ir arriba | subir arriba | volver al principio | volver al inicio de la página | hacia arriba | al principio de la página',
    ),
    more: list(
      'ver más | ver todos | ver todas | ver todo | cargar más | mostrar más | mostrar todo | mostrar todos | ver más noticias | más noticias | más resultados',
    ),
    size: list('guía de tallas | tabla de tallas | qué talla | tabla de medidas | guía de medidas'),
    invite: list(
      'invita a un amigo | invita a tus amigos | recomienda a un amigo | traer a un amigo | plan amigo',
    ),
    verify: list('verificar cuenta | verifica tu correo | verificar mi correo | verificar mi identidad'),
    home: list('página principal | página de inicio | primera página'),
  },
  filler:
    'cómo puedo quiero quisiera ir abrir mostrar pulsar dónde mi mis me encuentro busco como puede podría necesito gustaría voy ve abre abrirme muestra muéstrame enséñame llévame clic haz pulsa por favor donde se está hay aquí esta este página sitio web un una el la los las de del para que tengo ver',
};
