import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'e infine | infine | e poi | poi | e dopo | dopo di che | e quindi | e in seguito | in seguito',
  ),
  and: list('e anche | e | ed'),
  first: list('^prima | ^per prima cosa | ^innanzitutto'),
  tell: list('^dimmi | ^mi dica'),
  lead: list('portami | guidami | accompagnami | mostrami come | mostrami dove | aiutami'),
  lookUp: list('^trova | ^cerca | ^controlla | ^guarda | ^prima trova'),
  back: list('lì | là | ciò | per favore | poi'),
  rest: list(
    'del resto | tra il resto | dei rimanenti | delle rimanenti | tra i rimanenti | degli altri | delle altre',
  ),
  but: list('ma | però'),
  earlier: list('prima | prima di ciò | prima di questo | per prima cosa | innanzitutto | ma prima'),
  adverbs: list('prima di ciò'),
  once: list('solo dopo aver | solo dopo | dopo che | dopo | una volta che | una volta | quando | appena'),
  before: list('ma prima di | ma prima che | prima di | prima che'),
  selves: list('io'),
  turned: [
    [
      '-(aver nascosto/avere nascosto/nascondere) … | (avrai nascosto/hai nascosto/nasconda/tu nasconda/tu abbia nascosto) … | -(nascosti/nascoste/nascosto/nascosta) … | -… (sono/è/saranno) (nascosti/nascoste/nascosto/nascosta)',
      'nascondi …',
    ],
    [
      '-(aver tolto/aver rimosso/avere rimosso/togliere/rimuovere) … | (avrai tolto/avrai rimosso/hai tolto/hai rimosso) … | -(tolti/tolte/tolto/tolta/rimossi/rimosse/rimosso/rimossa) …',
      'togli …',
    ],
    ['(dirmi/avermi detto/tu mi dica/mi dica/mi avrai detto/mi hai detto) …', 'dimmi …'],
    [
      '-(riassumere/aver riassunto) … | (riassumermi/avermi riassunto/tu riassuma/avrai riassunto/hai riassunto) …',
      'riassumi …',
    ],
    [
      '-(spiegare/aver spiegato) … | (spiegarmi/avermi spiegato/tu mi spieghi/mi avrai spiegato) …',
      'spiegami …',
    ],
    ['-(trovare/cercare/aver trovato) … | (avrai trovato/hai trovato/tu trovi) …', 'trova …'],
    [
      '(portarmi/guidarmi/accompagnarmi/avermi portato/tu mi porti/mi porti/tu mi guidi/mi avrai portato) …',
      'portami …',
    ],
    ['(mostrarmi come/tu mi mostri come/avermi mostrato come) …', 'mostrami come …'],
  ],
};
