import type { CueList } from './cue-list.ts';

/** Booking, slots, rescheduling, cancellations, waiting lists. */
export const scheduling: CueList = {
  positive: `
    appointment|booking make|set|arrange easily|quickly|online|promptly
    make|set|arrange|get an? appointment easily|quickly|right|straight
    set up an appointment for|that|the same|next|day|very
    open on|all weekend|sunday|saturday
    able to fit|squeeze|get|slot|accommodate|see me|us
    manage to fit|squeeze|get|slot me|us in
    earliest|first slot|appointment|available be same|next|tomorrow
    choose|pick|select my|our|the|their|his|her own time|slot|date|day
    swap|switch ... day|date|slot no|without|easily
    never|not double book
    let me|us move|change|reschedule|rebook|switch
    change my|our|the|their|his|her appointment easily|twice|online
    very|extremely|so|super|always accommodating with|to|of|for schedule|short|our|my|time
    easy|simple|painless|effortless|straightforward|hassle to book|schedule|reschedule|arrange|organise|organize|rebook
    easy|simple|painless|effortless|seamless|smooth|straightforward|convenient|quick schedule|booking|rescheduling
    easy|simple|quick|painless to make|set|get an|up|a|my? appointment|visit|time|slot
    easily|effortlessly book|schedule|reschedule|arrange|rebook
    book|schedule|reschedule|appointment process|system|be|experience|make|set|it|online|everything? ... easy|simple|breeze|painless|smooth|seamless|straightforward|effortless|snap|cinch|hassle
    book|schedule|reschedule easily|online|quickly|promptly|effortlessly
    schedule|booking|appointment be good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first schedule|booking process|system|experience|department
    book|schedule without|with a|no|any|zero hitch|issue|hassle|fuss|trouble|problem
    breeze|snap|cinch to book|schedule|reschedule|arrange
    online book|schedule|calendar|appointment be|system|tool|process|make|worked|form ... easy|great|simple|breeze|convenient|handy|perfect|smooth
    love|like|appreciate ... online book|schedule|calendar
    able to book|schedule|reschedule|get ... online|same|next|quick|quickly|weekend|evening
    get|give|offer|have me|us an|a|the appointment|slot|booking|visit ... same|next|that|very|following day|morning|afternoon|week
    get|have|book|schedule|find an|a appointment|slot|booking quickly|easily|fast|straight|right|promptly|immediately|soon
    get|have an appointment|slot|booking within|in <number>|a|the ... day|hour
    appointment|slot available|open|free the|that|for? same|next|very day
    book|schedule|pencil me|us in|for same|next|straight|right|that|quickly|promptly|immediately
    book|schedule|pencil|put me|us in for the? same|next|following|that day|morning|afternoon
    book|schedule me|us|it in? ... for|the next|same|following day|morning|afternoon
    schedule|book me|us|him|her|them|you right|straight|very away|in|quickly
    squeeze|fit|slot|sneak|wedge|work me|us|him|her|them|you in|into
    squeeze|fit|slot|sneak|wedge my|our|the|their|his|her mum|mother|parents|job|house|repair|visit in|into
    fit|squeeze in my|our|the|a|an|last job|visit|repair|appointment|minute
    fit me|us|it into|between|around the|their|his|other busy|schedule|day|jobs|diary|calls
    find|make a|an|me|us slot|space|room|spot|gap for|in me|us|the|that|their
    make|find room|space|gap for me|us
    get me|us in|on the? quick|quickly|right|straight|same|next|fast|soon|promptly|immediately
    get me|us|it on|in the|their|his schedule|calendar|books|diary|rota quick|quickly|right|straight|same|next|fast|immediately
    flexible with|about|on|around|regarding my|our|the|their|his|her|when|time|date|schedule|appointment|day
    flexible schedule|hour|appointment|time|booking|slot|date
    very|so|super|really|extremely|always|be flexible when|about|on|and accommodating
    flexible and accommodate|understanding|easy
    schedule|time be|very|super <very>? flexible
    accommodate|accomodate my|our|the|their|his|her ... schedule|work|hour|shift|time|timetable|calendar|availability|needs|diary|routine
    accommodate|accomodate me|us|him|her|them|you ... same|next|short|last|quickly|day|schedule|even|weekend|evening
    accommodate|accomodate ... short|last|minute|tight|busy|weird notice|minute|schedule|request|change
    accommodating with|about|on|of|around my|our|the|their|his|her ... time|schedule|date|hour|availability
    work around|round|with my|our|the|their|his|her ... schedule|hour|shift|timetable|calendar|commitments|diary|routine|nap|availability
    work around|round my|our|the|their|his|her work|job|tenant|kid|baby|child|guest|meeting|holiday|commitments
    plan|schedule around|round my|our|the|their|his|her|me|us schedule|work|hour|baby|holiday|tenant|meeting
    suit my|our|the|their|his|her|me|us schedule|work|day|time|timetable|best|better
    at|for|on a|the time|date|day|slot that|which? suit|convenient
    convenient|suitable time|slot|appointment|date|day|hour|window|schedule
    convenience of online|booking|scheduling
    evening|weekend|saturday|sunday|early|night appointment|slot|booking|availability|visit available|offer|too|which|without|so|be
    offer|have|do|get evening|weekend|saturday|sunday|late|early appointment|slot|booking|availability
    happy|willing|able|glad|fine|easy|kind to|enough|about reschedule|change|move|rearrange|switch|swap|rebook my|our|the|their|his|her|it|when|at|around|with|without|date
    reschedule|rebook|rearrange|move|change without|with|my|our|the|their|his|her any|no|a|appointment|date|zero? fuss|hassle|problem|issue|penalty|question|drama|bother
    reschedule|rebook me|us|him|her|them|you right|quick|quickly|promptly|immediately|straight|next|same|easily|for
    reschedule|rearrange|moved|change be|my|our|the|their|his|her no|a|easy|appointment problem|breeze|easily|simple|painless|issue
    no problem|issue|trouble|fuss|hassle|drama|penalty|charge with|when|in|to|about|for? i? reschedule|rearrange|rebook|change|cancel|move|booking|scheduling
    never|not|hasn't|haven't once|ever|have? cancel|reschedule
    never|not cancel on me|us
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't have to wait ... appointment|slot|booking
    no wait list
    no waiting list
    short|no|minimal|shortest wait|lead list|time|for ... appointment|slot|visit|booking
    earlier|sooner|quick|quicker|earliest appointment|slot|booking|date than|available|open|come|offer|became|when|within|so|on|if
    move|bump|bring me|us|him|her|them|you|it|appointment|the|my|our ... up|forward|earlier|sooner when|to|because|after|a|by|as|once|the
    bring|move forward|up my|our|the|their|his|her appointment|date|booking|visit|slot
    open|free up a|an slot|spot|appointment|time
    cancellation slot|spot|list|come|and
    call|ring|phone|contact me|us when|as|once|if a cancellation|slot|opening
    get me|us in after|with a cancellation
    stick|keep to my|our|the|their|his|her calendar|timetable|booking
    well|highly|very|super|extremely|so|always organise|organize
    organised|organized company|office|business
    well coordinate
    coordinate with|between my|our|the|their|his|her|all|builder|other|tenant|contractor|supplier|insurance|trades
    coordinate everything|perfectly|well|seamlessly|beautifully
    schedule everything|all|regular|maintenance|annual|seamlessly|perfectly for|around|in|service|automatically|visits|ahead
    regular|recurring|annual|yearly|weekly|biweekly|fortnightly schedule|booking|slot be|has|easy|work|set|same|never
    set up recurring|regular|a weekly|biweekly|fortnightly|visit|clean|schedule
    appointment|service|annual|booking|automatic reminder
    remind me|us? of|about|when|that|for ... appointment|booking|annual|service|due
    confirmation of|for my|the|our booking|appointment|visit
    confirm the|my|our|their|his|her appointment|booking|visit
    book|schedule through|via|on|using the|their|my|our|his|her app|website|online|portal|whatsapp|site|text
    book|schedule online|app|website be|in|and|easy|super|quick|with|took|a ... minutes|easy|breeze|seconds|simple|great|quick|clicks
    book|schedule in|with|take only|under|less|just|a|about|<number>? few|than|<number>|of? minute|second|click|text
    time|date|day|appointment that|which work|suit|fit for|best|me|us|him|her|them|you|my|with
    choose|pick my|our|your own? time|slot|date|appointment
    plenty|lots|good|great|excellent of|range|choice|availability availability|slots|appointments|times|dates
    good|great|excellent|wide|best availability
    start|begin sooner|earlier than expected|planned|promised|scheduled
  `,
  neutral: `
    book|schedule me|us|him|her|them|you? for <number>|a|the ... week|day|month out|later|ahead|away
    book|schedule ... week|month in advance
    appointment|slot be|available for|in|on|a <number>|<weekday>|week|day ... later|out|away|week
    book|schedule|make an|the|my? appointment for|on|with|through|online
    give|offer|quote|have me|us a|an|the <number> ... hour|day window|slot
    <number> hour window|slot
    book in|it for|on <weekday>|the
    schedule|reschedule be ok|okay|fine|average|fair|decent|alright|normal|acceptable|so
    reschedule once|one but|due|because|for|time
    have to reschedule once|one|due|because|the|but|for|my|our
    i|we have to reschedule|cancel|change|move|rearrange
    wait be|of about|around|<number>|a <number>|week|day for|until|before|to ... appointment|slot|visit
    wait list be <number>|about|a
    book|schedule up|out for|until|a|<number> ... week|month ahead|but
    busy|booked but|time|season|period of? year
    standard|usual|normal|typical|average wait|lead time|list ... appointment|slot|visit|booking
    next|first available appointment|slot|date be on|in|<number>|<weekday>|the|a
  `,
  negative: `
    have|put|book|write me|us down? for|on|in the wrong day|date|time|week
    never|no one|nobody schedule|book|confirm ... follow|return|second|next
    appointment be cancel|change|move|push|reschedule|postpone|forget|bump
    appointment get cancel|change|move|push|reschedule|postpone|forget|bump
    have my|our|the|their|his|her appointment|visit cancel|moved|pushed|changed|bumped
    cancel my|our appointment|booking|slot|visit|job
    cancel again|twice|both
    cancellation after cancellation
    book ... only to be|have|find
    turn up|out to be|having double
    have nothing|no one available|free until|for|before
    fully|all|solid book
    book solid
    too busy to|for come|fit|take|do|see|us|me|small|bother
    take|book on too|more many|much|work|jobs
    too many|much job|work|customer
    overstretched
    spread too thin
    chaotic|chaos office|booking|scheduling
    office be|a chaos|chaotic|mess|shambles
    didn't|never|not know ... appointment|booking
    nobody|noone know ... appointment|booking|coming
    get|have the address|date|day wrong
    go to the wrong house|address
    send|give ... to the wrong address
    only offer|have|give ... weekday|<weekday>|midweek
    only available on|during weekday|work
    take day|week|month|forever|ages to ... book|schedule|appointment
    take <number>|several|many ... to book|schedule ... appointment|visit|job
    cancel|postpone on me|us|him|her|them|you|people|customer
    cancel|postpone|move|change at|on|the last|short|no minute|notice|second|moment|morning|day
    cancel my|our|the|their|his|her|an|on|me|us appointment|booking|slot|visit|job|service|clean ... last|morning|day|without|hour|minutes|night|again|twice|because
    last minute|second|moment|gasp cancel|reschedule|change|postponement
    cancel the|on|that|same|very morning|day|night of|before|itself|evening|afternoon|it
    cancel|reschedule|postpone|rebook|bump|move|pushed|rearrange ... twice|again|repeatedly|constantly|thrice
    cancel|reschedule|postpone|rebook|bump|rearrange me|us|him|her|them|you|on|it|my|our|the|their|his|appointment? <number>|several|multiple|many|numerous|countless|repeated time|occasion|appointments|visits
    cancel|reschedule|postpone <number>|an|a|several|minutes|the ... hour|minute|day|night before|prior|ahead|earlier|early
    cancel|reschedule|postpone without|with|and|but no|any|never|didn't|not|zero|little notice|warning|reason|explanation|rebook|telling|reschedule|call|explain|apology
    constant|constantly|keep|repeated|repeatedly|continually|always|endless|frequent cancel|reschedule|postpone|rebook|changing|rearranging
    keep push|move|put|bump|delay|change|shift me|us|him|her|them|you|it|back|off|out|the|my|our ... back|off|date|day|appointment|out|week|schedule|on
    push|bump|move|knock me|us|it|back to|back|out|off? the? next|another|following|<number>|later|further week|month|day
    push back|out the|my|our|again|by|twice|another
    put me|us off until|till|again|for|twice
    be|get bump for|to|twice|because|again
    bump me|us|him|her|them|you for|off|to|down|from|twice|back
    book someone|somebody|another else|customer|job in|into my|our|the|their|his|her
    double|over book
    overbook|doublebook
    lose|misplace|forgot|mislaid my|our|the|their|his|her|about|an|to booking|appointment|reservation|schedule|slot|put|enter
    forget ... about|to my|our|the|their|his|her|us|me|book|put|schedule|confirm|enter|log appointment|booking|visit|job|me|us|in|it|order|callout
    never|didn't|not|hadn't|hasn't|haven't put|enter|book|log|write me|us|it|my|our|the|their|his|her ... in|booking|appointment|diary|calendar|schedule|system|down
    no record|trace|sign of|that my|our|the|any|us|i ... booking|appointment|order|call
    appointment|booking never|not|have|be ... disappear|vanish|lost|forgotten|log|recorded|exist
    not|wasn't|isn't in|on the|their system|schedule|calendar|diary|book|rota|sheet|list
    hard|difficult|tough|tricky|impossible|frustrating|nightmare|complicated|painful|awkward|hassle|struggle|confusing|ordeal to|of book|schedule|reschedule|arrange|rebook
    hard|difficult|tough|tricky|impossible|nightmare|struggle|pain|battle to get|make|secure|arrange|find an|a appointment|slot|date|booking|day|time
    book|schedule|reschedule be|process|system|it|an|appointment ... nightmare|mess|difficult|hard|pain|frustrating|impossible|disaster|confusing|chaotic|disorganised|disorganized|joke|issue|terrible|horrible|awful|poor|headache|hassle|chaos|problem|ordeal|shambles|complicated
    schedule|reschedule|booking nightmare|issue|mix|error|mess|mishap|mistake|disaster|conflict|problem|confusion|fiasco|snafu|hassle|chaos|hell|blunder|headache|difficulty|snag|hiccup
    appointment|date|calendar mix|confusion|error|mess
    mix up|ups|mixup with|on|about|over|of? my|our|the|their|his|her|schedule|dates|appointment|booking|time|day schedule|date|appointment|booking|time|day
    get|mix|have|put|write|book my|our|the|their|his|her|up|down|us|me|it? wrong|mixed day|date|time|week|appointment
    mix|mess|muddle|screw|botch up my|our|the|their|his|her schedule|appointment|booking|date|time|day|calendar
    wrong day|date|time|week in|on|and|so|for|twice|again|entirely|altogether
    poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst schedule|booking|coordination|organisation|planning|organization system|department|process|team|practices|skills|of
    poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst schedule|booking
    schedule|booking|coordination be poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|off|disorganised|disorganized
    disorganised|disorganized|unorganised|unorganized
    shambolic
    can't|couldn't organise|organize a|their|anything|themselves
    left hand not|didn't|doesn't know|talk
    right hand not|didn't|doesn't know|talk
    never|didn't|not|hadn't|hasn't|haven't confirm|rebook|reschedule me|us|my|our|the|their|his|her
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't give|offer|provide|commit me|us|to|a|any|an|on|with a|an|any|specific|exact|firm|date|time ... date|day|time|slot|appointment|window|start|timeframe
    no|without|never fixed|firm|set|confirmed|definite|exact|specific date|time|day|appointment|start
    no|zero|lack|without|limited|little availability
    no|zero|few|hardly appointments|slot|openings available|free|until|for|left|open|till|before|this|in
    no|zero|any appointment|slot|opening|availability ... for|until|till <number>|a|next|another|several|weeks|over|months ... week|month|day
    couldn't|can't|not fit|squeeze|get|book|see|schedule me|us|it|anyone|someone|in|out ... for|until|till ... week|month
    <number>|several|a|many|few week|month wait|waitlist|backlog
    wait <number>|several|a|over|almost|nearly|many ... week|month for|to|until|before ... appointment|visit|slot|opening|booking|estimate|quote|survey|installation
    wait for|on week|month|<number>|several|over ... appointment|slot|date|them
    wait ... week|month only|and|for ... cancel|appointment|slot|rescheduled
    week|month wait for|to|before|until an|a|the|get|any ... appointment|visit|slot|estimate|quote|inspection|booking
    long|ridiculous|huge|massive|crazy|endless wait|backlog list|for ... appointment|slot|visit|booking|list
    waiting list
    waitlist
    week|month out for|to|before an|a|the ... appointment|visit|slot|booking|estimate|quote|inspection
    book up|out|solid for|until|till|through|week|month
    earliest|soonest available|appointment|slot|opening|date|they ... <number>|several|a ... week|month
    start|installation|appointment|survey date|day? keep|be|get ... change|move|slip|push
    delay|push|postpone|move|change|slip the|my|our|their|his|her start|install|appointment date|twice|again|by|multiple|several|back|<number>|day|without
    no date|timeline|timescale for|given|when|in
    have to reschedule|rebook|rearrange because|as|since|after they|he
    have to reschedule|rebook|rearrange <number>|several|multiple|again|twice
    try to reschedule|rebook|book|schedule ... but|no|nobody|couldn't|never
    refuse|wouldn't|won't|unwilling|not|unable|couldn't|can't to|able|be|willing|even? reschedule|rebook|rearrange
    wouldn't|not|couldn't|refused|weren't|wasn't|unwilling|failed|can't|unable to|able|willing|be? accommodate|accomodate
    inflexible|unaccommodating
    never|not|wasn't|weren't|isn't|zero|no|lack|little very|at|any|all|of|particularly? flexible
    no|without evening|weekend|saturday appointment|slot|booking|availability
    inconvenient time|slot|hour|window|appointment|schedule
    book|online|schedule system|app|website|calendar|form|portal|tool|link be|never|doesn't|didn't|keep|crash|wouldn't|won't ... useless|broken|terrible|work|down|confusing|crash|glitchy|wrong|awful|clunky|error|buggy
    call|ring|phone me|us? ... to|and cancel|reschedule|postpone|rearrange|rebook
    text me|us ... to cancel|reschedule|postpone|say ... cancel
    email ... to|saying|that cancel|reschedule|postpone
    only|just|then to cancel|reschedule|postpone|be|have|find ... cancel|reschedule|moved|pushed
    cancellation fee|charge
    charge me|us ... for|to cancel|reschedule
    bail|pull|back|drop out at the last minute
    bail on me|us
    let me|us down at|on the|last ... minute|day|morning|moment
    skip|forget me|us|our|my|a week|mow|cleaning|lawn|visit|yard|house
    different day|time every|each week|time|visit
    huge|wide|massive|ridiculous|vague|enormous <number>? hour|time? window|slot
    all day window|slot
    entire|whole|full day window
    window|slot|timeframe be ridiculous|insane|unreasonable|crazy|huge|absurd|unacceptable
    never|didn't|not stick|keep to|my|our|the|their|his|her a|the|their|any schedule|timetable|dates
    poorly|badly|terribly organise|organize|coordinated|scheduled|planned
    organisation|organization be poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|a
    lack|zero|no of|any? organisation|organization|coordination|planning
    no coordination|organisation|organization|planning
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't coordinate|organise|organize
    wish|nice|prefer ... more|weekend|evening|online|easier|earlier|better|sooner appointment|slot|booking|schedule|availability
    could|should|would|need|be ... easier|simpler to book|schedule|reschedule|arrange
    need|could|should ... better|more organised|organized
    need|work|improve on|to|a|their ... scheduling|booking
    back of the queue|line
    forgot about me|us|our|my
    fell|slip through|between the cracks|net
    reschedule|rebook me|us without asking|telling
    reschedule|rebook for|to|until <number>|another|several|next ... week|month|later|out
    move me|us|it|my|our|the|their|his|her|appointment to next|another|the week|month|following
  `,
  not: `
    price|fee|rate|pay|payment schedule
    fee|price|payment|maintenance schedule be
    finish|complete|done|ahead|behind of|on|right? schedule
    on schedule
    book of|about|shelf|case|review|stamp|value|keeper
    bookshelf
    text book|cook|facebook
    by the book
    in|for my|our book
    cancel noise|my|our|the card|subscription|contract|membership|policy|payment|cheque|check|account|insurance
    cancel my|our|the|their|his|her card|subscription|contract|membership|policy|payment|plan|cheque|check|account|insurance|order
    cancellation of my|our|the contract|policy|plan|insurance|membership
    noise cancel
    flexible hose|pipe|conduit|duct|payment|finance|connector|sealant|tube|line|pricing|on price
    flexible with|on|about my|our|the|their|his|her? payment|price|budget|cost
    accommodate my|our|the|their|his|her budget|dog|pet|cat
    work with|around my|our|the|their|his|her budget|insurance|dog|pet|furniture|pipe|existing|plant|landscaping
    slot the|a|screw|machine
    organise|organize my|our|the garage|closet|kitchen|tools|cables|wires|pantry|house
    reminder to self|me|us
    squeeze me|us|him|her|them|you for|out|money
    fit me|us|him|her|them|you in the|with
    appointment only
    window be too old|small|dirty|big|draughty|drafty
    push me|us|him|her|them|you|the|it back into|in|on|against|to the
    move me|us|him|her|them|you|the|it back into|in|on|against|to
    missed a spot|bit|patch|corner|section
    wait list price
    have to cancel my|our holiday|trip|plans|party
    bump into|the|my|head|on
  `,
};
