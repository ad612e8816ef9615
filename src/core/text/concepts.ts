import type { ValueType } from './values.ts';

/**
 * What people ask pages for, and the words pages use for it. One row per notion, in English, German, Spanish, French, Portuguese,
 * Italian, Dutch, Chinese and Japanese: it bridges "cost" and "price" as well as "Preis" and "price". Single words, as written in lower
 * case; words of unspaced scripts are two characters long (`words.ts` cuts them so).
 */
const ROWS: readonly (string | readonly [ValueType, string])[] = [
  [
    'money',
    'price prices cost costs fee fees charge rate pay paid pricing preis preise kosten kostet gebühr precio precios cuesta coste costo tarifa prix coûte coût tarif preço custa custo valor prezzo costa prijs kost 价格 价钱 费用 值段 価格 料金 費用',
  ],
  [
    'byline',
    'author wrote written writer writes autor autorin verfasser verfasst geschrieben schrieb escribió escrito auteur écrit rédigé autore scritto scrisse escreveu schrijver 作者 著者 筆者 执笔',
  ],
  [
    'time',
    'published publication posted veröffentlicht erschienen publicado publié pubblicato gepubliceerd 发布 发表 公開 掲載 出版',
  ],
  [
    'time',
    'updated update modified changed aktualisiert geändert actualizado modifié jour atualizado aggiornato bijgewerkt 更新 修改',
  ],
  [
    'phone',
    'phone telephone call number tel mobile hotline telefon telefonnummer anrufen rufnummer handy teléfono llamar móvil téléphone appeler telefone ligar telefono chiamare telefoon bellen 电话 電話',
  ],
  [
    'email',
    'email mail e-mail address adresse contact reach kontakt kontaktieren erreichen mailadresse correo contacto contactar courriel joindre contato contatto contattare bereiken 邮箱 邮件 联系 連絡',
  ],
  [
    'address',
    'address located location where street directions adresse anschrift standort sitz befindet dirección ubicación ubicado situé emplacement endereço localização indirizzo sede trova adres gevestigd 地址 位置 住所 所在',
  ],
  [
    'hours',
    'open opening opens closes closed close hours öffnungszeiten geöffnet geschlossen öffnet schließt horario horarios abierto abre cierra ouvert ouverture horaires fermé ferme aberto horário fecha aperto apertura orari orario chiude openingstijden geopend 营业 开放 開館 時間',
  ],
  'return returns refund refunds refunded exchange rückgabe zurückgeben rückgaberecht umtausch erstattung widerruf rückgabefrist devolución devolver reembolso devoluciones retour retourner remboursement retours devolução reembolsar reso restituzione rimborso restituire retourneren terugbetaling 退货 退款 返品 返金',
  'shipping ship delivery deliver shipped delivered dispatch versand lieferung versandkosten lieferzeit liefern envío envíos entrega enviar livraison livrer expédition frete spedizione consegna verzending levering bezorging 配送 运费 发货 送料 発送',
  'warranty guarantee garantie gewährleistung garantía garantia garanzia 保修 质保 保証',
  ['measure', 'weight weighs weigh heavy gewicht wiegt schwer peso pesa poids pèse gewicht weegt 重量 重さ'],
  [
    'measure',
    'size dimensions dimension height width length tall wide größe maße abmessungen höhe breite länge tamaño dimensiones medidas taille hauteur largeur tamanho dimensões dimensioni dimensione altezza grootte afmetingen 尺寸 大小 サイ 寸法',
  ],
  'ingredients ingredient zutaten ingredientes ingrédients ingredienti ingrediënten 配料 材料 食材',
  [
    'duration',
    'duration period window takes lasts last dauer dauert duración dura durée dure duração durata duurt frist zeitraum plazo délai prazo termine 时长 所要',
  ],
  'version release latest newest neueste aktuelle versión última dernière versão ultima versie 版本 最新',
  'license licence licensed lizenz licencia licença licenza licentie 许可 授权 ライ',
  'requirements requirement required requires need needs voraussetzungen benötigt erforderlich brauche requisitos necesario necesita requis exigences nécessaire necessário requisiti necessario vereisten nodig 要求 需要 必要',
  'cancel cancellation cancelled kündigen kündigung kündigungsfrist stornieren stornierung cancelar cancelación annuler annulation résilier résiliation cancelamento annullare annullamento disdetta annuleren opzeggen 取消 解約',
  [
    'time',
    'deadline due expires until frist stichtag einsendeschluss bis plazo límite vence délai échéance prazo scadenza scade termijn 截止 期限 締切',
  ],
  [
    'money',
    'salary pay wage gehalt lohn vergütung salario sueldo salaire rémunération salário stipendio retribuzione salaris 工资 薪资 给与 給与',
  ],
  'founded founder established founders started gegründet gründer gründung fundada fundado fundador fundación fondée fondé fondateur fondation fundação fondata fondato fondatore opgericht 成立 创立 创始 設立 創業',
  'employees staff workers people mitarbeiter beschäftigte angestellte empleados trabajadores employés salariés funcionários dipendenti medewerkers 员工 雇员 社員 従業',
  'population inhabitants people einwohner bevölkerung población habitantes population habitants população popolazione abitanti inwoners 人口 居民',
  'capital hauptstadt capitale hoofdstad 首都',
  'payment pay methods card zahlung zahlungsarten bezahlen zahlungsmöglichkeiten pago pagar paiement payer pagamento pagare betaling betalen 支付 付款 支払',
  'discount sale offer coupon rabatt angebot gutschein descuento oferta réduction remise promotion desconto sconto offerta korting 折扣 优惠 割引',
  'available availability stock verfügbar lieferbar vorrätig disponible disponibilidad disponibilité disponível disponibile beschikbaar voorraad 库存 有货 在庫',
  'name called named titel name heißt nombre llama nom appelle nome chama chiama naam heet 名称 名字 名前',
  'age old years alt alter jahre edad años âge ans idade anos età anni leeftijd 年龄 年齢',
  'error fehler problem error fallo erreur problème erro errore fout 错误 エラ',
  'ceo director head chef president leiter geschäftsführer vorstand direktor jefe presidente directeur président presidente direttore chefe capo 总裁 首席 社長',
  [
    'measure',
    'temperature degrees oven temperatur grad ofen temperatura grados horno température degrés four graus forno gradi 温度 烤箱',
  ],
  'servings serves portions portionen personen raciones porciones personas parts personnes porções porzioni persone 份量 人份 人分',
  'rating ratings reviews score stars bewertung bewertungen sterne valoración reseñas estrellas avis note étoiles avaliação avaliações valutazione recensioni 评分 评价 評価',
  'trial free kostenlos testphase gratis gratuit gratuito essai prueba prova teste 免费 试用 無料',
  [
    'measure',
    'storage memory capacity speicher speicherplatz kapazität almacenamiento memoria capacidad stockage mémoire capacité armazenamento capacidade archiviazione capacità opslag 存储 内存 容量',
  ],
  'battery akku batterie batería bateria batteria accu 电池 電池',
  'color colour colors farbe farben color colores couleur couleurs cor cores colore colori kleur 颜色 色は',
  'default standard standardwert voreinstellung predeterminado défaut padrão predefinito standaard 默认 既定',
  'register registration sign signup anmelden anmeldung registrieren registrierung registro registrarse inscription inscrire inscrição iscrizione iscriversi registrazione aanmelden 注册 登録 申込',
  'job position role stelle beruf puesto trabajo poste emploi cargo emprego posto lavoro functie 职位 職種',
];

/** Words about the page itself or about asking: they say next to nothing about where the answer stands. */
const GENERIC_ROW =
  'list lists listed name all show give liste nenne nenn zeige auflisten lista enumera elenca énumère mostra muestra montre 列出 page website site article text document section information info details mention mentioned mentions say says according describe described explain question answer find seite webseite artikel abschnitt steht informationen laut erklärt genannt frage página sitio artículo texto información según dice article texte site selon dit informations artigo informação segundo diz pagina articolo testo sito secondo dice tekst 页面 文章 网页 本文 网站 记事 記事';

/** Words that questions use without the page having to use them, too. */
const COMMON_ROW =
  'need needs want wants back put time tempo tiempo temps zeit get gets got getting use used using make made makes take taken go goes come kind kinds type types sort way ways thing things many much long often far whenever called main different possible able number value total amount known work works plan product item people person happen happened ' +
  'brauche brauchen braucht will wollen möchte bekomme bekommen machen gemacht nehmen gehen art arten ding nummer wert anzahl produkt lautet heißt lange viel viele oft möglich können ' +
  'necesito quiero puedo usar hacer tomar tipo tipos cosa número valor producto llama entrada largo ' +
  'besoin veux puis utiliser faire prendre sorte type chose numéro valeur produit appelle long ' +
  'preciso quero posso usar fazer tipo coisa número valor produto bisogno voglio posso usare fare tipo cosa numero valore prodotto';

export interface Concept {
  words: readonly string[];
  /** A value of this form says the same as the words: "€ 5" needs no "price" beside it. */
  type?: ValueType;
}

export const CONCEPTS: readonly Concept[] = ROWS.map((row) => {
  const [type, list] = typeof row === 'string' ? [undefined, row] : row;
  return { words: [...new Set(list.split(' '))], type };
});
export const GENERIC: ReadonlySet<string> = new Set(GENERIC_ROW.split(' '));
export const COMMON: ReadonlySet<string> = new Set(COMMON_ROW.split(' '));
