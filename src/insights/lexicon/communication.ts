import type { CueList } from './cue-list.ts';

/** Explained, listened and kept informed, or left in the dark. */
export const communication: CueList = {
  positive: `
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first communication
    communicate <very>? well|clearly|effectively|promptly|clear|openly|regularly|honestly|throughout|beautifully|perfectly|constantly|consistently
    communication be good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear|constant|strong|easy
    clear|open|constant|regular|frequent|honest|transparent|prompt|timely|consistent|effective|thorough|detailed|concise|strong|solid communication
    clearly|openly|effectively|regularly|honestly|constantly|consistently communicate
    communicate with me|us|the|my throughout|every|at|the|about|regularly|before|during|along|all|constantly|tenant|via
    communication throughout|from start|every|at|with|the
    communicative
    keep me|us|him|her|them|you|customer|everyone|my|all|the|our|client|homeowner|tenant|mum|mother|wife|husband ... inform|updated|posted|loop|touch|abreast|apprised|date|picture|advised|know|aware|notified|appraised
    keep in|good touch|contact|communication|constant|regular|close ... throughout|with|contact|touch|me
    stay in touch|contact|communication
    in touch|contact|communication throughout|all|the|every|at|with|regularly|constantly|through
    in the loop
    well inform
    inform of|every|throughout|all|at|along the|every|step|of|stage|way|progress|time
    update me|us regularly|throughout|on|constantly|every|with|along|at|frequently|as|about
    regular|constant|frequent|timely|clear|text|whatsapp|photo|daily|progress|hourly|great|live|helpful|video|status|email update
    send|provide|give|text|get|receive me|us|regular|the|a ... update|photo|picture|pics|video|tracking
    photo|picture|pics|video of|before|and the|what|before|work|everything|problem|completed|after|damage ... after|work|found|doing|see|roof|problem|damage
    show me|us a|the|some|on|before|his photo|picture|pics|video|camera|footage|image
    show me|us ... what|how|where|why|everything|exactly ... be|do|work|use|wrong|need|problem|issue|operate|cause|happen|replace
    show me|us the|all damage|problem|issue|old|leak|cause|fault|corroded|crack|rot
    explain ... everything|thing|option|process|issue|problem|detail|clearly|work|cost|cause|procedure|reason|choice|fault|step|system|thoroughly|situation|pros|quote|price|plan|finding|repair
    explain what|how|why|where|exactly|all|to|the|each|my|every|in|clearly|fully|thoroughly|well
    explain me|us|him|her|them|you|it|this|that|both ... to|in|so|well|clearly|what|how|why|step|properly|patiently|simply
    clear|thorough|good|great|detailed|full|simple|easy|helpful|excellent|concise|honest|complete|patient|best explanation
    explanation be clear|thorough|great|good|excellent|easy|helpful|detailed|simple|fantastic|concise
    give|provide|get|offer me|us? ... explanation|rundown|breakdown|overview|walkthrough|demonstration|tutorial|heads
    clearly|thoroughly|patiently|carefully|fully|kindly|simply|always|calmly|well explain
    explain step|as
    explain well|clearly|thoroughly|fully|patiently|properly
    step by step
    every step of the? way
    talk|walk|take|run|guide|lead me|us|him|her|them|you through everything|the|each|all|what|how|it|my|options|every|his|using|our|process|their|step|that|reset
    talk|walk|run|go through|over ... everything|option|process|detail|issue|problem|plan|choice|quote|work|report|finding|contract|step|all
    talk|speak to|with me|us like|as|about|in|before|through a|human|adult|what|plain|options|layman|laymen|beforehand|work
    go over|through ... with me|us
    go over|through everything|all|the|each|every|what|my|options|our ... option|detail|system|work|problem|found|questions|issue|plan|with|quote|report|everything|done|estimate
    answer my|our|the|their|his|her|all|every|any|each|many|numerous|countless ... question|query
    answer question|query
    answer everything|anything|all|whatever i|we|my|of
    take the|his|her|their|plenty|extra ... time|care|pains|trouble to|and|explaining ... explain|listen|answer|show|discuss|talk|understand|teach|educate|walk
    happy|willing|glad|pleased to ... explain|answer|listen|discuss|advise
    listen to|carefully|attentively|well|patiently|intently my|our|the|their|his|her|me|us|what|and|every|all|concerns|to|closely
    listen carefully|attentively|well|patiently|intently|first|before|properly|closely|and
    good|great|excellent|wonderful|fantastic|actually|really|truly|always|genuinely|patiently listener
    hear me|us out
    take on board
    take my|our|the|their|his|her|all|every concerns|wishes|ideas|input|preferences|requirements|needs|requests|budget seriously|into|on|in|and
    understand exactly|what|precisely|my|our what|i|we|exactly|needs|vision|concerns|requirements|brief ... want|need|looking|after|asked|meant
    plain|simple|layman|laymen|lay|everyday english|term|language|man|words
    no|without|never|avoid jargon|mumbo|blinding|technobabble|gobbledygook
    easy|simple to understand|follow|talk|communicate|deal terms|explanation|way|to|with|english|language|and
    in a way|language|terms|manner i|that|we|even ... understand
    <call> me|us|him|her|them|you? when|before|as|that|to|say ... on ... way|route
    <call> me|us|him|her|them|you? ahead|beforehand
    <call> me|us|him|her|them|you? before|prior|when|as|shortly ... arrive|come|leave|set|head
    <call> ... on my|our|the|their|his|her way
    on|when my|our|the|their|his|her way text|call|message|phone
    en route
    let me|us|him|her|them|you know when|that|what|he|they|if|exactly|how|in|where|before|as|it|the|about|everything|by|ahead|she|of|why|immediately
    let me|us know
    give|get me|us? a|an|plenty|good|advance|fair|the|ample|lots|clear ... heads|notice|warning|eta|update|headsup|call|ring|bell|courtesy|shout up|ahead|before|when|on|of|beforehand|in
    heads up
    head up call|about|on|before|that|when|text
    courtesy call
    advance notice|warning|call|text
    <tell>|alert me|us|him|her|them|you exactly|in|up|right|what ... advance|front|what|expect|happen|need
    <tell>|alert me|us|him|her|them|you? upfront|beforehand
    know what|exactly|when to|what ... expect|happen
    always know when|where|who
    manage|set my|our|the|their|his|her|realistic|clear|expectations|proper expectation
    discuss|outline|lay|present|review|describe ... option|plan|everything|alternative|process|pros|choice|finding|details|scope
    option|choice|pros|alternative be|all|and clear|explain|clearly|cons|laid|discussed
    give me|us ... option|choice|alternative|advice
    good|helpful|useful|great|honest|sound|expert|excellent|practical|brilliant|solid|free|valuable advice|tip|suggestion|recommendation|guidance
    teach|show|train|coach me|us|him|her|them|you about|how|what|where
    educate me|us
    learn a|so|something lot|much|new|ton
    very|extremely|super|so|really|incredibly informative
    informative and|about|as|technician|visit|explanation|on|when|with|helpful|friendly
    consult|check|confirm|discuss|ask with? me|us before|first
    check|touch in|base with|regularly|to|during|me|us|throughout|and|before ... me|us|make|see|ensure|sure|throughout|regularly
    follow up with|call|email|after|to|text|by|afterwards a|call|email|text|to|see|make|ensure|ask|check|me|us|the|my|visit|phone|on
    <call>|check me|us? ... afterward|later|next|after|following ... to see|check|make|ensure|ask
    transparent about|with|on|in|throughout|and clear|communicative
    transparent communication|explanation|throughout|process
    make|be everything|it|things? crystal clear
    clear about|on|and what|how|everything|concise|timeline|expectations|timescales|transparent
    up front|frank about|with|on|and what|the|everything|timing|how|delay|timescales
    upfront|frank|candid|straightforward about what|the|everything|timing|how|delay|timeline|whether
    speak good|fluent|excellent|clear|perfect english
    detailed|written|full|thorough|clear|itemised|itemized|comprehensive|photo report|summary|breakdown|notes|instructions|write|explanation
    leave|write|give clear|written|detailed|full|a notes|instructions|summary|report
    apologise|apologize for|about the|any|running|being delay|wait|mix|confusion|inconvenience|late
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't leave|be me|us|in|guessing|wondering|the guess|dark|wondering
    no surprise|secrets|confusion|misunderstanding|guesswork|guessing|ambiguity
    no question too|be
    no question be? too
    question too small|silly|dumb|much|stupid|many
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't make me|us|feel feel|stupid|dumb ... for|asking|when|because|dumb|stupid|questions
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't talk|speak down|over|talked to|me|us|my
    never|not|without talk|speak down|over
    couldn't|can't|not fault|beat|ask|have ... communication
    track|follow|watch him|technician|the|van|his|arrival ... app|map|gps|live
    tracking link|text|app|system
  `,
  neutral: `
    communication could|can go either
    communication be up and down
    communication be good|fine|ok|okay at first|start|beginning
    office communication be ok|okay|fine
    explanation be|a bit? ok|okay|short|brief|fair
    technician do|say not? much|little talk|explain
    quiet but|worker|guy|man|fella|lad
    man|guy|fella of few
    say hello and
    no more or less information
    communication be ok|okay|average|fair|alright|decent|adequate|acceptable|fine|mixed|patchy|sufficient
    average|adequate|decent|acceptable|reasonable|fair|ok|okay|so|mixed|limited|minimal communication|explanation
    some|basic|brief|quick|short|rough explanation|info|information|details|overview
    not much communication|explanation|talker
    not big|great|much|best talker|on|communicator
    man|guy|fella|chap|person of few words
    few words but
    communicate by|via|through|mostly|mainly|only text|email|whatsapp|office|phone|app
  `,
  negative: `
    without saying
    leave without saying ... word|anything|goodbye
    without even saying|tell|ask
    not|without so much as a phone|call|text|email|word|apology
    give|get|tell me|us? a? different story|answer|thing|excuse|reason|information
    nobody|noone could|can|seem|would|ever to? tell|explain|answer|say
    no one could|can|seem|would|ever to? tell|explain|answer
    nobody|noone know ... what|when|who|where|why|whether
    no one know ... what|when|who|where|why|whether
    nobody|noone seem to know
    had no way of knowing
    leave me|us in the dark
    totally|completely|kept|be in the dark
    do it|work|everything without ask|tell|consult
    go ahead without ask|tell|consult
    go ahead and ... without
    last to know
    news to me|us
    first me|us|i|we hear|know of|about
    that|this be the first i|we|we'd hear
    one word answer
    short on detail|information|explanation
    talk in riddle|circle|technical
    go round|around in circle
    use ... jargon|technical
    all over|above my|our|the|their|his|her head
    blind me|us with science
    need|want an interpreter|translator
    need to|should|must work|brush on|up ... communication
    people skill and communication
    each person|time|call|one give|tell|say ... different|another
    one person|guy say|tell ... another|other say|tell
    get|have a different story|answer|excuse
    change his|their|her story
    story keep change
    crew|technician|workers|engineer have|be no idea|clue|info|information
    technician|crew|engineer know|have nothing|no about|idea
    nobody|noone tell him|them|the
    not told|informed|aware|advised about|of|that|what
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't introduce himself|herself|themselves
    walk in|off|out|away without a|saying|any|so word|anything
    kept me|us in the dark
    keep quiet about
    neglect|fail|omit|forget to tell|mention|inform|warn|say|explain|advise|update
    conveniently forget|omit|fail|neglect to? mention|tell|say
    only tell|mention|say|explain after|when|once|later|at
    only after i|we ask|call|chase|push|complain
    tell me|us after|afterwards|once|only
    had|would i|we know|be known|told|warned
    if i|we have be|know tell|warned
    no one|body bother|think to call|tell|inform|ask
    poorly|badly|barely|hardly explain|communicate
    not explain|communicate clearly|well|properly
    interrupt|cut|talk me|us off|over|mid
    half listen
    pay no attention
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't take ... on board
    wouldn't let me|us speak|finish|talk
    dismissive of|when|about my|our|i|we
    dismiss my|our|the|their|his|her concern
    poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|no|little|minimal|inconsistent|unclear|confusing|broken|sporadic|limited|patchy|hardly|without of|any|at? communication
    communication be poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|not|never|a|an|minimal|sporadic|slow|confusing|non|inconsistent|frustrating|disappointing|unclear|hit|patchy|issue|disgrace|joke|nonsense|disgusting|hard|difficult|ridiculous
    communication poor|bad|terrible|awful|horrible|horrendous|dreadful|shocking|appalling|atrocious|abysmal|lousy|rubbish|pathetic|lacking|zero|nonexistent|useless|worst|issue|problem|breakdown|skill|gap|mix|failure|error|barrier ... terrible|lacking|poor|between|with|bad|need|and|be|horrible|non|awful
    communication break|fell|stop|dry|dried|cease|drop|went|die|died|fail|end|leave|need|could|should|suck|lack
    break|breakdown down? in|of communication
    communication breakdown|issues|problem|gap|failure|barrier|error|skills
    miscommunication|uncommunicative|incommunicado
    never|don't|didn't|not|doesn't|can't|couldn't|won't|fail|rarely|barely|hardly|unable|refuse to|even|be? communicate
    non existent|communicative communication
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|rarely|hardly|fail|bother|neglected|without|nobody|noone|unable|refuse|hadn't|hasn't to|even|ever|bother|really|once|properly|fully|clearly|one? explain
    no|zero|without|any|never|little|poor|lack|unclear|vague|half an|any|real|of|clear|proper|good|get? explanation
    never|didn't|not|hadn't|hasn't|haven't|rarely|fail|neglect|forgot|bother|without to|even|ever|bother|once? tell|inform|warn|notify|mention|advise|update|alert|disclose|consult
    nobody|noone ever|even|bothered|had|could|would|thought to? tell|inform|mention|warn|explain|say|let|advise|update|notify
    no one|body ever|even|bothered|had|could|would|to? tell|inform|mention|warn|explain|say|let|advised|update|notified
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|fail|neglected|bother|without|hadn't|forgot|nobody to|even|ever|bother? let me|us|him|her|them|you|anyone|the know
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|fail|hadn't|nobody|bother|without to|even|bother|ever? say a|anything|word|hello|what|why|when ... word|thing|anything|about|what|to
    say|told|heard|explain|mention nothing|zilch|nada|little about|to|of|at|until|and|when|as|on|before ... the|until|at|it|us|me|that
    without|with no|any|a|so word|warning|notice|explanation|update|apology|much
    without tell|say|ask|warn|inform|explain|notify|consult|call
    no|zero|without|little prior|advance|real|proper? update|notice|warning|heads
    no|zero|without a|courtesy|follow|single? call|phone|text|message|email|contact|word ... to say|tell|let|explain|warn|inform|cancel
    no call|text|word|message|phone|email|contact no|or|nothing|to|just|from|not|whatsoever|either|of
    no phone call
    no apology|explanation|excuse
    no word|news|contact from|of|about|on|as|since|for|at|until|why|after|whatsoever
    not|nor a|even|so|single|much word|call|text|peep|update|apology|phone|sorry|explanation|courtesy|message
    not|without even a|an|so call|text|courtesy|phone|message|sorry|apology|email|explanation|much
    or|and never|didn't|not even|bother|to? call|phone|text|ring|notify|apologise|apologize
    didn't|never|not|couldn't|wouldn't even|bother|have|be|to|the ... courtesy|decency|manners|arsed|phone|bother|common to|of ... call|text|phone|tell|let|say|inform|explain|apologise|ring|message
    bother to|even call|text|tell|let|inform|explain|say|phone|message|notify|apologise|apologize|mention|update|ask|introduce
    courtesy|decency|manners|common|respect to|of|a courtesy|call|phone|tell|let|explain|inform|text|say|apologise|ring|notify
    in the dark
    left|keep|be me|us? ... guess|wondering|clueless|dark|confused|speculate
    no idea|clue what|when|who|where|why|how|if|whether he|they|be|it|to|i|we|the|if|work|happened ... come|doing|happening|going|arrive|show|be|expect|paying|when|next|with|charged|wrong
    clueless about|as what|when|to
    have to keep|chase|ask|call|beg|ring|phone|email ... update|information|answers|status|progress
    have to repeat|explain|ask ... myself|again|everyone|every|same|over|ourselves|multiple|twice|times|each|story|several
    repeat|explain myself|ourselves|the|everything|my|our|same|it story|again|issue|problem|over|to|times|every|same|situation|information ... person|again|time|over|everyone|different
    chase|beg|fight|dig them? for an|any? update|information|answers|info|explanation|news
    find out later|afterwards|myself|ourselves
    only find|learn|told|discovered out|that|when|after|about
    wish ... tell|mention|explain|say|let|warn|inform|communicate
    should|could have be|they|he? tell|explain|warn|inform|mention|communicate
    better|improve|more|clearer|some|on communication need|would|could|please|be
    would have appreciate|like|be|prefer ... call|text|update|heads|notice|explanation|warning|communication
    nice to have? be|have|know ... tell|warned|call|update|informed|text|explanation|heads
    never|not|wasn't|weren't|hadn't|isn't|hasn't|haven't ever|once|even|be|fully|properly? inform|told|notified|consulted|updated|advised|warned|kept|asked
    never|not|wasn't|weren't|hadn't|don't|didn't keep|been me|us|kept|being|in ... informed|updated|posted|loop|touch|contact
    wouldn't|never|didn't|not|don't|doesn't|won't|couldn't|can't|refuse|nobody|noone|unable|avoid|dodge|evade|ignore|unwilling to|even|any|one|could|would|all|really|answer|of? answer my|our|the|their|his|her|a|any|simple|basic|straight|all ... question|query|straight
    couldn't|can't|wouldn't|never|not|refuse|unable get|give|provide|to|had ... straight|clear|honest|coherent|definite|proper|consistent answer|reply|response|explanation|information
    straight|clear|consistent answer from|out|to|on|about
    vague|evasive|cagey|confusing|contradictory|conflicting|inconsistent|mixed|misleading|unclear|ambiguous|cryptic|wishy answer|information|about|explanation|info|message|story|details|advice|instructions|reply|when|emails|and
    vague|evasive|cagey
    different|conflicting|contradictory story|answer|information|advice|explanation|things every|each|from|by|depending
    say|tell me|us? <number> thing and|then ... another|other|different|do
    change|keep my|our|the|their|his|her|change story|tune|mind|version|explanation
    confusing message|explanation|communication|instructions
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|refuse|hardly|barely|unwilling|bother|nobody|noone|fail even|to|really|actually|want|bother|would|ever|properly? listen
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|refuse|fail even|to? listen
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't pay attention
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't hear|understand a|me|us|what|out|word|my|our ... said|want|out|word|asked|needed|concern|told|saying
    ignore|disregard|dismiss|brush|overlook|overrule my|our|the|their|his|her|all|what|everything|off|aside|every|specific ... request|instruction|concern|wish|say|ask|tell|want|preferences|notes|brief|question
    brush|fob|palm|shrug me|us|him|her|them|you|my|our|it ... off|aside
    fob|palmed|shoo me|us|him|her|them|you? off
    talk|spoke over|down|at to? me|us|my|people|customer
    deaf ear
    in one ear
    brick wall
    fell|fallen on deaf
    jargon|gobbledygook|technobabble|mumbo
    language barrier|problem|issue|difficulties
    barely|hardly|couldn't|can't|difficult ... understand ... him|them|english|accent|say
    speak little|no|poor|broken|limited|hardly|barely any? english
    no english
    broken english
    unclear|vague about|on|as
    never|not|wasn't|weren't|isn't very|at|all|entirely? clear|upfront|specific|forthcoming about|on|as|what|when|how|why|whether
    not|never|lack|wasn't|weren't|isn't|zero|no|far|hardly very|at|all|of|from|any|so|entirely|always|too|particularly|being|completely? transparent|communicative|informative|forthcoming|upfront
    unannounced
    turn|show|arrive|come|appear up? unannounced
    out of the blue
    unexpectedly|randomly show|turn|arrive|come
    barely|hardly|scarcely|never|didn't speak|say|utter|exchange ... word|hello
    mumble|grunt|monosyllabic|shrug
    have to guess|figure ... out|what|myself|ourselves|when
    misunderstand|misunderstood|misinform|misheard
    never|didn't|not|hadn't|hasn't|haven't pass|relay ... message|on|along|information
    message|note|information|details|instructions never|didn't|not|be pass|relayed|reach|communicate|lost|read
    <office>|sales|salesman and ... not|never|didn't|don't communicate|talk|speak
    don't|doesn't|didn't|never|not talk|speak|communicate|seem to|with each|one|another|other|talk
    no follow up|through
    never|didn't|not|fail|hasn't|haven't|lack|zero|hadn't to|of|even|ever? follow up|through
    leave without a|so|even|any ... word|goodbye|explanation
    leave without tell|say|explain
    ask ... several|multiple|<number>|repeatedly|many time|and|but ... never|no|not|still|nothing
  `,
  not: `
    go without saying
    couldn't|can't|not even|ever? tell it|you|there|anything|where|that|the
    i|we never|didn't|not|hadn't tell|mention|say|inform|warn|explain
    could not tell
    go without say
    and never call anyone|another|else|anybody
    know what <person> do|be
    community center|centre|garden|park|hall|association|facebook|page|group
    in|of|to|serve|local|our|your|this|gated|retirement|whole the|our|this|your|my|local? community
    in our community
    community be
    local|gated|retirement|small|whole|senior community
    good|great|wonderful|amazing|awesome|best community
    lack of community
    answer the|my|our|their|his|her phone|door|call|text|email|message|bell
    answer the|my|our|their|his|her phone|door|call
    show me|us up|out|the|his|some|no|respect|any|a id|door|respect|badge|way|kindness|mercy|compassion
    tell me|us about this|you|these|them|the|company
    friend|neighbour|neighbor|sister|brother|colleague|son|daughter|mother|coworker tell|mentioned|recommended|say me|us? about|of
    i|we tell|explain|mention|inform|warn|show|ask|email|text|call
    i|we explain|tell|show|warn|inform|ask what|how|why|to|them|the|that|my|our|him|her
    i|we have to explain
    i|we listen|let|update
    can't|couldn't tell|say enough|you|where|how|the|if|difference
    can't explain|tell|say how|enough|why
    can't tell you
    needless to say
    to say the least
    say|tell the|you|truth truth|least
    let you|them know
    listen to the|my|our|their|his|her radio|music|noise|pump|motor|unit|boiler|engine|furnace
    listen to music|radio
    keep me|us warm|cool|dry|cosy|comfortable|company|safe|going|up
    light in the dark
    leave me|us in the dark when|because|as|until|for
    go over|through budget|roof|wall|floor|windshield|winter|window
    went over|through the roof|wall|floor|budget|estimate|quote|price
    wrong advice
    explain the|this|why|that price|charge
    no surprise on|with|in|bill|charges
    no surprise that|here|they|there
    update the|my|our|their|his|her|kitchen|bathroom|wiring|panel|system|electrical|house|boiler|review|thermostat|fixtures
    update my|our|the|this review|kitchen|bathroom|wiring|panel|house|electrical|system
    update to|on|my|this? review
    update edit|review|since
    brick wall and|of|in|on|behind|to|outside|with|be|drilled
    drill ... brick wall
    inform on|from my|the|our website|flyer|site|google
    follow the|my|our|their|his|her|all|up|safety|covid rules|protocol|guidelines|instructions|on|recommendation|code
    text|phone number
    note to|on self|the
    turn a blind
    know what|exactly he|they|she|what be doing|about|he
    know what|exactly he|they|she ... do|about|talk
    wish|hope|if i|we ... find|known|call|use|used|hire ... them|sooner|earlier|you
  `,
};
