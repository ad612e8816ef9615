/** Questions to the assistant about itself: they are about no page. Lower case, diacritics kept. */
const ABOUT_US =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|ciao|olá)[,!. ]*)?(?:what (?:can|do) you do|what (?:are you|can i ask)|what can (?:this|sightline) do|who are you|how (?:do you|does (?:this|it|sightline)) work|how (?:do|can) i use (?:you|this|sightline)|help(?: me)?|was kannst du(?: alles)?|was machst du|wer bist du|wie funktionierst du|hilfe|was kann ich (?:dich )?fragen|qu(?:e|['e ]est-ce que tu) peux-?(?:tu)? ?(?:faire)?|que sais-tu faire|qui es-tu|aide|comment (?:ça|tu) marches?|qué (?:puedes|sabes) hacer|quién eres|ayuda|cómo funcionas?|o que você (?:pode|sabe) fazer|quem é você|ajuda|(?:che )?cosa (?:puoi|sai) fare|chi sei|aiuto|wat kun je(?: doen)?|wie ben je|hulp|co (?:potrafisz|umiesz)(?: zrobić)?|kim jesteś|pomoc|что ты (?:умеешь|можешь)|кто ты|помощь|你(?:能|会|可以)(?:做|干)?什么|你是谁|帮助|何ができ(?:ます|る)か?|あなたは誰|ヘルプ)[\s?？!.。]*$/u;

/** Whether the person asks what Sightline is or can do. */
export const asksAboutUs = (question: string): boolean =>
  ABOUT_US.test(question.normalize('NFKC').toLowerCase().trim());
