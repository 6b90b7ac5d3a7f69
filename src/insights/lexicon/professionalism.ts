import type { CueList } from './cue-list.ts';

/** Honesty, trust, pressure to buy, and conduct in the customer's home. */
export const professionalism: CueList = {
  positive: `
    professional
    profesional|proffesional|proffessional|professionel|profressional
    in a * professional manner|way|fashion
    couldn't|can't be more professional
    couldn't have|of been more professional
    could not have been more professional
    consummate|true|real|total|complete professional
    act|behave|conduct * professionally
    conduct himself|herself|themselves ... professionally
    pro from start to finish
    a real|true|total|absolute pro
    be such? pros
    honest
    honesty
    be up front and honest
    upfront and honest
    honest about what
    with|of|have|such|great|honesty|and|complete integrity
    integrity and|of this|honesty|the
    trustworthy
    trust worthy
    be <very>? truthful
    and|honest truthful
    ethical
    upstanding
    straight shooter
    straight up guy|bloke|company|fella
    straight with me|us
    square with me|us
    level with me|us
    on the level
    above board
    aboveboard
    fair and square
    legit|legitimate company|business|outfit|firm|operation
    be <very> legit
    reputable company|firm|business|contractor|outfit|plumber|roofer|electrician
    no bullshit|bs|nonsense
    no hard|pushy sell|selling|sale
    without the hard sell
    no pressure
    no|zero|without pressure to sign|buy|replace|commit|decide|upgrade
    zero|without pressure
    without any|the pressure
    low pressure sale|approach
    never|didn't|not|wasn't|don't once? pressure me|us
    never|didn't|not|don't feel|felt pressured|rushed|pushed
    no upsell|upsells|upselling|upsale
    no up sell|selling|sale|sold
    zero|without upsell|upselling
    never|didn't|not|don't|doesn't|wouldn't try|attempt to up? sell|upsell
    never|didn't|not|don't|doesn't try|attempt|start upselling|pushing
    never|didn't|not|don't|doesn't push|pitch|upsell
    no gimmicks
    no games
    no sale|sales pitch|spiel|talk|tactic|gimmick
    no scare tactic
    not|wasn't|weren't|isn't|aren't pushy|salesy
    without being pushy
    without trying|attempting to ... sell|upsell|push
    instead|rather of|than sell|selling|push|pushing me|us
    instead of just? trying to sell|upsell|replace
    only did|do what be needed|necessary|required
    only did|do what needed|need
    only recommend|replace|charge|suggest what be? needed|necessary
    didn't|not|never recommend|suggest|sell anything|things|stuff unnecessary
    tell|say|advise|admit me|us|that? i|we|you don't|didn't need
    say we|i|you didn't|don't even? need a|to|new
    say i|we|you could|can wait|hold|get off|by|away
    tell me|us not to waste|bother|spend
    talk me|us out of
    could|could've have|of? easily sold|sell|charge|lie|take
    easily have|of sold|sell|charge|lie|take
    could have sold|upsold|talked me|us
    could have taken advantage
    could have ripped|scammed me|us
    didn't|not|never|wouldn't take|taken advantage
    saved|save me|us from replacing|buying a|the|my
    had|have my|our best interest
    my|our|your best interest at heart|mind
    looked|look out for my|our best? interest
    gave|give me|us an? honest opinion|assessment|answer|advice|appraisal|diagnosis
    honest opinion|assessment|answer|advice|appraisal|diagnosis from
    gave|give it to me|us straight
    tell|told me|us the truth
    own|owned up to
    admit|admitted his|their|her|the mistake|error|fault
    own his|their|the mistake
    take|took full|complete? responsibility
    take|took ownership
    stand|stood|true by|to his|their|her word
    true|good to|as his|their|her word
    man|men|woman of his|their|her word
    keep|kept his|their|her word|promise
    did|do|does exactly? what he|they|she said|say|promise he|they
    do|did|does what they say|said
    company|contractor|plumber|electrician|roofer|someone|people|guy|person|business you|i|we can trust
    someone|somebody|anyone|people you|i|we can trust
    i|we|you can|could|would|do|really|totally|completely trust him|them|her|these|this
    trust him|them|her completely|totally|implicitly|fully
    trust them|him|her with my|our|the|anything|everything
    trust him|them|her in my|our|the home|house
    leave|left|leaving them|him|her alone in the|my|our
    give|gave|given them|him|her a|the|my|our? key
    comfortable leaving|having|letting|with them|him|her in|alone|inside
    feel|felt|made|make me? feel? safe with|having|in|around|letting
    make me|us feel <very>? safe
    single|old|elderly woman ... feel|felt safe|comfortable
    earned|earn|gained|won my|our|her trust
    respectful|respect of|for my|our|the|your|her home|house|property|space|privacy
    respectful|respect to my|our|the|your home|house|property|space|privacy
    respected|respect my|our|the home|house|property|space|privacy|boundary
    treat|treated my|our|the home|house|place|property like|as|with
    treat my|our|the home|house ... own|respect|care
    as if|though it was|were his|their own home|house
    like it was|were his|their own home|house
    knock before entering|coming
    ask|asked permission|before coming|entering|moving|using|touching
    ask if it was|be ok|okay|alright to
    wear|wore uniform|uniforms|id|badge|name
    in full? uniform
    show|showed|shown me|us? his|their|her id|identification|badge|credentials|license
    introduce|introduced himself|herself|themselves
    <very> well presented
    well groomed|mannered and presented
    smartly dressed
    neatly dressed
    conscientious
    diligent
    work ethic
    licensed and|bonded insured|bonded
    fully licensed|insured|qualified|certified
    licensed bonded
    gas safe registered|certified
    background checked|check
    proof of insurance
    pull|pulled the|all|a|proper? permit
    honest|decent|trustworthy family? business|company|firm|outfit
    do|did|does right by
    do|did|doing the right thing
    return|returned|found|find my|our|the|her wallet|ring|cash|purse|jewelry|money
    confident i|we|you be|are|was|am not? being? ripped
    transparent
    transparency
    genuine|genuinely honest|trustworthy
    honest to a fault
    <very>|honest|and dependable
    stand up guy|man|bloke|company|crew
    discreet
  `,
  neutral: `
    professional enough
    fairly|reasonably|somewhat|semi professional
    seem|seemed professional|honest|trustworthy|legit
    seem|appear to be? professional|honest|trustworthy|legit
    honest enough
    as professional as
    no more or less professional
    neither professional nor
    suggest|recommend|offer a maintenance|service plan|contract|membership
    mention|offer a|their maintenance|service|membership plan
    offer me|us a membership|plan|contract
    a bit of a sale|sales pitch
    little|bit|slight salesy
    gave|give his|the|their sale|sales pitch|spiel
    average professionalism
    professionalism be|was ok|okay|average|fine
    not sure if|whether he|they|she be|was honest|truthful
    not sure whether|if to trust|believe
  `,
  negative: `
    unprofessional
    unproffesional|unprofesional|unproffessional
    un professional
    non professional
    lack|lacking of|in? any|all|basic? professionalism
    no|zero|little professionalism
    not|isn't|wasn't|weren't|aren't|hardly|barely|never very|at|remotely|exactly? all? professional
    anything but professional
    less than professional
    far from professional
    amateur|amateurish outfit|company|bunch|behavior|behaviour|hour
    need|needs to be|act|learn more? professional|professionalism
    could|should be more professional
    could|should have|of be more professional
    could've|should've be more professional|honest
    wish|wished ... more professional|honest
    dishonest
    dishonesty
    not|isn't|wasn't|weren't|aren't|hardly|never honest|truthful|upfront|straight|trustworthy
    less than honest|truthful|upfront
    more honest about|with
    untrustworthy
    liar
    lie|lied|lying to me|us|my|our|her|him|your|customer|people
    lie|lied|lying about
    lie|lied|lying through|straight his|their|to|teeth
    <person> lie|lied|lying
    blatant|blatantly|outright|flat|straight out? lie|lied|lying
    pack|bunch|string of lies
    nothing but lies
    told me|us lies
    all lies
    caught|catch him|them|her in a lie
    deceive
    deceptive
    deceit|deceitful
    mislead|misleading|misled
    false|empty|broken promise
    break|broke|broken their|his|her promise|word
    promised|promise the world|moon|earth
    false advertising|advertise|claims|information|pretense|pretences
    bait and|n switch
    scam
    scammer
    scam artist
    fraud
    fraudulent|fraudster|fraudsters
    con artist|artists|merchant|job
    conman|conmen
    con man|men
    conned|con me|us|my|people|out
    swindle|swindler
    hoodwink|hoodwinked|dupe|duped|bamboozle
    cheat|cheated me|us|my|people|customer|out
    a|bunch|total|be cheat|cheater|cheaters
    charlatan|shyster
    these|those|absolute|total|complete|real|such crook
    bunch|gang|pack|company|team|full of crook|thieves|criminals|cowboys|clowns|thieve|liar
    they|people be all? crook
    thief|thieves
    criminal|criminals
    cowboy|cowboys outfit|builder|operation|company|job
    bunch|load|lot|proper|total|complete of? cowboys
    be|are cowboys
    avoid these? cowboys
    rogue|rouge trader|tradesman|tradesmen|company
    chancer
    shady
    sketchy company|guy|outfit|business|people|behavior|practice|tactic
    <very> sketchy
    be|was|seem|seemed|felt|feel sketchy
    dodgy company|outfit|dealing|tactic|people|practice|firm|operator|tradesman|builder|business
    underhand|underhanded
    sneaky
    sleazy
    slimy sale|salesman|company|people|tactic
    slick salesman|talker|sale
    unscrupulous
    unethical
    no|zero|lack of? morals|ethics|integrity|scruples|conscience|honesty
    no honour|honor
    predatory
    prey|preyed|preying on|upon
    take|took|taken|taking advantage of
    took|take me|us for a? fool|ride|mug|idiot|sucker
    taken|take for a|an fool|ride|mug|idiot
    pull|pulling a fast one
    pull the wool
    string|strung me|us along
    high pressure sale|salesman|tactic|pitch
    hard sell
    pressure|pressured|pressuring me|us|my|her|him|you|into
    feel pressured|bullied|cornered|trapped|duped|conned|cheated|scammed|deceived|violated|misled
    pressure to sign|buy|replace|commit|decide|upgrade
    sign on the spot
    sign today|tonight|immediately|now or|on
    only good|valid today|for today|tonight
    today only price|discount|deal|offer
    pushy
    upsell
    upsold
    up sell|selling|sale|sold
    oversell|oversold
    try|tried|trying to ... sell|upsell|push|flog|talk|con|scam|cheat|trick|bully me|us|my|you|a|new
    <person> want to sell|push|upsell me|us|you|a
    all|only|just they|he|want|about wanted|want|care to|about sell|selling|sales|sale
    only|just|more|solely be? interested|concerned|care|focused|bothered in|about|with|on sell|sale|money|upselling|profit|commission
    only|just after|in|want for? the|your|my|our? money
    money hungry|grubbing|grabbing|grabbers|driven|orientated|oriented
    only|just there|here to sell
    sell me|us|my|her something|things|stuff|part|items ... didn't|don't|not|never need
    sale|sales pitch
    salesman not a technician|plumber|electrician|mechanic
    more of? a? salesman than
    salesman disguised|dressed|posing as
    glorified salesman|salesmen|salesperson|salespeople
    paid|work|working on commission
    salesy
    pitch|pitched|pitching me|us a|the|on
    scare|scary tactic
    scare|scared|scaring me|us|my|her|people into
    tried|try to scare|frighten|intimidate|guilt
    fear mongering|tactic
    fearmongering
    scaremongering
    guilt trip|tripped
    intimidate|intimidating|intimidation
    unnecessary|unneeded|needless repair|part|work|replacement|service|upgrade|job|fix
    work|repair|part|replacement|service|things that? wasn't|weren't|isn't|aren't needed|necessary|required
    work|repair|part|replacement|service|things that? be not needed|necessary|required
    work|repair|part|things|stuff i|we didn't|don't|never need
    didn't|not|never|wasn't actually|even|really? need|needed|necessary replacing|replacement
    turn out we|i|it didn't|never need
    nothing was|be actually? wrong with it
    make up stories|excuses|problem|issue|fault|lies
    make things|stuff up
    nothing but excuses
    invent|fabricate problem|fault|issue|charge|reason
    invent|fabricate a|some|new problem|fault|issue|leak
    bogus|phony|fake problem|issue|diagnosis|claim|repair|fault|charge
    talked|talk me|us|my|her|him into
    trick|tricked me|us|my|her|into
    bully|bullied me|us|my|her|into
    bully|bullying tactic
    wouldn't|won't|refuse to? take|accept no for
    refuse|refused to leave
    wouldn't leave until|till|without|my
    don't|dont|not|never|can't|cannot|couldn't|wouldn't trust|believe them|him|her|this|these|a|anything|what
    do|did not trust
    can't|couldn't|cannot|don't be trusted|trust
    hard|difficult to trust
    lost|lose|broke|broken all? my|our? trust
    trust issues
    no accountability
    zero|lack of? accountability
    won't|wouldn't|never|didn't|doesn't|not take|accept|admit any|the|their|full? responsibility|blame|fault|accountability|mistake|liability|ownership
    refuse|refused to take|accept|admit any? responsibility|blame|fault|liability
    no|zero responsibility
    denied|deny ever|everything|all|any|responsibility|it|doing|having|saying|causing
    blame me|us|everyone|each for|else|other|instead
    blame the customer|homeowner|tenant|weather|manufacturer|previous
    blame it on me|us|my|the|everyone|someone
    try to blame|hide|deny|wriggle|weasel
    cover up the|their|his mistake|damage|lies|error|problem|fact
    shift|pass the? blame|buck
    excuse after excuse
    full of excuses|crap|shit|bs|bull
    full of hot air
    always|endless|constant|lame|every|million an|with|the? excuse
    rummage|rummaged|rummaging
    snoop|snooping|snooped
    go|look|poke|nose|dig|wander|root through|around|in my|our|the|her drawer|bedroom|stuff|things|closet|cupboard|handbag|mail|belongings
    help himself|themselves|herself to my|our|a|the|some
    stole|steal|stolen|stealing from|my|our|her|money|jewelry|jewellery|tools|cash
    my|our|the|her ... missing|gone|disappear|vanish after they|he|she|the left|visit
    go missing after|while|during|when|that|since
    <person>|workers|guys|painter smoke|smoked|smoking|vape|vaping in|inside|on|outside|while|at
    smoking|smoked|vaping|vaped in|inside|on|outside|near my|our house|home|porch|kitchen|garage|driveway|garden|yard|door|front|window
    smoking|smoke weed|pot|cigarette|marijuana|a
    smell|smelt|stank|stink|stunk|reek|reeked of|like alcohol|booze|weed|beer|drink|marijuana|pot|cigarette|liquor
    be|turn|show|come|look|seem|arrive|up|clearly|visibly drunk|hungover|stoned|intoxicated
    under the influence
    drink|drank|drinking on the job
    drink|drank beer in|on|while|at
    foul language|mouthed|mouth
    vulgar|profanity
    swear|swore|swearing|curse|cuss in front|earshot|my|the
    swear|swore|swearing|curse|cuss loudly|constantly|around|like|throughout
    language be|was disgusting|appalling|foul|awful|unacceptable
    f bomb|bombs|word
    inappropriate
    hit|hitting on me|my
    flirt|flirted|flirting with
    creepy
    creep|creeped me|us out
    sexist|misogynist|pervert
    make me|us|my|her ... uncomfortable|unsafe|uneasy
    feel <very>? uncomfortable|unsafe|uneasy
    didn't|not|never|don't feel|felt safe|comfortable
    uneasy|uncomfortable having|with|around|letting him|them|her
    blaring|blasting music|radio|their|his
    loud music
    on his|their|her cell|mobile? phone|cell|mobile|phones ... time|day|hour|while|instead|constantly
    spent|spend ... on his|their|her phone|phones|mobile|cell
    talk|chat on his|the|their phone|cell the|most|half|while|whole|entire
    took|take personal call|calls
    sleep|asleep|nap|napping in|on his|their|the|my truck|van|job|car|couch|sofa
    without my|our|any|his|her permission|consent|authorization|authorisation|approval
    without asking|permission|consent
    never|didn't|not even? ask permission|before
    never|didn't|not even? ask for permission
    never|didn't|not even? ask if they|he could
    walk|barge right|straight? in|into ... without knocking|asking
    let himself|themselves|herself in|into
    used|use|using my|our bathroom|toilet|restroom|kitchen|loo without
    urinate|urinated|pee|peed|pissed|peeing in|on|behind|outside|against
    leave|left|leaving my|our|the|front|back|side|garage? gate|door wide? open|unlocked
    let my|our dog|cat|dogs|cats out|escape
    disrespectful|disrespect|disrespected to|of|for|with? my|our|the home|house|property|space
    no|zero|lack|little of? respect for|of my|our|the|people|your|other|customer home|house|property|privacy|belongings|people
    sloppily|shabbily dressed
    scruffy looking
    unlicensed|uninsured
    not|isn't|wasn't|weren't|aren't|never even? licensed|insured|certified|registered|qualified|bonded
    no|without a|any|proper|valid? license|licence|insurance
    no|without a|any|pulling|the|getting? permit
    no|without id|identification|uniform|badge
    didn't|never|not pull|obtain|get a|the|any permit|permits
    forge|forged|fake|faked|falsify|falsified my|our|the|a|signature|certificate|reviews|paperwork
    fake|paid|bought positive|google|good|five|star? review
    pressure|beg|harass|bribe|hound|badger|nag me|us for|to|into a|leave|write ... review
    harass|harassed|harassing|harassment
    stalk|stalked|stalking me|us|my|her
    threaten|threatened|threatening|threats
    hold me|us|my|our ... hostage|ransom
    extort|extortion|blackmail|blackmailed
    run|disappear|vanish|abscond|leg with|off my|our|the|with money|deposit|cash
    run|disappear|vanish|go off with my|our|the money|deposit|cash
    take my|our|the|her|a money|deposit|cash|payment and|then never|ran|run|disappear|vanish|vanished|left
    take my|our|the|her money|deposit and run
    take|keep my|our deposit|money and
    cash in hand
    cash only no|without receipt
    refuse|wouldn't|won't|never|didn't to? give|provide|produce|send me|us? a|an|any? receipt
    report them|him|her|this|it to the? bbb|better|trading|police|state|council|authority|attorney|licensing|board|gas|ombudsman
    trading standards
    better business bureau
    bbb|accc|ombudsman complaint|report
    file|lodge|make a complaint|report with|against
    complaint|complain with|to the bbb|attorney|ombudsman|police|council|state|better
    small claims
    call the police|cops on him|them
    take|see them|him in|to court
    attorney general
    get|hire a|my|our lawyer|solicitor|attorney
    stay|keep away from these|this con|scam|crook|thieves|liar|cowboys
    beware of this|these|scam|them
    don't|do|never not? fall for
    behaviour|behavior|conduct be <very>? unacceptable|appalling|disgraceful|shocking|disgusting|terrible
    poor|bad|unacceptable|appalling|disgraceful|shocking|disgusting conduct|behavior|behaviour|business practice|ethics
    business practice be|are|is shady|questionable|awful|unethical|terrible|dodgy
    questionable business? practice|ethics|tactic|integrity
    subcontract|sub it|the|my|our? job|work? out without|to
    fly by night
    snake oil
    too good to be true
    hidden agenda
    ulterior motive
    something fishy
    smell|seem|feel|bit|sound fishy
    <very> deceptive|misleading
  `,
  not: `
    call|hire|get|find|need|want|use|seek|consult|contact|pay a|another|some|real|actual professional
    leave|left it|that|this to the? professional
    other|different|another|several|medical|health|trained|two|many professional
    professional cleaner|cleaning|cleaners|grade|photographer|mover|advice|opinion|development
    i'm|i am|be a professional
    in|of the|this|my|his|their|our profession
    due diligence|diligent
    structural integrity
    as a professional
    to be|being <very>? honest
    let's|lets|let be|me honest
    if i be|am|was|were|m|must? honest
    if i honest
    i be|am|was being? honest
    in all honesty
    honest review|feedback|mistake|truth|question
    my honest opinion|thoughts|view
    honest opinion be|is|was that
    not gonna|going to? lie
    i won't|can't|cannot|wouldn't|will lie
    lie|lied|lying on|in|under|around|down|flat the|there
    problem|issue lie|lies|lied
    thought|thinking|wondered|worried|afraid|feared it|this|i|was|might ... a scam
    home warranty company|scam
    water|gas|air|tyre|tire|bar|psi|drop pressure
    water|boiler|gas|system|pump|hydrostatic pressure test|tank|valve|up
    high|low pressure side|switch|hose|wash|washer|line|main|steam|relief|water|area|gas|system|clean|cleaning
    if|whether|check|ask|make|verify ... licensed
    no water pressure
    have|get|getting|almost|still no|zero|low pressure
    no pressure in|from|anywhere
    water pressure
    pressure wash|washing|washed|washer|valve|gauge|vessel|tank|reducer|regulator|drop|relief|test
    push to start|fit
    trust the process|me|your
    high quality
    transparent cover|tube|plastic|glass|film
    inappropriate size|part|material
    smoke alarm|detector|test
    smell of smoke|gas|sewage
    dog|cat|raccoon|squirrel|mouse|rat|ants snoop|steal|stole
    insurance fraud
    good value
    scam call|calls|email|text
    pushed the|a|my|our|it button|reset
    stolen cable|catalytic|copper|pipe|bike|car
    without asking twice|again
    without having to ask
    threaten to flood|collapse|rain|fall|burst|snow
    fraud department
    call|called police|ambulance because|when burglar
  `,
};
