import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`heslo | hesla | heslem | *heslo | přístupové heslo | api klíč | tajný klíč | soukromý klíč |
    přístupový klíč | přístupový token | bezpečnostní klíč | obnovovací fráze | fráze pro obnovení`),
  code: rawList(`ověřovací kód | kontrolní kód | bezpečnostní kód | potvrzovací kód | autorizační kód | aktivační kód |
    autentizační kód | jednorázový kód | jednorázové heslo | kód ze sms | sms kód | kód z sms | přístupový kód |
    přihlašovací kód | pin | pin kód | kód pin | puk | záložní kód* | záložní kódy | kód pro obnovení |
    kódy pro obnovení | bezpečnostní otázka | kontrolní otázka | odpověď na bezpečnostní otázku |
    tajná odpověď | jméno matky za svobodna | rodné příjmení matky | 6místný kód | šestimístný kód`),
  payment:
    rawList(`kreditní karta | kreditní karty | platební karta | platební karty | debetní karta | bankovní karta |
    číslo karty | č karty | číslo platební karty | cislokarty | údaje o kartě | údaje karty | držitel karty |
    držitele karty | majitel karty | jméno na kartě | platnost karty | =platnost do | datum platnosti |
    datum expirace | =expirace | konec platnosti | platná do | měsíc expirace | rok expirace | kód cvv |
    kód cvc | cvv | cvc | cvv cvc | číslo účtu | č účtu | bankovní účet | bankovní spojení | kód banky |
    předčíslí účtu | majitel účtu | iban | bic | swift | variabilní symbol platby kartou`),
  identity:
    rawList(`rodné číslo | rč | číslo občanského průkazu | občanský průkaz | číslo op | č op | číslo pasu |
    číslo cestovního pasu | cestovní pas | pas číslo | číslo dokladu | doklad totožnosti | průkaz totožnosti |
    řidičský průkaz | číslo řidičského průkazu | daňové identifikační číslo | =dič | daňové číslo |
    číslo pojištěnce | číslo sociálního pojištění | sociální pojištění`),
  shortCode: rawList(`kód | číslice`),
  forms:
    rawList(`přihlášení | přihlásit | přihlásit se | přihlaste se | login | zapomenuté heslo | vytvořit účet |
    založit účet | registrace účtu | platba | platby | zaplatit | způsob platby | platební údaje |
    platební metoda | pokladna | dokončit objednávku | objednat a zaplatit | koupit nyní | =převod |
    převést peníze | darovat`),
  harmless:
    rawList(`slevový kód | promo kód | promokód | kód kupónu | kupón | slevový kupón | dárkový kód zpráva |
    poštovní směrovací číslo | psč | směrovací číslo | kód země | předvolba | qr kód | čárový kód |
    zdrojový kód | kód chyby | kód produktu | číslo objednávky | číslo zásilky | vizitka | pohlednice |
    věrnostní karta | klíčové slovo | klíčová slova | správce hesel`),
  expiry: 'mm rr',
};
