/**
 * Labels that sound like committing and only keep a draft, change what is seen, copy, ask or lead back, and beside them what commits in the
 * same words; by ISO 639-1 code, in rows.
 */
export const SIGHTS: Readonly<Record<string, { harmless: string; commits: string }>> = {
  en: {
    harmless: `Save draft | Save as draft | Clear filters | Reset all filters | Apply filters | Remove filter | Copy link | Copy IBAN |
      Copy account number | Preview | Bid history | Order history | Account balance | Account transactions | Show on map |
      Add to favourites | Add to wish list | Add to cart | No, go back | Back to list | What happens if I cancel? |
      How do I pay? | Can I return it later? | Under £40 | Refine search | Free slots | Available times | Download invoice |
      Save search | Is it free? | Between $15 and $30 | My bids`,
    commits: `Send draft | Publish draft | Delete draft | Discard draft | Save draft and publish | Apply filters and order | Copy and send |
      Yes, cancel it? | Really delete? | Place bid | Clear history | Bid $40 | View and pay |
      Want to pay? | Save draft, publish | Delete filter rule |
      Delete search history | Clear search history | Save search and pay`,
  },
  de: {
    harmless: `Entwurf speichern | Als Entwurf speichern | Filter löschen | Alle Filter zurücksetzen | Filter anwenden | Link kopieren |
      IBAN kopieren | Kontonummer kopieren | Vorschau | Gebotsverlauf | Bestellverlauf | Kontostand | Kontoumsätze | Auf Karte anzeigen |
      Zur Karte | Zu Favoriten hinzufügen | Auf den Wunschzettel | In den Warenkorb | Nein, zurück | Zurück zur Liste |
      Was passiert, wenn ich kündige? | Wie bezahle ich? | Kann ich es später zurückgeben? | Unter 40 € | Suche verfeinern | Freie Termine |
      Rechnung herunterladen |
      Suche speichern | Freie Plätze | Ist das gratis?`,
    commits: `Entwurf senden | Entwurf veröffentlichen | Entwurf löschen | Entwurf verwerfen | Filter anwenden und bestellen |
      Kopieren und senden | Ja, stornieren? | Wirklich löschen? | Verlauf löschen`,
  },
  fr: {
    harmless: `Enregistrer le brouillon | Enregistrer comme brouillon | Effacer les filtres | Réinitialiser les filtres | Appliquer les filtres |
      Copier le lien | Copier l’IBAN | Copier le numéro de compte | Aperçu | Historique des enchères | Historique des commandes |
      Solde du compte | Opérations du compte | Voir sur la carte | Ajouter aux favoris | Ajouter à la liste d’envies | Ajouter au panier |
      Non, revenir | Non, retour | Retour à la liste | Que se passe-t-il si j’annule ? | Comment payer ? | Moins de 40 € |
      Affiner la recherche | Créneaux disponibles | Télécharger la facture |
      Enregistrer la recherche | Places libres`,
    commits: `Envoyer le brouillon | Publier le brouillon | Supprimer le brouillon | Appliquer les filtres et commander | Copier et envoyer |
      Oui, annuler la commande ? | Effacer l’historique`,
  },
  es: {
    harmless: `Guardar borrador | Guardar como borrador | Borrar filtros | Restablecer filtros | Aplicar filtros | Quitar filtro | Copiar enlace |
      Copiar IBAN | Copiar número de cuenta | Vista previa | Historial de pujas | Historial de pedidos | Saldo de la cuenta |
      Movimientos de la cuenta | Ver en el mapa | Añadir a favoritos | Añadir a la lista de deseos | Añadir al carrito | No, volver |
      Volver a la lista | ¿Qué pasa si cancelo? | ¿Cómo pago? | Menos de 40 € | Refinar búsqueda | Horas libres | Descargar factura |
      Guardar búsqueda | Plazas libres`,
    commits: `Enviar borrador | Publicar borrador | Eliminar borrador | Aplicar filtros y comprar | Copiar y enviar |
      ¿Sí, cancelar el pedido? | Borrar historial`,
  },
  it: {
    harmless: `Salva bozza | Salva come bozza | Cancella filtri | Reimposta filtri | Applica filtri | Rimuovi filtro | Copia link | Copia IBAN |
      Anteprima | Cronologia offerte | Storico ordini | Saldo del conto | Movimenti del conto | Mostra sulla mappa |
      Aggiungi ai preferiti | Aggiungi alla lista dei desideri | Aggiungi al carrello | No, torna indietro | Torna all’elenco |
      Cosa succede se annullo? | Come pago? | Meno di 40 € | Affina la ricerca | Orari disponibili | Scarica fattura |
      Salva ricerca | Posti liberi`,
    commits: `Invia bozza | Pubblica bozza | Elimina bozza | Applica filtri e acquista | Copia e invia | Sì, annullare l’ordine? |
      Cancella cronologia`,
  },
  pt: {
    harmless: `Salvar rascunho | Guardar rascunho | Guardar como rascunho | Limpar filtros | Redefinir filtros | Aplicar filtros |
      Remover filtro | Copiar link | Copiar IBAN | Pré-visualizar | Histórico de lances | Histórico de pedidos | Saldo da conta |
      Movimentos da conta | Ver no mapa | Adicionar aos favoritos | Adicionar à lista de desejos | Adicionar ao carrinho | Não, voltar |
      Voltar à lista | O que acontece se eu cancelar? | Como pago? | Até 40 € | Refinar pesquisa | Horários livres | Baixar fatura`,
    commits: `Enviar rascunho | Publicar rascunho | Excluir rascunho | Aplicar filtros e comprar | Copiar e enviar |
      Sim, cancelar o pedido? | Limpar histórico`,
  },
  nl: {
    harmless: `Concept opslaan | Opslaan als concept | Filters wissen | Filters resetten | Filters toepassen | Filter verwijderen |
      Link kopiëren | IBAN kopiëren | Voorbeeld | Biedgeschiedenis | Bestelgeschiedenis | Saldo | Transacties bekijken |
      Toon op kaart | Toevoegen aan favorieten | Op verlanglijstje | In winkelwagen | Nee, ga terug | Terug naar lijst |
      Wat gebeurt er als ik annuleer? | Hoe betaal ik? | Onder € 40 | Zoekopdracht verfijnen | Vrije tijden | Factuur downloaden`,
    commits: `Concept verzenden | Concept publiceren | Concept verwijderen | Filters toepassen en bestellen | Kopiëren en verzenden |
      Ja, bestelling annuleren? | Geschiedenis wissen`,
  },
  pl: {
    harmless: `Zapisz szkic | Zapisz wersję roboczą | Wyczyść filtry | Resetuj filtry | Zastosuj filtry | Usuń filtr | Kopiuj link |
      Skopiuj IBAN | Kopiuj numer konta | Podgląd | Historia ofert | Historia zamówień | Saldo konta | Obroty na koncie | Pokaż na mapie |
      Dodaj do ulubionych | Dodaj do listy życzeń | Dodaj do koszyka | Nie, wróć | Wróć do listy | Co się stanie, jeśli anuluję? |
      Jak zapłacić? | Do 40 zł | Zawęź wyszukiwanie | Wolne terminy | Pobierz fakturę |
      Zapisz wyszukiwanie | Wolne miejsca`,
    commits: `Wyślij szkic | Opublikuj szkic | Usuń szkic | Zastosuj filtry i zamów | Skopiuj i wyślij | Tak, anulować zamówienie? |
      Wyczyść historię`,
  },
  cs: {
    harmless: `Uložit koncept | Uložit jako koncept | Vymazat filtry | Obnovit filtry | Použít filtry | Odebrat filtr | Kopírovat odkaz |
      Zkopírovat IBAN | Náhled | Historie nabídek | Historie objednávek | Zůstatek na účtu | Pohyby na účtu | Zobrazit na mapě |
      Přidat do oblíbených | Přidat do seznamu přání | Přidat do košíku | Ne, zpět | Zpět na seznam | Co se stane, když to zruším? |
      Jak zaplatit? | Do 500 Kč | Upřesnit hledání | Volné termíny | Stáhnout fakturu |
      Uložit hledání | Volná místa`,
    commits: `Odeslat koncept | Zveřejnit koncept | Smazat koncept | Použít filtry a objednat | Kopírovat a odeslat |
      Ano, zrušit objednávku? | Vymazat historii`,
  },
  sk: {
    harmless: `Uložiť koncept | Uložiť ako koncept | Vymazať filtre | Obnoviť filtre | Použiť filtre | Odstrániť filter | Kopírovať odkaz |
      Skopírovať IBAN | Náhľad | História ponúk | História objednávok | Zostatok na účte | Pohyby na účte | Zobraziť na mape |
      Pridať do obľúbených | Pridať do zoznamu želaní | Pridať do košíka | Nie, späť | Späť na zoznam | Čo sa stane, ak to zruším? |
      Ako zaplatiť? | Do 40 € | Spresniť hľadanie | Voľné termíny | Stiahnuť faktúru`,
    commits: `Odoslať koncept | Zverejniť koncept | Zmazať koncept | Použiť filtre a objednať | Kopírovať a odoslať |
      Áno, zrušiť objednávku? | Vymazať históriu | Zaplatiť faktúru | Odoslať platbu | Zrušiť rezerváciu`,
  },
  sl: {
    harmless: `Shrani osnutek | Shrani kot osnutek | Počisti filtre | Ponastavi filtre | Uporabi filtre | Odstrani filter | Kopiraj povezavo |
      Kopiraj IBAN | Predogled | Zgodovina ponudb | Zgodovina naročil | Stanje na računu | Promet na računu | Prikaži na zemljevidu |
      Dodaj med priljubljene | Dodaj na seznam želja | Dodaj v košarico | Ne, nazaj | Nazaj na seznam | Kaj se zgodi, če prekličem? |
      Kako plačam? | Do 40 € | Izboljšaj iskanje | Prosti termini | Prenesi račun`,
    commits: `Pošlji osnutek | Objavi osnutek | Izbriši osnutek | Uporabi filtre in naroči | Kopiraj in pošlji | Da, prekliči naročilo? |
      Počisti zgodovino`,
  },
  hr: {
    harmless: `Spremi skicu | Spremi kao skicu | Spremi nacrt | Očisti filtre | Poništi filtre | Primijeni filtre | Ukloni filtar |
      Kopiraj poveznicu | Kopiraj IBAN | Pregled | Povijest ponuda | Povijest narudžbi | Stanje računa | Promet po računu |
      Prikaži na karti | Dodaj u favorite | Dodaj na listu želja | Dodaj u košaricu | Ne, natrag | Natrag na popis |
      Što se događa ako otkažem? | Kako platiti? | Do 40 € | Suzi pretragu | Slobodni termini | Preuzmi račun`,
    commits: `Pošalji skicu | Objavi skicu | Izbriši skicu | Primijeni filtre i naruči | Kopiraj i pošalji | Da, otkaži narudžbu? |
      Očisti povijest | Plati račun | Uplati | Otkaži rezervaciju | Zaključi narudžbu | Prijavi se na natječaj`,
  },
  sr: {
    harmless: `Сачувај нацрт | Sačuvaj nacrt | Сачувај као нацрт | Обриши филтере | Obriši filtere | Поништи филтере | Примени филтере |
      Primeni filtere | Уклони филтер | Копирај везу | Kopiraj link | Копирај IBAN | Преглед | Историја понуда | Историја поруџбина |
      Istorija porudžbina | Стање на рачуну | Промет по рачуну | Promet po računu | Прикажи на мапи | Prikaži na mapi |
      Додај у омиљене | Dodaj u omiljene | Додај на листу жеља | Додај у корпу | Dodaj u korpu | Не, назад | Назад на листу |
      Шта се дешава ако откажем? | Šta se dešava ako otkažem? | Како да платим? | До 4000 дин. | Сузи претрагу | Слободни термини |
      Slobodni termini | Преузми фактуру |
      Слободна места | Да ли је бесплатно?`,
    commits: `Пошаљи нацрт | Објави нацрт | Обриши нацрт | Примени филтере и поручи | Копирај и пошаљи | Да, откажи поруџбину? |
      Обриши историју | Плати рачун | Plati račun | Уплати | Откажи резервацију | Закључи куповину | Potvrdi kupovinu`,
  },
  bg: {
    harmless: `Запази чернова | Запазване като чернова | Изчисти филтрите | Нулиране на филтрите | Приложи филтрите | Премахни филтър |
      Копирай връзката | Копирай IBAN | Преглед | История на офертите | История на поръчките | Салдо по сметката | Движения по сметката |
      Покажи на картата | Добави в любими | Добави в списъка с желания | Добави в количката | Не, назад | Назад към списъка |
      Какво става, ако откажа? | Как да платя? | До 40 лв. | Прецизирай търсенето | Свободни часове | Изтегли фактурата`,
    commits: `Изпрати черновата | Публикувай черновата | Изтрий черновата | Приложи филтрите и поръчай | Копирай и изпрати |
      Да, отмени поръчката? | Изчисти историята`,
  },
  mk: {
    harmless: `Зачувај нацрт | Зачувај како нацрт | Исчисти филтри | Ресетирај филтри | Примени филтри | Копирај линк | Копирај IBAN |
      Преглед | Историја на понуди | Историја на нарачки | Состојба на сметка | Прикажи на мапа | Додај во омилени |
      Додај во кошничка | Не, назад | Назад на листата | Што се случува ако откажам? | Како да платам? | Слободни термини`,
    commits: `Испрати нацрт | Објави нацрт | Избриши нацрт | Примени филтри и нарачај | Копирај и испрати | Избриши историја |
      Откажи резервација | Откажи претплата`,
  },
  ru: {
    harmless: `Сохранить черновик | Сохранить как черновик | Сохранить в черновики | Очистить фильтры | Сбросить фильтры | Применить фильтры |
      Убрать фильтр | Копировать ссылку | Скопировать IBAN | Скопировать номер счёта | Предпросмотр | История ставок | История заказов |
      Баланс счёта | Остаток на счёте | Движение по счёту | Показать на карте | На карте | Добавить в избранное |
      Добавить в список желаний | Добавить в корзину | Нет, вернуться | Назад к списку | Что будет, если я отменю? | Как оплатить? |
      До 4000 ₽ | Уточнить поиск | Свободное время | Свободные слоты | Скачать счёт |
      Сохранить поиск | Свободные места`,
    commits: `Отправить черновик | Опубликовать черновик | Удалить черновик | Применить фильтры и заказать | Скопировать и отправить |
      Да, отменить заказ? | Очистить историю`,
  },
  uk: {
    harmless: `Зберегти чернетку | Зберегти як чернетку | Очистити фільтри | Скинути фільтри | Застосувати фільтри | Прибрати фільтр |
      Копіювати посилання | Скопіювати IBAN | Попередній перегляд | Історія ставок | Історія замовлень | Баланс рахунку |
      Рух коштів | Показати на карті | Додати в обране | Додати до списку бажань | Додати в кошик | Ні, повернутися |
      Назад до списку | Що буде, якщо я скасую? | Як оплатити? | До 400 ₴ | Уточнити пошук | Вільні години | Завантажити рахунок`,
    commits: `Надіслати чернетку | Опублікувати чернетку | Видалити чернетку | Застосувати фільтри і замовити | Скопіювати і надіслати |
      Так, скасувати замовлення? | Очистити історію`,
  },
  be: {
    harmless: `Захаваць чарнавік | Захаваць як чарнавік | Ачысціць фільтры | Скінуць фільтры | Прымяніць фільтры | Скапіяваць спасылку |
      Папярэдні прагляд | Гісторыя заказаў | Баланс рахунку | Паказаць на карце | Дадаць у абранае | Дадаць у кошык | Не, назад |
      Назад да спіса | Як аплаціць? | Свабодны час | Скасаваць`,
    commits: `Адправіць чарнавік | Апублікаваць чарнавік | Выдаліць чарнавік | Ачысціць гісторыю |
      Скасаваць заказ | Скасаваць падпіску`,
  },
  el: {
    harmless: `Αποθήκευση πρόχειρου | Αποθήκευση ως πρόχειρο | Προσωρινή αποθήκευση | Καθαρισμός φίλτρων | Επαναφορά φίλτρων |
      Εφαρμογή φίλτρων | Κατάργηση φίλτρου | Αντιγραφή συνδέσμου | Αντιγραφή IBAN | Προεπισκόπηση | Ιστορικό προσφορών |
      Ιστορικό παραγγελιών | Υπόλοιπο λογαριασμού | Κινήσεις λογαριασμού | Εμφάνιση στον χάρτη | Προσθήκη στα αγαπημένα |
      Προσθήκη στη λίστα επιθυμιών | Προσθήκη στο καλάθι | Όχι, επιστροφή | Επιστροφή στη λίστα | Τι γίνεται αν ακυρώσω; |
      Πώς πληρώνω; | Έως 40 € | Βελτίωση αναζήτησης | Διαθέσιμες ώρες | Λήψη τιμολογίου`,
    commits: `Αποστολή πρόχειρου | Δημοσίευση πρόχειρου | Διαγραφή πρόχειρου | Εφαρμογή φίλτρων και παραγγελία | Αντιγραφή και αποστολή |
      Ναι, ακύρωση παραγγελίας; | Διαγραφή ιστορικού`,
  },
  ro: {
    harmless: `Salvează ciorna | Salvează ca ciornă | Salvează schița | Șterge filtrele | Resetează filtrele | Aplică filtrele |
      Elimină filtrul | Copiază linkul | Copiază IBAN | Previzualizare | Istoricul ofertelor | Istoric comenzi | Sold cont |
      Tranzacții cont | Arată pe hartă | Adaugă la favorite | Adaugă în lista de dorințe | Adaugă în coș | Nu, înapoi |
      Înapoi la listă | Ce se întâmplă dacă anulez? | Cum plătesc? | Sub 200 lei | Rafinează căutarea | Ore libere | Descarcă factura`,
    commits: `Trimite ciorna | Publică ciorna | Șterge ciorna | Aplică filtrele și comandă | Copiază și trimite | Da, anulezi comanda? |
      Șterge istoricul`,
  },
  hu: {
    harmless: `Piszkozat mentése | Mentés piszkozatként | Szűrők törlése | Szűrők visszaállítása | Szűrők alkalmazása | Szűrő eltávolítása |
      Link másolása | IBAN másolása | Előnézet | Licitek története | Rendelési előzmények | Számlaegyenleg | Számlaforgalom |
      Megjelenítés a térképen | Hozzáadás a kedvencekhez | Kívánságlistára | Kosárba | Kosárba teszem | Nem, vissza |
      Vissza a listához | Mi történik, ha lemondom? | Hogyan fizethetek? | 5000 Ft alatt | Keresés finomítása | Szabad időpontok |
      Számla letöltése |
      Keresés mentése | Szabad helyek`,
    commits: `Piszkozat küldése | Piszkozat közzététele | Piszkozat törlése | Szűrők alkalmazása és rendelés | Másolás és küldés |
      Igen, törlöd? | Előzmények törlése |
      Bankkártya hozzáadása`,
  },
  fi: {
    harmless: `Tallenna luonnos | Tallenna luonnoksena | Tyhjennä suodattimet | Nollaa suodattimet | Käytä suodattimia | Poista suodatin |
      Kopioi linkki | Kopioi IBAN | Esikatselu | Tarjoushistoria | Tilaushistoria | Tilin saldo | Tilitapahtumat | Näytä kartalla |
      Lisää suosikkeihin | Lisää toivelistalle | Lisää ostoskoriin | Ei, palaa takaisin | Takaisin luetteloon |
      Mitä tapahtuu, jos peruutan? | Miten maksan? | Alle 40 € | Tarkenna hakua | Vapaat ajat | Lataa lasku`,
    commits: `Lähetä luonnos | Julkaise luonnos | Poista luonnos | Käytä suodattimia ja tilaa | Kopioi ja lähetä | Kyllä, peruutetaanko tilaus? |
      Tyhjennä historia`,
  },
  et: {
    harmless: `Salvesta mustand | Salvesta mustandina | Tühjenda filtrid | Lähtesta filtrid | Rakenda filtrid | Eemalda filter |
      Kopeeri link | Kopeeri IBAN | Eelvaade | Pakkumiste ajalugu | Tellimuste ajalugu | Konto saldo | Konto tehingud | Näita kaardil |
      Lisa lemmikutesse | Lisa soovinimekirja | Lisa ostukorvi | Ei, tagasi | Tagasi nimekirja | Mis juhtub, kui tühistan? |
      Kuidas maksta? | Kuni 40 € | Täpsusta otsingut | Vabad ajad | Laadi arve alla`,
    commits: `Saada mustand | Avalda mustand | Kustuta mustand | Rakenda filtrid ja telli | Kopeeri ja saada | Jah, tühistada tellimus? |
      Kustuta ajalugu`,
  },
  lv: {
    harmless: `Saglabāt melnrakstu | Saglabāt kā melnrakstu | Notīrīt filtrus | Atiestatīt filtrus | Lietot filtrus | Noņemt filtru |
      Kopēt saiti | Kopēt IBAN | Priekšskatījums | Solījumu vēsture | Pasūtījumu vēsture | Konta atlikums | Konta apgrozījums |
      Rādīt kartē | Pievienot izlasei | Pievienot vēlmju sarakstam | Pievienot grozam | Nē, atpakaļ | Atpakaļ uz sarakstu |
      Kas notiek, ja es atceļu? | Kā samaksāt? | Līdz 40 € | Precizēt meklēšanu | Brīvie laiki | Lejupielādēt rēķinu`,
    commits: `Nosūtīt melnrakstu | Publicēt melnrakstu | Dzēst melnrakstu | Lietot filtrus un pasūtīt | Kopēt un nosūtīt |
      Jā, atcelt pasūtījumu? | Dzēst vēsturi |
      Notīrīt meklēšanas vēsturi`,
  },
  lt: {
    harmless: `Išsaugoti juodraštį | Išsaugoti kaip juodraštį | Išvalyti filtrus | Atstatyti filtrus | Taikyti filtrus | Pašalinti filtrą |
      Kopijuoti nuorodą | Kopijuoti IBAN | Peržiūra | Siūlymų istorija | Užsakymų istorija | Sąskaitos likutis | Sąskaitos apyvarta |
      Rodyti žemėlapyje | Pridėti prie mėgstamų | Pridėti į norų sąrašą | Įdėti į krepšelį | Ne, grįžti | Grįžti į sąrašą |
      Kas bus, jei atšauksiu? | Kaip sumokėti? | Iki 40 € | Patikslinti paiešką | Laisvi laikai | Atsisiųsti sąskaitą`,
    commits: `Siųsti juodraštį | Paskelbti juodraštį | Ištrinti juodraštį | Taikyti filtrus ir užsakyti | Kopijuoti ir siųsti |
      Taip, atšaukti užsakymą? | Išvalyti istoriją | Apmokėti sąskaitą | Sumokėti | Pervesti | Atšaukti rezervaciją | Pasirašyti`,
  },
  sv: {
    harmless: `Spara utkast | Spara som utkast | Rensa filter | Återställ filter | Använd filter | Ta bort filter | Kopiera länk |
      Kopiera IBAN | Förhandsgranska | Budhistorik | Orderhistorik | Kontosaldo | Kontohändelser | Visa på karta | Lägg till i favoriter |
      Lägg i önskelistan | Lägg i varukorgen | Nej, gå tillbaka | Tillbaka till listan | Vad händer om jag avbokar? | Hur betalar jag? |
      Under 400 kr | Förfina sökningen | Lediga tider | Ladda ner faktura |
      Spara sökning | Lediga platser`,
    commits: `Skicka utkast | Publicera utkast | Radera utkast | Använd filter och beställ | Kopiera och skicka | Ja, avbryta beställningen? |
      Rensa historik |
      Rensa sökhistorik`,
  },
  da: {
    harmless: `Gem kladde | Gem som kladde | Ryd filtre | Nulstil filtre | Anvend filtre | Fjern filter | Kopiér link | Kopier IBAN |
      Forhåndsvisning | Budhistorik | Ordrehistorik | Kontosaldo | Kontobevægelser | Vis på kort | Føj til favoritter |
      Tilføj til ønskeliste | Læg i kurv | Nej, gå tilbage | Tilbage til listen | Hvad sker der, hvis jeg annullerer? |
      Hvordan betaler jeg? | Under 400 kr. | Præcisér søgning | Ledige tider | Hent faktura`,
    commits: `Send kladde | Udgiv kladde | Slet kladde | Anvend filtre og bestil | Kopiér og send | Ja, annuller ordren? | Ryd historik |
      Ryd søgehistorik`,
  },
  nb: {
    harmless: `Lagre utkast | Lagre som utkast | Tøm filter | Nullstill filtre | Bruk filtre | Fjern filter | Kopier lenke | Kopier IBAN |
      Forhåndsvis | Forhåndsvisning | Budhistorikk | Ordrehistorikk | Kontosaldo | Kontobevegelser | Vis på kart |
      Legg til i favoritter | Legg i ønskeliste | Legg i handlekurv | Nei, gå tilbake | Tilbake til listen |
      Hva skjer hvis jeg avbestiller? | Hvordan betaler jeg? | Under 400 kr | Avgrens søket | Ledige timer | Last ned faktura`,
    commits: `Send utkast | Publiser utkast | Slett utkast | Bruk filtre og bestill | Kopier og send | Ja, avbestille? | Tøm historikk`,
  },
  is: {
    harmless: `Vista drög | Vista sem drög | Hreinsa síur | Endurstilla síur | Afrita hlekk | Afrita IBAN | Forskoðun | Pantanasaga |
      Staða reiknings | Sýna á korti | Bæta við eftirlæti | Bæta í körfu | Nei, til baka | Til baka á lista | Hvernig greiði ég? |
      Lausir tímar | Sækja reikning | Hætta við`,
    commits: `Senda drög | Birta drög | Eyða drögum | Afrita og senda | Hreinsa sögu |
      Hætta við pöntun | Afbóka tíma`,
  },
  ca: {
    harmless: `Desa l’esborrany | Desa com a esborrany | Esborra els filtres | Restableix els filtres | Aplica els filtres | Treu el filtre |
      Copia l’enllaç | Copia l’IBAN | Vista prèvia | Historial d’ofertes | Historial de comandes | Saldo del compte |
      Moviments del compte | Mostra al mapa | Afegeix a preferits | Afegeix a la cistella | No, torna enrere | Torna a la llista |
      Què passa si cancel·lo? | Com pago? | Menys de 40 € | Afina la cerca | Hores lliures | Baixa la factura`,
    commits: `Envia l’esborrany | Publica l’esborrany | Suprimeix l’esborrany | Aplica els filtres i compra | Copia i envia |
      Esborra l’historial`,
  },
  gl: {
    harmless: `Gardar borrador | Gardar como borrador | Borrar filtros | Restablecer filtros | Aplicar filtros | Copiar ligazón | Copiar IBAN |
      Vista previa | Historial de pedidos | Saldo da conta | Ver no mapa | Engadir a favoritos | Engadir ao carriño | Non, volver |
      Volver á lista | Como pago? | Horas libres | Cancelar`,
    commits: `Enviar borrador | Publicar borrador | Eliminar borrador | Copiar e enviar | Borrar historial |
      Cancelar a reserva | Cancelar subscrición`,
  },
  eu: {
    harmless: `Gorde zirriborroa | Gorde zirriborro gisa | Garbitu iragazkiak | Berrezarri iragazkiak | Aplikatu iragazkiak | Kopiatu esteka |
      Kopiatu IBANa | Aurrebista | Eskaeren historia | Kontuaren saldoa | Erakutsi mapan | Gehitu gogokoetara | Gehitu saskira |
      Ez, itzuli | Itzuli zerrendara | Nola ordaindu? | Ordu libreak | Utzi`,
    commits: `Bidali zirriborroa | Argitaratu zirriborroa | Ezabatu zirriborroa | Kopiatu eta bidali | Garbitu historia |
      Ezeztatu erreserba | Ezeztatu harpidetza |
      Itzuli dirua`,
  },
  tr: {
    harmless: `Taslağı kaydet | Taslak olarak kaydet | Filtreleri temizle | Filtreleri sıfırla | Filtreleri uygula | Filtreyi kaldır |
      Bağlantıyı kopyala | IBAN’ı kopyala | Önizleme | Teklif geçmişi | Sipariş geçmişi | Hesap bakiyesi | Hesap hareketleri |
      Haritada göster | Favorilere ekle | İstek listesine ekle | Sepete ekle | Hayır, geri dön | Listeye dön | Listeye geri dön |
      İptal edersem ne olur? | Nasıl öderim? | 400 TL altı | Aramayı daralt | Boş saatler | Faturayı indir |
      Aramayı kaydet | Boş koltuklar`,
    commits: `Taslağı gönder | Taslağı yayınla | Taslağı sil | Filtreleri uygula ve sipariş ver | Kopyala ve gönder |
      Evet, siparişi iptal et? | Geçmişi temizle`,
  },
  az: {
    harmless: `Qaralamanı saxla | Qaralama kimi saxla | Filtrləri təmizlə | Filtrləri sıfırla | Filtrləri tətbiq et | Linki kopyala |
      IBAN-ı kopyala | Önizləmə | Sifariş tarixçəsi | Hesab balansı | Xəritədə göstər | Seçilmişlərə əlavə et | Səbətə əlavə et |
      Xeyr, geri qayıt | Siyahıya qayıt | Necə ödəyim? | Boş saatlar | Ləğv et`,
    commits: `Qaralamanı göndər | Qaralamanı dərc et | Qaralamanı sil | Kopyala və göndər | Tarixçəni təmizlə |
      Sifarişi ləğv et | Abunəliyi ləğv edin`,
  },
  kk: {
    harmless: `Нобайды сақтау | Нобай ретінде сақтау | Сүзгілерді тазалау | Сүзгілерді қолдану | Сілтемені көшіру | IBAN көшіру |
      Алдын ала қарау | Тапсырыс тарихы | Шот балансы | Картадан көрсету | Таңдаулыларға қосу | Себетке қосу | Жоқ, артқа |
      Тізімге оралу | Қалай төлеймін? | Бос уақыт | Болдырмау`,
    commits: `Нобайды жіберу | Нобайды жариялау | Нобайды жою | Көшіру және жіберу | Тарихты тазалау |
      Тапсырысты болдырмау | Жазылымнан бас тарту`,
  },
  hy: {
    harmless: `Պահպանել սևագիրը | Պահպանել որպես սևագիր | Մաքրել ֆիլտրերը | Կիրառել ֆիլտրերը | Պատճենել հղումը | Պատճենել IBAN-ը | Նախադիտում |
      Պատվերների պատմություն | Հաշվի մնացորդ | Ցույց տալ քարտեզի վրա | Ավելացնել նախընտրածներին | Ավելացնել զամբյուղում | Ոչ, հետ |
      Վերադառնալ ցանկին | Ինչպե՞ս վճարել | Ազատ ժամեր | Չեղարկել`,
    commits: `Ուղարկել սևագիրը | Հրապարակել սևագիրը | Ջնջել սևագիրը | Պատճենել և ուղարկել | Մաքրել պատմությունը |
      Չեղարկել պատվերը | Չեղարկել բաժանորդագրությունը`,
  },
  ka: {
    harmless: `მონახაზის შენახვა | მონახაზად შენახვა | ფილტრების გასუფთავება | ფილტრების გამოყენება | ბმულის კოპირება | IBAN-ის კოპირება |
      გადახედვა | შეკვეთების ისტორია | ანგარიშის ბალანსი | რუკაზე ჩვენება | რჩეულებში დამატება | კალათაში დამატება | არა, უკან |
      სიაში დაბრუნება | როგორ გადავიხადო? | თავისუფალი დრო | გაუქმება`,
    commits: `მონახაზის გაგზავნა | მონახაზის გამოქვეყნება | მონახაზის წაშლა | კოპირება და გაგზავნა | ისტორიის გასუფთავება |
      შეკვეთის გაუქმება | გამოწერის გაუქმება`,
  },
  sq: {
    harmless: `Ruaj draftin | Ruaj si draft | Pastro filtrat | Rivendos filtrat | Apliko filtrat | Kopjo lidhjen | Kopjo IBAN | Parapamje |
      Historiku i porosive | Gjendja e llogarisë | Shfaq në hartë | Shto te të preferuarat | Shto në shportë | Jo, kthehu |
      Kthehu te lista | Si të paguaj? | Orare të lira | Anulo`,
    commits: `Dërgo draftin | Publiko draftin | Fshi draftin | Kopjo dhe dërgo | Pastro historikun |
      Anulo rezervimin | Anulo abonimin`,
  },
  ar: {
    harmless: `حفظ المسودة | حفظ كمسودة | مسح الفلاتر | إعادة تعيين الفلاتر | مسح عوامل التصفية | تطبيق الفلاتر | تطبيق عوامل التصفية |
      إزالة الفلتر | نسخ الرابط | نسخ رقم الآيبان | نسخ IBAN | معاينة | سجل المزايدات | سجل الطلبات | رصيد الحساب | حركات الحساب |
      عرض على الخريطة | أضف إلى المفضلة | إضافة إلى قائمة الأمنيات | أضف إلى السلة | لا، رجوع | العودة إلى القائمة |
      ماذا يحدث إذا ألغيت؟ | كيف أدفع؟ | أقل من 40 دولار | تحسين البحث | المواعيد المتاحة | تنزيل الفاتورة |
      حفظ البحث | المقاعد المتاحة`,
    commits: `إرسال المسودة | نشر المسودة | حذف المسودة | تطبيق الفلاتر والطلب | نسخ وإرسال | نعم، إلغاء الطلب؟ | مسح السجل`,
  },
  he: {
    harmless: `שמור טיוטה | שמירה כטיוטה | שמירת טיוטה | נקה מסננים | ניקוי מסננים | איפוס מסננים | החל מסננים | הסר סינון | העתק קישור |
      העתק IBAN | תצוגה מקדימה | היסטוריית הצעות | היסטוריית הזמנות | יתרת חשבון | תנועות בחשבון | הצג במפה | הוסף למועדפים |
      הוסף לרשימת המשאלות | הוסף לסל | לא, חזור | חזרה לרשימה | מה קורה אם אבטל? | איך משלמים? | עד 40 ₪ | צמצם חיפוש |
      שעות פנויות | הורד חשבונית`,
    commits: `שלח טיוטה | פרסם טיוטה | מחק טיוטה | העתק ושלח | כן, לבטל את ההזמנה? | נקה היסטוריה | שלם חשבונית | בצע הזמנה |
      לתשלום | חתום על המסמך | בטל מינוי | מחק חשבון | התנתק |
      האם למחוק? | האם לבטל את ההזמנה?`,
  },
  fa: {
    harmless: `ذخیره پیش‌نویس | ذخیره به عنوان پیش‌نویس | پاک کردن فیلترها | بازنشانی فیلترها | اعمال فیلترها | حذف فیلتر | کپی لینک |
      کپی شماره شبا | پیش‌نمایش | تاریخچه پیشنهادها | تاریخچه سفارش‌ها | موجودی حساب | گردش حساب | نمایش روی نقشه |
      افزودن به علاقه‌مندی‌ها | افزودن به سبد خرید | نه، بازگشت | بازگشت به فهرست | اگر لغو کنم چه می‌شود؟ | چگونه پرداخت کنم؟ |
      زیر ۴۰۰ هزار تومان | محدود کردن جستجو | زمان‌های خالی | دانلود فاکتور`,
    commits: `ارسال پیش‌نویس | انتشار پیش‌نویس | حذف پیش‌نویس | کپی و ارسال | بله، سفارش لغو شود؟ | پاک کردن تاریخچه | پرداخت قبض |
      واریز وجه | ثبت سفارش | لغو رزرو | امضای قرارداد | ثبت نهایی | خروج از حساب |
      آیا حذف شود؟`,
  },
  ur: {
    harmless: `مسودہ محفوظ کریں | بطور مسودہ محفوظ کریں | فلٹر صاف کریں | فلٹرز ہٹائیں | فلٹر لاگو کریں | لنک کاپی کریں | IBAN کاپی کریں |
      پیش نظارہ | بولیوں کی تاریخ | آرڈر کی تاریخ | اکاؤنٹ بیلنس | نقشے پر دکھائیں | پسندیدہ میں شامل کریں | کارٹ میں شامل کریں |
      نہیں، واپس جائیں | فہرست پر واپس | ادائیگی کیسے کریں؟ | دستیاب اوقات | رسید ڈاؤن لوڈ کریں | منسوخ کریں`,
    commits: `مسودہ بھیجیں | مسودہ شائع کریں | مسودہ حذف کریں | کاپی کریں اور بھیجیں | تاریخ صاف کریں | آرڈر دیں | رقم منتقل کریں |
      بل ادا کریں | بکنگ منسوخ کریں | اکاؤنٹ بند کریں | دستخط کریں | لاگ آؤٹ کریں | میں متفق ہوں | آرڈر کی تصدیق کریں | درخواست جمع کرائیں |
      سبسکرپشن منسوخ کریں`,
  },
  hi: {
    harmless: `ड्राफ़्ट सहेजें | ड्राफ्ट के रूप में सहेजें | फ़िल्टर साफ़ करें | फ़िल्टर हटाएं | फ़िल्टर रीसेट करें | फ़िल्टर लागू करें | लिंक कॉपी करें |
      IBAN कॉपी करें | पूर्वावलोकन | बोली का इतिहास | ऑर्डर इतिहास | खाता शेष | मानचित्र पर दिखाएं | नक्शे पर देखें |
      पसंदीदा में जोड़ें | कार्ट में जोड़ें | नहीं, वापस जाएं | सूची पर वापस | भुगतान कैसे करें? | रद्द करने पर क्या होगा? | खोज सीमित करें |
      उपलब्ध समय | चालान डाउनलोड करें`,
    commits: `ड्राफ़्ट भेजें | ड्राफ़्ट प्रकाशित करें | ड्राफ़्ट हटाएं | फ़िल्टर लागू करें और ऑर्डर करें | कॉपी करें और भेजें | हाँ, ऑर्डर रद्द करें? |
      इतिहास साफ़ करें`,
  },
  mr: {
    harmless: `मसुदा जतन करा | मसुदा म्हणून जतन करा | फिल्टर साफ करा | फिल्टर काढा | फिल्टर लागू करा | लिंक कॉपी करा | पूर्वावलोकन |
      ऑर्डर इतिहास | खाते शिल्लक | नकाशावर दाखवा | आवडीमध्ये जोडा | कार्टमध्ये जोडा | नाही, मागे जा | यादीकडे परत | पैसे कसे भरायचे? |
      उपलब्ध वेळा | रद्द करा`,
    commits: `मसुदा पाठवा | मसुदा प्रकाशित करा | मसुदा हटवा | कॉपी करा आणि पाठवा | इतिहास साफ करा |
      बुकिंग रद्द करा | ऑर्डर रद्द करा`,
  },
  bn: {
    harmless: `খসড়া সংরক্ষণ করুন | খসড়া হিসেবে সংরক্ষণ | ফিল্টার মুছুন | ফিল্টার রিসেট করুন | ফিল্টার প্রয়োগ করুন | লিংক কপি করুন | IBAN কপি করুন |
      প্রাকদর্শন | বিডের ইতিহাস | অর্ডারের ইতিহাস | অ্যাকাউন্ট ব্যালেন্স | মানচিত্রে দেখান | ম্যাপে দেখুন | পছন্দের তালিকায় যোগ করুন |
      কার্টে যোগ করুন | না, ফিরে যান | তালিকায় ফিরে যান | কীভাবে পেমেন্ট করব? | বাতিল করলে কী হবে? | খালি সময় | চালান ডাউনলোড করুন`,
    commits: `খসড়া পাঠান | খসড়া প্রকাশ করুন | খসড়া মুছুন | কপি করুন এবং পাঠান | ইতিহাস মুছুন | বিল পরিশোধ করুন | টাকা পাঠান |
      অর্ডার নিশ্চিত করুন | বুকিং বাতিল করুন | স্বাক্ষর করুন | লগ আউট করুন | আমি সম্মত | অ্যাকাউন্ট বন্ধ করুন | জমা দিন`,
  },
  ta: {
    harmless: `வரைவைச் சேமி | வரைவாகச் சேமி | வடிகட்டிகளை அழி | வடிகட்டிகளை மீட்டமை | வடிகட்டிகளைப் பயன்படுத்து | இணைப்பை நகலெடு |
      IBAN நகலெடு | முன்னோட்டம் | ஆர்டர் வரலாறு | கணக்கு இருப்பு | வரைபடத்தில் காட்டு | விருப்பங்களில் சேர் | பிடித்தவையில் சேர் |
      கூடையில் சேர் | கார்ட்டில் சேர் | இல்லை, திரும்பு | பட்டியலுக்குத் திரும்பு | எப்படி பணம் செலுத்துவது? | கிடைக்கும் நேரங்கள் | ரத்துசெய்`,
    commits: `வரைவை அனுப்பு | வரைவை வெளியிடு | வரைவை நீக்கு | நகலெடுத்து அனுப்பு | வரலாற்றை அழி | கட்டணம் செலுத்து | பணம் அனுப்பு |
      ஆர்டரை உறுதிசெய் | முன்பதிவை ரத்துசெய் | கையொப்பமிடு | வெளியேறு | ஒப்புக்கொள்கிறேன் | கணக்கை மூடு | சமர்ப்பி | குழுவில் சேர் |
      ஆர்டரை ரத்துசெய் | சமர்ப்பிக்கவும்`,
  },
  te: {
    harmless: `చిత్తుప్రతిని సేవ్ చేయి | డ్రాఫ్ట్ సేవ్ చేయండి | ఫిల్టర్‌లను క్లియర్ చేయండి | ఫిల్టర్‌లను వర్తింపజేయి | లింక్ కాపీ చేయండి | ప్రివ్యూ |
      ఆర్డర్ చరిత్ర | ఖాతా బ్యాలెన్స్ | మ్యాప్‌లో చూపించు | ఇష్టమైనవాటికి జోడించు | కార్ట్‌కు జోడించు | వద్దు, వెనక్కి |
      జాబితాకు తిరిగి | ఎలా చెల్లించాలి? | అందుబాటులో ఉన్న సమయాలు | రద్దు చేయి`,
    commits: `డ్రాఫ్ట్ పంపండి | డ్రాఫ్ట్ ప్రచురించండి | డ్రాఫ్ట్ తొలగించండి | కాపీ చేసి పంపండి | చరిత్రను తొలగించండి |
      బుకింగ్ రద్దు చేయండి | ఆర్డర్ రద్దు చేయి`,
  },
  th: {
    harmless: `บันทึกแบบร่าง | บันทึกเป็นฉบับร่าง | ล้างตัวกรอง | รีเซ็ตตัวกรอง | ใช้ตัวกรอง | ลบตัวกรอง | คัดลอกลิงก์ | คัดลอกเลขบัญชี | ดูตัวอย่าง |
      ประวัติการประมูล | ประวัติการสั่งซื้อ | ยอดเงินคงเหลือ | รายการเดินบัญชี | แสดงบนแผนที่ | เพิ่มในรายการโปรด |
      เพิ่มในรายการที่อยากได้ | หยิบใส่ตะกร้า | เพิ่มลงตะกร้า | ไม่ กลับไป | กลับไปที่รายการ | จะเกิดอะไรขึ้นหากฉันยกเลิก | ชำระเงินอย่างไร? |
      ต่ำกว่า 400 บาท | ปรับการค้นหา | เวลาว่าง | ดาวน์โหลดใบแจ้งหนี้`,
    commits: `ส่งแบบร่าง | เผยแพร่แบบร่าง | ลบแบบร่าง | ใช้ตัวกรองและสั่งซื้อ | คัดลอกและส่ง | ใช่ ยกเลิกคำสั่งซื้อ? | ล้างประวัติ | จ่ายบิล | โอนเงิน |
      ยืนยันคำสั่งซื้อ | ยกเลิกการจอง | ลงนาม | ออกจากระบบ | ยอมรับ | ปิดบัญชี`,
  },
  vi: {
    harmless: `Lưu bản nháp | Lưu nháp | Xóa bộ lọc | Đặt lại bộ lọc | Áp dụng bộ lọc | Bỏ bộ lọc | Sao chép liên kết | Sao chép số tài khoản |
      Xem trước | Lịch sử đấu giá | Lịch sử đơn hàng | Số dư tài khoản | Lịch sử giao dịch | Xem trên bản đồ | Hiển thị trên bản đồ |
      Thêm vào yêu thích | Thêm vào danh sách yêu thích | Thêm vào giỏ hàng | Không, quay lại | Quay lại danh sách |
      Điều gì xảy ra nếu tôi hủy? | Thanh toán như thế nào? | Dưới 400.000 ₫ | Thu hẹp tìm kiếm | Giờ trống | Khung giờ trống |
      Tải hóa đơn`,
    commits: `Gửi bản nháp | Đăng bản nháp | Xóa bản nháp | Áp dụng bộ lọc và đặt hàng | Sao chép và gửi | Có, hủy đơn hàng? | Xóa lịch sử |
      Thanh toán hóa đơn | Chuyển tiền | Xác nhận đơn hàng | Hủy đặt phòng | Ký tên | Đăng xuất | Tôi đồng ý | Đóng tài khoản | Nộp đơn | Trả giá`,
  },
  id: {
    harmless: `Simpan draf | Simpan sebagai draf | Simpan draft | Hapus filter | Bersihkan filter | Atur ulang filter | Terapkan filter |
      Salin tautan | Salin IBAN | Salin nomor rekening | Pratinjau | Riwayat tawaran | Riwayat pesanan | Saldo rekening | Mutasi rekening |
      Lihat di peta | Tambah ke favorit | Tambahkan ke wishlist | Tambah ke keranjang | Tidak, kembali | Kembali ke daftar |
      Apa yang terjadi jika saya batalkan? | Bagaimana cara bayar? | Di bawah Rp400.000 | Persempit pencarian | Jadwal kosong |
      Unduh faktur`,
    commits: `Kirim draf | Terbitkan draf | Hapus draf | Terapkan filter dan pesan | Salin dan kirim | Ya, batalkan pesanan? | Hapus riwayat |
      Apakah yakin ingin menghapus? | Ya, hapus?`,
  },
  ms: {
    harmless: `Simpan draf | Simpan sebagai draf | Kosongkan penapis | Tetapkan semula penapis | Gunakan penapis | Buang penapis |
      Salin pautan | Salin nombor akaun | Pratonton | Sejarah bida | Sejarah pesanan | Baki akaun | Penyata akaun | Tunjuk pada peta |
      Lihat di peta | Tambah ke kegemaran | Tambah ke senarai hajat | Tambah ke troli | Tidak, kembali | Kembali ke senarai |
      Apa berlaku jika saya batalkan? | Bagaimana hendak bayar? | Bawah RM40 | Perhalusi carian | Masa kosong | Muat turun invois`,
    commits: `Hantar draf | Terbitkan draf | Padam draf | Gunakan penapis dan pesan | Salin dan hantar | Ya, batalkan pesanan? |
      Padam sejarah | Bayar bil | Pindahkan wang | Sahkan pesanan | Batalkan tempahan | Tandatangan | Log keluar | Saya setuju |
      Tutup akaun | Hantar permohonan | Teruskan bayaran | Pindah dana`,
  },
  fil: {
    harmless: `I-save ang draft | I-save bilang draft | I-clear ang mga filter | I-reset ang mga filter | Ilapat ang mga filter |
      Kopyahin ang link | Preview | Kasaysayan ng order | Balanse ng account | Ipakita sa mapa | Idagdag sa mga paborito |
      Idagdag sa cart | Hindi, bumalik | Bumalik sa listahan | Paano magbayad? | Mga bakanteng oras | Kanselahin`,
    commits: `Ipadala ang draft | I-publish ang draft | Burahin ang draft | Kopyahin at ipadala | I-clear ang kasaysayan |
      Kanselahin ang booking | Kanselahin ang subscription`,
  },
  sw: {
    harmless: `Hifadhi rasimu | Hifadhi kama rasimu | Futa vichujio | Weka upya vichujio | Tumia vichujio | Ondoa kichujio | Nakili kiungo |
      Hakikisho | Historia ya oda | Historia ya zabuni | Salio la akaunti | Angalia salio | Miamala ya akaunti | Onyesha kwenye ramani |
      Ongeza kwenye vipendwa | Weka kwenye kikapu | Ongeza kwenye kikapu | Hapana, rudi nyuma | Rudi kwenye orodha |
      Nini kitatokea nikighairi? | Nitalipaje? | Chini ya TSh 40,000 | Boresha utafutaji | Nafasi zilizo wazi | Pakua ankara | Ghairi`,
    commits: `Tuma rasimu | Chapisha rasimu | Futa rasimu | Tumia vichujio na uagize | Nakili na utume | Ndiyo, ghairi oda? | Futa historia |
      Lipa bili | Tuma pesa | Thibitisha oda | Ghairi nafasi | Weka sahihi | Ondoka kwenye akaunti | Nakubali masharti | Funga akaunti |
      Wasilisha ombi | Nunua sasa | Agiza sasa | Lipia | Jaza salio | Weka zabuni | Fanya malipo |
      Ghairi usajili wangu`,
  },
  af: {
    harmless: `Stoor konsep | Stoor as konsep | Vee filters uit | Herstel filters | Pas filters toe | Kopieer skakel | Voorskou |
      Bestelgeskiedenis | Rekeningsaldo | Wys op kaart | Voeg by gunstelinge | Voeg by mandjie | Nee, gaan terug | Terug na lys |
      Hoe betaal ek? | Oop tye | Kanselleer`,
    commits: `Stuur konsep | Publiseer konsep | Vee konsep uit | Kopieer en stuur | Vee geskiedenis uit |
      Kanselleer bespreking | Kanselleer my intekening`,
  },
  ja: {
    harmless: `下書きを保存 | 下書きとして保存 | 下書き保存 | フィルターをクリア | フィルターをリセット | 絞り込みを解除 | フィルターを適用 | 条件をクリア |
      リンクをコピー | 口座番号をコピー | プレビュー | 入札履歴 | 注文履歴 | 口座残高 | 入出金明細 | 地図で見る | 地図に表示 | お気に入りに追加 |
      ほしい物リストに追加 | カートに入れる | カートに追加 | いいえ、戻る | 一覧に戻る | キャンセルするとどうなりますか | 支払い方法は？ |
      4,000円以下 | 検索を絞り込む | 絞り込む | 空き時間 | 空き状況 | 請求書をダウンロード |
      検索条件を保存 | 空席`,
    commits: `下書きを送信 | 下書きを公開 | 下書きを削除 | フィルターを適用して注文する | コピーして送信 | はい、キャンセルしますか | 履歴を削除 |
      本当に削除しますか？ |
      検索履歴をクリア`,
  },
  ko: {
    harmless: `임시 저장 | 초안 저장 | 초안으로 저장 | 필터 지우기 | 필터 초기화 | 필터 적용 | 필터 해제 | 링크 복사 | 계좌번호 복사 | 미리보기 |
      입찰 내역 | 주문 내역 | 계좌 잔액 | 거래 내역 | 지도에서 보기 | 즐겨찾기에 추가 | 찜하기 | 장바구니 담기 | 장바구니에 추가 |
      아니요, 돌아가기 | 목록으로 돌아가기 | 취소하면 어떻게 되나요? | 어떻게 결제하나요? | 4만원 이하 | 검색 조건 좁히기 | 빈 시간 |
      예약 가능 시간 | 청구서 다운로드`,
    commits: `초안 보내기 | 초안 게시 | 초안 삭제 | 필터 적용 후 주문하기 | 복사하여 보내기 | 예, 주문을 취소할까요? | 기록 삭제 |
      정말 삭제하시겠습니까?`,
  },
  zh: {
    harmless: `保存草稿 | 存为草稿 | 儲存草稿 | 清除筛选 | 清空筛选条件 | 重置筛选 | 清除篩選條件 | 应用筛选 | 套用篩選 | 复制链接 | 複製連結 | 复制账号 |
      预览 | 預覽 | 出价记录 | 竞价历史 | 订单历史 | 訂單記錄 | 账户余额 | 帳戶餘額 | 账户明细 | 在地图上显示 | 在地圖上查看 | 加入收藏 | 加入心愿单 |
      加入最愛 | 加入购物车 | 加入購物車 | 不，返回 | 返回列表 | 如果取消会怎样？ | 如何付款？ | 400元以下 | 缩小搜索范围 | 空闲时段 | 可预约时间 |
      下载发票 |
      保存搜索 | 我的出价`,
    commits: `发送草稿 | 发布草稿 | 删除草稿 | 刪除草稿 | 应用筛选并下单 | 复制并发送 | 是，取消订单？ | 清除历史记录 | 加入群组 | 加入会员 | 确定删除吗？ |
      清除搜索历史`,
  },
};
