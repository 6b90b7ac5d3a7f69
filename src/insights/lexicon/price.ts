import type { CueList } from './cue-list.ts';

/** Cost, quote against bill, fees, value for money. */
export const price: CueList = {
  positive: `
    <very>|be|were|more reasonable price|cost|rate|quote|charge|fee
    reasonable price|cost|rate|quote|charge|fee|estimate|bill|labor|money
    price|cost|rate|quote|charge|fee|estimate|bill|total be|seem|seemed <very>? reasonable|fair|good|great|right|excellent|competitive|decent|low
    <very> reasonable|resonable|reasonible
    <person> be|were <very>? reasonable
    and|be reasonable and|price|on|with|in
    resonable|reasonible price|cost|rate
    reasonably price|cost|charge
    be|seem|seemed <very>? reasonable for what|the
    fair|fairer|fairest|honest price|pricing|cost|rate|quote|charge|fee|estimate|bill|deal|amount|invoice
    fairly|modestly|sensibly|competitively|keenly|well|nicely|honestly|attractively price|charge|charged
    price fairly|competitively|well|right
    charge fairly|a fair
    charge|cost|price|quote me|us? a fair|reasonable
    <very> fair price|with|on|in|about price|pricing|cost|charge|quote
    good|great|excellent|decent|fantastic|amazing|unbeatable|super|terrific|awesome|brilliant|best|better|lowest|keen|sensible|nice|incredible|wonderful price|pricing|quote|deal
    good|great|excellent|decent|fantastic|amazing|unbeatable|super|terrific|awesome|best|better|incredible value
    value for money|the|your|what
    value for my money
    good value
    competitive price|pricing|rate|quote|cost|bid|estimate
    <very> competitive
    price|rate|quote be|were <very>? competitive
    affordable and|price|rate|cost|quote|for|service
    <very>|be|and affordable
    affordability
    inexpensive
    economical
    be|was|were|not|so|pretty|quite cheap and
    dirt cheap
    low|lower|cheap cost|price|pricing|rate|prices
    cheaper|lower than the? other|others|quote|anyone|everyone|competition|any|anybody|competitor|elsewhere|chain|big
    cheaper|lower than i|we have? expect|think|fear|budget|anticipate|imagine
    cost|charge|pay|bill me|us? less than
    cheaper|lower than quote|estimate|expected|anticipated|most
    less|lower|cheaper than the|their|his|my|our? original|initial|first? quote|estimate|bid|price
    much|far|way|lot|considerably|significantly|hundreds|thousands cheaper than
    hundreds|thousands less than
    fraction|half|third of the? price|cost|what
    half|third the price|cost of|that|others|anyone
    half what|of what ... other|others|quoted|charge
    beat|undercut|matched|match any|the|every|all|other|another|their|my|our? other|others|competitor's|lowest? price|quote|estimate|bid|competitor
    price match|matched
    lowest|cheapest|best quote|price|bid|estimate|of
    cheapest by
    under|below|within|on|in my|our|the? budget
    under|below|less|lower than|the? estimate|quote|quoted
    come in under|below|lower|cheaper than|the|our|my|quote|budget|what|estimate
    work|worked out|within my|our|a budget
    stuck|stick|kept|keep|held|hold|honored|honoured|honor to? the|his|their|her|that quote|price|estimate|quoted|original|agreed|coupon|discount
    honor|honour the|their|his|my|a|that price|quote|discount|coupon|estimate|deal|groupon|rate
    price|bill|invoice|cost|total|final|charge ... exactly|matched|same|spot|just ... quote|quoted|estimate|estimated|said|promised|on|agreed
    bill|invoice|total|price matched|match the|what|his|their|my|our quote|estimate
    exactly what|as|the ... quote|estimate
    charge|paid|pay|cost exactly|just|only? what|as he|they|she|i|we was|were|had? said|quoted|agreed|told|estimated
    price|amount quoted be what|the
    not a|one penny|cent|dime|dollar|pound more|extra|over
    quote|estimate be|were accurate|spot|fair|reasonable|honest|transparent
    no|zero|without hidden|surprise|extra|additional|sneaky|unexpected fee|charge|cost|extras
    no hidden|nasty|surprise|unpleasant extras|surprise|surprises|anything
    no surprise|surprises on|with|when|in|at the bill|invoice|price|end|total|cost|final
    without any|nasty|hidden surprises|extras|charges
    no bill|sticker shock
    no|without mark markup|up|ups
    no|without any? extra|additional charge|cost|fee|payment
    no extra|additional|more|trip|call|service|diagnostic|weekend|emergency|after|travel out|call|hours? charge|fee|charges|cost|fees
    didn't|not|never|wouldn't|don't|without charge|bill|charging|charged me|us|extra|for|anything|a|any|us extra|for|a|anything|more
    didn't|not|never|wouldn't|don't charge|charged|bill|billed anything|extra|more|overtime|weekend|double|nothing
    wouldn't|didn't|refused|refuse to? take|accept any? money|payment|tip|penny
    charge|charged me|us? nothing|zilch
    free|complimentary|complementary estimate|quote|consultation|quotation|inspection|diagnosis|survey|callout|assessment
    free of charge
    no charge|cost
    at no|zero cost|charge
    for free
    on the house
    gratis
    threw|throw|thrown in ... free|nothing|extra|gratis
    throw in a|an|some free|extra|few|couple|new
    waived|waive the|my|our|his|their|all
    waived|waive fee|charge
    discount
    gave|give|given|got me|us a|an ... break|deal|discount
    break on the price|cost|bill
    knock|knocked|took|take|taking <money> off
    knock|knocked|take|took ... off the? price|bill|quote|total|invoice|cost
    mates|mate's|mate rates
    senior|military|veteran|pensioner|aarp|loyalty discount|rate|price
    use a coupon|rebate
    worth every|the|each|it penny|cent|dime|dollar|pence|rupee|cost|price|money|dollars|pennies
    well worth every|the|it|what
    worth|well paying|spent the|a|bit|little|money? extra|more|bit|money|little
    worth what|the|every ... paid|charge|money|price|charged|cost
    money well? spent
    bang for my|our|your|the buck
    got|get|getting what|my|our|your i|we|you|money's|money? paid|pay|worth
    more than fair
    save me|us|you|my|her <money>|money|hundreds|thousands
    save me|us|you|my|her ... money|fortune|bundle|cash|dollar|pound|packet
    save|saved a fortune|bundle|packet
    money|cost|bill saving|saver
    find me|us? a cheaper way|option|part|alternative|solution
    cheaper option|alternative|solution|fix
    less expensive|costly than|option
    won't|didn't|doesn't|wouldn't|not|without break|breaking the|my|our bank
    won't|didn't|doesn't|not|without cost|charge me|us|you|the? an|a|the? fortune|arm|earth|bomb
    easy|kind|gentle|light on the|my|our|your wallet|pocket|budget|purse|pocketbook
    wallet|budget friendly
    didn't|not|don't|never|doesn't|wouldn't|without rip|ripping|ripped|gouge|fleece|rob|robbed|overcharge me|us|you|off|my|people|customers|anyone
    never|not|didn't|doesn't|don't gouge|overcharge|overcharged|inflate
    upfront|transparent|honest|clear|straightforward price|pricing|cost|charge|fee|quote
    up front price|pricing|cost|quote
    upfront about|on|with the|all|his|their? price|cost|costs|pricing|charges|fees|rate
    up front about|on|with the|all|his|their? price|cost|costs|pricing|charges|fees|rate
    upfront price
    price up front
    clear|transparent|honest|open about|on|with|regarding the|their? price|cost|costs|pricing|fees|charges
    price|quote|cost give|given|told|agreed|quoted upfront
    quote up front|upfront
    know exactly? how much ... cost|pay|be
    know exactly what ... cost|pay
    itemised|itemized bill|invoice|quote|estimate
    payment plan|options
    financing option|plan|available|was|made
    prorated|refunded me|us|my|our|the|in full
    refund|refunded promptly|immediately|straight|quickly|without
    gave|give|got me|us? a full? refund
    pleasantly surprised by|at|with|when the|how|i? price|cost|bill|cheap|reasonable|saw|invoice|low|little|affordable
    happy|pleased|satisfied|delighted|thrilled with|about|at the? price|cost|quote|bill
    price|cost|bill be|was|were <very>? cheap|affordable|fair|reasonable|okay|excellent|great|unbeatable|fantastic|amazing|right|honest|low|lower
    price was|is|be right
    right price
    couldn't|can't|cannot beat|fault|complain|argue|ask about|with|for? the|that|better|a? price|cost|value
    hard|tough to beat the|for|that price|value
    unbeatable value|price
    only|just charge|cost|pay me|us? <money>
    charged|charge|cost|paid me|us? only|just <money>
    <money> less|cheaper|under|lower|below than|the|quote
    bargain
    steal at|for
    what a steal
    absolute|real|total steal|bargain
    cost effective
    cost friendly|conscious|efficient
    reduced|lowered|dropped|adjusted|cut|halved|lower my|our|the|his|their|down price|bill|quote|cost|fee|total|charge
    deduct|credit|apply ... toward|off|against|from the|my|our repair|bill|cost|job|total|installation
    diagnostic|service|call|trip|out|inspection fee|charge be? waived|applied|deducted|credited|refunded|free|went
    quoted|quote a|me|us fair|reasonable|good|great|excellent|low|lower|less
    well|competitively|keenly priced
    priced well|right|fairly|competitively
    below|under|less|cheaper market|average|going|than rate|price|cost|most
  `,
  neutral: `
    cost|charge|charged|pay|paid|quoted|quote|bill|billed me|us? <money>
    cost|charge|charged|pay|paid|quoted|quote|bill me|us? about|around|roughly|approximately|almost|nearly|over|under <money>
    fee|price|cost|bill|total|charge|invoice|quote|estimate|visit|call|it|job|repair|that be|was|came|of|is to? <money>
    come|came to <money>
    price|cost|rate|quote|pricing|bill be|were|was|seem|seemed <very>|about|around|roughly|just? average|okay|ok|standard|normal|typical|fine|acceptable|comparable|similar|middling|expected
    average|market|standard|typical|normal|comparable|similar|middling price|cost|rate|pricing
    about|roughly|around average on|for price|the
    same|similar price|cost|rate as|to others|other|everyone|the|most|elsewhere
    in line with the|other|others|what|market
    price|cost|bill|quote be|was|is what|about|as i|it|we|what|expected expected|is|was|thought
    not|isn't|wasn't|aren't|weren't|neither exactly|particularly|necessarily|the? cheap nor|but|or expensive|worth|you|not|fair|they
    not|isn't|wasn't|weren't|aren't|neither the|cheapest|necessarily|exactly cheapest|but|nor worth|you|or
    not the cheapest|lowest|most
    neither cheap nor
    going|market rate
    deposit of|was <money>
    <money> deposit|total|labor|labour|plus|per|an|for
    <money> for the|a|an|parts|labor|labour
    bit|little|slightly|tad more than the other|others|next
    you get what you pay
    minimum|flat charge|rate|fee
    service|trip|diagnostic|call|callout|travel|dispatch out? fee|charge|call of|is|was|be <money>
  `,
  negative: `
    expensive
    pricey|pricy
    dear|dearer for|at|than|but|side|though
    bit|very|too|quite|really|fairly|rather|so|awful|awfully dear
    overpriced|overprice
    over price|priced|charge|charged|charging|charges
    overcharge
    overbilled|overbill|overquoted|overinflated
    overcharging
    costly
    steep|stiff|hefty|exorbitant|outrageous|extortionate|ridiculous|insane|crazy|astronomical|inflated|excessive|obscene|ludicrous|absurd|silly|daft|unreasonable|unfair|high|higher price|pricing|cost|rate|quote|bill|fee|charge|estimate|markup|invoice
    price|pricing|cost|rate|quote|bill|fee|charge|estimate|total|invoice be|seem <very>|way|just|absolutely|downright? too? steep|high|exorbitant|outrageous|extortionate|ridiculous|insane|crazy|astronomical|inflated|excessive|obscene|ludicrous|absurd|hefty|unfair|shocking|criminal|higher
    price|cost|rate|quote|bill|fee|charge|estimate|total be|seem a bit|little|tad|touch steep|high|much|rich|dear
    exorbitant|extortionate
    extortion
    outrageously|ridiculously|insanely|crazy|stupidly|excessively|obscenely|extremely|unreasonably|shockingly high|price|expensive|priced|overpriced
    astronomical
    eye watering
    sky high
    price gouge|gouging|hike|hiked|jump|increase|increased
    gouge me|us|you|customer|people|on
    gouger
    rip off
    ripped|rip|ripping|rips me|us|you|my|people|her|customer off
    ripoff
    rip off merchant
    daylight|highway|broad robbery
    absolute|total|be|legalized robbery
    robbed|rob me|us|you|my|blind
    feel|felt robbed|fleeced|overcharged|ripped|cheated|stung|gouged
    fleece|fleeced me|us|my|by
    get|be fleeced|stung|robbed|gouged|shafted|mugged
    get screwed
    screw me|us over|out
    loot|looting|looted customers|people|money|us|me|you
    take the mick|mickey|piss|biscuit
    arm and a? leg
    cost|charge|charged|paid|pay|charging|charges|spent|costs|costing me|us|you? a|an|the small? fortune|bomb|packet|earth|arm|bundle|mint|ton
    through the nose
    break|broke the bank
    hole in my|our|the pocket|wallet|budget
    costing|cost us|me a lot
    nickel and? dime
    nickeled|nickelled and dimed
    nickel dimed
    on the high|higher|expensive|pricey|steep|costly side
    too|way|bit|little much|high|steep|rich for what|such|that|this
    too much money|pay
    way|far too? much|high money|price
    charge|cost|pay|bill me|us? too|way|far|so too? much
    pay way|far|too too? much|more
    pay more than
    higher than other|others|quote|estimate|expected|competitor|average|anticipated|most
    highest quote|price|bid|estimate|of
    <number> time|x the price|cost|quote|amount|original|going|usual|normal|other
    <number> time|x what|more|higher i|it|they|other|expensive|than
    double|triple|twice|quadruple|treble the|what|my|our|his|their price|cost|quote|estimate|other|others|original|amount|bill|i|they|he|it|quoted|initial|i'd|going|usual
    double|triple in price|cost
    price|bill|quote|cost double|triple
    price|cost|bill|quote|estimate|fee|total ... doubled|tripled|skyrocketed|jumped|ballooned|crept|changed|increased|escalated|soared
    price|quote|cost|bill go|went|kept|keep|going|shot|crept going? up
    price|quote|bill suddenly|then|magically ... up|higher|more|changed|doubled
    change|changed|raise|raised|increase|increased|jacked|jack|hiked|bumped|upped|raising|upping|hike up? the|their|his|my|our price|quote|rate|cost|fee|estimate
    bill shoot|creep|go up
    more|higher|dearer than the|his|their|my|our|what|they|he|original ... quote|estimate|advertise
    above|exceed the|his|their|my|our original|initial? quote|estimate
    more|higher than i|we|he|they|she|be|what ... quote|estimate|advertise|budget
    cost|charge|pay|bill me|us? ... more than i|we|he|they ... expect|agree|say|tell|think
    cost more than
    didn't|not|never|wouldn't|refused|failed|won't to? honor|honour|match|stick|reflect the|their|my|our|a|his|to ... price|quote|coupon|discount|estimate|deal|groupon|advertised
    go|run over budget|quote|estimate
    over|above the|my|our|original quote|estimate|budget
    way|well|<money>|far|massively over budget|quote|estimate
    never|didn't|not|don't|no|without tell|told|mention|mentioned|mentioning|disclose|discuss|disclosed|say|explain|telling|given|give|quote|quoted me|us|a|the|any|about|anything|of ... price|cost|fee|charge|fees|charges|vat|estimate|costs
    hidden|surprise|sneaky|bogus|junk|mystery|unexpected|undisclosed|unexplained|sundry|made|extra|additional|phantom|random|excessive|unauthorized|unauthorised|silly fee|charge|cost|fees|charges|costs|extras|expense
    add|tack|slap|stick|whack|lump on|an|extra|a ... charge|fee|vat|surcharge
    tack on
    add to|onto the|my|our bill|invoice
    keep add|tack|pile on? extra|charge|fee|cost|more
    keep ask|demand for? more? money|payment|cash
    pad|padded|padding|inflate|inflated|inflating|bloat|bloated|fudge the|my|our|their|his bill|invoice|hours|quote|price|estimate|time
    surcharge
    cancellation|cancelation|no|cancel|rescheduling|restocking|admin|fuel|credit|environmental|disposal|convenience|processing|late show|card? fee|charge|surcharge
    call|callout|trip|service|diagnostic|diagnosis|diagnostics|travel|dispatch|visit|inspection out? fee|charge just|to|for|even|when|though|although|on|and|without|before|plus
    still|then|also|even|yet charge|bill|invoice me|us|for|the|full|a|<money>
    still want|expect|demand me|us? to? pay|payment|full|paid|money
    charge|bill|pay|invoice me|us? <money>? for nothing|doing
    charge|bill|pay|want me|us? <money>? just|only|simply to|for look|show|come|turn|tell|diagnose|walk|step|drive|say
    charge|pay|cost|bill|want me|us? ... for <number> minute
    <money> for|to|just a|<number>|less|five|look|tell|turn|come|ten|change ... minute|minutes|at|me|us|it|work|out|job
    <money> for nothing|what|literally
    <money> just|only to
    <money> to look|tell|flip
    <money> more|higher|above than|the|what
    charge|cost|bill|invoice me|us? an? extra|more|double|triple|additional
    charge|charged|billed me|us? for a|an|the|two|<number>|parts|hours|time|labor|labour|something|things|work|items|travel ... not|never|didn't|wasn't|weren't|twice|don't
    charge|charged|billed|charging|bill|billing me|us? for work|parts|things|something|time|hours|a|items|service|services ... never|didn't|wasn't|not
    charge|charged|billed|bill twice|again|double|us twice
    charge|charged|bill|billed my|our|the card|credit|account ... without|twice|before|anyway
    double|twice bill|billed|billing|charged|charge
    incorrect|wrong|incorrectly|erroneous bill|charge|invoice
    billing error|issue|mistake|dispute|problem|issues|errors
    unauthorized|unauthorised|fraudulent charge|charges|payment|transaction
    who charge <money>|that|for|people
    mark up on parts|material
    mark up parts|price|material|cost
    markup|mark ups
    <number> percent markup|more|higher|increase
    huge|massive|big|ridiculous|insane mark up
    full price|charge|amount for|even|despite|though|although
    no|refuse|without|not|deny|won't|wouldn't|never|didn't to|give|issue|offer|any|get|process|me|us|a|my? ... refund
    demand|want|owe|wait|request|fight|chase ... refund
    refuse|wouldn't|won't|never|didn't|not to? refund|reimburse|return me|us|my|our|the|any|a
    money|deposit back
    want|wanted|get|demand|getting|got my|our|the money|deposit|refund back
    refuse|refused|wouldn't|won't|never|didn't to? return|give|refund back? my|our|me|us|the money|deposit
    kept|keep|keeping|lost|lose my|our|the deposit|money
    non refundable|nonrefundable
    wast|waste|wasted|waisted|waist of? my|our|your|good|hard? money|cash
    throw good? money away|down|after
    out of pocket
    cash grab|cow
    money pit|racket|making
    not|isn't|wasn't|hardly|never|nowhere|no|aren't near|even|really|at|all|quite|remotely? worth it|the|a|what|that|<money>|every|half|paying price|money|cost|we|i|penny|you|cent|<money>
    not|isn't|wasn't|hardly|never worth the|a|what|that|<money> price|money|cost|we|i|penny|you|cent
    poor|bad|terrible|no|awful|worst|questionable|zero|shocking|little value
    not good|great value
    save|keep your money|cash
    sticker|bill|invoice|price|quote shock
    shock|stun|horrify|floor|gobsmacked|appall|gasp by|at|when|with|over the|i|we|how|my|that ... price|bill|cost|invoice|quote|total|charge|fee
    fall off my|our|the chair
    jaw drop when|at
    nearly|almost choke|faint|die when|at|on
    nasty|unpleasant|big|huge|massive|whopping|hefty|surprise bill|invoice|price|fee|charge
    whopping|staggering <money>|fee|price|total
    cheaper|better|less|lower price|quote|deal? elsewhere|somewhere|online
    could|should have|of? been|be|get|find|do|buy ... cheaper
    could've|should've get|be|find|do|buy ... cheaper
    could|should have|of cost|pay ... less
    wish it|they|price|he|the ... cheaper|lower
    find|get|see the|same|exact|part ... cheaper|amazon|ebay|depot|bunnings|screwfix
    find same|exact|part ... online
    find|get it|someone|another|one ... cheaper
    part|it|same|which|that|unit sell|retail|cost|go ... on|at amazon|depot|lowes|bunnings|screwfix|ebay
    another|other|different|second|next company|contractor|plumber|electrician|firm|guy|quote|person ... cheaper|lower
    another|other|different|second|next company|contractor|plumber|electrician|firm|guy|person ... for a? fraction|less
    another|other|second|next company|contractor|plumber|electrician|firm|guy quote ... less
    half|fraction|third|quarter the|of price|cost elsewhere|somewhere|online
    <money> elsewhere
    get a? second|another|other quote|estimate before|first
    lowball|lowballed|low ball|balled
    not|isn't|wasn't|hardly|aren't|weren't exactly|very|particularly? cheap|inexpensive
    isn't|wasn't|aren't|weren't|hardly very|exactly|particularly? affordable|competitive
    isn't|wasn't|aren't|weren't|hardly <very>? reasonable
    unreasonable price|quote|charge|cost|fee|rate|amount
    unfair price|charge|fee|cost
    unaffordable
    unjustified|unjustifiable|unwarranted price|charge|cost|fee|bill
    justify|justified|justifies the|their|his|that|such price|cost|charge|bill|fee|expense
    no|without|vague itemized|itemised|detailed bill|invoice|quote|receipt
    wouldn't|refuse|never|didn't to? give|provide|itemize ... breakdown
    vague|unclear|cagey|evasive about|on the|his|their? price|cost|pricing|charge
    no breakdown|itemization
    demand|insist|want on? full|upfront|cash|more|half payment|money|cash|upfront
    demand payment|money|cash
    pay in full|advance before
    charge my|our card|account without|before|and
    pay a? premium for|price
    premium|top price|dollar|whack for
    top dollar
    clock running|ticking
    milk the|me|us|my|our|it clock|job|hours|insurance|dry|for
    drag|spin it|the|out ... to charge|bill
    hourly rate be|was|is|are <very>|way|too? high|steep|ridiculous|expensive|outrageous
    minimum|two|full hour charge|minimum|charged|even|for
    plus vat|gst
    vat|gst on|added top|not|later|after|at
    collections|collection agency
    send|sent|sending|threatened|turned me|us|it|to|over|my ... collections
    late|interest fee|charge
    cost|charge|charged|costs|costing|charging <very>|way|far|too|so much|more|high|higher
    cost|costs|costing me|us <very>|way|far|more|extra|hundreds|thousands|double|<money>? more|extra|hundreds|thousands
    for the price i|we|they|you expect
    for what i|we|they charge|pay i|we expect
    considering how much|what ... pay|charge
    greedy
    greed
    money grab|grabber
    price|cost|quote|rate could|should be|have|was|been ... lower|cheaper|better|less
    price be|was|is only|biggest|one|main|the|a|my ... downside|complaint|drawback|negative|issue|problem|con|gripe|concern
    only|one|biggest|main downside|complaint|drawback|negative|con|gripe|issue|concern ... price|cost|expensive|pricey|fee|bill
    price|bill|quote|cost be a|an absolute? joke|killer|disgrace|ripoff
    price be not worth|competitive|transparent|right|fair
    not|isn't|wasn't|weren't|aren't|hardly transparent|upfront|clear|honest|open about|with|on the|their|his? price|cost|pricing|fee|charge
    want|demand|charge|pay another|extra|over|almost|nearly <money>
    quote me|us? ... ridiculous|outrageous|insane|crazy|stupid|silly|absurd|astronomical|exorbitant
    want to charge me|us? ... <money>
    extra charge|fee|cost
    unexpected expense
  `,
  not: `
    in|take|took|person|lady|man|be|who|was|put charge of
    be|person|man|woman|the|in in charge
    take|took|taking charge
    charge the|my|our|an|up|a battery|car|ac|system|ev|unit|phone|refrigerant|air|heat
    charge|charging point|station|port|cable|unit|cord|rate
    gas|oil|electric|electricity|energy|utility|heating|water|power|phone|fuel|hydro bill
    price of gas|oil|petrol|diesel|fuel|electricity|everything|living|lumber|copper
    free up|time|standing|flow|flowing|range|from|parking|and|again
    feel|hands|stress|hassle|trouble|leak|worry|pain|maintenance|smoke|lead|problem|error|draft|mess|dust|rust|bug|pest|chemical|odor free
    free to call|ask|contact|reach|use
    carbon|dog|rodent free
    freed up
    at their|his|her own|the? expense
    at|own his|their|her own expense
    no expense spared|was
    spare|spared no expense
    expensive|costly mistake|leak|damage|repairs|furniture|machine|rug|carpet|equipment|floor|house|car|piece|tile|items|lesson|water
    more expensive|costly damage|problem|repair|later|down|issue|in
    avoid|saved|save|prevented|instead|spared|rather|without|avoided|saving me|us|from|of|than|a|an|having|buying|buy ... expensive|costly
    warned|avoid of|a|more ... expensive|costly problem|repair|repairs
    costly|expensive less|than
    less|not|wasn't|isn't|weren't|nowhere|aren't as|near|so|too|very|that|really|even|overly expensive|pricey|costly|steep
    can|could|couldn't|can't|cannot|not|to|i|we afford to
    can't afford to|another|not
    other|previous|last|first|another|big|chain|national|rival|old company|quote|contractor|firm|plumber|guy|companies|place ... overpriced|expensive|ridiculous|rip|double|overcharged
    deep|steep|high roof|pitch|ceiling|slope|driveway|drive|stairs|hill|quality|standard|pressure|end
    dear friend|sir|customer|me|god|mother|wife|lord
    oh dear
    premium service|quality|product|material|brand|paint|work|finish
    money under|no object
    no value|sentimental
    home|property|resale|house|core|your|loyal|be value customer|of
    rate them|him|this|her|it|five|<number>|highly|zero
    star|interest|flow|success|response rate
    second|first rate
    at any rate
    discount store|code did
    under|within warranty ... charge|free|cost
    come|came|came|back|returned|return ... free|no|without of|charge|cost? charge
    back ... ... free of charge
    back ... ... at no extra|additional? charge|cost
    back ... ... for free
    warranty|guarantee ... free|no of|charge charge
    robbed bank
    bargain for|bargained more|for
    fair enough|share|bit|amount|number|warning|review|play|game|few|point|to|weather
    invoice be|was|arrived|came sent|promptly|emailed|by
    cheap material|part|parts|plastic|work|quality|looking|paint|fittings|fixture|tools|product|crap|junk|rubbish|fix
    at all cost
    cost me|us|him sleep|time|days|a|my day|job|work|weekend
    free trial|roam
    be finally free of
    broke down
    pay|paid|paying|pays <very>|close|such|no|more|special|careful|great|particular|good|little? attention
    pay close|for itself
    worth the wait|drive|time|effort|call|trouble|hassle
    well worth the wait|drive|time|effort
    a|an great|good deal of|about|more|better|with
    money back guarantee
    warranty|guarantee|insurance ... paid
    peace of mind be priceless
    worth waiting|mentioning|noting|calling|it
    quote|quoting the bible|him|her
    mineral|lime|limescale|calcium|carbon|grease|soot deposit|deposits
  `,
};
