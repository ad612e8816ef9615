import { lightStem } from '../light-stem.ts';

const cut = lightStem(
  'larında lerinde larından lerinden larının lerinin larını lerini larına lerine larda lerde lardan lerden ların lerin ları leri lara lere lar ler ' +
    'ındaki indeki undaki ündeki daki deki taki teki sında sinde ından inden ında inde unda ünde sına sine sını sini nın nin nun nün dan den tan ten da de ta te ' +
    'sız siz suz süz lık lik luk lük lı li lu lü sı si su sü yı yi yu yü ya ye ın in un ün ı i u ü a e',
);
/** The stem of a Turkish word in lower case: what follows an apostrophe is an ending ("İzmir'de"). */
export const stem = (word: string): string => {
  const [name, ending] = word.split("'");
  return cut(ending === undefined ? word : name!);
};
