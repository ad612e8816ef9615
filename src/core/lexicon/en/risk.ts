import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('the | my | your | this | our | all | these | an'),
  commits:
    list(`wire money | wire funds | charge card | charge customer | send invoice | submit | resubmit | send | resend | pay | prepay | pay now | buy | purchase | place order | place your order |
    place my order | order now | order and pay | preorder now | checkout now | rent now | reserve now | book now |
    request to book | instant book | complete order | complete purchase | complete booking | complete payment |
    complete checkout | complete registration | complete transaction | complete signup | finish and pay | finalize | finalise |
    bid | place bid | donate | give now | subscribe | resubscribe | unsubscribe | opt out | opt in | delete | delet* | remove |
    erase | discard | destroy | trash | wipe | purge | shred | empty trash | empty bin | empty cart | clear cart |
    clear all data | clear history | clear data | clear cache | reset | factory reset | overwrite | revert | roll back |
    rollback | restore backup | drop table | drop database | publish | unpublish | republish | tweet | retweet | repost |
    post now | post comment | post reply | post review | post it | share now | release | deploy | merge | rebase | force push |
    commit changes | ship it | sign out | sign me out | log out | logout | log me out | log off | logoff | end session |
    sign and * | sign document | sign contract | sign agreement | sign here | sign now | e sign | esign | cancel subscription |
    cancel my subscription | cancel order | cancel account | cancel plan | cancel membership | cancel my membership |
    cancel booking | cancel reservation | cancel trip | cancel my plan | cancel service | cancel contract | cancel policy |
    cancel flight | cancel ride | cancel appointment | cancel payment | cancel transfer | cancel anyway | end subscription |
    end membership | end contract | stop subscription | deactivate | disable | suspend | close account | close my account |
    terminate | confirm | reconfirm | agree | accept | consent | acknowledge | authori* | approve | permit | allow | grant |
    deny | decline | reject | refuse | transfer | withdraw | cash out | deposit | invest | sell | trade | swap now |
    exchange now | convert now | redeem | top up | add funds | add money | send money | request money | request payment |
    request refund | refund | claim | save | apply | enroll | enrol | enlist | register now | sign me up | sign up now |
    join now | join group | join waitlist | leave group | leave team | leave channel | leave organization | leave organisation |
    leave server | quit | resign | invite | uninvite | block | unblock | ban | unban | mute user | report user | report post |
    report abuse | report spam | mark as spam | unfollow | unfriend | follow | revoke | invalidate | archive | unarchive |
    uninstall | install | reinstall | update now | upgrade now | upgrade plan | upgrade my plan | downgrade | renew |
    extend subscription | start trial | start free trial | start my free trial | start my trial | try free | try for free |
    start subscription | start membership | activate | reactivate | enable payments | enable auto pay | schedule payment |
    schedule transfer | make payment | make a payment | make payment now | make transfer | set up payment | hire | vote |
    cast vote | cast ballot | rsvp* | i m in | count me in | attend | unattend | check in now | check out | call now | execute |
    format disk | format drive | shut down | shutdown | power off | reboot | restart | yes please | i understand |
    proceed anyway | delete anyway | do it | make public | make private | make admin | change visibility | change owner |
    transfer ownership | rotate key | regenerate | generate new key | lock account | unlock account | file claim |
    file complaint | file return | e file | file taxes | finish and submit | turn in | hand in | end exam | end quiz |
    finish attempt | finish test | submit all | apply changes | apply now | connect account | connect wallet | link account |
    unlink | disconnect | hang up | end call | end meeting | start call | go to payment | proceed to payment |
    continue to payment | continue to checkout | proceed to checkout | go to checkout | pledge | back this project | adopt |
    certify | attest | ratify | notarize | unstake | borrow | lend | settle up | settle | bill me | print label | dispatch |
    mark as paid | mark as shipped | mark as delivered | mark as resolved | issue invoice | issue refund | write off |
    discontinue | evict | dismiss employee | terminate employee | escalate | forward message | forward email | reply all |
    submit reply | notify | broadcast | blast | email everyone | nuke | scrub | scrap | forget this device | forget device |
    forget me | sign out everywhere | withdraw consent | withdraw application | retract | recall | give $ | make a gift |
    make it public | make it private | clear all | clear chat | clear everything | clear messages | empty recycle bin |
    kick out | promote to | push to | run migration | stop instance | kill process | kill | void invoice | cancel my order |
    cancel my booking | cancel my reservation | cancel my account | add card | link card | connect bank | set as default |
    verify | sponsor | get tickets | recharge | restore | tip $ | sign with | turn off backups | turn off protection |
    disable protection | finish order | submit and finish`),
  perhaps:
    list(`api key | api keys | api token | access token | secret key | private key | credentials | order | book | booking |
    reserve | rent | checkout | payment | post | share | comment | reply | forward | request | report | subscription |
    registration | register | sign up | signup | create account | create order | donation | contribution | refund |
    return item | return items | release notes | like | join | leave | upgrade | membership | renewal | transaction |
    publication | deletion | removal | confirmation | agreement | signature | shipping label | exchange | convert |
    schedule | message seller | contact seller | make offer | offer | bet | deployment | pause subscription |
    resume subscription`),
  alone:
    list(`flag | push | burn | mint | stake | ship | fire | void | empty | charge | launch | kick | dial | wire | stay in |
    swap | call | reply | go live | yes | yep | yes please | i do | ok delete | give | finish | done and submit | pledge |
    update`),
  harmless:
    list(`saved | order by | sort order | order of | in order | on order | no order | tracking order | reading order | save the date |
    share price | share prices | market share | shares | post office | postal* | blog post | next post | previous post |
    older post | newer post | block quote | block editor | blocks | send feedback faq | pay attention | payable |
    accept cookies policy | accepted | accepting | saver | savings | saving tips | publisher | publishing house | published |
    publishing | deleted items | deleted messages | recently deleted | trash folder | removed | booked | bookmark | bookmarks |
    bookshop | book store | books | book club | book review | book details | sent | sent items | sent messages | sender | inbox |
    reset zoom | reset view | reset filters | reset filter | clear filters | reset search | clear search | reset map |
    apply filter | apply filters | apply sort | applied | applications | application | save search | reporting | reports |
    report builder | released | releases | release notes | release date | releases page | subscribers | subscriber |
    subscriptions | subscribed | approved | approvals | confirmed | push notifications settings | push notifications |
    transfers | transferred | transfer history | transfer status | merge requests | merge request | pull requests |
    pull request | commits | tips | tips and tricks | tip of the day | trading hours | trade show | trade shows | trades |
    resets | logout help | allowance | allowances | allowed | archive page | archives | installed | installation | installing |
    installation guide | install guide | upgrade guide | charges | charging | chargers | billing history | voted | votes |
    most voted | voting | registered | registry | sellers | best sellers | bestsellers | best selling | selling | sell history |
    buyers | buyer | buying guide | buying guides | buyer guide | buyers guide | how to buy | where to buy | ways to pay |
    payments | paypal info | delivered | deliveries | invited | invitations | vote history | claims | investors |
    investor relations | investments | investing | deposits | redeemed | donors | donations | shipped | shipping | ship to |
    shipping options | shipping policy | return policy | returns | refund policy | refunds | terms of sale | terms of service |
    terms and conditions | accept and close policy | privacy policy | flagged | flags | flag icon | followers | following |
    followed | notifications | notification settings | notification | permissions | authorization settings | authorized apps |
    authors | author | fire tv | fire safety | firefox | firewall | fireworks | wireless | wire fraud | ship tracking |
    connected apps | activated | activation | activity | active | enabled | disabled | disabled items | blocked users | blocked |
    block list | banned users | muted | restart tour | update available | hiring | hire date | dispatch status |
    deposit account | reject history | convert units | exchange rates | exchange rate | signed | signature styles | sell on |
    why sell | about selling | empty state | don t show again | shared | shared with me | shared files | shared drives |
    shared folders | post archive | replies | comments | requests | requested | reservations | rentals | bookings | orders |
    memberships | members | join date | like new | more like this | looks like | likes | order summary | order details |
    order status | order number | order history | book shelf | save for later | saved for later | newsletter archive |
    news archive | blog archive | restore window | verify your browser | kill switch info`),
  looks:
    list(`view | show | see | look | details | detail | history | track | tracking | status | methods | method | options | option |
    settings | setting | preferences | preference | help | about | compare | back | return to | edit | search | filter |
    filters | sort | find | info | information | summary | receipt | receipts | invoice | invoices | policy | policies | faq |
    print | download | export | preview | list | my order | my booking | your order`),
  leads:
    list(`all | more | less | next | previous | prev | open | menu | learn | read | browse | explore | expand | collapse |
    zoom | play | pause | stop video | watch | listen | copy | copy link | hide | toggle | switch view | home |
    overview | dashboard | page | guide | guides | tutorial | docs | documentation | examples | example | count |
    counter | sort by | group by | refresh | reload | undo | redo | select | choose | change | add | create | new |
    insert | attach | browse files | choose file | upload | language | theme | dark mode | light mode | profile |
    calendar | map | chart | table | grid | columns | rows | tab | tabs | first | last | up | down | left | right |
    start over | skip | customize | customise | manage | configure | adjust | rename | duplicate | clone | drag |
    resize | full screen | fullscreen | share options | reply options | terms | conditions | contact | support |
    sitemap | templates | drafts | pricing | plans | plan details | calculator | estimate | quote details`),
  topics:
    list(`faqs | questions | weather | sidebar | size chart | size guide | subtitles | captions | volume | mute | unmute |
    opening hours | timetable | schedule of | trailer | excerpt | sample | catalog | catalogue | brochure |
    legal notice | imprint | accessibility | careers | press | wishlist | wish list | favorites | favourites | cart |
    basket | nearby | directions | reviews | ratings | availability | news | today s | cheapest | low to high |
    high to low | text size | font size`),
  retreats:
    list(`cancel | no | no thanks | no thank you | not now | maybe later | later | close | back | go back | dismiss | never mind |
    nevermind | keep | keep it | stay | skip | abort | exit dialog | return | got it | don t delete | don t save | do not |
    not yet | remind me later | decline | x`),
  places:
    list(`checkout | check out | payment | pay now | billing | order summary | order review | review your order | place order |
    cart summary | basket summary | danger | danger zone | delete account | account deletion | account settings | close account |
    deactivate account | transfer | wire transfer | send money | bank transfer | withdrawal | confirm payment | payment details |
    card details | subscription | cancel subscription | donate | donation | unsubscribe | legal consent | sign document |
    publish | irreversible | cannot be undone | can t be undone | are you sure`),
  acts: list(`resubmit* | resend* | overwrit* | revok* | rescind* | withdraw* | unpublish* | reschedul* | unlock* | deauthori* |
    reauthori* | reinstat* | sign … out | log … out | opt … out | turn … off | take … down | schedule publish |
    schedule post | schedule send | force unlock | force quit | force restart | request to join | request access |
    apply to | roll … back | mark as | capture payment | regenerat* | rotate … key | rotate … secret | reassign |
    transfer ownership | opt in to | charge now | settle | force remove | force delete | force confirm |
    become a member | become a patron | become a supporter | become a sponsor | become a backer | become a donor |
    become a subscriber | become a partner | roll out | rollout to | disband* | dissolv* | expel* | kick … out |
    kick from | place … bet | bet now | enter … draw | enter … raffle | list … for sale | place … ad | post … ad |
    unfreez* | freeze account | freeze card | freeze my | request … ride | call … taxi | go live | start broadcast* |
    start recording | start streaming | start livestream | clock in | clock out | drop course | drop class |
    close issue | close ticket | reopen* | rerun | terminat* | raise … limit | lower … limit | increase … limit |
    lock … card | report … lost | tip … driver | send … gift | nominat* | go ahead and | pair device | unpair* |
    impersonat* | blacklist* | whitelist* | reimburs* | pawn | bequeath | naturaliz* | repay* | pay off | pay back |
    abandon* | forfeit* | waive*`),
  states:
    list(`revoked | reverted | unlocked | withdrawals | overwritten | unpublished | withdrawn | deleted at | deleted on |
    terminator* | deleted by | joined | invites | resubmitted | rescheduled | abandoned | terminated | dissolved | reopened |
    nominated | nominations`),
  cancels: list(`cancel*`),
};
