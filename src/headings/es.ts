import type { LanguageTable } from './table.ts';

/** Spanish, as written in handoffs until 2026-11. */
export const es: LanguageTable = {
  classes: {
    'tried and failed': `
      intentado, intentos, probado, lo que se probó, lo que no funcionó, no funcionó, fallido, fallidos, intentos fallidos,
      fallos, descartado, descartados, abandonado, callejones sin salida, lecciones, lecciones aprendidas, aprendizajes,
      errores cometidos, no repetir
    `,
    'open questions': `
      pregunta abierta, preguntas abiertas, preguntas, dudas, por decidir, decisiones pendientes, decisión pendiente,
      por confirmar, por aclarar, quién decide, sin resolver, incógnitas
    `,
    blockers: 'bloqueo, bloqueos, bloqueante, bloqueantes, bloqueado, impedimentos, a la espera de',
    'in progress': `
      en curso, en progreso, en proceso, a medias, trabajo en curso, tarea actual, tarea en curso, sin commitear,
      cambios sin confirmar, empezado
    `,
    next: `
      siguiente paso, siguientes pasos, próximo paso, próximos pasos, próxima acción, próximas acciones, próximas fases,
      siguiente acción, =siguiente, =ahora, a continuación, por dónde seguir, dónde retomar, cómo retomar, cómo continuar,
      retomar, empezar aquí, por dónde empezar, =acciones, recomendaciones, prioridades, qué hacer
    `,
    remaining: `
      pendiente, pendientes, pendientes activos, lo que falta, qué falta, falta, por hacer, mejoras futuras, no empezado,
      sin empezar, sin terminar, aplazado, más adelante, puntos abiertos, tareas pendientes, restante
    `,
    acceptance: 'criterios de aceptación, criterios de éxito, criterios de cierre, definición de hecho',
    done: `
      hecho, hechos, lo hecho, qué se hizo, lo que se hizo, completado, completados, terminado, terminados, finalizado,
      realizado, cerrado, cerrados, entregado, implementado, cambios, cambios realizados, corregido, correcciones, logros,
      avances, esta sesión, resuelto, resueltos
    `,
    status: `
      estado, estado actual, situación, situación actual, dónde estamos, resumen, resumen ejecutivo, en resumen
    `,
    verification: `
      verificación, verificaciones, verificado, validación, validado, pruebas, prueba, tests, probar, comprobaciones,
      cómo verificar, =verificar, =comprobar, evidencias, resultados de pruebas
    `,
    'watch for': `
      atención, cuidado, ojo, ojo con, a vigilar, vigilar, trampas, problemas conocidos, errores conocidos, defectos conocidos, !fallos conocidos, lo que no funciona, no funciona, a qué prestar atención, limitaciones,
      limitaciones conocidas, restricciones, reglas, reglas operativas, reglas operativas reforzadas, advertencias,
      advertencia, riesgos, no hacer, qué no hacer, importante, notas importantes, invariantes, deuda técnica,
      precauciones, recordatorios
    `,
    decisions: `
      decisión, decisiones, decidido, decisión clave, decisiones clave, decisiones tomadas, decisiones documentadas,
      acuerdos
    `,
    'read first': `
      leer primero, leer antes, antes de empezar, para empezar, orientación, referencias, documentos, documentación,
      fuentes, enlaces, cómo mantener este documento, prompt de inicio
    `,
    git: 'git, rama, ramas, commits, últimos commits, pull requests',
    'set-up': `
      instalación, entorno, entornos, comandos, accesos, acceso, cuentas, credenciales, arranque, puesta en marcha,
      configuración, despliegue, requisitos previos, desarrollo local, cómo ejecutar, operación
    `,
    files: `
      archivos, ficheros, archivos clave, archivos modificados, arquitectura, estructura, carpetas, directorios, módulos,
      componentes
    `,
    goal: `
      objetivo, objetivos, =meta, propósito, misión, =contexto, el encargo, encargo, finalidad, qué es, qué es esto,
      descripción del proyecto, visión general
    `,
    people: 'personas, equipo, contactos, contacto, preferencias, responsables, interlocutores',
    log: 'registro, bitácora, historial, cronología, sesiones, sesión, diario',
    plan: 'plan, hoja de ruta, fases, etapas, hitos, enfoque',
  },
  negations: 'no, sin, ningún, ninguno, ninguna, nunca, ni',
  fillers: '',
  prior: `
    anterior, anteriores, antiguo, antigua, antiguos, previo, previa, previos, archivado, archivo histórico, =histórico,
    obsoleto, superado
  `,
  stages: 'etapa, fase, paso, tarea, hito, parte, bloque',
  kinds: 'patrones, técnicas, principios, métodos, recetas',
  labels: {
    updated: `
      actualizado, última actualización, actualizado el, actualización, fecha de actualización, última modificación,
      a fecha de
    `,
    date: 'fecha, fecha y hora, hora, escrito el, fecha de traspaso',
    created: 'creado, creado el, creación, fecha de creación, inicio, empezado el',
    status: 'estado, estado actual, resultado',
    session: 'sesión',
    author: 'autor, autora, autores, escrito por, de, por, redactado por, entrega',
    branch: 'rama, rama git, rama de trabajo, rama actual',
    topic: 'tarea, tema, proyecto, asunto, título',
    owner: 'quién decide, decide, responsable, decisor, decisión de, dueño',
  },
  states: {
    blocked: 'bloqueado, bloqueada, en espera, detenido, pausado, parado',
    broken: 'roto, rota, falla, fallando, no compila, =rojo, en rojo',
    done: `
      completado, completada, completo, completa, terminado, terminada, hecho, listo, lista, entregado, finalizado,
      cerrado
    `,
    'on-track': 'según lo previsto, según el plan, en buen camino, al día, verde',
    'in-progress': 'en curso, en progreso, en proceso, empezado, parcial, parcialmente, activo, activa, borrador',
  },
  notStates: 'no, sin, casi, parcialmente, aún, todavía, nunca, ningún, nada',
  resolutions: 'resuelto, resuelta, corregido, corregida, arreglado, arreglada, solucionado, solucionada',
  none: 'ninguno, ninguna, nada, no aplica, ninguna pregunta, sin bloqueos',
  roles: `
      abogado, abogada, administración, almacén, cliente, clienta, clientes, cocina, comité, compras, contabilidad,
      consejo, dirección, director, directora, diseño, dueña, dueño, encargada, encargado, equipo, finanzas, gerencia,
      gerente, jefe, jefa, jurídico, legal, marketing, mantenedores, producto, proveedor, rrhh, responsable, secretaría,
      soporte, taller, usuario, usuarios, ventas
  `,
  remarks: `
      urgente, nuevo, nueva, antiguo, prioridad, prioritario, baja, bajo, alta, alto, media, importante, crítico,
      crítica, bloqueante, opcional, después, luego, pronto, ahora, hoy, mañana, aplazado, pendiente, abierto, abierta,
      cerrado, pregunta, respuesta, decisión, idea, propuesta, borrador, fase, paso, raro, posible, interno, externo,
      otra, ver, fin, semana, mes, día, días, quiere
  `,
  decidedBy: `
      decide, lo decide, decidido por, a decidir por, por decidir por, decisión de, consultar con, preguntar a,
      depende de
  `,
  deciding: 'decide, deciden, decidirá, debe decidir, tiene que decidir, lo decide, aclara',
  times: 'antes de, antes del, hasta, hasta el, para el, a más tardar, después de, a partir, esta semana',
  since: 'desde, desde el',
  holds: 'bloquea',
  answers: 'sí, no, nunca, siempre, de acuerdo, ninguno de los dos',
  doubts: `
      probablemente, quizá, quizás, tal vez, por confirmar, a confirmar, todavía no, aún no, no es seguro, si,
      salvo que, pendiente, a la espera
  `,
  answered: 'respuesta, respuestas, resolución, decisión, resuelto',
  until: 'hasta, hasta que, antes de, mientras, salvo que',
  because: 'porque, ya que, debido a, pues, motivo:',
  conditions: [/^(?:\W*)(?:si|cuando|en caso de que?)\s+(.+?),\s*(?:entonces\s+)?(.+)$/is],
  awaits:
    /^(?:si|cuando|en caso de|una vez|antes de(?! nada)|antes del|después de|después del|tras|mientras|hasta que|en cuanto)(?!\p{L})/iu,
  optional: /^(?:opcional|opcionalmente)(?!\p{L})/iu,
  asks: [/(?:preguntas? abiertas?|decisi(?:ón|ones) pendientes?|por (?:decidir|aclarar|confirmar))(?!\p{L})[^:.]{0,60}:/iu],
  leaves: [
    /(?<!\p{L})(?:debe|deben|tiene que|tienen que) (?:decidir|elegir)(?!\p{L})/iu,
    /(?<!\p{L})(?:pendiente de|a la espera de|necesita|requiere) (?:la |una |tu |su )?(?:decisión|aprobación|respuesta|validación)(?!\p{L})/iu,
  ],
};
