import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    list(`parool* | salasõna* | paroolifraas* | api võti | salajane võti | privaatvõti | juurdepääsuvõti |
    taastefraas`),
  code: list(`kinnituskood* | turvakood* | ühekordne kood | ühekordne parool | aktiveerimiskood* | sisselogimiskood* |
    autentimiskood* | sms kood* | pin | pin kood* | =pin1 | =pin2 | taastekood* | varukood* | turvaküsimus* |
    salaküsimus* | turvavastus* | ema neiupõlvenimi`),
  payment:
    list(`kaardi number* | kaardinumber* | krediitkaar* | deebetkaar* | pangakaar* | maksekaar* | kaardi andmed |
    kaardiomanik* | kaardi omanik* | kaardivaldaja* | nimi kaardil | kehtivusaeg* | kehtib kuni |
    aegumiskuupäev* | kehtivuse lõpp | cvv | cvc | cvc kood | kontonumber* | pangakonto* | arvelduskonto* |
    iban | bic | swift`),
  identity:
    list(`isikukood* | passi number* | id kaart* | id kaardi number | isikutunnistus* | dokumendi number | juhiluba* |
    juhiloa number | maksukohustuslase | sotsiaalkindlustus*`),
  shortCode: list(`kood | koodi`),
  forms:
    list(`logi sisse | sisselogimine | =sisene | unustasid parooli | loo konto | konto loomine | maksa | makse |
    maksmine | makseviis | =kassa | vormista tellimus | osta kohe | ülekanne`),
  harmless:
    list(`sooduskood* | sooduskupong* | kupong* | kampaaniakood* | postiindeks | sihtnumber | riigikood | riigi kood |
    suunakood | qr kood* | vöötkood* | lähtekood* | veakood* | tootekood* | tellimuse number | visiitkaart* |
    postkaart* | märksõna*`),
  expiry: 'kk aa',
};
