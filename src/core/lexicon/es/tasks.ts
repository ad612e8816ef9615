import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'cambiar modificar editar actualizar renombrar',
    delete: 'eliminar borrar quitar',
    create: 'crear añadir agregar nuevo nueva escribir',
    find: 'buscar búsqueda encontrar',
    settings: 'ajustes configuración opciones preferencias cuenta perfil',
    login: 'acceder entrar ingresar',
    logout: 'salir',
    save: 'guardar aplicar confirmar',
    publish: 'publicar',
    buy: 'comprar pedir carrito cesta pago',
    download: 'descargar exportar',
    upload: 'subir adjuntar importar',
    history: 'historial versiones cambios',
    help: 'ayuda soporte',
    register: 'registrarme registrarse registro regístrate registrar',
    print: 'imprimir',
    contact: 'contacto contactar contáctanos',
    job: 'empleo empleos trabajo vacantes',
    subscribe: 'suscribirme suscribirse suscribirte suscripción suscríbete suscribite suscribir',
    newsletter: 'boletín',
    comment: 'comentario comentarios comentar',
    donate: 'donar donación apoya apoyar',
    share: 'compartir',
    report: 'denunciar reclamo queja',
  },
  phrases: {
    login: list('iniciar sesión | inicio de sesión'),
    logout: list('cerrar sesión'),
    register: list('crear una cuenta | crear cuenta | abrir una cuenta | nueva cuenta'),
    job: list('trabaja con nosotros | trabajar con nosotros'),
  },
  filler: 'cómo puedo quiero quisiera ir abrir mostrar pulsar dónde mi mis me',
};
