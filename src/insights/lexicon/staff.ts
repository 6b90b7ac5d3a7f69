import type { CueList } from './cue-list.ts';

/** The manner of the people: friendly, patient, rude, helpful; those in the office too. */
export const staff: CueList = {
  positive: `
    friendly
    freindly|friendley|frendly|friendlier|friendliest
    friendliness
    polite
    politest
    courteous
    curteous|corteous|curtious|courtious|courtious
    courtesy and|of professionalism|respect|kindness
    treated|treat ... with courtesy
    cordial
    amiable|affable|congenial|amicable
    gracious
    well mannered|spoken
    good|great|lovely|impeccable|excellent|perfect|nice|beautiful manners
    mannerly
    personable and|young
    <very> personable
    be|friendly|both|and|professional personable
    friendly and? approachable
    <very> approachable
    <very> nice|nicest <person>|people|folk|staff|about|to
    nice|nicest <person>|people|folks|person|staff|kid|gentleman|employees|group|bunch
    <person> be <very>? nice|sweet|lovely
    <person>|staff|people|everyone be|is|was|were <very>? nice|pleasant|kind|lovely|sweet|delightful
    nice to talk|deal|chat|speak|work to|with
    nice to me|us|my|everyone
    lovely|sweet|sweetest|delightful|charming|wonderful|terrific <person>|people|folks|person|gentleman|gent|kid|staff|couple|family
    sweetheart
    absolute|real|proper|total sweetie|darling|gentleman|gent|gem|legend|star|diamond|angel
    be|is|was a? <very>? doll|sweetie|gem|legend|hoot|delight|darling|diamond|peach
    <very> sweet|pleasant|kind|charming
    kind|kinder|kindest and|people|gentleman|man|lady|soul|hearted
    kind to me|us|my|our|her|him|everyone
    so kind of him|her|them|you
    kindness and|of him|them
    for his|her|their kindness
    pleasant and|to|young|man|guy|manner|lady|person|attitude|demeanor|people|staff|phone
    pleasant on the phone
    pleasure to deal|talk|speak|chat|work|be|have with|to|in|around|here|at
    pleasure dealing|talking|speaking|chatting|working with|to
    joy|delight|treat to deal|talk|speak|work|have with|to|in|around|here
    easy|easygoing to talk|chat|speak|get to|with|along
    easy to deal|get|work along? with
    easygoing|easy going
    down to earth
    laid back
    good|great|fun|lovely|positive|upbeat|cheerful|cheery|excellent|warm sense of humor|humour
    good|great|nice sense of humor|humour
    good|great|fantastic|wonderful|positive|excellent|can|lovely|better attitude
    great|good|lovely|pleasant|calm|nice|excellent|warm|wonderful bedside|phone|telephone? manner|demeanor|demeanour|personality
    great|wonderful|excellent|good|amazing|fantastic people skills
    cheery|jolly|upbeat|bubbly
    be|and|always|so|very|friendly cheerful
    cheerful and|attitude|manner
    with a smile
    big|always|friendly|warm|smiling smile|smiling
    have me|us laughing|giggling|smiling|chuckling
    made|make me|us laugh|smile
    funny <person>|and|guys
    <person> be hilarious
    good|great craic|banter|chat|laugh
    warm and|welcoming|personality|voice
    warm hearted
    be <very>? helpful
    <very> helpful
    friendly|polite|courteous|knowledgeable|professional|kind|nice|patient|efficient|informative|pleasant and? <very>? helpful
    helpful and <very>? friendly|polite|courteous|knowledgeable|kind|nice|patient|professional|informative|pleasant
    find him|her|them|everyone <very>? helpful
    couldn't have|of? be nicer|kinder|friendlier|sweeter|politer
    could not have|of? be nicer|kinder|friendlier|sweeter|politer
    couldn't have|of? be more helpful|polite|courteous|friendly|pleasant|patient|kind|accommodating
    could not have|of? be more helpful|polite|courteous|friendly|pleasant|patient|kind|accommodating
    helpful on the phone
    helpful <person>|staff|people|receptionist|lady|guys
    helpfull
    eager|happy|willing|glad to help|assist|please|answer|oblige|accommodate
    happy to answer
    <person> be more than? happy|willing|glad to
    more than|always|only|too happy|willing|glad to help|answer|assist|explain|oblige|come|accommodate
    bend|bent|bending over backward|backwards
    went|go|going|gone ... out of his|their|her|the way
    put|putting himself|herself|themselves out for
    <very>|friendly|and obliging
    <very>|and|friendly accommodating
    be|is|was|were <very> accommodating
    <very>|kind|genuinely caring
    caring and|compassionate honest|kind|friendly|professional|compassionate|considerate
    caring people|company|staff|person|man|team|crew
    compassionate|compassion
    empathetic|empathy|empathetic|empathic|sympathetic
    <very>|and|be thoughtful
    considerate of|towards|to
    <very>|be considerate
    understanding of|about my|our|the situation
    <very> understanding
    <office>|owner|<person> be <very>? understanding
    patient with me|us|my|our|all|her|him|the
    <person> be <very>? patient
    <very>|and|friendly|kind|polite patient
    patience with me|us|my|all|of
    have|had|showed|endless all|so|infinite|endless|great|amazing|a|the|much|of|lot patience
    patience of a saint
    patiently explained|answered|listened|walked|waited|worked|went|showed|helped
    put up with my|our|all|me|us
    didn't|never|not|without make|made|making|makes? me|us feel|look stupid|dumb|silly|rushed|foolish|small
    didn't|never|not|doesn't talk|talked|talking|talks down
    never|not|didn't mind|minded my|our|the|all|answering|me|when|that
    no attitude
    not|wasn't|isn't condescending|patronising|patronizing|judgmental
    put|putting me|us|my|mum|mother|wife at ease
    reassuring
    calm and|me|us|my
    soft spoken
    calming
    <very>|and|be|polite|courteous|friendly respectful
    respectful to|toward|towards me|us|everyone
    treat|treated|treats|treating ... with|such <very>|great|utmost|the|such|and|dignity|kindness? respect
    treat|treated|treats ... like|as family|royalty|friend|gold|queen|king|human|neighbor|neighbour|mates
    treat|treated|treats me|us|you|customers|everyone <very>? well|right|kindly|great|fairly
    made|make|makes me|us|you ... feel valued|important|welcome|comfortable|heard|special|respected|appreciated|at|relaxed
    feel like family|friends|royalty
    part of the family
    like talking|dealing to|with a|an? friend|family|neighbor
    become|became friends
    good|great|gentle|wonderful|sweet|lovely|patient|kind|amazing with my|our|the dog|dogs|kids|children|cat|mother|mum|mom|dad|pets|son|daughter|toddler
    play with my|our|the dog|kid|cat|puppy
    pet|pat|love|stroke my|our|the dog|cat|puppy
    friends with my|our|the dog|cat|dogs|kids
    dog|dogs|kids|cat|pup loved|love|adored him|her|them
    gentleman
    gentlemanly
    great|good|fantastic|brilliant|top|sound|cracking|decent|solid|super|fab|awesome|wonderful|lovely lad|bloke|guy|chap|fella|fellow|dude|man|lads|kid|people|folks|woman|lady
    great|good|brilliant|nice|lovely|fantastic|wonderful bunch|group|set of lads|guys|people|blokes|fellas|folks|men|girls
    good|kind|decent|honest people|folk
    heart of gold
    salt of the earth
    good|nice|decent|kind human|soul|egg|sort
    outgoing and|personality
    <person> be|is talkative|chatty
    <very> engaging|outgoing|talkative|chatty
    <very>|be|and attentive
    attentive to my|our need|concern|question|request
    attentive and
    enthusiastic|enthusiasm
    humble and|man|guy|company
    <very>|and|be easygoing|bubbly|humble
    make small talk
    enjoyed|love talking|chatting|meeting|speaking with|to|him|them|her
    enjoyed|love having him|her|them
    enjoyed his|her|their|our company|chat|conversation|chats
    had a lovely|good|nice|great|wonderful|pleasant chat|conversation|natter|yarn
    say good morning
    greeted|greet me|us|with
    apologetic
    apologised|apologized|apologize|apologise for|profusely|sincerely|and|several|the|repeatedly
    <very>|and|be sincere
    customer|people oriented|focused
    <person>|staff|they|really|genuinely|truly|actually <very>? care|cares|cared about|for me|us|you|their|the|people|customers|my
    truly|genuinely|actually care
    people|company|someone|team who|that <very>? care
    love|loves|loved|proud|enjoys|enjoy of? what he|they|she do|does
    <very> obliging|gracious|hospitable
    friendly and professional|knowledgeable|polite
    hospitable
    staff|people|employees|receptionist|dispatcher be|is|was|were|are <very>? great|awesome|amazing|fantastic|wonderful|lovely|excellent|brilliant|terrific|fabulous
    wonderful|great|excellent|amazing|fantastic|awesome|lovely|brilliant|super|terrific staff|office|receptionist|dispatcher|employees
    <office> be|is|was|were <very>? lovely|nice|sweet|wonderful|great|pleasant|kind|helpful|amazing|fantastic|awesome|delightful
    lovely|nice|sweet|wonderful|great|pleasant|kind lady|girl|woman|man|guy|person|people on|in|at|who the? phone|office|answered|desk
    hard working|worker|workers
    hardworking
    willing to go the extra
    no question|request be? too silly|much|small|stupid|daft
    nothing be? too much
    nothing be? ever? too much trouble|bother|hassle
    never|without once? complain|complaining|grumble|moan
    without a grumble|complaint|moan
    stay|remain calm|polite|positive|cheerful|pleasant|smiling|friendly|patient
    keep his|her|their cool
  `,
  neutral: `
    polite|friendly|nice|pleasant|courteous|helpful|civil enough
    fairly|reasonably|moderately|somewhat polite|friendly|pleasant|helpful|nice
    <person>|people|staff be|is|was|were|seem ok|okay|alright|fine
    seem|seemed|appear nice|friendly|polite|pleasant|helpful|courteous|kind
    man|guy|technician|plumber|woman of few words
    not|wasn't|weren't|isn't <very>|the particularly|especially|overly? friendly|chatty|talkative|friendliest
    not|wasn't|neither rude but|nor|or friendly|not
    neither friendly nor
    not much of a talker
    kept|keep|keeps to himself|herself|themselves
    quiet guy|man|fella|chap|lad|bloke|fellow|type|worker
    <person> be|is|was|were|a <very>|bit|little? quiet|shy|reserved
    didn't|not|doesn't say|talk|speak much
    business like
    all business
    matter of fact
    civil
    customer service be|is|was ok|okay|average|fine|so
    attitude be|is|was ok|okay|fine|average
  `,
  negative: `
    rude
    rudest|ruder|rudeness
    discourteous
    impolite
    ill mannered
    bad mannered
    no|zero|bad|terrible|poor|appalling|atrocious manners|decency|etiquette
    lack of|basic|any manners|courtesy|empathy|compassion|respect|decency|politeness|care
    no|zero|common basic|common? decency|courtesy|compassion|empathy|sympathy|patience
    disrespectful
    disrespect me|us|my|to
    disrespected
    show|showed|no|zero no|any|little? respect for|to|towards me|us|my|women|customer|customers
    not|never|don't|doesn't treat|treated ... with|any respect
    unfriendly
    unpleasant to|man|woman|person|people|lady|manner|attitude|phone|guy|fellow|staff|on|and
    <person>|very|really|quite|so unpleasant
    unhelpful
    not|wasn't|weren't|isn't|aren't|less|zero|no|never|far <very>|at|than|from|all|any? helpful
    no help at all
    no help whatsoever
    be no|zero|little help
    unkind
    nasty to|man|woman|person|people|attitude|tone|guy|email|text|message|on|with|reply|response|when
    <person>|very|got|downright|really|turned nasty
    be|was|were|got|is so|very|really|just? mean to|spirited
    mean to me|us|my
    mean spirited
    arrogant|arrogance
    condescending
    condescension|condesending
    <very>|be|and|rude|condescending|bit|manner patronising|patronizing
    talk|talked|talking|talks|speak|spoke|spoken|speaking down to|at
    talk|talked|speak|spoke|spoken|speaks|treat|treated ... like|as|though i|we|she|a|an|i'm ... idiot|child|stupid|dumb|dirt|moron|fool|crap|rubbish|garbage|trash
    like i|we|i'm be|was|were? an|a? idiot|child|stupid|dumb|moron|nuisance|bother|inconvenience|criminal|liar
    like|though i|we be? inconveniencing|bothering|annoying|interrupting
    treat|treated|treats me|us|you|customers|people ... like|as dirt|crap|garbage|rubbish|trash|second|fool|nothing|shit
    treat me|us|my|her|customer|people <very>? badly|poorly|terribly|horribly|awfully|bad
    make me|us|my|her|you ... feel|look|sound stupid|dumb|small|foolish|silly|unwelcome|crazy|guilty
    make me|us feel like a|an nuisance|idiot|fool|burden|criminal|bother|inconvenience
    feel|felt like|as a|an|i|if|though nuisance|bother|burden|inconvenience|idiot
    felt belittled|disrespected|insulted|ignored|humiliated|stupid|dismissed|intimidated
    belittle|demean|degrading
    insult|insulted|insults|insulting me|us|my|at|manner|tone
    insulting to
    humiliate|humiliated|humiliating
    mansplain
    dismissive
    dismiss me|us|my|our concern|question|complaint|worry
    brush|fob|blow|laugh me|us|my|it off
    fob|fobbed off
    brush|brushed off my|our
    abrupt with|and|on|manner|tone|person|woman|man|lady
    <person>|very|so|quite|a|bit abrupt
    abruptly hung|ended|told
    curt
    brusque|terse|gruff|surly|sullen|snippy|snarky|snotty|stroppy|huffy|snide|snooty|smug|cocky
    grumpy|grouchy|cranky|crabby|cantankerous|moody|sulky|miserable|grump man|woman|guy|sod|old|git|attitude|and|lady|on
    grumpy|grouchy|cranky|crabby|cantankerous|grumpiest
    short tempered
    short|snappy|sharp|terse|curt|testy with me|us|my
    snap|snapped|snapping|barked|growled at me|us|my|her|wife
    bite|bit|took|take|snap my|our head off
    jump down my|our throat
    temper
    lost his|her|their temper|cool|patience|rag
    raise|raised|raising his|her|their voice
    yell|yelled|yelling|shout|shouted|shouting|scream|screamed|screaming|holler|hollered at
    yell|shout|scream down|over the phone
    screaming|shouting|slanging match
    shout|scream|yell|talk|speak over me|us
    swear|swore|sworn|cuss|cussed|curse|cursed|swearing|cursing|effing at|to me|us|my|her|customers
    call me|us|my|her a|an <very>? liar|idiot|bitch|karen|racist|cheapskate|moron
    call|called me|us names
    verbally abuse|abused|attack
    abusive
    aggressive|aggression
    hostile|hostility
    belligerent|combative|confrontational|argumentative|obnoxious|hateful|vile|spiteful|petty
    argue|argued|arguing|argument|quarrel with me|us|the|my|him|her|them|customer
    <person>|owner|manager|lady|receptionist get <very>|all? angry|irate|annoyed|mad|upset|shirty|stroppy|lippy|testy
    defensive
    angry|irritated|annoyed|agitated|mad with|at me|us
    seem|act|sound|visibly|clearly|look <very>? irritated|annoyed|agitated|bothered|impatient|angry|put out
    seem|act|sound <very>? put|pissed out|off
    bully|bullies|bullying
    throw|have a tantrum|strop|hissy|wobbly|fit
    throw his tools
    storm|stomp|flounce off|out of
    in a bad|foul? huff|mood|strop
    slam|slammed the|my|our|his|down door|phone
    hung|hang|hangs|hanging|slammed up|the on|phone|down|again|mid|when|me|us
    put|slammed the phone down
    impatient
    no|little|zero patience with|for|whatsoever
    roll|rolled|rolling his|her|their eye|eyes
    huff|huffed and puff|sigh|sighed
    tut|tutted|sigh at|when|loudly
    <person> grumble|moan|whine|complain about|that|when|the|constantly
    scoff|scoffed|sneer|sneered|smirk|smirked|snigger|glared
    laugh|laughed|laughing at|in|when|off me|us|my|our|face|i|her
    mock|ridicule me|us|my|her
    make fun of
    sarcastic|sarcasm
    attitude be <very>? terrible|awful|disgusting|horrible|bad|poor|appalling|atrocious|unacceptable|off
    attitude problem|stinks|stank|sucks|sucked
    bad|poor|terrible|horrible|lousy|nasty|awful|shitty|rotten|negative|disgusting|stinking|crappy|snotty|rude|worst|condescending|arrogant attitude
    have|cop|with|get|give|such an|some|lots|the|nothing|much attitude
    give me|us a|an|some|lot|lots? of? attitude
    full|lot|lots|bit of attitude
    attitude from the|him|her|them|day|start
    take it or leave it
    chip on his|her|their|the shoulder
    know|knows it all
    high and mighty
    holier than thou
    full of himself|herself|themselves
    too big for his|their|her boots
    power trip
    ego
    no|zero|lack|terrible|bad|poor|awful|appalling|worst|lousy people|phone|interpersonal|social|telephone|bedside skill|manner|etiquette
    not give a monkeys
    couldn't|could|can't not? care less
    not give|gave a|two damn|toss|crap|shit|hoot|rat|rats|fig
    didn't|don't|doesn't give a|two damn|toss|crap|shit|hoot|rat|rats|monkeys|hoots|stuff
    <person>|staff|people|company|owner|manager don't|didn't|doesn't|not <very>|even|actually|seem? to? care
    clearly|obviously|just|simply don't|didn't|doesn't care
    don't|didn't|doesn't seem|appear to care
    didn't|don't|doesn't|not really|even|actually|truly? care about|for|that|if|how|one me|us|you|customers|their|i|we|the|my|people|bit
    care less about me|us|you|customer|people|the
    uncaring|heartless|callous|unsympathetic|unempathetic|insensitive|inconsiderate|thoughtless|tactless
    nobody|none seem|really|even? to? care
    no one seem|really|even? to? care
    indifferent|indifference|apathetic|apathy|uninterested|disinterested|unconcerned|nonchalant|blase|blasé|lackadaisical
    not|wasn't|weren't|isn't|didn't|don't <very>|seem|remotely|particularly|even? interested|bothered
    couldn't|can't|cannot be bothered|arsed
    could not be bothered|arsed
    unbothered by|about
    seem|act|look unbothered
    shrugged|shrug his|her|their|it shoulder|off
    shrugged|shrug me|us|my off|concern|complaint
    just|only shrugged
    unwilling|refuse|decline|not|wasn't|weren't|isn't willing|prepared? to help|assist
    unwilling|refuse to help|assist
    not|didn't|wouldn't|never lift a finger
    wouldn't|won't|didn't even|want|bother? to? help|assist me|us
    nobody|no one would|could|want|wants to? help|assist
    wouldn't|couldn't|didn't|won't|never|not even? look at|me me|us|in
    no|avoid|without eye contact
    wouldn't|didn't|never|not make eye contact
    ignorant man|woman|person|people|sod|lady|guy|on|and|to|twat|girl|pig|staff|bloke|lad
    <very>|rude|be|and ignorant
    never|didn't|not|doesn't|without|no|nor|wouldn't even|once|any|an? apology|apologise|apologize|apologizing
    not so much as an? apology|sorry|hello
    no|without|never any|single|word|form|kind of apology
    not even an|a apology|sorry|hello|thanks
    never|didn't|not even|once? say sorry|hello|thanks|hi|goodbye|thank
    unapologetic
    unaccommodating|uncooperative
    rude and inflexible|stubborn
    wasn't|weren't|isn't|not <very>|particularly|overly accommodating|understanding|sympathetic|cooperative|nice|pleasant|welcoming
    not|wasn't|weren't|less|hardly|far|isn't|aren't than|from|exactly|at|all|remotely|very|the|overly? friendly|polite|courteous|pleasant|sympathetic|friendliest|cordial|respectful
    could|should|might|need have|of|to? be a|bit|little ... friendlier|nicer|kinder|politer
    could|should|might have|of? be|been ... more polite|courteous|helpful|patient|friendly|respectful|pleasant|understanding
    could've|should've|might've be a|bit? ... friendlier|nicer|kinder|helpful|polite|patient
    wish ... friendlier|nicer|kinder|patient|polite
    jerk|asshole|arsehole|prick|twat|wanker|dickhead|knobhead|bellend|douche|douchebag|jackass|bitch|arse|ass|bastard|scumbag
    racist|racism|bigot|bigoted|homophobic|transphobic|discriminate|discriminated|discrimination|xenophobic
    would|will|insist only? speak|talk|address|deal to|with my husband|boyfriend|partner
    ask to speak to|with my|the husband|man
    because i be|am|was|a? woman|female
    sour|miserable|scowling|grumpy faced|face
    scowl|scowled|frowned|frowning
    never|didn't|not|without crack|even|cracked|once|a? smile|smiled
    cold and distant|rude|uncaring|unfriendly|dismissive
    the cold shoulder
    standoffish|stand offish|aloof|stuck up|unapproachable|off putting
    snob|snobby|snobbish|pompous|pretentious|self important|entitled
    bossy
    domineering|overbearing|loudmouth
    worst|terrible|awful|horrible|appalling|nasty|rude|disgusting|dreadful|vile|atrocious receptionist|dispatcher|staff|people|woman|lady|secretary|human|person|man|office
    <office>|staff|manager|owner|boss|lady|woman|girl|people be|is|was|were|are <very>|a? awful|horrible|horrid|terrible|useless|clueless|nasty|mean|vile|dreadful|disgusting|hopeless
    lazy
    laziest|laziness|bone idle
    slackers|slacker
    did|didn't not? like|appreciate his|her|their|the tone|attitude|manner
    the|her|his|their|nasty|rude|harsh|unpleasant tone ... disgusting|rude|terrible|appalling|unacceptable|off
    rude|harsh|nasty|unpleasant|condescending|aggressive|sarcastic|snarky|bad tone
    interrupt|interrupted|interrupting me|us|every|constantly|and
    cut|cutting me|us off mid|when|while
    rush|hurry|couldn't me|us|get off the phone
    get me|us off the phone
    act|behave like a|an|spoiled? spoiled|big? child|toddler|baby|brat|animal|diva
    do|doing me|us a favor|favour by
    as if|though he|they|she be doing|do me|us a
    like|though|if <person>|he ... doing me|us a favor|favour
    no sense of customer
    hates|hate his|her|their job|jobs|customers
    needs|need|learn|some|lesson|retraining to|learn|a|be|training|lesson|course in|taught|how|some manners|courtesy|people|respect|customer
    high staff? turnover
    make|reduce|leave my|her|me? me|mother|wife|mum|mom|her in|to? cry|tears|crying|shaking
    berate|berated|scold|scolded|lecture|lectured|chastise|chastised|accused me|us|my|her|of
    tell me|us to shut|calm|f|piss|fuck
    chew|chewed me|us out
  `,
  not: `
    user|pet|environment|environmentally|eco|earth|family|budget|kid|child|dog|planet|wallet|environmental|customer|nature friendly
    helpful hint|tip|hints|tips|website|video|app|link|information|review|reviews
    review be|is|was helpful
    reviews|hope|hopefully this|be helpful
    found|find|hope this|the ... review|reviews helpful
    i|we be|was|am|were|been|tried <very>|to|be? patient|polite|nice|rude|courteous|friendly|helpful|kind
    i|we be|was|am|were|been|got getting|so|very|being|really|quite|a|bit? angry|upset|annoyed|mad|irritated|frustrated|lazy|impatient|grumpy|abrupt|defensive
    not to be rude|mean
    rude awakening|shock|surprise|not
    don't|not want|wish to be|sound rude|mean
    my|our|your patience
    be patient with|while|if|as them|they
    patiently waited|waiting
    waited patiently
    out of patience
    kind of
    be|was|were|is kind of
    doctor|hospital|dental|nursing patient|patients
    room|car|water|shower|weather|bed|temperature|house|air warm|nice
    nice job|work|finish|touch|and|to warm|cold|clean|neat|tidy|cool|see|look|know|have|be
    be nice to|if|when have|know|they|he|get|see|hear|be|if
    would|would've|will be|been|have be? nice|helpful|great if|to|for
    it be nice|helpful|great if|to see|have|be|know|get
    i don't|didn't care|mind
    help be|is|was available|needed
    need|get|ask|asked|for|with|of|the|your|any|his help
    help me|us|with|you|find|get|keep|out
    sigh of relief
    respectful|respect of|to|for my|our|the|your home|house|property
    well|much respected|respect
    nice|lovely to have|see|find|know|get
    sweet spot|deal|smell|smelling
    pleasant surprise|smell|experience|odor
    pleasantly surprised
    attitude to|toward work|towards quality
    heating|gas|oil|water|pressure|voltage|ac temper
    tempered glass
    temper valve
    customer courtesy car|vehicle|call
    courtesy car|call|van|text|lights|light
    good|great neighbor|neighborhood value|price
    caring for|about my|our|a|the lawn|garden|mother|mum|mom|dad|home|tree|yard
    ass|arse|asses off|pain|kick|half|kicked|job
    half ass|arse
    pain in the ass|arse|butt
    saved|save|covered my|our|their ass|butt|arse
    busted|worked|bust|work his|their ass|butt|arse
    bad ass
    aggressive drain|cleaning|chemical|quote|timeline|schedule|price|pricing|cleaner
    abusive husband|boyfriend
    stubborn stain|clog|stains|blockage|leak|bolt|drain|pipe|grease|weeds|old|roots|toilet|nut|dirt|mould|mold|problem|issue
    hang up on|the|my|our picture|pictures|wall|tv
    hanging up the|my|our picture|tv|mirror|lights
    entitled to
    cold and dark|wet|hungry
    left us|me in tears of
    not sorry
    about|into|of|with politics
    civil engineer|engineering|court|action
    temperature warm
    humble home|abode|opinion
    funny|strange noise|smell|sound|noises
    thoughtful design|layout
    sincere apologies from
    touch and go
    lazy susan|sunday|afternoon
    ego pump|mower
    miserable weather|cold|without|night|house|week
    be|was|were|we|i|us|been miserable with|without|in|until
    chat|online|live bot|window|bot|feature
    gem of a|company
    hidden gem
  `,
};
