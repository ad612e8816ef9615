import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('कितने | कितनी | संख्या'),
  all: rawList('सूची बना* | सूची दो | सूची दें | सभी … दिखा* | सभी … बता*'),
  which: rawList('इनमें से कौन'),
  groups: rawList('शिकायत* | क्या कहते हैं | मुख्य विषय'),
  exists: rawList('क्या कोई'),
  first: rawList('पहले | पहली'),
  cheapest: rawList('सबसे सस्त* | सबसे कम कीमत | सबसे कम दाम'),
  dearest: rawList('सबसे महंग* | सबसे अधिक कीमत | सबसे ज्यादा कीमत'),
  least: rawList('सबसे कम | सबसे छोट*'),
  most: rawList('सबसे ज्यादा | सबसे अधिक | सबसे बड़* | सबसे ऊंच*'),
  earliest: rawList('सबसे पुरान*'),
  latest: rawList('सबसे नय* | सबसे नई'),
  sum: rawList('कुल | योग'),
  average: rawList('औसत'),
  under: rawList('से कम | से नीचे | से सस्त* | से छोट* | से पहले'),
  over: rawList('से ज्यादा | से अधिक | से ऊपर | से महंग* | के बाद'),
  atMost: rawList('तक | अधिकतम'),
  atLeast: rawList('या उससे अधिक | या उससे ज्यादा | कम से कम'),
  between: rawList('के बीच'),
  and: rawList('और | से'),
  not: rawList('नहीं | बिना | के अलावा'),
  items: rawList('आइटम | प्रविष्टि* | पंक्ति* | परिणाम* | सूची | तालिका | पेज | पृष्ठ | यहां'),
  numbers: rawList('एक | दो | तीन | चार | पांच | छह | सात | आठ | नौ | दस'),
  verbs: rawList(
    'दिखाओ | दिखाएं | बताओ | दो | है | हैं | में | का | की | के | को | वाले | वाली | वाला | कौन सा | कौन सी | कौन से | कौन | क्या | जिनमें | जिनकी | जिसमें | पर | सभी | से | ने',
  ),
  costs: rawList('कीमत* | दाम* | मूल्य* | किराया | किराए'),
  yes: rawList('हां | है'),
  boundsBehind: true,
};
