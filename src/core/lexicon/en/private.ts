import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`password* | passwd | passwort | passcode | pass code | passphrase | pass phrase | pwd | pword | passkey |
    secret word | api key* | apikey* | api secret | api token* | secret key | secret access key | private key |
    encryption key | access key | access token* | auth token* | authentication token | authorization token |
    bearer token | personal access token | security token | refresh token | session token | client secret |
    app secret | consumer secret | signing secret | webhook secret | shared secret | secret token | wpa key |
    wifi key | network key | seed phrase | recovery phrase | secret phrase | mnemonic phrase |
    secret recovery phrase | =secret | =secrets | security phrase | unlock code | device password | master key`),
  code: rawList(`pin | pin code | pin number | mpin | upin | otp | totp | one time code | one time passcode |
    one time password | one time pin | 2fa | mfa | two factor | two step | verification code | verify code |
    security code | authentication code | authenticator code | auth code | authorization code |
    confirmation code | access code | activation code | login code | log in code | sign in code | sms code |
    text message code | email code | digit code | passcode | temporary code | recovery code* | backup code* |
    reset code | security answer | answer to security question | security question | secret question |
    secret answer | challenge answer | memorable word | memorable information | memorable date |
    mother s maiden name | mothers maiden name | mother maiden name | maiden name of your mother |
    name of your first pet | first pet s name | first pet | telephone banking`),
  payment:
    rawList(`card num* | cardnum* | number on card | number on the card | number on your card | long card number |
    16 digit card | card no | card nr | card details | card information | card data | card expiry |
    card expiration | card exp | card exp date | card expires | card code | card security | card verification* |
    card validation | card cvc | card cvv | card pin | cardholder* | card holder* | name on card |
    name on the card | name on your card | name as it appears on card | name as it appears on the card |
    cc num* | ccnum* | cc no | ccno | cc name | ccname | cc holder | cc exp* | ccexp* | cc month | cc year |
    cc csc | cc cvc | cc cvv | cc code | cc type | cccvv | cccvc | cvv | cvc | csc | cvn | cvd | cid code |
    cvv2 | cvc2 | credit card* | debit card* | bank card | payment card | prepaid card | pan number |
    primary account number | expiry date | expiry month | expiry year | expiry mm* | =expiry | expiration date |
    expiration month | expiration year | expiration mm* | exp date | exp month | exp year | expdate | expmonth |
    expyear | expires mm | =valid thru | valid through | good thru | iban | international bank account | bic |
    bic code | swift | swift code | bank account* | account number | account no | account num* | acct number |
    acct no | acctnum* | sort code | sortcode | routing number | routing no | routing transit | aba number |
    aba routing | transit number | bsb | bsb number | bsb code | ifsc | ifsc code | clabe | gift card number |
    gift card code | gift card pin | wallet address | wallet key | upi id | upi pin | =card | =cards |
    =debit card | =visa | =mastercard | =expires | =valid until | =cid | =pan | bank routing |
    name as shown on card | shown on card | name on debit card | =bank account | cvv code |
    card verification code`),
  identity:
    rawList(`ssn | ssn itin | social security | social security number | social security no | social insurance number |
    sin number | passport num* | passport no | passport nr | passport id | passport | national insurance |
    national insurance number | ni number | =nino | nhs number | tax id | tax id number | tax identification* |
    tax file number | tfn | tax number | tax reference | taxpayer* | tax payer* | =tin | tin number | itin |
    =ein | ein number | utr | utr number | vat number of person | driving licence | driving license |
    driving licence number | driver s license | drivers license | driver license | driver s licence |
    drivers licence | license number driver | national id | national identity | national identification* |
    national id number | id number | id card | id card number | identity card | identity number |
    identity document | identification number | id document number | government id | state id number |
    alien registration number | a number uscis | resident permit number | residence permit | visa number |
    medicare number | medicare card | medicaid number | aadhaar* | aadhar* | pan card | pan no | voter id |
    nric | nric fin | fin number | mykad | hkid | curp | personal number | personal identification* |
    personal identity* | personal code number | military id | health insurance number | health card number |
    insurance member id | =social | licence no | license no | driver id | =ssn last 4 | state id |
    tax payer id`),
  challenge:
    rawList(`captcha | recaptcha | hcaptcha | characters you see | characters shown | text in the image |
    security check | are you human | are you a robot`),
  shortCode: rawList(`code | passcode | digits`),
  forms:
    rawList(`log in | login | sign in | signin | log on | logon | sign on | sign in to | authenticate | authentication |
    two step verification | verify your identity | verify it s you | reset password | forgot password |
    change password | create account | create an account | create your account | create new account |
    register account | sign up for an account | payment | payments | payment method | payment methods |
    payment details | payment information | pay | pay now | pay with card | pay by card | checkout | check out |
    secure checkout | billing information | billing details | card details | credit card | debit card |
    bank details | bank account | place order | place your order | complete order | complete purchase |
    buy now | donate now | add card | add a card | save card | wire transfer | bank transfer | money transfer`),
  harmless:
    rawList(`promo code* | promotion code | promotional code | coupon* | discount code* | voucher* | referral code |
    referral | invite code | invitation code | offer code | campaign code | gift message | post code |
    postcode* | postal code | zip code | zip | zip pin | eircode | country code | dialing code | dialling code |
    calling code | area code | region code | language code | currency code | airport code | station code |
    qr code | bar code | barcode | dress code | source code | error code | status code | product code |
    item code | style code | colour code | color code | class code | course code | room code | game code |
    event code | department code | cost code | code name | code snippet | code of conduct | code block |
    building code | access code for the building | tracking code | tracking number | order number |
    booking code | pin it | pin to | pin this | pin message | pin post | pin board | pinboard | pin location |
    pin drop | drop pin | drop a pin | map pin | push pin | pushpin | pin color | pin colour | pin title |
    pin description | pin name | pin on map | bowling pin | rolling pin | lapel pin | pin count | pin layout |
    pin diagram | one time purchase | one time donation | one time payment | one time fee | business card* |
    report card | greeting card* | post card | postcard | playing card | trading card | card title | card text |
    card color | card back | card front | card layout | password manager | passport photo | passport country |
    passport issuing country | country of passport | taylor swift | swift version | swift language |
    swift response | key words | keywords | pay period | payroll | pay grade | pay range | pay scale |
    desired pay | payee name | pin code of your area | area pin code | password length | password strength |
    password policy | password generator | password protected`),
  expiry: 'mm yy',
};
