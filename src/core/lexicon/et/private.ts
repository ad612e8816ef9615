import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`parool* | salasõna* | paroolifraas* | api võti | salajane võti | privaatvõti | juurdepääsuvõti |
    taastefraas`),
  code: rawList(`kinnituskood* | turvakood* | ühekordne kood | ühekordne parool | aktiveerimiskood* | sisselogimiskood* |
    autentimiskood* | sms kood* | pin | pin kood* | =pin1 | =pin2 | taastekood* | varukood* | turvaküsimus* |
    salaküsimus* | turvavastus* | ema neiupõlvenimi`),
  payment:
    rawList(`kaardi number* | kaardinumber* | krediitkaar* | deebetkaar* | pangakaar* | maksekaar* | kaardi andmed |
    kaardiomanik* | kaardi omanik* | kaardivaldaja* | nimi kaardil | kehtivusaeg* | kehtib kuni |
    aegumiskuupäev* | kehtivuse lõpp | cvv | cvc | cvc kood | kontonumber* | pangakonto* | arvelduskonto* |
    iban | bic | swift`),
  identity:
    rawList(`isikukood* | passi number* | id kaart* | id kaardi number | isikutunnistus* | dokumendi number | juhiluba* |
    juhiloa number | maksukohustuslase | sotsiaalkindlustus*`),
  shortCode: rawList(`kood | koodi`),
  forms:
    rawList(`logi sisse | sisselogimine | =sisene | unustasid parooli | loo konto | konto loomine | maksa | makse |
    maksmine | makseviis | =kassa | vormista tellimus | osta kohe | ülekanne`),
  harmless:
    rawList(`sooduskood* | sooduskupong* | kupong* | kampaaniakood* | postiindeks | sihtnumber | riigikood | riigi kood |
    suunakood | qr kood* | vöötkood* | lähtekood* | veakood* | tootekood* | tellimuse number | visiitkaart* |
    postkaart* | märksõna*`),
  expiry: 'kk aa',
};
