/** A field as a real form describes it: language, kind, its label, and its markup with `$` in place of what was typed. */
export interface FieldCase {
  lang: string;
  label: string;
  typed: string;
  /** How the label stands with the field. */
  by:
    | 'label'
    | 'wrap'
    | 'aria'
    | 'labelledby'
    | 'before'
    | 'after'
    | 'row'
    | 'column'
    | 'dl'
    | 'placeholder'
    | 'title'
    | 'legend';
}

const CARD = '5555 5555 5555 4444';
/** Words that no check digit gives away, so that only the label can. */
const PLAIN = {
  card: '4000 1234 5678 9011',
  password: 'Kuh-weide-77',
  code: '830215',
  account: '0099887766',
  id: 'X99-ABC-551',
};

const rows = (lang: string, typed: string, by: FieldCase['by'], ...labels: string[]): FieldCase[] =>
  labels.map((label) => ({ lang, label, typed, by }));

/** Labels that shops, banks, offices and sign-in pages show, in 32 languages. */
export const PRIVATE_FIELDS: readonly FieldCase[] = [
  ...rows(
    'en',
    PLAIN.card,
    'label',
    'Card number',
    'Credit or debit card number',
    'Name on card',
    '16-digit card number',
  ),
  ...rows(
    'en',
    PLAIN.code,
    'before',
    'CVC',
    'Security code (3 digits)',
    'One-time passcode',
    'Enter the 6-digit code we sent you',
    'PIN',
  ),
  ...rows(
    'en',
    PLAIN.id,
    'wrap',
    'Social Security Number',
    'Passport number',
    'Tax ID',
    "Driver's license number",
    'National Insurance number',
  ),
  ...rows(
    'en',
    PLAIN.password,
    'labelledby',
    'Password',
    'Confirm password',
    'API key',
    'Recovery code',
    "Mother's maiden name",
    'Secret access key',
  ),
  ...rows('en', PLAIN.account, 'row', 'Account number', 'Sort code', 'Routing number', 'Expiry date (MM/YY)'),
  ...rows('de', PLAIN.card, 'label', 'Kartennummer', 'Kreditkartennummer', 'Karteninhaber', 'Prüfziffer'),
  ...rows('de', PLAIN.password, 'before', 'Kennwort', 'Neues Passwort', 'Passwort wiederholen', 'Geheimzahl'),
  ...rows('de', PLAIN.code, 'row', 'TAN', 'Bestätigungscode', 'SMS-Code', 'Antwort auf die Sicherheitsfrage'),
  ...rows(
    'de',
    PLAIN.id,
    'column',
    'Steuer-Identifikationsnummer',
    'Personalausweisnummer',
    'Sozialversicherungsnummer',
  ),
  ...rows('de', PLAIN.account, 'dl', 'Kontonummer', 'Bankleitzahl', 'IBAN'),
  ...rows(
    'fr',
    PLAIN.card,
    'label',
    'Numéro de carte',
    'Numéro de carte bancaire',
    'Titulaire de la carte',
    'Cryptogramme visuel',
  ),
  ...rows('fr', PLAIN.password, 'before', 'Mot de passe', 'Confirmez votre mot de passe', 'Code secret'),
  ...rows('fr', PLAIN.id, 'wrap', 'Numéro de sécurité sociale', 'Numéro de passeport', 'Numéro fiscal'),
  ...rows(
    'es',
    PLAIN.card,
    'label',
    'Número de tarjeta',
    'Fecha de caducidad',
    'Código de seguridad',
    'Titular de la tarjeta',
  ),
  ...rows('es', PLAIN.password, 'placeholder', 'Contraseña', 'Repita la contraseña'),
  ...rows('es', PLAIN.id, 'aria', 'DNI', 'CURP', 'Número de pasaporte', 'RFC'),
  ...rows('it', PLAIN.card, 'wrap', 'Numero della carta', 'Intestatario della carta', 'Codice di sicurezza'),
  ...rows('it', PLAIN.id, 'label', 'Codice fiscale', 'Numero carta d’identità'),
  ...rows('it', PLAIN.code, 'before', 'Codice OTP', 'Parola d’ordine: Password'),
  ...rows(
    'pt',
    PLAIN.card,
    'label',
    'Número do cartão',
    'Nome impresso no cartão',
    'Validade',
    'Código de segurança',
  ),
  ...rows('pt', PLAIN.password, 'after', 'Senha', 'Palavra-passe'),
  ...rows('pt', PLAIN.id, 'wrap', 'CPF', 'Número de contribuinte'),
  ...rows('nl', PLAIN.card, 'label', 'Kaartnummer', 'Vervaldatum', 'Rekeningnummer'),
  ...rows('nl', PLAIN.password, 'before', 'Wachtwoord', 'Pincode', 'Burgerservicenummer (BSN)'),
  ...rows('pl', PLAIN.card, 'label', 'Numer karty', 'Data ważności', 'Kod CVV', 'Numer rachunku'),
  ...rows('pl', PLAIN.password, 'row', 'Hasło', 'PESEL', 'Kod z SMS'),
  ...rows('cs', PLAIN.card, 'label', 'Číslo karty', 'Platnost karty', 'Rodné číslo'),
  ...rows('cs', PLAIN.password, 'before', 'Heslo', 'Ověřovací kód'),
  ...rows('sk', PLAIN.password, 'label', 'Heslo', 'Číslo platobnej karty', 'Overovací kód'),
  ...rows('sv', PLAIN.card, 'label', 'Kortnummer', 'Utgångsdatum', 'Lösenord', 'Personnummer', 'Engångskod'),
  ...rows(
    'da',
    PLAIN.card,
    'label',
    'Kortnummer',
    'Udløbsdato',
    'Adgangskode',
    'CPR-nummer',
    'Registreringsnummer',
  ),
  ...rows('nb', PLAIN.card, 'before', 'Kortnummer', 'Utløpsdato', 'Passord', 'Fødselsnummer', 'Engangskode'),
  ...rows(
    'fi',
    PLAIN.card,
    'label',
    'Kortin numero',
    'Salasana',
    'Henkilötunnus',
    'Vahvistuskoodi',
    'Tilinumero',
  ),
  ...rows(
    'hu',
    PLAIN.card,
    'label',
    'Kártyaszám',
    'Jelszó',
    'Lejárati dátum',
    'Személyi szám',
    'Bankszámlaszám',
  ),
  ...rows(
    'ro',
    PLAIN.card,
    'wrap',
    'Numărul cardului',
    'Parola',
    'Codul numeric personal',
    'Cod de verificare',
  ),
  ...rows('el', PLAIN.card, 'label', 'Αριθμός κάρτας', 'Κωδικός πρόσβασης', 'Ημερομηνία λήξης', 'ΑΦΜ'),
  ...rows(
    'tr',
    PLAIN.card,
    'label',
    'Kart numarası',
    'Şifre',
    'Son kullanma tarihi',
    'TC kimlik no',
    'Doğrulama kodu',
  ),
  ...rows(
    'ru',
    PLAIN.card,
    'before',
    'Номер карты',
    'Пароль',
    'Срок действия карты',
    'Серия и номер паспорта',
    'Код из СМС',
    'СНИЛС',
  ),
  ...rows('uk', PLAIN.card, 'label', 'Номер картки', 'Пароль', 'Термін дії', 'Код підтвердження', 'РНОКПП'),
  ...rows('bg', PLAIN.card, 'label', 'Номер на карта', 'Парола', 'ЕГН'),
  ...rows('hr', PLAIN.card, 'label', 'Broj kartice', 'Lozinka', 'OIB'),
  ...rows(
    'ar',
    PLAIN.card,
    'label',
    'رقم البطاقة',
    'كلمة المرور',
    'تاريخ انتهاء الصلاحية',
    'رقم الهوية الوطنية',
    'رمز التحقق',
  ),
  ...rows('he', PLAIN.card, 'label', 'מספר כרטיס אשראי', 'סיסמה', 'תוקף', 'תעודת זהות', 'קוד אימות'),
  ...rows('fa', PLAIN.card, 'before', 'شماره کارت', 'رمز عبور', 'تاریخ انقضا', 'کد ملی', 'رمز دوم'),
  ...rows('hi', PLAIN.card, 'label', 'कार्ड नंबर', 'पासवर्ड', 'समाप्ति तिथि', 'आधार संख्या', 'ओटीपी दर्ज करें'),
  ...rows('zh-Hans', PLAIN.card, 'label', '卡号', '密码', '有效期', '身份证号码', '短信验证码', '银行账号'),
  ...rows('zh-Hant', PLAIN.card, 'before', '卡號', '密碼', '信用卡號碼', '身分證字號', '驗證碼'),
  ...rows(
    'ja',
    PLAIN.card,
    'row',
    'カード番号',
    'パスワード',
    '有効期限',
    'セキュリティコード',
    'マイナンバー',
    '暗証番号',
  ),
  ...rows(
    'ko',
    PLAIN.card,
    'label',
    '카드 번호',
    '비밀번호',
    '유효기간',
    '주민등록번호',
    '인증번호',
    '계좌번호',
  ),
  ...rows('vi', PLAIN.card, 'label', 'Số thẻ', 'Mật khẩu', 'Ngày hết hạn', 'Số CMND/CCCD', 'Mã xác nhận'),
  ...rows('id', PLAIN.card, 'before', 'Nomor kartu', 'Kata sandi', 'Masa berlaku', 'Nomor KTP', 'Kode OTP'),
  ...rows('th', PLAIN.card, 'label', 'หมายเลขบัตร', 'รหัสผ่าน', 'วันหมดอายุ', 'เลขประจำตัวประชาชน', 'รหัสยืนยัน'),
  ...rows('ms', PLAIN.card, 'label', 'Nombor kad', 'Kata laluan', 'Nombor kad pengenalan'),
  ...rows('bn', PLAIN.card, 'label', 'কার্ড নম্বর', 'পাসওয়ার্ড', 'জাতীয় পরিচয়পত্র নম্বর'),
  ...rows('en', CARD, 'label', 'Reference', 'Notes', 'Ваш комментарий'),
];

/** Labels of fields whose values a guide and an answer need. */
export const HARMLESS_FIELDS: readonly FieldCase[] = [
  ...rows(
    'en',
    'Amber-7',
    'label',
    'Promo code',
    'Discount code',
    'Country code',
    'Area code',
    'QR code',
    'Dress code',
    'Source code',
    'Error code',
  ),
  ...rows(
    'en',
    'Amber-7',
    'before',
    'Postcode',
    'ZIP code',
    'Postal code',
    'Coupon',
    'Shipping',
    'Username',
    'Search',
    'Pin it',
    'Pinterest profile',
  ),
  ...rows(
    'en',
    'Amber-7',
    'wrap',
    'Cardinal direction',
    'Business card title',
    'First name',
    'Email',
    'Phone number',
    'City',
    'Company',
    'Message',
    'Subject',
  ),
  ...rows(
    'en',
    'Amber-7',
    'row',
    'Order number',
    'Tracking number',
    'Date of birth',
    'Quantity',
    'Passenger',
    'Compass reading',
    'Swift version',
    'Keywords',
    'Taxi pick-up',
    'Opinion',
  ),
  ...rows(
    'de',
    'Amber-7',
    'label',
    'Postleitzahl',
    'Gutscheincode',
    'Vorname',
    'Straße und Hausnummer',
    'Ort',
    'Telefon',
    'Titel der Visitenkarte',
    'Passform',
    'Ländervorwahl',
    'Bestellnummer',
  ),
  ...rows('fr', 'Amber-7', 'label', 'Code postal', 'Code promo', 'Prénom', 'Ville', 'Votre message'),
  ...rows(
    'es',
    'Amber-7',
    'label',
    'Código postal',
    'Código promocional',
    'Nombre',
    'Palabras clave',
    'Ciudad',
  ),
  ...rows('it', 'Amber-7', 'before', 'Codice postale', 'Codice sconto', 'Città'),
  ...rows('pl', 'Amber-7', 'label', 'Kod pocztowy', 'Liczba dni', 'Imię'),
  ...rows('ru', 'Amber-7', 'label', 'Промокод', 'Почтовый индекс', 'Имя'),
  ...rows('tr', 'Amber-7', 'label', 'Posta kodu', 'İndirim kodu', 'Ad'),
  ...rows('zh', 'Amber-7', 'label', '邮政编码', '优惠码', '姓名', '关键词'),
  ...rows('ja', 'Amber-7', 'label', '郵便番号', 'クーポンコード', 'お名前'),
  ...rows('ko', 'Amber-7', 'label', '우편번호', '할인 코드', '이름'),
  ...rows('ar', 'Amber-7', 'label', 'الرمز البريدي', 'كود الخصم', 'الاسم'),
];

/** The markup of a field, without anything else that would tell what it is. */
export function markupOf({ label, by, typed }: FieldCase): string {
  const input = (extra = '') => `<input id="f1" ${extra} value="${typed}">`;
  switch (by) {
    case 'label':
      return `<label for="f1">${label}</label> ${input()}`;
    case 'wrap':
      return `<label><span>${label}</span> ${input()}</label>`;
    case 'aria':
      return input(`aria-label="${label}"`);
    case 'labelledby':
      return `<div id="l1">${label}</div>${input('aria-labelledby="l1"')}`;
    case 'before':
      return `<div><div>${label}</div><div>${input()}</div></div>`;
    case 'after':
      return `<div><div>${input()}<span>${label}</span></div></div>`;
    case 'row':
      return `<table><tr><td>Nr. 7</td><td>—</td></tr><tr><td>${label}</td><td>${input()}</td></tr></table>`;
    case 'column':
      return `<table><tr><th>${label}</th><th>x</th></tr><tr><td>${input()}</td><td>1</td></tr></table>`;
    case 'dl':
      return `<dl><dt>${label}</dt><dd>${input()}</dd></dl>`;
    case 'placeholder':
      return input(`placeholder="${label}"`);
    case 'title':
      return input(`title="${label}"`);
    case 'legend':
      return `<fieldset><legend>${label}</legend>${input()}</fieldset>`;
  }
}
