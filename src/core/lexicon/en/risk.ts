import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`the | my | your | this | our | all | these | an`),
  commits:
    rawList(`wire money | wire funds | charge card | charge customer | submit | send | pay | prepay | buy | purchase |
    place order | place your order | place my order | order now | preorder now | rent now | reserve now | book now |
    instant book | complete order | complete booking | complete payment | complete registration |
    complete transaction | complete signup | finalize | finalise | bid | donate | subscribe | resubscribe | opt out |
    opt in | delet* | remove | erase | discard | destroy | trash | shred | empty bin | empty cart | clear cart |
    clear history | clear search history | clear browsing | clear data | clear cache | reset | revert | roll back |
    drop table | drop database | publish | republish | tweet | retweet | repost | post now | post comment |
    post reply | post review | post it | share now | release | deploy | merge | rebase | force push | ship it |
    sign out | sign me out | log out | log me out | log off | end session | sign and * | sign document |
    sign agreement | sign here | sign now | e sign | cancel subscription | cancel my subscription | cancel order |
    cancel account | cancel plan | cancel membership | cancel my membership | cancel booking | cancel reservation |
    cancel trip | cancel my plan | cancel service | cancel policy | cancel flight | cancel ride | cancel appointment |
    cancel payment | cancel anyway | end subscription | end membership | stop subscription | deactivate | disable |
    suspend | close account | close my account | confirm | reconfirm | agree | accept | consent | acknowledge |
    authori* | approve | permit | allow | grant | deny | decline | reject | refuse | transfer | cash out | deposit |
    invest | trade | swap now | exchange now | convert now | redeem | top up | add funds | add money | refund | save |
    apply | enlist | sign me up | sign up now | leave group | leave team | leave channel | leave organization |
    leave organisation | leave server | quit | resign | invite | uninvite | block | unblock | ban | unban | mute user |
    report user | report post | report abuse | report spam | mark as spam | unfollow | unfriend | follow | archive |
    unarchive | uninstall | install | reinstall | update now | downgrade | renew | extend subscription | start trial |
    start free trial | start my free trial | start my trial | try free | try for free | start subscription |
    start membership | activate | reactivate | enable payments | schedule payment | make payment | make a payment |
    set up payment | hire | vote | cast ballot | rsvp* | i m in | count me in | attend | unattend | check in now |
    check out | call now | execute | format disk | format drive | shut down | power off | reboot | restart |
    yes please | i understand | proceed anyway | do it | make public | make private | make admin | change visibility |
    change owner | rotate key | generate new key | lock account | file complaint | file return | e file | file taxes |
    turn in | hand in | end exam | end quiz | finish attempt | finish test | connect account | connect wallet |
    link account | unlink | disconnect | hang up | end call | end meeting | start call | go to payment |
    proceed to payment | continue to payment | pledge | back this project | adopt | certify | attest | ratify |
    unstake | borrow | lend | bill me | print label | mark as paid | mark as shipped | mark as delivered |
    mark as resolved | issue invoice | write off | discontinue | evict | dismiss employee | forward message |
    forward email | reply all | notify | broadcast | blast | email everyone | nuke | scrub | scrap |
    forget this device | forget device | forget me | retract | recall | give $ | make a gift | make it public |
    make it private | clear all | clear chat | clear everything | clear messages | empty recycle bin | push to |
    run migration | stop instance | kill | cancel my order | cancel my booking | cancel my reservation |
    cancel my account | add card | link card | connect bank | set as default | verify | sponsor | get tickets |
    recharge | restore | tip $ | sign with | turn off backups | turn off protection | finish order`),
  perhaps:
    rawList(`api key | api keys | api token | access token | secret key | private key | credentials | order | book | booking | reserve |
    rent | checkout | payment | post | share | comment | reply | forward | request | report | subscription | registration |
    register | sign up | create account | donation | contribution | refund | return item | return items | release notes | like |
    join | leave | upgrade | membership | renewal | transaction | publication | deletion | removal | confirmation | agreement |
    signature | shipping label | exchange | convert | schedule | message seller | contact seller | offer | bet | deployment`),
  alone:
    rawList(`flag | push | burn | mint | stake | ship | fire | void | empty | charge | launch | kick | dial | wire | stay in | swap |
    call | reply | go live | yes | yep | yes please | i do | ok delete | give | finish | done and submit | pledge | update`),
  harmless:
    rawList(`saved | order by | sort order | order of | in order | on order | no order | tracking order |
    reading order | save the date | share price | share prices | market share | shares | post office | postal* |
    blog post | next post | previous post | older post | newer post | block quote | block editor | blocks |
    send feedback faq | pay attention | payable | accept cookies policy | accepted | accepting | saver | savings |
    saving tips | publisher | publishing house | published | publishing | deleted items | deleted messages |
    recently deleted | trash folder | removed | booked | bookmark | bookmarks | bookshop | book store | books |
    book club | book review | book details | sent | sent items | sent messages | sender | inbox | reset zoom |
    reset view | reset search | =clear search | clear search field | clear search box | reset map | apply sort |
    applied | applications | application | reporting | reports | report builder | released | releases | release notes |
    release date | releases page | subscribers | subscriber | subscriptions | subscribed | approved | approvals |
    confirmed | push notifications settings | push notifications | transfers | transferred | transfer history |
    transfer status | merge requests | merge request | pull requests | pull request | commits | tips |
    tips and tricks | tip of the day | trading hours | trade show | trade shows | trades | resets | logout help |
    allowance | allowances | allowed | archive page | archives | installed | installation | installing |
    installation guide | install guide | upgrade guide | charges | charging | chargers | billing history | voted |
    votes | most voted | voting | registered | registry | sellers | best sellers | bestsellers | best selling |
    selling | sell history | buyers | buyer | buying guide | buying guides | buyer guide | buyers guide | how to buy |
    where to buy | ways to pay | payments | paypal info | delivered | deliveries | invited | invitations |
    vote history | claims | investors | investor relations | investments | investing | deposits | redeemed | donors |
    donations | shipped | shipping | ship to | shipping options | shipping policy | return policy | returns |
    refund policy | refunds | terms of sale | terms of service | terms and conditions | accept and close policy |
    privacy policy | flagged | flags | flag icon | followers | following | followed | notifications |
    notification settings | notification | permissions | authorization settings | authorized apps | authors | author |
    fire tv | fire safety | firefox | firewall | fireworks | wireless | wire fraud | ship tracking | connected apps |
    activated | activation | activity | active | enabled | disabled | disabled items | blocked users | blocked |
    block list | banned users | muted | restart tour | update available | hiring | hire date | dispatch status |
    deposit account | reject history | convert units | exchange rates | exchange rate | signed | signature styles |
    sell on | why sell | about selling | empty state | don t show again | shared | shared with me | shared files |
    shared drives | shared folders | post archive | replies | comments | requests | requested | reservations |
    rentals | bookings | orders | memberships | members | join date | like new | more like this | looks like | likes |
    order summary | order details | order status | order number | order history | book shelf | save for later |
    saved for later | newsletter archive | news archive | blog archive | restore window | verify your browser |
    kill switch info | how to pay | how to * | mark as read | mark as unread | mark all as read | mark all read |
    report a problem read how | guest list | price list | stage view | call log | dropped off | list view | ring size |
    scale view | drop down | launch date | request history | contract details | broadcast schedule | offers |
    borrowing history | kick off time | stake holders | flash cards | flash player | declaration of accessibility |
    pages | paging | killing joke | recall notice | commission rates | joint view | stage name | terms of contract |
    booking conditions | deployment logs | deployment history | build logs | bid history | bidding history |
    print label preview | save as template | save template | clear dates | clear date | clear selection`),
  looks:
    rawList(`view | show | see | look | details | detail | history | track | tracking | status | methods | method | options | option |
    settings | setting | preferences | preference | help | about | compare | back | return to | edit | search | filter |
    filters | sort | find | info | information | summary | receipt | receipts | invoice | invoices | policy | policies | faq |
    print | download | export | preview | list | my order | my booking | your order`),
  leads:
    rawList(`all | more | less | next | previous | prev | open | menu | learn | read | browse | explore | expand |
    collapse | zoom | play | pause | stop video | watch | listen | copy | hide | toggle | switch view | home |
    overview | dashboard | page | guide | guides | tutorial | docs | documentation | examples | example | count |
    counter | sort by | group by | refresh | reload | undo | redo | select | choose | change | add | create | new |
    insert | attach | upload | language | theme | dark mode | light mode | profile | calendar | map | chart | table |
    grid | columns | rows | tab | tabs | first | last | up | down | left | right | start over | customize | customise |
    manage | configure | adjust | rename | duplicate | clone | drag | resize | full screen | share options |
    reply options | terms | conditions | contact | support | sitemap | templates | drafts | pricing | plans |
    plan details | calculator | estimate | quote details | refine | narrow`),
  topics:
    rawList(`faqs | questions | weather | sidebar | size chart | size guide | subtitles | captions | volume | mute |
    unmute | timetable | schedule of | trailer | excerpt | sample | catalog | catalogue | brochure | legal notice |
    imprint | accessibility | careers | press | wish list | favorites | favourites | cart | basket | nearby |
    directions | reviews | availability | news | cheapest | low to high | high to low | text size | jump to | top |
    today | tomorrow | yesterday | week | month | year | day | pick a date | opening | times | messages | shared with |
    draft posts | write a review | compose | bold | italic | underline | translate | sign in | log in | forgot |
    remember me | shopping | calculat* | check price | live scores | popular | trending | related | chapter | part |
    speed | crop | snooze | recently | junk | spam folder | starred | important | unread | transcript | lyrics |
    forecast | radar | sports | politics | business | technology | science | health | entertainment | travel | food |
    recipes | ingredients | nutrition | allergens | materials | dimensions | specifications | features | prices |
    team | blog | forum | community | events | agenda | departures | arrivals | platforms | floor plan | photos |
    gallery | videos | slideshow | carousel | images | attachments | files | folders | documents | downloads |
    watchlist | bag | account | statistics | analytics | charts | graph | layout | appearance | dark | light |
    contrast | font | shortcuts | keyboard | region | currency | units | time zone | hints | tour | walkthrough |
    manual | glossary | appendix | bibliography | references | citations | footnotes | sources | topics | tags |
    categories | departments | brands | collections | stores | branches | locations | around me | traffic | satellite |
    layers | legend | compass | pan | tilt | rotate | flip | mirror | ruler | measure | color picker | eyedropper |
    palette | swatches | emoji | gif | sticker | mic | quality | playback | queue | shuffle | repeat | loop |
    episode* | season* | track* | album* | artist* | genre* | playlist* | cast* | crew | synopsis | rating* | friends |
    contacts | groups | channels | threads | mentions | alerts | timeline | feed | stories | moments | memories |
    highlights | archive | logs | console | terminal | inspector | elements | performance | memory | storage | usage |
    quota | limits | balance | transactions | statements | cards | accounts | loans | rates | fees | branch finder |
    atm | parcel | ^under | ^below | ^over | ^up to | free slots | available slots | open slots | ^between |
    in stock | my bids | my offers | watched items | watching | bidding rules | pick a slot | free seats |
    free places`),
  retreats:
    rawList(`cancel | no | no thanks | no thank you | not now | maybe later | later | close | back | go back | dismiss | never mind |
    nevermind | keep | keep it | stay | skip | abort | exit dialog | return | got it | don t delete | don t save | do not |
    not yet | remind me later | decline | x`),
  opens:
    rawList(`view | see | show | read | learn | how | why | what | when | where | who | about | explore | browse | compare | keep |
    don t | do not | never | track | preview | help with | back to | return to | no stay | stay | undo | hide | sort | search |
    continue reading | continue shopping | upcoming | recent | past | previous | can i | is it | is there | do i |
    does it | will i`),
  closes: rawList(`explained | faq`),
  places:
    rawList(`check out | payment | pay now | billing | order summary | order review | review your order | place order | cart summary |
    basket summary | danger | delete account | account deletion | account settings | close account | deactivate account |
    transfer | send money | withdrawal | card details | subscription | donate | donation | unsubscribe | legal consent |
    sign document | publish | irreversible | cannot be undone | can t be undone | are you sure`),
  acts: rawList(`resubmit* | resend* | overwrit* | revok* | rescind* | withdraw* | unpublish* | reschedul* | unlock* | deauthori* |
    reauthori* | reinstat* | sign … out | log … out | opt … out | turn … off | take … down | schedule publish | schedule post |
    schedule send | force quit | force restart | apply to | roll … back | mark as | capture payment | regenerat* |
    rotate … key | rotate … secret | reassign | transfer ownership | opt in to | charge now | force remove | force delete |
    force confirm | become a member | become a patron | become a supporter | become a sponsor | become a backer |
    become a donor | become a subscriber | become a partner | rollout to | disband* | dissolv* | expel* | place … bet |
    bet now | enter … draw | enter … raffle | list … for sale | place … ad | post … ad | unfreez* | call … taxi | go live |
    start broadcast* | start livestream | clock in | clock out | reopen* | rerun | terminat* | raise … limit | lower … limit |
    increase … limit | lock … card | report … lost | tip … driver | send … gift | nominat* | unpair* | impersonat* |
    blacklist* | whitelist* | reimburs* | pawn | bequeath | naturaliz* | repay* | pay off | pay back | abandon* | forfeit* |
    waive* | hold … seat | grab … deal | grab it | snap … up | lodge | file … return | file … complaint | declar* |
    sign … petition | put up for sale | sell* | list … item | take … job | enter competition | double down | spin now | =spin |
    hand over | rotate … keys | tear down | stop server | stop container | stop service | stop payment | truncat* | flush |
    detach | forget … network | forget … device | text me | text … link | email me | let … in | admit | open … door |
    open … gate | open … account | arm … alarm | disarm | hail | chip in | call off | void | disput* | charge back |
    resolve issue | resolve ticket | mark … resolved | close … ticket | close … issue | assign to | assign … task | unassign |
    sign off | punch in | punch out | take out | refinanc* | get insured | get cover* | switch … tariff | switch … plan |
    change plan | port … number | reload card | cash in | swear | countersign* | enforce | impose | lay off | fire … employee |
    promote | demote | boost … post | run ad | run … job | run … workflow | run … pipeline | launch | go ahead | migrate |
    expire sessions | pull … plug | eject | impeach | opt me | take my money | stak* | mint … nft | =mint | burn token* |
    swap token* | bridge asset* | bridge token* | hold order | put … on hold | make … owner | make … admin | set as … owner |
    freeze | escalat* | appeal | dismiss … employee | kick | banish | disown | annul | nullify | relinquish | surrender |
    notari* | affirm | undersign | overrid* | force … stop | self destruct | wip* | obliterate | annihilate | eradicate |
    clear … data | delist | unlist … item | ship order | mark … shipped | mark … paid | mark … delivered | dispatch* | fulfil* |
    remit | reverse … charge | reverse … payment | settle* | round up | charge me | charge my | debit | invoice … customer |
    order* … now | get it now | get yours | claim* | go premium | go pro | upgrade | join* | enrol* | sign … up | register |
    endorse | propose | counteroffer | make … offer | lock in | lock it in | commit | stage | unmerge | squash | cherry pick |
    drop … course | drop … class | drop … item | dispos* | evacuate | start stream* | start … recording | dial | ring |
    call … now | page … doctor | summon | order … ride | request | requisition | procur* | commission | contract | retain |
    recruit | onboard | offboard | deprovision | provision | spin up | scale | fail over | roll … out | invalidat* | purg* |
    reindex | reinitiali* | recalibrate | flash | reflash | unmount | pair … device | deregister | unenrol* | unregister |
    unsubscrib* | unsend | retransmit | relay | redirect mail | forward* … mail | fax | mail it | drop off | pick winner |
    draw winner | hit me | fold hand | raise … bet | all in | wager | gamble`),
  states:
    rawList(`revoked | reverted | unlocked | overwritten | unpublished | withdrawn | deleted at | deleted on |
    terminator* | deleted by | joined | invites | resubmitted | rescheduled | abandoned | terminated | dissolved |
    reopened | nominated | nominations | cancellation* | booking* | deployment* | transfer fee* | registration* |
    installation* | subscription* | shipping* | donation* | reservation* | approval* | permission* | invitation* |
    publication* | deletion* | termination* | renewal* | withdrawal* | upgrade* available | refund status |
    refund policies | appointments`),
  cancels: rawList(`cancel*`),
  keeps: rawList(`save | saving`),
  drafts: rawList(`draft | drafts | search | searches`),
  clears: rawList(`clear | reset | remove | apply | save | restore`),
  filters: rawList(`filter | filters | filtering`),
  joins: rawList(`and | then`),
};
