import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`magbayad | bayaran | bumili | bilhin | mag order | umorder | i order | ipadala | magpadala | burahin | tanggalin | alisin |
    tanggapin | sumasang ayon | kumpirmahin | i publish | ibahagi | i save | i submit | isumite | mag log out | mag sign out |
    mag subscribe | ilipat | mag book | lagdaan | tanggihan | payagan | i block | i report | sumagot | mag donate | bumoto |
    mag withdraw | i reset | i install | mag apply | isara ang account | imbitahan | ibenta | tawagan | sumali | magparehistro |
    umalis | kanselahin ang order | kanselahin ang subscription | i delete | i post | i cancel ang order | mag renew | i claim |
    i deactivate | i clear ang kasaysayan | burahin ang kasaysayan`),
  looks:
    rawList(`tingnan | ipakita | maghanap | hanapin | i filter | ayusin | mga setting | tulong | detalye | i edit | ihambing |
    impormasyon | i download | i print`),
  leads:
    rawList(`higit pa | susunod | nakaraan | magpatuloy | buksan | menu | basahin | pumili | magdagdag | kopyahin | bago | gumawa |
    laktawan`),
  topics:
    rawList(`ngayon | bukas | home | mga kategorya | cart | wika | tungkol sa amin | makipag ugnayan | mga tuntunin | privacy | balita |
    kalendaryo | mapa | mga larawan | mga review | mga paborito | mga notification | account | mag log in | mag sign in |
    nakalimutan | tema | mga tindahan | bakanteng oras`),
  retreats: rawList(`kanselahin | hindi | isara | mamaya | bumalik`),
  opens:
    rawList(`tingnan | ipakita | basahin | paano | bakit | kailan | saan | sino | tungkol | mga tuntunin | kasaysayan | detalye |
    ihambing | bumalik | itago | maghanap | huwag`),
  places: rawList(`pagbabayad | checkout | order`),
  states: rawList(`mga order | mga paraan ng pagbabayad | mga naipadala | nabura | na save`),
  keeps: rawList(`i save`),
  drafts: rawList(`draft*`),
  clears: rawList(`i clear | i reset | ilapat | alisin | tanggalin`),
  filters: rawList(`filter*`),
  joins: rawList(`at | tapos`),
  cancels: rawList(`kanselahin | i cancel`),
  small: rawList(`ang | mga | ko | na`),
};
