import type { Words } from './words.ts';
import { LATIN } from './words.ts';

/** No spaces between words: everything is found anywhere. */
export const chinese: Words = {
  script:
    /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  howTo:
    /^ (我们?|请问|想问一下|问一下)?(应该|要|该|可以|能|想)?(怎么|怎樣|怎样|如何|咋)(?!样|回事|说|死|看待|评价|理解|形成|产生|工作的|解释|定义|影响|来的)|(怎么|怎樣|怎样|如何|咋|怎麼)(才能|可以|能|去|来|在)?(修改|更改|改|取消|退订|删除|刪除|注销|导出|匯出|导入|下载|上传|注册|登录|登入|预订|预定|购买|买|支付|付款|申请|设置|設定|开启|打开|关闭|关掉|启用|禁用|添加|加入|绑定|解绑|更新|创建|新建|分享|发送|发布|联系|查看|查询|找到|找回|重置|退款|退货|退出|隐藏|屏蔽|使用|用|切换|提交|填写|编辑|安装|订阅|续费|排序|筛选|投诉|举报|开|办|把|将|给|做|操作|弄|保存|打印|兑换|领取|邀请|搜索|比较|保护|验证)|(在哪里?|哪里|哪儿|从哪里?|去哪里?|到哪里?)(可以|能|能够)?(修改|更改|改|取消|删除|导出|下载|上传|注册|登录|设置|开启|打开|关闭|点击|点|输入|填写|兑换|绑定|查看我|找到.*(按钮|选项|设置)|填|申请|提交)|教我|带我|引导我|指导我|一步一步|一步步|步骤|怎么办理|教程|点哪里|点哪个|按哪个|哪个按钮|(按钮|按鈕|链接|选项|入口|菜单)(在|是在)?(哪|什么地方)|帮我(填|完成|办|操作)|告诉我(怎么|如何)(?!.*(是什么|工作))|方法$/,
  ask: /谁|誰|什么|什麼|哪(?!里(修改|设置))|为什么|為什麼|为何|多少|多久|多长|多大|多高|多远|几(点|个|天|岁|年|号|次|月|种|位)|何时|何地|吗|呢 ?\??|是否|有没有|是不是|能不能退|可不可以退|怎么样|怎么回事|怎么(死|说|样|产生|形成|来的|工作|运作|得名|进行)|区别|如何(工作|运作|形成|影响|产生|进行|评价)|是怎么|是如何/,
  tell: /总结|總結|概括|概述|摘要|解释|解釋|说明一下|介绍一下|翻译|列出(?!.*(元|块|以下|以内|低于|最便宜))|讲了|告诉我|归纳|提炼|描述/,
  away: /(不想|不要|不愿|不愿意|懒得|不希望|别|勿|不用)(再|给我|让我|老|总是)*(看到?|看见|显示|出现|展示|推荐|推送|给我看|弹出?)|(不再|停止|别再|不要再)(给我|向我)?(显示|展示|推荐|推送|看)|(只|仅|单独)(想|要|需)?(给我|让我)?(显示|看|保留|留下?|展示)|消失|眼不见|阅读模式|太烦|碍事|受不了|影响阅读|很烦|好烦|真烦|烦死|讨厌|烦人|碍眼|看不到|看不见|不见/,
  hide: /隐藏|隱藏|屏蔽|遮住|遮挡|盖住|藏起|藏掉|去掉|去除|拿掉|弄走|弄掉|清理|清除|清爽|整理一下(页面|这个)|过滤掉|过滤|去广告|干掉|拿走|扔掉|弄没|滤掉|收起|折叠|移走|撤掉|挡住|剔除|排除|简化/,
  remove: /移除|删除|删掉|刪除|去除|关掉|关闭|拉黑|禁止|静音|拦截|阻止|消除/,
  own: /购物车|購物車|账户|账号|帳號|帳戶|我的|订阅(?!.*弹)|密码|信用卡|订单|个人资料|用户|文件|收藏夹?|心愿单|设置里|设置中|草稿|历史记录|地址簿|会员/,
  noise:
    /广告|廣告|推广|赞助|横幅|弹窗|弹出|悬浮|浮窗|侧边栏|側邊欄|侧栏|评论|留言|推荐|相关(文章|内容|视频)|热搜|热门|聊天窗|客服窗|cookie|导航|页眉|页脚|顶栏|视频|图片|帖子|新闻|文章|页面|网页|屏幕|剧透|售罄|结果|通知栏|提示/,
  act: /^ (请|請|麻烦|帮我|帮忙|给我|替我|能帮我|可以帮我|我想要?|我要|我需要|想要?|需要|能不能帮我|可以|请帮我| )*(搜索|搜一下|搜|搜寻|查找|查询|查一下|查看|查|找到|找一下|找出|找|寻找|预订|预定|订|预约|购买|买|加入|添加|把.{1,20}(加入|添加|放进|放入|加到|设为|改成|改为|移动到|发给|分享|上传|删除)|打开|开启|进入|前往|转到|跳转|去(?!年|世|掉)|浏览|排序|按.{1,12}(排序|排列|筛选)|筛选|下载|上传|登录|登入|登陆|注册|退出|订阅|取消订阅|取消|退订|修改|更改|改(?!革)|编辑|更新|比较|对比|选择|选|勾选|点击|填写|填|提交|发送|写|发布|租|申请|支付|付款|结账|结算|核对|检查|计算|播放|关注|收藏|保存|分享|启用|创建|新建|安排|跟踪|追踪|显示|展示|列出|给我看|让我看看?|看一下|看看|列一下|兑换|领取|卖|出售|删除我|注销|重置|绑定|应用|将.{1,20}(加入|添加|设为|改为|删除)|切换|评价|投诉|联系)/,
};

export const japanese: Words = {
  script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  howTo:
    /(方法|やり方|仕方|しかた|手順|手続き)(を|は|が|について)?(教え|知り|わから|分から|$| |\?|が知)|の方法 |方法 $|するには|(変え|替え|得|見|開け|始め|やめ|止め|届け|加え|調べ|上げ|入れ)るには|(?:む|う|く|す|つ|ぶ|る)には(どう|どこ|$| |\?|,)|どう(やって|すれば|したら|やれば|やったら)(?!.*(行われ|でき(た|てい)|作られ|生まれ|発見|機能|動い|のか|ました|った ?$))|どこ(で|から|を|に)(?=.*(できます|できる|できますか|すれば|クリック|押せ|押す|変更|設定|ダウンロード|見つけられ|確認でき|入力))|案内して|ガイドして|手伝って|連れて行って|一つずつ|ステップ|使い方|どのボタン|どれを押|(ボタン|リンク|メニュー|設定)(は|って)?(どこ|どちら)|(?<!読み|考え|あり|見)(?:り|し|い|き|ち|み|え|け|せ|て|べ|め|れ|げ|じ|び)方(を|が|は)? ?\?? $/,
  ask: /誰|だれ|何(?!も)|なに(?!も)|いつ|どこ|なぜ|なんで|どうして|どの|どれ|どちら|どんな|いくら|いくつ|どのように|ですか|ますか|のか |でしょうか|ましたか|どう(違|思|な|いう)|とは|違い|ありますか|有りますか/,
  tell: /要約|まとめて(?!非|隠|消)|説明して|説明を|教えて|知りたい|解説|翻訳して|訳して|列挙|詳しく|概要/,
  away: /(見|み)たくない|見せないで|表示しないで|出さないで|出てこない|おすすめしないで|うざい|邪魔|目障り|気が散|イライラ|いらない|要らない|不要|うんざり|見えなく|見えない(よう|ように)|だけ(を)?(表示|見|残|出|読)|のみ(を)?(表示|見|残)|リーダーモード|すっきり|スッキリ|きれいに|消え(て|る|ろ)|なくして|無くして|黙らせ/,
  hide: /隠し|隠す|隠せ|隠れ|かくし|かくす|非表示|消して|消す|消せ|消去|取り除|とりのぞ|除外|除いて|フィルターし|排除|ブロック|片付け|折りたた|閉じて|閉じる|ミュート|取っ払|どけて|どかし|カットして|整理して/,
  remove: /削除|外して|外す|オフにし|無効に|停止し/,
  own: /カート|アカウント|自分の|私の|パスワード|クレジットカード|注文|予約|プロフィール|ユーザー|ファイル|お気に入り|設定で|履歴|電話番号|メールアドレス|住所|会員|退会/,
  noise:
    /広告|宣伝|スポンサー|プロモーション|バナー|ポップアップ|クッキー|cookie|サイドバー|コメント|おすすめ|オススメ|関連|トレンド|チャット|ウィジェット|メニュー|ヘッダー|フッター|動画|画像|写真|投稿|ニュース|ページ|画面|ネタバレ|売り切れ|結果|記事|通知|ショート/,
  act: /(して|て|で|って|いて|んで|せて|べて|けて|れて|えて|めて)(ください|下さい|くれ|くれる|くれますか|もらえ\S*|ほしい|欲しい|ちょうだい|頂\S*|いただ\S*)? ?\?? $|(したい|りたい|きたい|みたい|えたい|たい)(です|のですが|んですが|のです|んだけど|です が)? $|(検索|予約|購入|注文|追加|並べ替え|並び替え|ダウンロード|アップロード|ログイン|ログアウト|登録|解約|変更|編集|更新|比較|選択|入力|送信|投稿|申し込み|支払い|確認|計算|再生|フォロー|保存|共有|有効化|表示|削除)(する|しろ|を開始|お願い(します)?)? $/,
};

export const korean: Words = {
  script: /\p{Script=Hangul}/u,
  howTo:
    /방법|하려면|으려면|려면 |어떻게 (?!작동|죽|생|만들어|정당화|형성|되었|됐|되나|된|움직|일어|다르|다른|불|탄생|시작되|끝나|변했|변화|영향|설명|생각|평가|진행|사망|이루어|구성|발전|표현|묘사|정의)|어디(서|에서|를|로) .*(할 수|하나요|해야|하면|눌러|클릭|변경|바꿀|바꾸|다운)|안내해|도와|단계별|알려.*(방법|절차)|절차|하는 법|는 법|어느 버튼|어떤 버튼|(버튼|링크|메뉴|설정|옵션)(은|는|이|가)? ?어디|어디(에|에다|다)? ?(입력|넣|적어|써야|누르|신청|등록)/,
  ask: /누구|누가|무엇|뭐|뭔|무슨|언제|어디|왜|어느|어떤|얼마|몇|인가요|인가 |나요|습니까|ㅂ니까|입니까|일까|까요|었나|했나|있나|있어 ?\?|이야 ?\?|어떻게 (작동|생|되|죽|만들어|움직|일어|다르|불)|차이/,
  tell: /요약|설명해|설명 해|정리해서|알려줘|알려 줘|알고 ?싶|번역|말해줘|나열/,
  away: /보고 ?싶지 ?않|안 ?나오|안 ?뜨|나오지 ?않|뜨지 ?않|보기 ?싫|안 ?보이게|보이지 ?않게|보여주지 ?마|표시하지 ?마|안 ?보여|그만 (보|추천|표시|띄)|추천하지|(만|만을) (보여|남겨|표시|보이|볼|보고)|읽기 모드|사라지|지겨|짜증|거슬|싫어|안 보고/,
  hide: /숨겨|숨기|숨김|가려|가리|감춰|감추|없애|치워|치우|정리해|깔끔|깨끗|걸러|필터링해|거르|안 뜨게|접어|차단|블라인드|빼줘|빼 줘/,
  remove: /삭제|제거|지워|지우|꺼줘|꺼 줘|음소거|닫아|끄기|해제/,
  own: /장바구니|계정|내 |제 |나의|비밀번호|카드|주문|예약|프로필|사용자|파일|찜|위시|설정에서|구독|기록|전화번호|주소|회원/,
  noise:
    /광고|스폰서|협찬|홍보|배너|팝업|쿠키|사이드바|댓글|추천|관련|인기|채팅|위젯|메뉴|상단|하단|헤더|푸터|영상|동영상|이미지|사진|게시물|게시글|글은|뉴스|페이지|화면|스포|품절|결과|기사|알림창|쇼츠/,
  act: /(줘|주세요|줘요|주라|줄래|주시겠어요|줄 수 있어|주실래요|고 싶어|고 싶어요|고 싶습니다|고 싶은데|해라|하기|해 ?줘|하세요|할래|해 주세요) ?\?? $|(검색|예약|구매|주문|추가|정렬|다운로드|업로드|로그인|로그아웃|가입|취소|변경|수정|비교|선택|신청|결제|확인|계산|재생|저장|공유) $/,
};

export const russian: Words = {
  script: /\p{Script=Cyrillic}/u,
  howTo:
    /^ (а |и |подскажите |подскажи |скажи |скажите )?как (мне|я (могу|должен|должна)|можно|нам|тут|здесь|правильно|быстро|лучше|же |самому )?(\S+ ){0,2}?\S+(ть|ться|ти|чь)( |\?)|^ как (мне|я могу|можно) |(^| )где (тут |здесь |находится |найти )?(\S+ )?(кнопк|ссылк|настройк|опци)|(^| )где (я могу|мне|можно|нажать|найти (кнопку|настройк|опци)|тут|здесь|изменить|скачать|поменять|включить|отключить)|(покажи|объясни|расскажи|научи|подскажи)\S* (мне )?как (?!(работает|устроен|умер))|проведи|помоги|помогите|пошагов|шаг за шагом|инструкци|какую кнопку|какая кнопка|куда (нажать|нажимать|кликнуть|зайти|вводить)|способ (изменить|отменить|удалить)/,
  ask: /^( (а|и))?( (в|во|на|из|с|со|по|до|для|о|об|от|к|за|у|при|через))? (кто|кого|кому|кем|чей|чья|чье|что|чего|чем|чему|когда|где|куда|откуда|почему|зачем|сколько|какой|какая|какое|какие|каким|каких|какого|каком|какую|который|как|есть ли|можно ли|входит ли|правда ли|является ли|ли) | ли |^ \S+ (ли )?(включен|включена|входит|есть|доступн\S*|работает)\b.*\?/,
  tell: /^ (пожалуйста )?(перескажи|кратко|суммируй|резюмируй|подведи итог|сделай (краткое|выжимку|резюме)|объясни|опиши|расскажи|скажи|переведи|перечисли|назови|изложи|хочу (знать|узнать|понять)|дай (краткое|определение))/,
  away: /не (хочу|хочется|желаю|надо|нужно|люблю) (больше )?(видеть|смотреть|читать|чтобы (мне )?показ)|не показывай|не показывать|не отображай|(перестань|хватит|прекрати|перестаньте|прекратите) (мне )?(показывать|рекомендовать|предлагать|совать)|(показывай|покажи|оставь|отобрази|показать|оставить)\S* (мне )?(только|лишь)|^ только |исчез|пропал[аои]?|(видеть|читать) (только|лишь)|ничего (больше|другого|лишнего) $|режим чтения|надоел|достал|бесит|мешает|мешают|раздража|долой|без рекламы/,
  hide: /(^| )(скрой|скройте|скрыть|скрывай|спрячь|спрячьте|спрятать|прячь|убери|уберите|убрать|убирай|очисти|очистите|очистить|почисти|расчисти|отфильтруй|отфильтровать|избавь|избавься|избавиться|сверни|свернуть|замажь|прибери|сотри|вырежи|выкини|приглуши)( |$)/,
  remove:
    /(^| )(удали|удалите|удалить|заблокируй|заблокируйте|заблокировать|блокируй|закрой|закрыть|отключи|отключить|выключи|заглуши|исключи|исключить)( |$)/,
  own: /корзин|аккаунт|учетн|профил|парол|карт[уы]|заказ|брон|пользовател|файл|избранн|настройк|(^| )мо(й|я|е|и|ю|его|ей|их|им)( |$)|подписк|черновик|истори[юи]/,
  noise:
    /реклам|спонсор|продвига|баннер|куки|cookie|боков\S+ панел|сайдбар|комментари|рекоменд|предложен|похожи|популярн|всплыва|попап|чат|виджет|меню|шапк|подвал|видео|картинк|изображени|фото|пост|новост|страниц|экран|спойлер|результат|стать|товар\S* котор|нет в наличии|сторис|уведомлени\S+ о|окно/,
  act: /^ (пожалуйста |можешь |можете |мог бы ты |не мог бы ты |хочу |хотел бы |хотела бы |я хочу |мне нужно |нужно |надо |давай |прошу |будь добр )*(найди|найдите|найти|ищу|подбер\S+|подыщ\S+|ищи|поищи|поиск|искать|забронир\S+|брон\S+|куп(и|ите|ить)|закаж\S+|заказать|добав\S+|полож\S+|покаж(и|ите)|показать|открой\S*|открыть|перейди\S*|перейти|зайди|зайти|войти|войди|отсортир\S+|сортир\S+|отфильтр\S+ по|фильтр\S+|скач\S+|загруз\S+|отправ\S+|зарегистр\S+|подпи(ши|сать)\S*|отпи(ши|сать)\S*|отмен\S+|измен(и|ить|ите)|поменя\S+|смен(и|ить)|редактир\S+|обнов\S+|сравн(и|ить|ите) (цены|\S+ и )|выбер\S+|выбрать|заполн\S+|напи(ши|сать)|опублик\S+|арендо\S+|аренд(уй|овать)|запрос\S+|оплат\S+|провер\S+|посмотр\S+|просмотр\S+|рассчита\S+|вычисл\S+|включи\S*|воспроизв\S+|сохран\S+|подел\S+|активир\S+|запланир\S+|созда\S+|нажм\S+|нажать|прода(й|ть)|примен\S+|верн(и|уть)|настро\S+|отсле\S+|выйти|выйди|удалить (мой|свой|аккаунт)|узнай|запиши|записаться|вызови|сделай (заказ|бронь)|подай|подать|установ\S+)( |$)/,
};

export const polish: Words = {
  script: LATIN,
  howTo:
    /^ (a )?jak (moge|mozna|mam|powinienem|powinnam|ja |tu |moglbym |sie )?(\S+ ){0,2}?\S+(c|sc|zc) |^ jak (moge|mozna|mam) |^ jak (zmieni|anuluj|usun|dod|pobier)\S*(e|am) |^ gdzie \S+(ac|ic|yc|ec) |\bgdzie (jest |sa |znajduje sie )?(\S+ )?(przycisk|opcj|ustawieni|link)|\bgdzie (moge|mam|kliknac|znajde|znalezc (przycisk|opcje|ustawieni)|zmienic|zmienie|pobiore|pobrac|mozna)|(pokaz|wyjasnij|naucz|powiedz)\S* (mi )?jak (?!dziala)|poprowadz|pomoz|krok po kroku|instrukcja|ktory przycisk|zaprowadz|zabierz mnie|jaki przycisk/,
  ask: /^( (a|i))?( (w|we|na|z|ze|po|do|dla|o|od|ku|za|u|przez|przy))? (kto|kogo|komu|kim|czyj|czyja|co|czego|czym|kiedy|gdzie|skad|dokad|dlaczego|czemu|po co|ile|ilu|jaki|jaka|jakie|jakim|jakich|jakiej|ktory|ktora|ktore|ktorym|jak|czy (?!(mozesz|moglbys|moglabys|mozna prosic))|jest|sa) /,
  tell: /^ (prosze )?(stresc|podsumuj|wyjasnij|opisz|zdefiniuj|powiedz|przetlumacz|wymien|wylicz|opowiedz|chce wiedziec|podaj (date|liczbe|nazwe|definicje|najwazniejsze))/,
  away: /nie chce (juz |wiecej )?(widziec|ogladac|czytac|zeby)|nie (pokazuj|wyswietlaj)|(przestan|przestancie|skoncz) (mi )?(pokazywac|wyswietlac|polecac|proponowac|z )|(pokaz|zostaw|wyswietl|pokazuj)\S* (mi )?(tylko|jedynie|sam )|^ (prosze )?(tylko|sam artykul) |znikn|tryb czytania|mam dosc|dosc |denerwuj|przeszkadza|precz|bez reklam|koniec z/,
  hide: /(^| )(ukryj|ukryjcie|ukryc|schowaj|schowac|chowaj|zabierz(?! (mnie|nas))|posprzataj|wyczysc|oczysc|odfiltruj|odfiltrowac|pozbadz|pozbyc|wywal|wywalic|zwin|zaslon|wyrzuc|sprzatnij|zamaskuj|wytnij|przytlum)( |$)/,
  remove:
    /(^| )(usun|usuncie|usunac|zablokuj|zablokowac|blokuj|zamknij|zamknac|wylacz|wylaczyc|wycisz|wyciszyc|skasuj|wyklucz)( |$)/,
  own: /koszyk|(^| )kont(o|a|em)( |$)|(^| )(moj|moja|moje|mojego|moich|moim|mojej)( |$)|subskrypcj|profil|haslo|kart[ey]|zamowieni|rezerwacj|uzytkownik|plik|ulubion|ustawieni|liste zyczen/,
  noise:
    /reklam|sponsorowan|promowan|baner|ciasteczk|cookie|pasek boczny|panel boczny|komentarz|polecan|rekomend|sugerowan|podobn|popup|wyskakuj|okienk|czat|widzet|menu|naglowek|stopk|film|wideo|obraz|zdjeci|post|wiadomosci|stron|ekran|spoiler|wynik|artykul|wyprzedan|powiadomieni\S+ o|relacj/,
  act: /^ (prosze |czy mozesz |czy moglbys |mozesz |chce |chcialbym |chcialabym |musze |potrzebuje |pomoz |prosz )*(sie |mi )?(znajdz|znalezc|szukam|szukaj|poszukaj|wyszukaj|wyszukac|zarezerwuj|zarezerwowac|kup|kupic|zamow|zamowic|dodaj|dodac|wloz|pokaz|pokazac|zobacz|otworz|otworzyc|przejdz|przejsc|idz|zaloguj|zalogowac|wyloguj|posortuj|sortuj|filtruj|przefiltruj|pobierz|pobrac|wyslij|wyslac|przeslij|zarejestruj|zapisz|subskrybuj|anuluj|anulowac|zrezygnuj|zmien|zmienic|edytuj|zaktualizuj|porownaj (ceny|\S+ (i|z) )|wybierz|zaznacz|wypelnij|wypelnic|napisz|opublikuj|wynajmij|zloz|zaplac|sprawdz|sprawdzic|oblicz|odtworz|wlacz|obserwuj|udostepnij|aktywuj|zaplanuj|utworz|stworz|kliknij|sprzedaj|zastosuj|zwroc|skonfiguruj|sledz|przegladaj|usunac (moje|swoje|konto)|usunac konto|umow|zglos|ustaw|wprowadz)( |$)/,
};

export const turkish: Words = {
  script: LATIN,
  howTo:
    /nasil (\S+ )*\S*(rim|rum|irim|urum|arim|erim|abilirim|ebilirim|abiliriz|ebiliriz|mali\S*|meli\S*|acagim|ecegim|iyorum|iyoruz|ilir|ilir|nir|lir|yapilir|yaparim|yapabilirim|edilir|ederim|ederiz)( |\?)|nere(den|ye|de) (\S+ )*\S*(abilirim|ebilirim|irim|arim|erim|urum|mali\S*|meli\S*|tiklamali\S*|\S+(acagim|ecegim)|tiklarim)|(adimlari|adim adim|yardim et|yardimci ol|yol goster|rehberlik|goster nasil|nasil yapilacagini|nasil yapildigini|ogret)|hangi (dugme|buton)|(dugme|buton|ayar|baglanti)\S* nere|(beni|bizi) (\S+ )+(gotur|yonlendir)\S*|\S+(mak|mek) icin (ne yap|nereye|nasil)/,
  ask: /(^| )(kim|kimin|kime|kimi|kimler|ne (kadar|zaman|oldu|demek|dir|icin|gibi|anlama|var|diyor|yapti|tur|renk|yapar|soyluyor)|nedir|neyi|neden|nicin|niye|nerede|nereden|nereye|neresi|hangi|hangisi|kac|kaci|kacinci|nasil|midir|miydi|mudur|muydu|var mi|farki) |\S (mi|mu|ne) (\? )?$/,
  tell: /(ozetle|ozetler misin|aciklar misin|acikla|anlat|cevir|tanimla|listele|soyle|ozet|(numarasi|adresi|fiyati|tarihi|ismi) lazim)( |$)/,
  away: /gormek istemi|gormek istemem|gosterme |gostermeyi (birak|kes|durdur)|gosterilmesin|gorunmesin|(sadece|yalnizca) (\S+ ){1,4}(goster|kalsin|gorunsun|gormek)|yok olsun|kaybolsun|okuma modu|biktim|rahatsiz|olmasin|istemiyorum|onerme |cikmasin/,
  hide: /(^| )(gizle\S*|gizler|sakla|saklar|saklayin|yok et|kurtul\S*|temizle\S*|filtrele|ayikla|sadelestir|kapat su|ortadan kaldir|kaybet)( |$)|(^| )(gizle|gizleyin|gizler misin|gizlemek)( |$)/,
  remove:
    /(^| )(kaldir\S*|sil|siler|silin|silmek|engelle\S*|kapat\S*|sustur\S*|cikar|cikart|blokla|devre disi)( |$)/,
  own: /sepet|hesab|hesap|abonel|profil|sifre|kart|siparis|rezervasyon|kullanici|dosya|favori|ayarlar|\S+(imi|umu|larimi|lerimi|mdan|mden|miz|ma|me )( |$)/,
  noise:
    /reklam|sponsor|tanitim|banner|cerez|cookie|kenar cubugu|yan (panel|menu)|yorum|onerilen|oneri|ilgili|benzer|acilir pencere|popup|sohbet|widget|menu|ust bilgi|alt bilgi|video|resim|gorsel|fotograf|gonderi|haber|sayfa|ekran|spoiler|sonuc|makale|tukenen|stokta olmayan|bildirim\S* cub|hikaye/,
  act: /(^| )(ara|arat|bul|bulun|ekle|ekler|ayirt|ayirtin|rezerve et|rezervasyon yap|satin al|al|siparis ver|siparis et|goster|ac|git|gir|sirala|filtrele|indir|yukle|gonder|giris yap|oturum ac|cikis yap|kayit ol|kaydol|abone ol|iptal et|degistir|duzenle|guncelle|karsilastir|sec|doldur|yaz|yayinla|kirala|talep et|basvur|ode|kontrol et|hesapla|oynat|takip et|kaydet|paylas|etkinlestir|planla|olustur|tikla|sat|uygula|iade et|ayarla|incele|goruntule|sepetten cikar|hesabimi sil|istiyorum|istiyoruz|lazim)( misin| musun| lutfen)? ?\?? $/,
};

export const arabic: Words = {
  script: /\p{Script=Arabic}/u,
  howTo:
    /(كيفيه|كيفية|طريقة|طريقه|خطوات) |كيف (يمكنني|يمكن لي|يمكن|استطيع|أستطيع|اقوم|أقوم|أ\S+|ا\S{3,}|نقوم|لي ان|لي أن|بامكاني|بإمكاني|يتم (تغيير|حذف|إلغاء|الغاء|تسجيل))|(أين|اين|وين) (يمكنني|أضغط|اضغط|أجد (زر|خيار|اعدادات|إعدادات)|استطيع|أستطيع|أنقر|انقر|أغير|اغير|أ\S+ |ا(?!ل|قرب|كبر|فضل|رخص|شهر|جمل|خر)\S{3,} )|(ساعدني|ساعديني|أرشدني|ارشدني|دلني|علمني|وجهني|خذني|اشرح لي كيف|أخبرني كيف|ارني كيف|أرني كيف)|(أين|اين|وين) (يوجد )?(زر|رابط|خيار|قائمة|اعدادات|إعدادات)|خطوة بخطوة|أي زر|اي زر/,
  ask: /^ (و)?(من|ما) |(^| )(و)?(ماذا|ماهو|ماهي|متى|أين|اين|لماذا|لم|كم|كيف|هل|أي|اي|أيهما|لمن|بكم|بماذا|مما|ممن|ما هو|ما هي|الفرق|في أي|الى متى|إلى متى|منذ متى)( |\?)/,
  tell: /^ (من فضلك |رجاء )?(لخص\S*|اشرح|وضح|صف|عرف|أخبرني|اخبرني|قل لي|ترجم|عدد|اذكر|أذكر|أعطني (ملخص|فكرة)|اعطني (ملخص|فكرة)|أريد أن أعرف|اريد ان اعرف)/,
  away: /لا (أريد|اريد|أرغب|ارغب|أحب|احب|اود|أود) (أن |ان |في )?(أرى|ارى|رؤية|رؤيه|مشاهدة|مشاهده|ظهور|يظهر)|لا (تظهر|تعرض|ترني|تريني|تعرضي)|(توقف|كف|توقفي) عن (عرض|إظهار|اظهار|اقتراح)|(فقط|وحده|لا غير)( |$)|^ (فقط|فقط اعرض) |تختفي|يختفي|اختف|وضع القراءة|مزعج|تزعجني|سئمت|مللت|بدون (اعلانات|إعلانات)|كفى|(ي|ت)(زعج|ضايق)ني|مللت/,
  hide: /(^| )(و)?(أخف|اخف|أخفي|اخفي|اخفاء|إخفاء|خبئ|خبي|أزل|ازل|إزالة|ازالة|نظف|تنظيف|احجب|حجب|تخلص|صف|استبعد|رتب(?= (هذه )?(الصفحة|الشاشة))|قم ب(إخفاء|اخفاء|إزالة|ازالة|حجب|تنظيف)|غط|أبعد|ابعد|شيل|فلتر)( |$)/,
  remove: /(^| )(احذف|حذف|امسح|مسح|احظر|حظر|أغلق|اغلق|إغلاق|اكتم|كتم|أوقف|اوقف|عطل|ألغ)( |$)/,
  own: /سلة|السلة|عربة|حساب|الحساب|كلمة (المرور|السر)|بطاق|طلب|حجز|المستخدم|مستخدم|ملف (الشخصي|ي)|ملفي|المفضلة|اشتراك|الإعدادات|رقم هاتف|\S+ي (من|في) /,
  noise:
    /إعلان|اعلان|الإعلانات|الاعلانات|دعاي|ممول|مدعوم|مروج|بانر|لافت|كوكي|ارتباط|الشريط|شريط|تعليق|مقترح|موصى|توصي|اقتراح|ذات صلة|رائج|منبثق|نافذ|دردش|القائمة|قائمة|ترويس|تذييل|فيديو|صور|منشور|أخبار|اخبار|صفحة|الصفحة|شاشة|حرق|نتائج|مقال|نفد|إشعار/,
  act: /^ (من فضلك |رجاء |هل يمكنك |أريد |اريد |أرغب في |اود |أود |احتاج |أحتاج |يرجى |أريد أن |اريد ان |قم ب)*(ابحث|البحث|بحث|اعثر|العثور|جد|احجز|حجز|اشتر|شراء|اشتري|أضف|اضف|إضافة|اضافة|ضع|اعرض|عرض|أرني|ارني|أظهر|اظهر|افتح|فتح|اذهب|الذهاب|انتقل|الانتقال|رتب|فرز|صنف|حمل|تحميل|نزل|تنزيل|ارفع|رفع|أرسل|ارسل|إرسال|سجل|تسجيل|التسجيل|الحجز|الشراء|الدفع|التقديم|اشترك|الاشتراك|ألغ|الغ|إلغاء|الغاء|غير|تغيير|عدل|تعديل|حدث|تحديث|قارن|مقارنة|اختر|اختيار|حدد|املأ|املا|ملء|اكتب|كتابة|انشر|استأجر|استئجار|اطلب|طلب|ادفع|دفع|تحقق|التحقق|راجع|احسب|حساب|شغل|تشغيل|تابع|متابعة|احفظ|حفظ|شارك|مشاركة|فعل|تفعيل|جدول|أنشئ|انشئ|إنشاء|اضغط|انقر|بع|بيع|طبق|أعد|اعد|تتبع|تصفح|حذف (حسابي|الحساب)|قدم|شاهد)( |$)/,
};

export const hindi: Words = {
  script: /\p{Script=Devanagari}/u,
  howTo:
    /(मैं|मुझे|हम|हमें) (\S+ )*कैसे |(कैसे|कहाँ|कहां) (\S+ )*\S*(ूं|ूँ|ऊं|ऊँ)( |\?|$)|कैसे (\S+ )*(करूं|करूँ|करू|करें|करे|करते हैं|कर सकता|कर सकती|कर सकते|किया जाए|किया जाता है \?|बदलूं|बदलूँ|बदलें|हटाऊं|हटाऊँ|हटाएं|छुपाऊं|छिपाऊं|छुपाएं|जोड़ूं|जोड़ें|भरूं|भरें|बनाऊं|बनाएं|खोलूं|खोलें|देखूं|देखें|डालूं|भेजूं|भेजें|लूं|लें|ढूंढूं|पाऊं|जाऊं|बुक|डाउनलोड|लॉगिन)|का तरीका|के तरीके|कहाँ (क्लिक|जाकर|से .*(करूं|करें|सकता)|पर क्लिक)|कहां (क्लिक|जाकर|से .*(करूं|करें|सकता))|मेरी मदद|मदद करो|मदद करें|मार्गदर्शन|सिखाओ|सिखाएं|स्टेप बाय स्टेप|कदम दर कदम|कौन सा बटन|(बटन|लिंक|विकल्प|सेटिंग\S*) (कहाँ|कहां|किधर)|ले चलो|ले जाओ|करना सिखा/,
  ask: /(^| )(कौन|किसने|किसका|किसकी|किसके|किसे|किस|क्या|कब|कहाँ|कहां|क्यों|कितना|कितनी|कितने|कौनसा|कौनसी|कैसे|कैसा|कैसी|अंतर)( |\?)/,
  tell: /सारांश|समझाओ|समझाएं|समझाइए|बताओ|बताएं|बताइए|वर्णन|अनुवाद|परिभाष|संक्षेप/,
  away: /नहीं (देखना|देखनी|देखने|चाहिए)|(मत|न) (दिखाओ|दिखाएं|दिखाना|दिखा)|दिखाना (बंद|बन्द|रोक)|(सिर्फ|केवल|बस) (\S+ ){1,4}(दिखाओ|दिखाएं|दिखा|देखना|रहने|रखो)|गायब|परेशान|तंग आ|रीडर मोड|नहीं दिख/,
  hide: /छुपा|छिपा|छुपाओ|छिपाओ|साफ कर|साफ़ कर|साफ करो|फ़िल्टर कर|फिल्टर कर|ब्लॉक कर|ढक दो|ढक|छुटकारा|दूर करो|व्यवस्थित/,
  remove: /हटा|हटाओ|हटाएं|मिटा|डिलीट|बंद कर|म्यूट|निकाल/,
  own: /कार्ट|खाता|खाते|अकाउंट|मेरा|मेरी|मेरे|अपना|अपनी|अपने|पासवर्ड|कार्ड|ऑर्डर|बुकिंग|प्रोफ़ाइल|प्रोफाइल|यूजर|उपयोगकर्ता|फ़ाइल|सदस्यता/,
  noise:
    /विज्ञापन|प्रायोजित|बैनर|कुकी|साइडबार|टिप्पणि|कमेंट|सुझा|संबंधित|ट्रेंडिंग|पॉपअप|पॉप|चैट|मेनू|हेडर|फुटर|वीडियो|तस्वीर|फोटो|पोस्ट|खबर|समाचार|पेज|पृष्ठ|स्क्रीन|स्पॉइलर|नतीज|लेख|सूचना/,
  act: /(खोजो|खोजें|खोजिए|ढूंढो|ढूंढें|ढूँढो|बुक करो|बुक करें|खरीदो|खरीदें|जोड़ो|जोड़ें|जोड़ दो|डालो|डालें|दिखाओ|दिखाएं|दिखाइए|खोलो|खोलें|जाओ|जाएं|करो|करें|कर दो|कीजिए|भरो|भरें|भेजो|भेजें|लिखो|लिखें|चुनो|चुनें|बदलो|बदलें|बनाओ|बनाएं|देखो|देखें|चलाओ|लगाओ|सहेजें|हटाओ|हटाएं|चाहता हूं|चाहती हूं|चाहता हूँ|चाहती हूँ|है) $/,
};

/** A few words each for languages that were not studied closely. */
export const further: Words[] = [
  // Vietnamese
  {
    script: LATIN,
    howTo:
      /\b(lam (the nao|sao) de|cach (de )?(doi|thay|huy|xoa|them|tai|dang|tao|an|bat|tat)\w*|huong dan (toi|minh)|giup toi|chi (cho )?toi cach|o dau de)\b/,
    ask: /^ ai |\b(la gi|cai gi|khi nao|bao gio|o dau|tai sao|vi sao|bao nhieu|nguoi nao|nuoc nao|co phai|la ai|nhu the nao|khong \?)/,
    tell: /\b(tom tat|giai thich|mo ta|cho toi biet|dich)\b/,
    away: /\bkhong (muon (thay|xem|nhin)|hien thi)|\bdung (hien thi|cho toi (thay|xem))|\bchi (hien thi|hien|xem)\b/,
    hide: /\b(an (tat ca|cac|quang|binh|thanh|het|di|nhung|phan)|giau|loai bo|don dep|bo (het|di|cac))\b/,
    remove: /\b(xoa|chan|tat|dong)\b/,
    own: /\b(gio hang|tai khoan|cua toi|mat khau|don hang)\b/,
    noise: /\b(quang cao|thanh ben|binh luan|bieu ngu|cookie|trang|de xuat|bai viet|tin|video)\b/,
    act: /^ (hay |vui long |toi muon |giup toi )*(tim|tim kiem|them|dat|mua|mo|dang|sap xep|loc|tai|so sanh|chon|dien|gui|xem|kiem tra|huy|doi|hien thi|cho toi xem) /,
  },
  // Thai
  {
    script: /\p{Script=Thai}/u,
    howTo: /อย่างไร|ยังไง|วิธี|ช่วยฉัน|สอน|ขั้นตอน|พาฉัน/,
    ask: /ใคร|อะไร|เมื่อไหร่|เมื่อไร|ที่ไหน|ทำไม|เท่าไหร่|เท่าไร|กี่|ไหม|หรือไม่|คืออะไร/,
    tell: /สรุป|อธิบาย|บอก|แปล/,
    away: /ไม่อยากเห็น|ไม่ต้องการเห็น|อย่าแสดง|หยุดแสดง|แสดงเฉพาะ|แสดงแค่/,
    hide: /ซ่อน|กำจัด|บล็อก|กรอง.*ออก|เอา.*ออก|ล้างหน้า/,
    remove: /ลบ|ปิด/,
    own: /ตะกร้า|บัญชี|ของฉัน|รหัสผ่าน|คำสั่งซื้อ/,
    noise: /โฆษณา|แถบด้านข้าง|ความคิดเห็น|แบนเนอร์|คุกกี้|ป๊อปอัพ|ป๊อปอัป|หน้านี้|วิดีโอ|โพสต์|ข่าว/,
    act: /^ (ช่วย|กรุณา|ฉันต้องการ|อยาก)*(ค้นหา|หา|เพิ่ม|จอง|ซื้อ|เปิด|ไปที่|เรียง|กรอง|ดาวน์โหลด|เปรียบเทียบ|เลือก|กรอก|ส่ง|ดู|แสดง|ตรวจสอบ|ยกเลิก|เปลี่ยน|สมัคร)/,
  },
  // Greek
  {
    script: /\p{Script=Greek}/u,
    howTo:
      /(^| )πωσ (μπορω|να|κανω|γινεται να|αλλαζω|ακυρωνω|διαγραφω|κατεβαζω|προσθετω|κρυβω|μπλοκαρω|\S+ω (τ|μ|εν|το|την|τον|τα|τισ))|(^| )που (μπορω|παταω|κανω κλικ)|βοηθησε με|βοηθεια με|δειξε μου πωσ|οδηγησε με|βημα βημα/,
    ask: /^( (σε|απο|με|για|ωσ))? (ποιοσ|ποια|ποιο|ποιοι|ποιεσ|ποιον|ποιανου|τι|ποτε|που|γιατι|ποσο|ποσα|ποσοι|ποσεσ|πωσ|ειναι|υπαρχει|εχει|περιλαμβανει) /,
    tell: /^ (συνοψισε|περιληψη|εξηγησε|περιγραψε|πεσ μου|μεταφρασε|κανε περιληψη)/,
    away: /δεν θελω να (βλεπω|δω)|μη (μου )?δειχνεισ|μην εμφανιζεισ|σταματα να (μου )?(δειχνεισ|εμφανιζεισ)|(δειξε|εμφανισε|κρατησε) (μου )?μονο|εξαφαν/,
    hide: /(^| )(κρυψε|αποκρυψε|αποκρυψη|βγαλε|καθαρισε|ξεφορτωσου|απαλλαξε|φιλτραρε)( |$)/,
    remove: /(^| )(αφαιρεσε|διαγραψε|σβησε|μπλοκαρε|κλεισε|απενεργοποιησε)( |$)/,
    own: /καλαθι|λογαριασμ|κωδικ|παραγγελι|προφιλ|(^| )μου( |$)/,
    noise:
      /διαφημισ|μπανερ|banner|cookies?|πλευρικ|σχολι|προτεινομεν|χορηγουμεν|παραθυρ|σελιδα|βιντεο|εικον|αναρτησ|αρθρ|ειδησ/,
    act: /^ (παρακαλω |μπορεισ να |θελω να )*(βρεσ|ψαξε|αναζητησε|προσθεσε|κλεισε (τραπεζι|εισιτηρι|δωματιο|ραντεβου)|αγορασε|ανοιξε|πηγαινε|ταξινομησε|κατεβασε|συγκρινε|επιλεξε|συμπληρωσε|στειλε|δειξε|ελεγξε|ακυρωσε|αλλαξε|διαγραψω|κρατησε|κανε) /,
  },
  // Romanian
  {
    script: LATIN,
    howTo:
      /\bcum (pot|as putea|sa|fac|imi|se (face|poate|schimba|anuleaza)|schimb|anulez|sterg|adaug|descarc|ascund|blochez)\b|\bunde (pot|dau clic|apas|trebuie)\b|\b(ajuta ma|ghideaza ma|arata mi cum|du ma|pas cu pas)\b/,
    ask: /^( (in|la|de|cu|pe|din|pentru))? (cine|ce|care|cand|unde|de ce|cat|cata|cati|cate|cum|este|sunt|exista|are) /,
    tell: /^ (rezuma|fa un rezumat|explica|descrie|spune mi|traduce|defineste)/,
    away: /\bnu (vreau|doresc) sa (mai )?(vad|vedem)|\bnu (mi )?(mai )?(arata|afisa)\b|\b(nu mai|inceteaza sa|opreste te din) (imi )?(arat|afis)|\b(arata|afiseaza) (mi )?(doar|numai)\b|\bdoar articolul|\bdispar/,
    hide: /\b(ascunde\w*|curata\w*|scapa|debaraseaza|filtreaza (afara|post)|da jos|scoate)\b/,
    remove: /\b(elimina|sterge|blocheaza|inchide|dezactiveaza|inlatura)\b/,
    own: /\b(cos|cosul|cont|contul|mea|meu|mele|parola|comanda|abonament\w*)\b/,
    noise:
      /\b(reclam\w+|banner\w*|cookie\w*|bara laterala|comentari\w+|recomand\w+|sponsoriz\w+|popup\w*|fereastr\w+|pagina|video\w*|postari\w*|stiri\w*|articol\w*)\b/,
    act: /^ (te rog |poti sa |vreau sa |as vrea sa |trebuie sa )*(gaseste|cauta|adauga|rezerva|cumpara|deschide|mergi|sorteaza|filtreaza|descarca|compara|selecteaza|alege|completeaza|trimite|arata mi|verifica|anuleaza|schimba|sterg contul|comanda|inchiriaza|creeaza|pune) /,
  },
  // Indonesian and Malay
  {
    script: LATIN,
    howTo:
      /\b(bagaimana (cara|caranya|saya|aku)|gimana cara|cara (untuk )?(meng|mem|men|me)\w+|di mana saya (bisa|dapat|klik|harus)|bantu saya|pandu saya|tunjukkan cara|langkah langkah|tutorial)\b/,
    ask: /^ (di |ke |dari |pada |sejak |untuk )?(siapa|apa|apakah|kapan|mana|dimana|mengapa|kenapa|berapa|bagaimana|adakah|yang mana) /,
    tell: /^ (tolong )?(ringkas\w*|rangkum\w*|jelaskan|terangkan|uraikan|beri tahu|terjemahkan|sebutkan)/,
    away: /\b(tidak|nggak|gak|tak) (mau|ingin) (me)?lihat|\bjangan (tampilkan|perlihatkan)|\bberhenti (menampilkan|menunjukkan)|\b(hanya|cuma) (tampilkan|artikel)|\btampilkan hanya|\bhilang/,
    hide: /\b(sembunyikan|singkirkan|bersihkan|hilangkan|saring|enyahkan|rapikan)\b/,
    remove: /\b(hapus|blokir|tutup|matikan|bisukan)\b/,
    own: /\b(keranjang|akun|saya|kata sandi|pesanan|profil|langganan)\b/,
    noise:
      /\b(iklan|spanduk|banner|cookie|bilah samping|sidebar|komentar|rekomendasi|sponsor|popup|halaman|video|postingan|berita|gambar|artikel)\b/,
    act: /^ (tolong |silakan |saya (mau|ingin) |bisakah kamu )*(cari|carikan|temukan|tambahkan|pesan|pesankan|beli|buka|pergi|urutkan|filter|unduh|bandingkan|pilih|isi|kirim|tampilkan|lihat|periksa|cek|batalkan|ubah|ganti|daftar|masuk|tunjukkan) /,
  },
  // Swedish, Danish, Norwegian
  {
    script: LATIN,
    howTo:
      /^ (hur|hvordan) (kan|ska|skal|gor|andrar|endrer|aendrer|tar|byter|avslutar|laddar|laegger|lagger|doljer|skjuler|sletter|raderar|\w+r) (jag|man|jeg|vi|du)\b|\b(hjalp mig|hjaelp mig|hjelp meg|visa mig hur|vis mig hvordan|vis meg hvordan|guida mig|steg for steg|trin for trin)\b|^ var kan jag |^ hvor kan jeg /,
    ask: /^( (i|pa|fran|av|om|med|till|for))? (vem|vad|nar|var|varfor|hur|vilken|vilket|vilka|hvem|hvad|hva|hvornar|nar|hvor|hvorfor|hvordan|hvilken|hvilket|hvilke|finns|er|ar det) /,
    tell: /^ (sammanfatta|opsummer|oppsummer|forklara|forklar|beskriv|beratta|overstatt|oversaet)/,
    away: /\b(vill|vil) (inte|ikke) (se|ha)|\bvisa (mig )?(inte|inga|bara|endast)|\bvis (mig |meg )?(ikke|bare|kun)|\bsluta visa|\b(forsvinn\w*|forsvind\w*|forsvinne)\b/,
    hide: /\b(dolj|gom|skjul|gem|rensa|stada|ryd|rydd|filtrera bort|bli av med|slip av med|fa vaek)\b/,
    remove: /\b(ta bort|fjern|blockera|bloker|blokker|radera|slet|slett|stang|luk)\b/,
    own: /\b(varukorg\w*|kurv\w*|handlekurv\w*|konto\w*|min|mitt|mina|mit|mine|losenord|passord|bestallning)\b/,
    noise:
      /(annons|reklam|annonc|banner|cookie|sidofalt|sidepanel|sidebar|kommentar|rekommend|anbefal|sponsr|popup|sida|side|video|inlagg|innlegg|opslag|nyhet|nyhed|bild|artik)/,
    act: /^ (snalla |kan du |jag vill |jeg vil )*(sok|sog|hitta|find|finn|lagg|tilfoj|legg|boka|bestill|bestil|kop|kjop|kob|oppna|abn|apne|ga till|ga til|sortera|sorter|filtrera|filtrer|ladda|last ned|download|jamfor|sammenlign|valj|velg|vaelg|fyll|udfyld|skicka|send|visa|vis|kontrollera|avbryt|andra|endre|aendr) /,
  },
  // Ukrainian
  {
    script: /\p{Script=Cyrillic}/u,
    howTo:
      /^ (а )?як (мені |я можу |можна )?(\S+ )?\S+(ти|тися)( |$)|^ де (я можу|мені|натиснути|можна)|допоможи|проведи мене|покажи як|крок за кроком/,
    ask: /^( (в|у|на|з|до|за|по|для|о))? (хто|кого|що|чого|коли|де|куди|звідки|чому|навіщо|скільки|який|яка|яке|які|як|чи|чий) /,
    tell: /^ (підсумуй|стисло|поясни|опиши|розкажи|переклади|скажи)/,
    away: /не хочу (більше )?бачити|не показуй|(припини|перестань|досить) показувати|(покажи|залиш) (мені )?(тільки|лише)|^ (тільки|лише) |зникн/,
    hide: /(^| )(сховай|сховати|приховай|приховати|прибери|прибрати|очисти|відфільтруй|позбудься|згорни)( |$)/,
    remove: /(^| )(видали|видалити|заблокуй|закрий|вимкни)( |$)/,
    own: /кошик|акаунт|обліков|профіл|парол|замовлен|(^| )м(ій|оя|оє|ої|ого|ою)( |$)|підписк/,
    noise:
      /реклам|банер|cookie|куки|бічн|коментар|рекоменд|спонсор|спливаюч|чат|меню|відео|пост|новин|сторінк|статт|зображ/,
    act: /^ (будь ласка |можеш |хочу |треба )*(знайди|знайти|шукай|пошукай|додай|забронюй|купи|замов|покажи|відкрий|перейди|увійти|увійди|відсортуй|відфільтруй|завантаж|надішли|зареєструй\S*|підпиши\S*|скасуй|зміни|порівняй|вибери|обери|заповни|перевір|переглянь|збережи|створи) /,
  },
  // Czech and Slovak
  {
    script: LATIN,
    howTo:
      /^ (a )?jak (muzu|mohu|mam|lze|si |se |\S+(im|am|u|it|at|et|nout|ovat|uji) )|^ kde (muzu|mohu|mam|kliknu|najdu)|pomoz mi|ukaz mi jak|proved me|krok za krokem/,
    ask: /^( (v|ve|na|z|do|o|od|za|po|pro))? (kdo|koho|co|ceho|kdy|kde|kam|odkud|proc|kolik|jaky|jaka|jake|ktery|ktera|ktere|jak|ci|je (to|mozne|mozna|v cene|zahrnuta)|jsou) /,
    tell: /^ (shrn|vysvetli|popis|rekni|preloz|vyjmenuj)/,
    away: /nechci (uz )?(videt|vidat)|nezobrazuj|neukazuj|prestan ukazovat|(zobraz|ukaz|nech) (mi )?(jen|pouze)|^ (jen|pouze) |zmizet|zmiz/,
    hide: /(^| )(skryj|skryt|schovej|schovat|uklid|procisti|odfiltruj|zbav)( |$)/,
    remove: /(^| )(odstran|odstranit|smaz|smazat|zablokuj|zavri|vypni)( |$)/,
    own: /kosik|(^| )(ucet|uctu|muj|moje|moji|mou|meho)( |$)|profil|heslo|objednavk|predplatne/,
    noise:
      /reklam|banner|cookie|postranni|komentar|doporucen|sponzor|vyskakov|okno|chat|menu|video|prispev|zpravy|strank|clan|obraz/,
    act: /^ (prosim |muzes |chci |potrebuji )*(najdi|najit|vyhledej|hledej|pridej|rezervuj|zarezervuj|kup|koupit|objednej|ukaz|zobraz|otevri|prejdi|prihlas\S*|serad|filtruj|stahni|odesli|zaregistruj|zrus|zmen|porovnej|vyber|vypln|zkontroluj|uloz|vytvor) /,
  },
];
