import type { CueList } from './cue-list.ts';

/** How soon they answered, called back and came. */
export const responsiveness: CueList = {
  positive: `
    phone be|get answer|pick up? straight|right|immediately|quickly|promptly|by|within|every
    pick up by a real|actual|human|person
    door|house|doorstep|home within the hour
    door|house|doorstep|home within|in minutes
    be|very|super|so|extremely|highly|incredibly|really|always|quite|pretty responsive
    most responsive company|contractor|business|people|team
    responsive and|company|contractor|communicative|knowledgeable|professional|friendly
    quick|fast|prompt|rapid|swift|speedy|immediate|instant|quicker|faster to respond|reply|answer|react|return|call|text|email|come|attend|help|arrive|act|address|contact|follow|acknowledge
    quick|fast|prompt|rapid|speedy get|in|at|with back|respond|reply|return|answer
    quick|fast|prompt|rapid|swift|speedy|immediate|instant|timely response|reply|answer|callback|reaction|responder|attention|assistance
    quick|fast|prompt|rapid|swift|speedy|immediate|instant call back
    same day|hour|evening|night|morning response|reply|callback|answer
    response be|time <very>? quick|fast|prompt|rapid|swift|speedy|immediate|instant|quicker|faster
    response|reaction time be|time? good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear|fast|quick|short|impressive
    response|reaction time good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear|fast|quick|impressive
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first response|reaction time
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first responsiveness
    lightning|super|blazing|unbelievably fast|quick response|reply|to|service
    respond|reply|answer|react|attend <very>|almost? quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|quick|soon
    respond|reply|answer|react|attend right|straight away
    quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly respond|reply|answer|react|return|call|text|email|attend|come|contact
    respond|reply|answer|react ... within|in|inside minutes|hour|<number>|an|a|the|seconds|moments
    respond|reply|answer ... same|next day|evening|morning|night|afternoon|hour
    respond|reply|answer ... at <clock>|night|weekend|midnight|once
    respond|reply to every|all|each ... call|message|email|text|voicemail|enquiry|inquiry|query|request
    always respond|reply|answer|pick|return|available
    get|come|ring back to|at me|us|him|her|them|you quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|quick|soon
    get|come back to me|us|him|her|them|you <very>? quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|quick|soon
    get|come back to me|us|him|her|them|you right|straight away
    get|come back to me|us|him|her|them|you ... within|in|inside minutes|hour|<number>|an|the|a|seconds
    get|come back to me|us|him|her|them|you ... same|next|that|very day|evening|morning|night|afternoon|hour
    <call> me|us|him|her|them|you? back right|straight away
    <call> me|us|him|her|them|you? right|straight back
    <call> me|us|him|her|them|you? back quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|quick
    <call> me|us|him|her|them|you? back ... within|in|inside minutes|<number>|an|the|seconds|moments
    <call> me|us|him|her|them|you? back ... same|that|next day|evening|night|afternoon|morning|hour
    return my|our|the|their|his|her|all|every|each ... <call>|voicemail|enquiry|inquiry
    return|answer <call> quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|same|within|on|in|right
    return|answer call|message|email|text
    answer my|our|the|their|his|her|all|every|each ... <call>|voicemail|enquiry|inquiry
    answer|pick the|up|their phone|the|their phone|right|on|straight|every|immediately|at|first
    answer the|their phone
    pick up the|their phone
    pick|answer up|the|phone|call? phone|call? on|after the|<number> first|second|ring
    first|second|<number> ring
    real|live|actual human|person|people|voice answer|pick|on|at|who
    speak|talk|get to|with|through? a real|live|actual|proper human|person
    human|person actually|always? answer|pick ... phone|call|up
    answer ... night|sunday|weekend|christmas|midnight|hour
    easy|easily to get|reach|contact hold|a|through|by|ahold|on
    easy to|for reach|contact
    easy get hold|ahold|through
    easily reach|contactable|reachable
    always reachable|contactable|there|available when|on|by|to|if|for
    reachable by|at|day|any|on|when|all
    available day|night|anytime|around|round|<number>|at|on|any and|or|the|hour|time|weekend|clock|<number>
    available weekend|holiday|evenings|immediately
    on call <number>
    <number> hour emergency|service|response|call|callout|line
    available|on around|round the clock
    call|available|come|anytime day or night
    after|out hour|of emergency|service|hour|call|help|line emergency|service|call
    same day service|appointment|visit|response|repair|callout|call|attention|fix|emergency|help|assistance|availability|dispatch
    next|following day service|appointment|visit|callout
    same day|evening|night|afternoon|morning i|we|as|that call|phone|ring|contact|text|email|message
    <arrive>|out|over|round|here|there|visit|attend the|that|on very? same|very day|morning|afternoon|evening|night|hour
    <arrive>|out|over|round|here|there|visit|attend same day|evening|afternoon|night|hour
    come|out|over|round|here|there|visit|attend that|the very? afternoon|evening|night|next|following day|morning|afternoon
    come|here|over|round|there that afternoon|evening|night|morning
    <arrive>|out|over|round|here|there next day|morning
    see|fix|sort|repair|do|help|take me|us|him|her|them|you? ... the|on same day|afternoon|evening|night
    send|have|get|dispatch someone|somebody|<person> ... same|next|right|straight|within day|away|over|hour|afternoon|minutes|evening|night
    come|arrive|attend|out|over|round|here|there right|straight away|over|out|round|after
    come right|straight over|out|round|away|here
    <arrive>|out|over|round|there|here <very>? quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|quick
    come|<person> out|here|over <very> quick|fast|soon|prompt
    arrive|come|here|over|round|there|door|attend|onsite within|inside|in less|under|about|around|just|the|an|only|approximately|half? <number>|hour|minute|an|than ... hour|minute|day
    out|house|someone|somebody within <number>|hour|minute|an|the ... hour|minute|day
    <arrive>|here|there|out within minutes|hours
    <arrive>|here|there|out within the hour
    someone|somebody|<person> out|here|over|round ... within|in|inside <number>|an|the ... minute|hour|day
    within minute|hour of calling|contacting|phoning|ringing|posting|submitting|emailing|texting
    within <number>|the|an ... minute|hour|day of my|our|calling|me|us|receiving|submitting|filling|contacting|phoning|ringing|posting|placing
    minute|hour after i|we|my|our call|phone|ring|contact|text|email|message|enquiry|inquiry
    minute|hour later <person>|someone be here|there|at
    here|there|over|round in no|record time
    here|there|over in a flash|jiffy
    come|get to|out|over ... rescue
    come to my|our|the|their|his|her rescue
    drop everything
    jump|hop|pounce|get right|straight on|onto it|this
    jump on it|this
    right|straight|immediately on it|onto
    act|action quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly
    leap|spring|jump into action
    <arrive>|out|answer|over|available ... on|over a|the|christmas|easter? sunday|christmas|thanksgiving|weekend|holiday|saturday|diwali|boxing|easter
    even on|over a? sunday|weekend|christmas|holiday|saturday
    on christmas|boxing|thanksgiving day|eve
    <arrive>|out|over|answer ... middle of the night
    <arrive>|out|over|answer ... late at night
    <arrive>|out|over|answer ... after hours
    <arrive>|answer ... at <clock>|<number>|midnight in|on the|a night|morning|sunday|saturday
    <arrive>|out|over|round ... on|at short|such|minimal|little|very|no|moment notice
    on|at|with such|very|extremely|really? short|little|minimal|moment notice
    last minute call|request|emergency|job
    emergency respond|response|service|call|callout be <very>? quick|fast|prompt|good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear
    in|during my|our|the|their|his|her|an hour|time|moment of need
    always there|available when|if i|we|you need|call
    there when|if i|we|you need me|us|him|her|them|you
    only|just a|one phone|text|call call|message|text|away away
    <call> call away
    prompt
    promptness
    promptly
    prompt|speedy|quick|fast|rapid arrival|callout|attendance|dispatch|customer|emergency|turnout
    quick|fast|speedy response|service and
    quick|fast|prompt|speedy service
    service be <very>? quick|fast|prompt|speedy|rapid
    immediate help|service|appointment|visit|action
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|without have to? wait|hold|chase|queue ... for|on|hold|long
    no wait|sit on hold|queue
    never on hold
    no phone tree|menu|maze|robots|bots|queue
    no voicemail|answering|voice machine|jail|mail
    without leave a voicemail|message
    first|only company|firm|person|plumber|contractor|business|place|electrician|roofer to|that|who actually? respond|reply|answer|call|return|pick
    one|only|first that|who actually|even? call|respond|answer|reply back|the|my|me|us
    actually answer|return|reply|respond|pick|call the|my|their|to|up|back|phone
    when nobody|noone|everyone|everybody else would|could|did|come|answer
    answer|come|respond when no one else
    come|out|here|arrive ... sooner|quicker|faster than
    sooner than i|we|expected|promised|they
    couldn't|can't|not have respond|come|reply|arrive|be|reacted any? faster|quicker|sooner|prompt
    couldn't believe how quick|quickly|fast|soon|promptly|rapid
    how quick|quickly|fast|soon|promptly <person>|someone ... come|arrive|respond|reply|answer|call|here|out|there
    impress|amaze|surprise by|at|with their|his|the quick|rapid|fast|swift|prompt response|arrival|reply
    speed of|in response|reply|arrival
    swift|speedy|rapid action
    call|phone|ring at <clock>|<number> <person> be ... here|out|door
    call|phone|ring <weekday>|morning and ... same|next day|morning|afternoon
    call|ring|phone in the morning ... by|that afternoon|lunch|noon|evening|lunchtime
    prioritise|prioritize me|us|it|my|our|the
    attend|come to my|our|the|their|his|her leak|emergency|burst|call quickly|promptly|fast|swiftly|rapidly|speedily|immediately|instantly|same|within|quick
    save the day by come
    no delay|hesitation in respond|coming|attending|returning
    whatsapp reply|response|message answer
  `,
  neutral: `
    response|reply|reaction|callout time be ok|okay|average|fair|decent|reasonable|acceptable|alright|standard|normal|so
    response|reply|reaction time ok|okay|average|fair|decent|reasonable|acceptable|alright
    average|reasonable|acceptable|normal|standard|decent response|reaction time
    reasonably|fairly|moderately|generally|mostly|usually|sometimes|somewhat responsive
    responsiveness be mixed|ok|okay|fair|average|hit|patchy|decent
    reply|respond|answer|call me|us? back? eventually
    call|get|come back ... <number> day later
    get back to me|us|him|her|them|you after|in|within <number>|few day
    respond|reply|answer after|in|within about? a|<number> of? day
    leave a|me|us|him|her|them|you message|voicemail and <person> call
    <arrive> out ... <number> day later|after
    come|out|here in|within about|around? <number> of? day
    take about|around? a|<number>|an of? day to respond|reply|answer|come
    <call> back after|in about? a|<number> couple|few|of? day
    not the fastest|quickest to? response|reply|respond
  `,
  negative: `
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|unable|fail|refuse to|even|ever|bother|actually? return my|our|the|their|his|her|a|any|all|<call>|one|single|an <call>|voicemail|of|enquiry|inquiry
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|fail|refuse to|even|ever|bother|actually? return <call>|voicemail|enquiry
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|fail|neglect|refuse|forget|hasn't|haven't to|even|ever|bother? <call> me|us|him|her|them|you? back
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|fail|neglect|hasn't|haven't|hadn't to|even|ever|bother? <call> me|us|him|her|them|you? back
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|fail|neglect|hasn't|haven't|hadn't to|even|ever|bother|once? get back to|with me|us|him|her|them|you|people|customer|anyone
    never get|heard|received a|any? reply|response|callback|answer|call|back
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|hasn't|haven't|hadn't|still even|ever? get|have|receive a|any|an|one|no single? reply|response|callback|answer|acknowledgement
    never|didn't|not|hadn't|hasn't|haven't even|ever? hear back|anything|a ... from|back|since|word|peep
    never heard from|back|again|another
    never|didn't|not|hadn't|hasn't|haven't hear back|from|anything
    hear nothing|zilch|crickets|nada
    not|nothing heard|a word|peep|thing|single from|back|since|reply|word
    crickets
    radio silence
    dead|total|complete|utter|deafening|stony|absolute silence
    ghost me|us|him|her|them|you
    get|be|totally|completely|just|then|basically|they ghost
    go ghost|silent|dark|quiet|awol|mia|dead on|after|once|when|and|for
    then|went|all silence|awol|quiet|mia|silent|dark
    disappear|vanish after|once|off|into|completely|without|when|as|with
    fall|drop off the face|radar|planet|map
    unresponsive
    nonresponsive
    non responsive
    never|not|wasn't|weren't|isn't|aren't|less|hardly very|at|so|all|even|than? responsive
    lack|zero|no|poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|nonexistent|useless|worst of|any? responsiveness
    lack|zero|no|absence of response|reply|callback
    no|zero response|reply|answer|callback|acknowledgement to|from|at|for|after|whatsoever|when|despite|all|since|until|yet|ever
    no|without response|reply|callback
    no|zero|never|without a|any? call back
    no return call|phone|callback
    no answer when|from|at|to|on|again|despite|and
    never|not a reply|response|callback|call|answer back|to|from
    ignore my|our|the|their|his|her|all|several|multiple|every|<call>|repeated|each|both <call>|attempts|request|voicemail|further|complaint|enquiry|inquiry|of|subsequent|numerous|query|concern
    ignore me|us|him|her|them|you|customer
    ignore <call>|voicemail|enquiry|query|whatsapp
    be|get|completely|totally ignore
    leave on read
    leave|message|text|whatsapp on|be? unread|unanswered|ignored|unreturned|read
    unanswered
    unreturned
    go straight|directly|right|always|unanswered|to to? voicemail|unanswered|answerphone|voice
    voicemail|mailbox|inbox be|always full
    straight|directly|right to voicemail|answerphone|voice|answering
    always|only|just|keep|constantly get|to|hit|a|the? voicemail|answerphone
    leave <number>|several|multiple|many|countless|numerous|endless|repeated|few of? voicemail|message
    after several|multiple|many|countless|numerous|repeated|endless|dozens of? unanswered|phone? call|voicemail|message|attempts|email|text
    <number>|several|multiple|many|countless|numerous|repeated|endless|dozens of? unanswered? call|voicemail|email|message|text ... no|nothing|without|still|nobody|ignored
    call|phone|ring|text|email|message|contact me|us|him|her|them|you? <number>|several|multiple|many|countless|numerous times
    call and call
    phone|it|line just? ring and ring
    phone|it just|would? ring out|off|and|forever|endlessly|continuously
    nobody|noone ever|even|would|will|bothered|to|picks? answer|pick|reply|respond|call|return up|phone|back|the|my|me|us|to|or|any
    no one ever|even|would|will|bothered|to|picks? answer|pick|reply|respond|call|return up|phone|back|the|my|me|us|to|or|any
    nobody|noone ever|even|would|will|to|could? answer|reply|respond
    no one ever|even|would|will|to|could? answer|reply|respond
    nobody|noone ever? get|come back to
    no one ever? get|come back to
    nobody|noone available|there to take|speak|help|answer|talk|come
    no one available|there to take|speak|help|answer|talk|come
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|hardly|refuse|fail|stop|quit|unable ever|even|bother|to? answer|pick the|up|my|their|phone|our|his|calls phone|the|call|message|text|email|door
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|refuse|fail ever|even|bother|to? answer
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|refuse|fail ever|even|bother|to? pick up|the|phone
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|seldom|hardly|refuse|fail|neglect|hasn't|haven't|hadn't ever|even|bother|to? respond|reply
    stop|quit answer|respond|reply|return|pick|take ... my|up|the|call|phone|message|email|text
    stop|quit respond|reply|answer
    avoid|dodge|duck|screen|decline|reject my|our|the|their|his|her|all|<call> call|message|phone|email|text
    block my|our|the|their|his|her|me|us|him|them|you number|calls|phone|on|from
    hang up on
    hung|hang up
    on hold
    left|kept|put me|us? hold
    hold music|queue
    hold for <number>|an|ages|over|ever|hour
    disconnect|cut me|us|call|my|the|off after|when|mid|twice|call|<number>
    phone tree|menu|maze
    voice mail hell|jail|only|full
    call|answering|overseas|foreign|offshore center|centre|service|bot only|that|who|never|in|with|abroad|overseas|just
    bounce|pass|transfer|shunt|shuffle around|from|me|us|between|to|pillar around|from|between|department|person|pillar|to
    pillar to post
    run me|us|him|her|them|you around
    give|get the|me|us|him|her|them|you|a run|runaround the|around|round
    can't|couldn't|never|impossible|unable|difficult|hard|struggle|tough ever|even|to? get|reach|contact|speak|talk ... hold|through|ahold|anyone|someone|anybody
    can't|couldn't|never|impossible|unable|difficult|hard|struggle|hopeless|nightmare|tough to? reach|contact
    couldn't|can't|unable|impossible to? even? get an answer
    unreachable
    uncontactable
    unavailable when|by|after|to|on|for|all|whenever
    never|not|wasn't|isn't available when|to|if
    chase me|us|him|her|them|you|for|and|up|down|after|a|every constantly|for|down|up|several|repeatedly|multiple|and|a|to|reply|response|every|callback|just|quote|answer
    have to hound|pester|nag
    chase me|us|him|her|them|you for a|reply|response|callback|quote
    chasing for|up|them|him|a|after|and
    have to call|phone|ring|contact|text|email me|us|him|her|them|you? <number>|several|multiple|many times
    have to call|ring|phone repeatedly|constantly|twice
    have to keep call|chase|phone|ring|text
    keep call|ring|phone|email|text|chase|follow them|him|and|for|up|to|but|the
    say|promise|tell|swear ... would|will call|ring|phone|email|text me|us? back|today|tomorrow
    say|promise|tell|swear ... get back to me|us
    promise to|a|me|us to|a? call|ring|return|reply|respond
    promise callback never|that
    someone|somebody would|will call|ring|phone|be|get ... but|never|still|no
    we'll|they'll|he'll call|ring|get you|right|back back|right|to
    slow|slower|sluggish|late to|at|in|with|about respond|reply|answer|return|call|react|come|get|email|text|responses|callback
    slow|sluggish|delayed|late|poor|terrible|bad|awful|horrible|lousy|dismal|glacial|pathetic|abysmal response|reply|reaction|responder|callback
    response|reaction|reply|callout time be poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|slow|long|ridiculous|unacceptable|glacial|disappointing|too|laughable
    response|reaction|reply|callout time poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|slow|ridiculous
    response be poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|slow|too
    long|slow response|reply|reaction|callout time
    take <number>|several|many|few|over|them|forever|ages|nearly|almost|week|day ... to respond|reply|answer|return|acknowledge|contact
    take forever|ages|eternity|days|weeks|hours|months ... to|for|before respond|reply|answer|return|call|come|hear|someone|anyone|get|send|anybody|contact
    take several|multiple|many|countless|numerous|repeated call|email|messages|attempts|text to|before
    wait <number>|day|week|hour|ages|all ... for|on a|the|their|any callback|call|reply|response|email|answer
    wait ... for|on a|the|their|any|that call|phone|callback|reply|response|answer|acknowledgement
    wait for|on ... to call|respond|reply|ring|phone|get|answer|return|text|email
    still wait for|on a|the|their|his|that|my|any? call|callback|reply|response|email|answer|quote|estimate|them|him
    still wait to hear|be|get|for|receive back|from|a|contacted|the|called|quote|any
    still wait to hear|be contact|call|back
    wait <number>|several|over|almost|nearly|many ... day|week for|before|until someone|somebody|them|him|anyone|<person>
    wait day|week|ages|forever for|before|until someone|somebody|them|him|anyone|<person>|help|response
    earliest|soonest <person>|anyone|someone|we? could|can|be|would|they|he|available
    couldn't|can't|wouldn't|not send|come|get ... until|till tomorrow|next|<weekday>|another|<number>|the
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't come|send|make out|here|someone|anyone|anybody ... for|until <number>|another|several|days|weeks
    nobody|noone could|can|would|will come|be|get|here|help ... until|till|for
    not consider|treat|class ... emergency|urgent|priority
    no|zero|lack|without|any sense|any of urgency
    no|zero|any|lack|little of? urgency
    no|not low on|a|the|their|priority|at list|priority
    lowest|low|bottom|not priority|of|a the? list|priority|pile
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't do|offer|cover|provide ... emergency|weekend
    emergency line|number|service|response|hotline be|go ... joke|useless|voicemail|unanswered|closed|unmanned
    so called emergency|<number> emergency|hour|service|response|<number>
    leave me|us high and dry
    leave me|us hang|stranded|high|dangling|twisting
    leave me|us|them|family without|with no? heat|hot|power|water|electricity|ac|cooling
    never|not reply|respond
    email|message|call|text|voicemail|form|enquiry|inquiry|request|whatsapp be|have|go|never|not ... ignored|unanswered|unreturned|unacknowledged
    form|request|enquiry|inquiry and never|nobody|nothing|heard
    wish|hope|if|better|nice|prefer ... answer|pick|return|reply|respond|call ... the|my|up|back|to|their|calls phone|calls|back|me|sooner|faster|quicker|message|email
    could|should|wish ... respond|reply|call|answer|come ... sooner|quicker|faster|earlier
    could|should|would|need|be|bit|little|more be|to|more|a more responsive
    more responsive
    couldn't|can't|never|didn't|not|don't|doesn't|won't|wouldn't be|even bother|arsed to reply|respond|answer|return
    courtesy|decency|manners|bother of|to a? reply|respond|return|answer|response|callback
    after|once ... pay|money|deposit|payment ... ignore|disappear|vanish|unreachable|silence|ghost
    take my|the|our money|deposit|payment and|then disappear|vanish|run|ghost
    good luck get|try|reach|with|contacting ... hold|reply|response|through|answer|back|them|phone|anyone|someone|touch|call
    try to reach|contact|call|phone|ring|get ... <number>|several|multiple|many|hold|for times|week|day|of|month
    week|month|day of chasing|silence|calling
    email|call|message|text into a|the black|void|ether|hole
    into a black hole
    week|month|day of unanswered|ignored|unreturned call|email|text
    number|line|phone be|always|constantly|permanently always|constantly|permanently|been? busy|engaged|disconnected|dead
    urgency|promptness be lacking|nonexistent|missing
    anything but|far prompt|responsive|from|quick
    not|never|hardly|wasn't|weren't very|exactly|so|at|too|particularly|all? prompt
    quick|fast to take|cash|charge|bill|invoice|collect ... slow|never
  `,
  not: `
    responsible for|party|adult|person|and|about|way|manner|business|pricing|owner|company
    be|very|highly|really|so responsible for|adult|person|party|people
    take|accept|assume|bear|shirk|hold|full|their|his|your|my|feel|no responsibility
    responsibility for|of|to|lies|be
    take no|full|any|all responsibility
    prompt me|us|him|her|them|you|this|payment|by|to|replacement|a|my
    prompt me|us|him|her|them|you|this|payment to|by
    that|which|what prompt
    prompt payment|payer
    pay promptly|prompt|immediately
    promptly break|fail|leak|died|quit|stopped|forgot|lost|cancelled|left|ignored|charged|drove|ran
    ring doorbell|camera
    wax ring
    o ring
    ring the|my doorbell|bell
    answer the|my|our door
    answer my|our|the|their|his|her|all|every|each ... question
    answer all|every|my|our|any|questions question
    answer question
    first ring to
    hold up|on|together|well|water|heat
    put on hold until|by|while
    tank|phone|pipe hold
    phone call away from
    text book
    hang up the|my|a
    hang up his|their hat|coat
    hang off|on the wall|hook
    cut off valve|the|switch|point|date
    cut me|us off a|some
    shut|cut off the|my|our water|power|gas|supply|electric
    leave me|us with|without a smile|hesitation|doubt
    smoke|fire|alarm|sensor|thermostat|remote|panel|button|switch respond|unresponsive|response
    thermostat|panel|screen|remote|sensor|controller be unresponsive
    customer|business owner response
    emergency exit|fund|light|shutoff|room|stop|release
    around the clock face
    black hole in
    ignore the|a stars|leak|problem|issue|noise|warning|previous|negative|bad|fact
    ignore my|our|the|their|his|her wish|instruction|advice|request|concern|direction|preferences
    promptly paid
    read the message
  `,
};
