import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'cambiar modificar editar actualizar renombrar',
    delete: 'eliminar borrar quitar',
    create: 'crear añadir agregar nuevo nueva escribir',
    find: 'buscar búsqueda encontrar',
    settings: 'ajustes configuración opciones preferencias cuenta perfil',
    login: 'iniciar acceder entrar ingresar',
    logout: 'cerrar salir',
    save: 'guardar aplicar confirmar',
    publish: 'publicar',
    buy: 'comprar pedir carrito cesta pago',
    download: 'descargar exportar',
    upload: 'subir adjuntar importar',
    history: 'historial versiones cambios',
    help: 'ayuda contacto soporte',
  },
  filler: 'cómo puedo quiero quisiera ir abrir mostrar pulsar dónde mi mis me',
};
