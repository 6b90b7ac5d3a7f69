import type { CueList } from './cue-list.ts';

/** Kept or missed the promised time. */
export const punctuality: CueList = {
  positive: `
    on time
    punctual
    on the dot
    on the button
    on the nose
    ontime
    to the minute
    to the second
    bang|dead|spot|smack on <clock>|<number>
    bang|dead|spot on schedule
    right on schedule
    arrive|show|turn|roll up|in? bang|dead|smack on
    <clock>|<number>|noon|midday sharp
    at <clock>|noon exactly|precisely|prompt|promptly
    exactly|precisely at <clock>|noon
    stroke of <clock>|<number>|noon|midday
    dot of <clock>|<number>|noon
    promptly|prompt at <clock>|<number>|noon
    arrive|show|turn promptly|prompt at|for|on
    prompt for|to|with|on my|our|the|their|his|her appointment|arrival|slot
    prompt for|to every|each|all appointment|visit
    arrive|show|turn|come up|out|over|round? exactly|right|precisely|just? when <person> say|promise
    here|there exactly|right|precisely|just? when <person> say|promise
    arrive|show|turn|come up|out|over? when schedule|promise|agree|expect|due|arrange
    arrive|show|turn|come up|out? exactly|right|precisely when
    here|there exactly|right|precisely when
    show|turn up when <person> will|would|should
    arrive|show|turn|come ... as|like schedule|agree|arrange|plan|promise
    arrive|show|turn|appear up? as|like say|expect|discuss|advertise
    at the time <person>? say|promise|agree|arrange|quote|state|specify
    at the agree|arrange|appoint|schedule|promise|allot|specify|stipulate|exact|book time|hour|slot
    on the agree|arrange|appoint|promise|allot day|date|morning
    start|begin|come|arrive on the day|date|morning <person> say|promise
    start|begin|come|arrive on the day|date promise|agree|arrange|schedule|plan
    start|begin when <person> say|promise
    within|inside|in the|my|our|their|his time|arrival|appointment|service|promise|agree|quote|schedule|give|state|allot window|slot|frame
    within|inside|in the|my|our|their|a|that <number> hour window|slot|frame
    arrive|show|turn ... within|inside|in the|my|our|their|his window|timeframe|slot
    within the|my|our|their|his window|timeslot
    start|beginning|front|early of|end|part of? the|my|our|their window|slot|timeframe
    hit|make|meet my|our|the|their|his|her arrival|time|appointment window|slot
    minute|hour early
    bit|little|tad|touch|slightly early
    minute|hour ahead|before of? my|our|the|their|his|her appointment|slot|schedule|window|arrival
    minute|hour before <person> be due|expect|suppose|schedule
    arrive|show|turn|roll|appear|reach up|in|out|here|there? early
    come|get here|there early
    always|usually|often|generally|consistently|even|actually early
    early for the|our|my|his|their|every|each appointment|slot|visit
    early or on
    earlier than the|my|our schedule|appointment|agree|book|arrange window|time|slot
    arrive|show|turn up? earlier than
    arrive|show|turn|here|there ahead of time|schedule
    arrive|show|turn|reach ... before time|schedule
    arrive|show|turn|here|there ... before the appoint|schedule|agree|arrange time
    never|not|wasn't|isn't|weren't once|ever|be|a|even|single|one? minute? late
    never|not once late
    never|hasn't|haven't|not once? miss|skip a|an|one|our|single single|schedule? visit|appointment|clean|week|day|mow|session|service
    yet to miss|skip a|an|one
    never|hasn't|haven't let me|us down time|week
    <arrive> ... like clockwork
    every week|fortnight|month|time|visit|<weekday> like clockwork
    set ... watch|clock by
    same time every|each week|fortnight|month|visit|<weekday>
    keep to|my|our|the|their|his|her the|their|his|agree|schedule time|appointment|timeslot|slot|window
    keep|honor|honour|respect my|our|the|their|his|her appointment|slot|window
    keep|honor|honour all|every|each of? appointment
    stick|keep to my|our|the|their|his|her appointment|arrival|agree|promise time|slot|window|date
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first timekeeping
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first with|at|about timekeeping
    good|great|excellent|impeccable|perfect time keeping|keeper
    timekeeping be good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear
    arrive|show|turn|come|appear up? ... on cue
    actually|really show|turn up
    actually|really come|arrive when
    who|that actually show|arrive|turn|come
    show|turn up every|each time|week|day|fortnight
    show|turn up without fail
    turn|show up at the exact|right|correct time
    at my|our|the door|doorstep|house at|by|before <clock>
    on my|our|the doorstep|driveway|porch at|by|before <clock>
    wait|park|sit outside|out at|before|by <clock>
    here|there at|by|before <clock> as|like|exactly|sharp|prompt
    here|there bright and early
    <arrive> bright and early
    <clock>|<number> and <clock>|<number> it be
    never|didn't|not|hadn't|hasn't|haven't have to wait around|about|in
    never|didn't|not|hadn't|hasn't|haven't have to hang|sit around|about
    no wait|hang|sit around|about
    never|didn't|not|hadn't|hasn't|haven't keep me|us waiting
    never keep|leave me|us waiting|standing
    time|appointment|slot|window be keep|meet|honor|honour|respect
    very|really|super|so|always|extremely good|great|reliable|dependable with|on|about|at time
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first about|with show|turn|arrive up? on
    couldn't|can't|not have be? more punctual
    couldn't|can't|not fault|complain ... timekeeping|punctual
    make every appointment
    every appointment keep|honor|honour
    true to my|our|the|their|his|her time|arrival
    start|begin at <clock> sharp|every|each|on|as|exactly
    day|time after day|time at <clock>
    beat ... to the appointment
    already here|there|outside|waiting when|before|at
    pull up ... right at|on <clock>|time
    pull|roll|drive in|up at <clock> exactly|sharp|on|prompt|as
    here|there by <clock> every|each
    mean|say|tell <clock> and mean it
    arrive|show|turn up? at|on|by the? promise|agree|arrange time|hour|day
    come|turn|show|arrive despite|through the snow|rain|storm|traffic|ice|weather
  `,
  neutral: `
    very|tail|far|back|latter|late|absolute end|part of my|our|the|their|his|her window|slot|timeframe
    at|near|toward the end|close of my|our|the|their|his|her window|slot|timeframe
    right at the end of my|our|the|their|his|her window|slot
    last minute|moment|hour|half of the|my|our|their window|slot|timeframe
    just|barely|only|scrape within|inside|in my|our|the|their|his|her window|slot
    middle of the|my|our|their time|arrival|service|appointment? window|slot
    somewhere|sometime in|within|during the|my|our|their window|slot
    just about|barely on time
    roughly|approximately|almost|nearly|practically on time
    more or less on time
    near|close enough? to? on time
    mostly|usually|generally|sometimes|occasionally on time
    on time more often
    on time most|some|half of
    on time ish
    neither early nor late
    <arrive> about|roughly|around|approximately when <person> say
    punctual|timekeeping be|fair fine|ok|okay|average|acceptable|adequate|alright|fair|decent
    reasonably|fairly|mostly|generally|usually|sometimes punctual
    punctual|timekeeping be hit|mixed|patchy
    <arrive> ... around the time <person> say
  `,
  negative: `
    no show
    noshow
    nobody|noone ever? show|turn up
    no one ever? show|turn up
    nobody|noone ever? show|arrive|appear|materialize|materialise
    no one ever? show|arrive|appear|materialize|materialise
    nobody|noone ever? come|turn out|round|over|along|by|at
    no one ever? come|turn out|round|over|along|by|at
    nobody|noone come
    nobody|noone bother to? show|turn|come
    no one bother to? show|turn|come
    never|didn't|not|hadn't|hasn't|haven't even|ever|bother|actually|to? show|turn|rock up
    never|didn't|not|hadn't|hasn't|haven't ever|even? show
    <person> never|didn't|not even|ever? show|arrive|appear|come|materialize|materialise
    never|didn't|not|hadn't|hasn't|haven't bother to? show|arrive|turn|appear|come
    never|didn't|not|hadn't|hasn't|haven't show|turn|come out|up at|on|for|that|the all|day|appointment|morning
    never|didn't|not|hadn't|hasn't|haven't show|turn|come at all
    never arrive|appear|materialize|materialise|eventuate
    fail|neglect|forget to show|turn|arrive|appear|come|attend|materialize|materialise
    fail|neglect|forget to keep my|our|the|their|his|her appointment
    fail|neglect to meet|make my|our|the|their|his|her time|appointment|agree window|slot|time
    never|didn't|not|hadn't|hasn't|haven't attend my|our|the|their|his|her appointment|property|job|visit|booking
    nobody|noone attend
    no one attend
    fail|abort|miss visit|attendance
    non attendance
    <person> never|didn't|not|hadn't|hasn't|haven't make it out|here|over|round|there|today
    never|didn't|not make it to my|our|the house|home|property|place|appointment
    no sign|trace|sight of <person>|anyone|anybody|him|them|her|someone
    stand me|us|him|her|them|you up
    be|get stand up
    still hasn't|hadn't|haven't|not arrive|show|turn|come|appear
    still not here|there
    still no <person>|sign|show
    still nobody|noone here|there|come|show|arrive
    <arrive> up|in|out|over|here|there|round? <very>|consistently|often|constantly|usually|again? late
    reach|attend|pitch|rock up|here|home? late
    be <very>|often|constantly|consistently|usually|chronically|habitually|still|again|already? late
    run <very>|a|consistently|often|bit|little? bit|little? late
    run <number>|an ... minute|hour late|behind
    run behind
    minute|hour|day|week late|overdue|tardy
    half late
    <clock> late
    minute|hour behind
    always|constantly|consistently|usually|frequently|regularly|perpetually|chronically|repeatedly|habitually|invariably late
    constant|perpetual|chronic|habitual|persistent|repeat|frequent lateness
    late again|both|every|each|most|twice|<number> time|visit|day|occasion
    late again
    ridiculously|stupidly|unbelievably|hopelessly|terribly|horribly|extremely|massively|seriously late
    bit|little|tad|touch|slightly|somewhat late
    late for my|our|the|their|his|her first|second|schedule? appointment|visit|job|slot|booking|meeting|estimate|quote
    late for every|each|both|all
    late to my|our|the|their|his|her first|second|schedule? appointment|visit|job|slot|booking|meeting|estimate|quote
    late to show|arrive|turn|start
    late show|turn up
    late in|with? arriving
    late without|with|no apology|call|notice|explanation|excuse
    late and never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't even|ever? apologise|apologize|call|bother|say|tell
    fashionably late
    apologise|apologize|sorry for be|the|their|his? late
    excuse for be|the|their|his? late
    tardy
    unpunctual
    never|not|rarely|seldom|hardly|wasn't|isn't|weren't|aren't ever|even|always|be|once? on time
    never|not|rarely|seldom|wasn't|isn't|weren't|aren't very|ever|so|the|always|exactly? punctual
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't even? show|turn|arrive|be|come|get up|here|there|out? on time
    unable|fail|struggle|incapable|inability of|to show|turn|arrive|be|come|get up|here|there? on time
    on time be too much|a to|joke|concept
    poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|no|any of|at|with? punctual|timekeeping
    poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|no time keeping
    punctual|timekeeping be poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|not|a|issue|problem|joke
    punctual|timekeeping be not|never|hardly ... strong|point|suit|forte|thing
    punctual|timekeeping could|need|leave ... better|improve|work|desired
    no|zero|any|little|without concept|sense|notion|idea of time|punctual
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't own|have|wear|possess a watch|clock
    buy ... a watch|clock
    tell|read the time
    no|zero|any|little|complete|total|without respect|regard|disregard|consideration for my|our|your|other|people|customer ... time
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't respect|value my|our|your|people|customer time
    wait|sit|stay|stuck ... all|whole|entire|full day|morning|afternoon|evening
    wait|stay|sit in|home all|whole|half
    wait|sit at|around|about home? all|for|the whole|day|nothing|hour|morning
    kept me|us|him|her|them|you|people|customer? waiting
    leave me|us|him|her|them|you|people? waiting|standing around|about|at|all|for|in|outside
    leave me|us waiting|standing
    wait for <person>|them|him|someone|somebody|anyone to show|turn|arrive|appear|rock
    wait <number>|an|over|nearly|almost ... hour for <person>|them|him|someone|somebody to|who
    wait wait and wait
    wait around|about for|all|and|hour|half|the|nothing|no
    give up waiting
    tired|sick|fed|bored of|up with? waiting
    waste|lose ... day|morning|afternoon|hour wait
    waste my|our|a|the whole|entire|full day|morning|afternoon|evening
    take|book|waste|lose|burn|use ... day|morning|afternoon off work? for nothing|no|this|a|them|him
    take|book|burn|use|lose a|the|my|another|half ... day|morning|afternoon off
    take|have time off work for
    lose|miss a|half|whole|full|my|our day|shift of? work|pay|wage|leave
    miss my|our|the|their|his|her|an|another|<number>|several|every|multiple schedule|first|second|last|whole|original|agree|own? appointment
    appointment be miss
    miss|blow my|our|the|their|his|her|past|through|another time|arrival|appointment|service|own|the|their? window|slot
    blow me|us off
    past|beyond|after|outside|over my|our|the|their|his|her time|arrival|appointment|service|promise|agree|give|quote|allot window|slot|frame
    past|beyond|after|outside|over my|our|the|their|his|her|a|that <number> hour window|slot
    past|beyond my|our|the|their|his|her window|timeslot|timeframe
    minute|hour past|after|beyond|over my|our|the|their|his|her ... window|time|slot|appointment|schedule
    minute|hour|day after|past|later when|than? <person> be suppose|due|meant|schedule|say|promise
    later than agree|promise|schedule|plan|arrange|state|quote|book|advertise|expect
    later than <person> say|promise|agree|quote
    well after|past my|our|the|their|his|her agree|appoint|schedule|promise|arrange time|window|hour
    suppose|meant to <arrive>|be here|there|out|round|over|by|at|between|on|back|first
    suppose|meant to arrive|show|come|attend|start
    suppose|meant to be a|an|between|at|in <clock>|<number>|hour|morning window|and|slot|appointment
    should have be here|there
    should have arrive|come|show|turn
    finally|eventually show|turn|roll|rock|stroll|wander|amble up|in|over
    <person> finally|eventually arrive|appear|come|turn|show|pitch
    when <person> finally|eventually|did show|turn|arrive|appear|come|get
    waltz|stroll|saunter|swan|mosey|swagger|amble in|up|over|through
    if <person> show|turn|come|arrive up? at|ever
    show|turn|come|arrive|work up|out? whenever|when <person>|it feel|like|please|suit|want|fancy
    whenever <person> feel|please|like|fancy|want
    flake out? on me|us
    flake out
    flaky contractor|company|outfit|people|tradesman|tradie|business|guy
    window|time|appointment|slot|noon|<clock>|<weekday>|date|morning|afternoon|<number>|deadline|day come and go
    never|didn't|not|hadn't|hasn't|haven't show|arrive|turn|come|appear ... until|till|before <clock>|noon|after|nearly|almost|<number>|midday|lunchtime|the
    never|didn't|not|hadn't|hasn't|haven't get here|there until|till
    never|didn't|not|hadn't|hasn't|haven't turn|show|arrive|come up|out? on my|our|the|their|his|her day|date|morning|agree|schedule|appoint
    <clock> instead|rather of|than <clock>
    at <clock> not <clock>
    afternoon instead|rather of|than in? the? morning
    more|closer|nearer like|to <clock>|noon|lunchtime|midday|dinnertime
    say|promise|tell <weekday> ... <arrive> ... <weekday>
    say|promise|quote <clock> ... arrive|show|turn|come ... <clock>
    say|promise morning ... arrive|show|turn|come ... afternoon|night|evening|<clock>
    <arrive> ... on|at the wrong day|date|time
    never|didn't|not|hadn't|hasn't|haven't|fail|couldn't|won't to? keep|honor|honour|stick|respect to? my|our|the|their|his|her appointment|time|slot|window|date|promise
    never keep|meet a|an|any|one|single appointment|time|promise
    appointment never|didn't|not|hadn't|hasn't|haven't keep|honor|honour|respect
    blame ... traffic
    excuse of|about traffic
    same|another|every|lame excuse traffic|van|tyre|tire
    hold up at|on|with|by another|a|the|his|their|previous|last|an|other earlier|previous|last|other? job|call|customer
    previous|earlier|last|other|prior job|call|appointment run|go|take over|long|late
    start|begin ... late
    late start|arrival
    delay in arrive
    arrival be delay|late|push
    eta|arrival time|window? keep change|move|slip|push|get
    keep push|move|change back|out? the|their|his eta|arrival|window
    way|far|much|hour|minute too early
    hour|minute early without|unannounced|and woke|when|while
    wake me|us up by? arrive|turn|show
    miss <number> appointment|visit|window in|out|and
    second|third|fourth time <person> no show
    <number> no show
    rearrange my|our day|schedule|work|shift|plan|diary for nothing|this|them
    wish|hope|if <person> be|have|would ... on time
    would|could be|have more punctual
    more punctual
    wait for <person> that never|didn't|no|not come|show|arrive
    invisible|phantom technician|plumber|engineer|crew|electrician|contractor
    on my|our|the|their|his|her own time schedule|whenever
    island time
    time mean nothing
    call to? ask|see|find where <person> be
    call them? ask where <person> be
  `,
  not: `
    late|early model
    late at night
    late in|into the night|evening|day|year|season
    late night|evening|afternoon|hour|fee|payment|charge|notice|model|stage|bloomer
    late january|february|march|april|may|june|july|august|september|october|november|december
    late summer|winter|spring|autumn|fall|husband|wife|father|mother|dad|mum|mom|century
    <arrive> ... late at|on|in|into|evening|night|afternoon|last|sunday|saturday|friday|one|that
    be|it be? late at|on|in|into|evening|night|afternoon|one|sunday|saturday|friday
    it be <very>? late
    i|we be <very>|running|a|bit? late
    i|we run late
    my|our flight|train|bus|kid|daughter|son|husband|wife be late
    too late
    be <very>? too late
    be <very>? late to|for dinner|school|cancel|change|fix|stop|save|do|get|back
    late than never
    better late than never
    sooner or later
    home|work|pay|invoice late
    pay|bill|rent|payment ... on time
    my|our|we|i payment ... on time
    finish|complete|done|deliver early
    early morning|evening|afternoon|hour|stage|sign|warning|spring|summer|winter|fall|autumn|day|bird|start|next|in|on|this|the|enough|days
    come|get here|there|out? early morning|evening|next|this|in|on|the|enough|tomorrow
    minute|hour|bit|little early in|on|next
    catch|caught|detect|spot ... early
    save|spend|waste|cut|short|low|tight on time
    on time and material
    have a lot on time
    on time off|sheet|delay|switch|setting
    first|next time
    these|few|last|recent|past day|week|month|year late
    not|never late to|enough
    never|didn't|not|hadn't|hasn't|haven't show me|us|him|her|them|you|any|signs|a|the|his|their|interest|remorse|proof|id|identification|respect|concern|improvement|how|what|where|much
    <person> never|didn't|not even|ever? show me|us|him|her|them|you|any|signs|interest|remorse|proof|id|respect|concern|how|what|where|much
    <person> never|didn't|not even|ever? come back|off|close|across|down|with|prepared|cheap|recommend|near|to|in
    nobody|noone come back|close|near|to
    part|order|piece|material|delivery|package|filter|refund|check|cheque|invoice|quote|paperwork|receipt|certificate never|didn't|not arrive|appear|come|materialize|materialise|show
    i|we never|didn't|not|hadn't|hasn't|haven't show|turn|attend|arrive
    be|have to be stand up
    run late night|evening
    hour behind the|a|us
    minute|hour behind the wheel
    half behind
    tell|say the time
  `,
};
