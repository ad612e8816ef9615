import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'en ten slotte | ten slotte | en tot slot | tot slot | en dan | dan | en daarna | daarna | en vervolgens | vervolgens',
  ),
  and: list('en ook | en'),
  first: list('^eerst | ^allereerst'),
  tell: list('^zeg me | ^zeg mij | ^vertel me | ^vertel mij'),
  lead: list('breng me | breng mij | neem me mee | leid me | laat me zien hoe | laat me zien waar | help me'),
  lookUp: list('^zoek | ^vind | ^kijk | ^controleer | ^zoek eerst'),
  back: list('daarheen | ernaartoe | er | het | dat | naar | alsjeblieft | dan'),
  rest: list(
    'van de rest | van de overige | van de overgebleven | uit de rest | onder de overige | van de anderen',
  ),
  but: list('maar'),
  earlier: list('eerst | daarvoor | vooraf | van tevoren | maar eerst | eerst nog'),
  adverbs: list('eerst | van tevoren'),
  once: list('pas nadat | maar pas nadat | nadat | zodra | wanneer | als | na'),
  before: list('maar voordat | voordat | maar voor | voor | alvorens'),
  selves: list('ik | wij | we'),
  turned: [
    [
      'je … (verbergt/verborgen hebt/hebt verborgen/hebt verstopt/verstopt hebt) | -… (verborgen/verstopt) (is/zijn) | -… (is/zijn) (verborgen/verstopt) | -… weg (is/zijn)',
      'verberg …',
    ],
    ['-het (verbergen/verstoppen) van …', 'verberg …'],
    [
      'je … (verwijdert/verwijderd hebt/hebt verwijderd) | -… (is/zijn) verwijderd | -… verwijderd (is/zijn)',
      'verwijder …',
    ],
    ['-het verwijderen van …', 'verwijder …'],
    [
      'je (me/mij) … (zegt/hebt gezegd/gezegd hebt/vertelt/hebt verteld/verteld hebt) | je (me/mij) (zegt/vertelt/hebt verteld/hebt gezegd) …',
      'vertel me …',
    ],
    ['je … (samenvat/hebt samengevat/samengevat hebt)', 'vat … samen'],
    ['je (me/mij) … (uitlegt/hebt uitgelegd/uitgelegd hebt)', 'leg me … uit'],
    ['je … (zoekt/opzoekt/vindt/hebt gevonden/gevonden hebt/hebt opgezocht/opgezocht hebt)', 'zoek …'],
    ['je (me/mij) … (brengt/leidt/hebt gebracht/gebracht hebt/stuurt)', 'breng me …'],
    ['je (me/mij) laat zien hoe …', 'laat me zien hoe …'],
  ],
};
