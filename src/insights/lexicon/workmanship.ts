import type { CueList } from './cue-list.ts';

/** Skill and knowledge, the diagnosis, whether it was fixed and stayed fixed, the thing installed. */
export const workmanship: CueList = {
  positive: `
    knowledgeable
    knowledgable|knowlegable|knowledgeble|knowlegeable|knowledgible
    wealth|font|fount|mine|depth of knowledge|experience|expertise
    know|knew his|their|her|its|the stuff|trade|craft|onions|business|job|field|shit
    know|knew exactly|precisely|immediately|instantly|straight|right what|which|how|where
    know|knew what|exactly he|they|she be doing|talking|about|up
    obviously|clearly|definitely|certainly|really know what|his|their|her
    know|knew a thing or two about
    know|knew his|their|her way|ways around|about
    know|knew how to fix|do|get|solve|handle|make
    skilled
    skillful|skilful|skillfully|skilfully
    skill be|level|set|are|and|of|in|is obvious|evident|top|excellent|amazing|impressive|great|unmatched|craftsmanship|high
    his|their|her|great|amazing|incredible|real|superb|true|such|with skill
    expert at|in|on|of|work|job|plumber|electrician|technician|hands|eye|workmanship|craftsmanship|installation|advice|tradesman|team|fit|fitted|install|diagnosis|knowledge
    be|a|an|true|real|total|absolute|complete|the experts
    a|an|true|real|total|absolute expert
    expertly
    expertise
    competent
    competence|competency
    capable technician|plumber|electrician|hands|guy|guys|man|crew|team|tradesman|installer|engineer|worker|people|lad
    very|extremely|highly|incredibly|more|really|so|and capable
    experienced technician|plumber|electrician|roofer|guy|guys|team|crew|tradesman|engineer|installer|worker|cleaner|professional|painter
    very|highly|well|vastly|extremely|clearly|really|obviously|so|and experienced
    year|years|decades of experience and|show|shine|in|it|with
    their|his|her|the experience show|shine|shines
    craftsman|craftsmen|craftswoman|craftsperson
    craftsmanship
    master craftsman|plumber|electrician|tradesman|carpenter|of|at
    artist|artisan|artistry
    magician|wizard|genius|guru|whiz|whizz|maestro|virtuoso
    true|proper|real|old|great|excellent|fantastic|brilliant|good|quality|top school? tradesman|tradesmen|tradie|tradies|tradesperson
    top of his|their|her game|trade|class|field
    great|excellent|brilliant|fantastic|superb|talented|gifted|outstanding|amazing|incredible|fabulous|top|wonderful|exceptional plumber|electrician|roofer|technician|painter|handyman|carpenter|installer|mechanic|joiner|plasterer|tiler|builder|craftsman|cleaner
    talented
    clever|smart|bright|sharp|intelligent|ingenious|creative solution|fix|fella|repair|technician|plumber|workaround|idea|lad|guy|guys|engineer
    well|highly|properly|very|fully|extremely|thoroughly trained|qualified|skilled
    workmanship
    workmanship|craftsmanship be <very>? great|good|excellent|superb|outstanding|top|impeccable|first|exceptional|amazing|second|perfect|fantastic|brilliant
    high|great|good|excellent|superb|top|quality|outstanding|exceptional|amazing|impeccable|fine|fantastic workmanship|craftsmanship
    workman like manner
    quality work|job|workmanship|craftsmanship|install|installation|finish|repair|tradesman|worker|result|build|fence|deck|roof|paint|cleaning
    high|top|great|excellent|good|best|superb|premium|outstanding|exceptional|better|amazing|superior|highest quality|standard|standards of? work|job|workmanship|finish|install|installation|cleaning|clean|result|repair
    high|top|great|excellent|good|best|superb|premium|superior quality material|part|product|paint|fitting|fixture|equipment|unit|component|timber|shingle|tile
    work|job|installation|install|repair|finish|result|workmanship|cleaning|painting|fence|deck|roof be <very>? high|top|great|excellent|good|best|superb|outstanding|exceptional|first|amazing quality|standard|class|notch
    work|job|installation|install|repair|finish|result|workmanship|cleaning|paintwork|tiling|plastering|plumbing|wiring be <very>? excellent|great|superb|outstanding|exceptional|amazing|fantastic|brilliant|impeccable|flawless|perfect|immaculate|faultless|beautiful|phenomenal|stellar|wonderful|awesome|incredible|terrific|spectacular|fabulous|splendid|magnificent|marvellous|lovely|neat|spotless
    work|job|installation|install|repair|finish|result|cleaning|paintwork|tiling be <very> good|nice|solid|clean|tidy|impressive|well|satisfactory|decent|professional
    work be|is good|nice|solid|tidy|clean|impressive|satisfactory
    great|excellent|fantastic|amazing|awesome|superb|brilliant|wonderful|outstanding|terrific|fabulous|incredible|stellar|phenomenal|exceptional|impeccable|perfect|beautiful|lovely|marvellous|tremendous|magnificent|splendid|bang|cracking|smashing|sterling|grand|belting|ripper|fab|gorgeous|top|superior|flawless|faultless|immaculate|solid|thorough|remarkable|spectacular|masterful|class|banging|meticulous|neat up|notch|class|quality|rate? job|work|repair|result|installation|install|finish|craftsmanship|paintwork
    good|nice|fine|tidy|proper|decent|sound|clean|careful|professional|better|best|bonzer|stunning|precise job|work|repair|result|installation|install|craftsmanship|finish
    do|did a|an|such|the|this <very>? bloody|damn|real|really? great|good|excellent|fantastic|amazing|awesome|superb|brilliant|wonderful|outstanding|nice|fine|thorough job
    job|work well do|done
    well do|done job|work
    do|did the|a|his|their|our|my|everything|it job|work|install|installation|repair|all? well|properly|correctly|right|perfectly|beautifully|thoroughly|brilliantly|professionally|nicely|flawlessly|superbly|excellently|carefully|neatly|exactly
    do|did|done it|things|everything|the|job|work job|work? right|properly|correctly the|first
    do|did|done|get|got|make|fix|repair|install|solve|set it|job|everything|things|that|them|the|problem right? first|very time|go|try|tried|attempt|visit|trip
    right|correctly|properly|fix|perfect|work|correct the|on|very first very? time|go|try|tried|attempt|visit|trip
    first time fix|fixed|repair
    nail|nailed it|the|that
    knock|knocked it out of the park|water
    hit it out of the park
    on point
    first class|rate job|work|workmanship|installation|repair|finish|plumber|tradesman|cleaning
    top notch work|job|workmanship|install|installation|repair|quality|finish|craftsmanship
    attention|eye to|for detail
    detail|details oriented
    meticulous|meticulously
    conscientious
    painstaking|painstakingly
    thorough
    thoroughly clean|check|inspect|test|examine|service|investigate|assess|do|flush|diagnose|tested
    double check|test
    leave|left no stone unturned
    perfectionist
    precision|accuracy
    precise measurement|cut|work|installation
    exacting|high|highest|great|impeccable standard|standards
    take|took|have|show|real|great|obvious|such|genuine|immense <very>? pride in
    proud of his|their|her work|workmanship|craft
    care about the|his|their|her|doing|quality * quality|work|job|right|craft|workmanship|detail
    cut|cutting no corners
    no|never|not|didn't|doesn't|don't|without cut|cutting|take|taking|any corners|shortcuts|shortcut
    no corners|shortcuts cut|taken
    by the book
    meet|exceed|above code|regulation|regs|spec|specification
    pass|passed|sail|fly|flew inspection|through|the|its|code|first * inspection|code
    pass|passed inspection
    passed|pass the * inspection
    inspector|surveyor|council be|was|were|have|very|said happy|impressed|compliment|pleased|great
    straight|level|square|plumb|flush|even and|as|line|to level|straight|square|neat|true|plumb|smooth
    perfectly|dead|nice|perfect straight|level|square|flush|aligned|even|smooth|flat|centered|centred
    crisp|clean|sharp|straight|perfect line|lines|edge|edges|finish|joints|cuts|seams
    clean|neat|tidy install|installation|wiring|workmanship|finish|joint|weld|cut|pipework|plumbing|line|cable
    neat and? clean|tidy work|job|installation|finish
    neat job|work|finish|installation
    neatly|cleanly|beautifully|perfectly|properly|correctly|securely|expertly|seamlessly|flawlessly|professionally|superbly|immaculately|well do|done|install|fit|paint|tile|finish|hang|hung|lay|laid|repair|fix|wire|build|built|make|made|construct|plaster|mount|clean
    fit|fitted|install|paint|lay|laid|hang|hung|repair|fix|wire|finish|work|match|mount|clean|tile|plaster it|them|everything|all|the|and|is? neatly|cleanly|beautifully|perfectly|properly|correctly|securely|expertly|seamlessly|flawlessly|superbly|brilliantly
    flawless|faultless|impeccable
    flawlessly|impeccably|faultlessly
    perfection
    seamless repair|finish|match|join|transition|install|installation
    can't|couldn't|wouldn't|can|never|impossible|not|hard|cannot|don't|barely even? see|saw|seen|tell|know|spot|notice|find to? where|there|the|it|that|anything|which ... patch|repair|join|was|were|be|fix|damage|seam|hole|started|new|ever|happened|been
    can't|couldn't|never|not|wouldn't see|saw|seen|notice|tell the join|repair|seam|difference|patch|crack|stain
    match|matches|blend|blends perfectly|exactly|seamlessly|beautifully|right|the|in * perfectly|exactly|seamlessly|beautifully|existing|original
    look|looks <very>? amazing|great|fantastic|beautiful|stunning|brilliant|gorgeous|incredible|wonderful|superb|lovely|perfect|fabulous|awesome|excellent|immaculate|terrific|outstanding|spectacular|phenomenal|magnificent|unreal|mint|flawless|seamless|sharp
    look|looks amazing|great|fantastic|beautiful|stunning|brilliant|gorgeous|incredible|wonderful|superb|lovely|perfect|fabulous|awesome|excellent|terrific|outstanding|spectacular|phenomenal|magnificent|flawless|sharp|mint
    look|looks <very> good|nice|smart|neat|clean|professional|tidy
    look|looks as? good|like|brand as? new|dream|magazine|professional|showroom|million
    look|looks better than new|before|ever|it|the|i|expected|we
    never look|looked|work|run|ran|drain|be|been|flow|heat|cool so|this|as|better good|well|better|quiet|clean|nice|great|smooth
    as|like good as? new
    like|brand new again|now|condition|once|look
    better than new|original|before|ever|it|expected
    brand spanking? new looking
    come|came|turn|turned out <very>? great|amazing|beautiful|beautifully|perfect|perfectly|fantastic|excellent|lovely|brilliant|gorgeous|wonderful|awesome|well|better|nice|nicely|stunning|fabulous|superb|incredible|good|flawless|exactly|spectacular|terrific
    result be|are|were|is|speak <very>? amazing|great|fantastic|beautiful|stunning|brilliant|excellent|superb|perfect|wonderful|outstanding|incredible|fabulous|impressive|remarkable|themselves|spectacular|immediate|lovely|phenomenal|awesome
    amazing|great|fantastic|beautiful|stunning|brilliant|excellent|superb|perfect|wonderful|outstanding|incredible|fabulous|good|impressive|professional|end result|results|finish|transformation
    transform|transformed my|our|the
    transformation
    happy|pleased|delighted|thrilled|satisfied|chuffed|impressed|ecstatic|overjoyed|love|stoked|glad|elated|tickled|rapt with|by|how|the|moon|our|my ... work|workmanship|result|results|outcome|job|finish|finished|installation|install|quality|craftsmanship|repair|product
    happy|pleased|delighted|thrilled|satisfied|chuffed|impressed|ecstatic|love|stoked|rapt with|the|our|my * new|beautiful? kitchen|bathroom|roof|deck|fence|boiler|floor|floors|driveway|patio|windows|shower|furnace|system|doors
    over the moon with the|our|my|it|how
    work|job|everything|quality|finish|result|installation exceed|surpass|beyond my|our|all|any? expectations|expectation
    work speak for itself
    everything|it|all|heat|water|heater|unit|ac|boiler|system|toilet|shower|furnace|dishwasher|door|light|lights|sink|sank|sunk|disposal|air|fan|opener|washer|fridge|oven|thermostat|drain|faucet|tap <very>? now? work|working|run|running|function|functioning|drain|flow|flush|open <very>? great|perfectly|perfect|fine|beautifully|well|like|properly|flawlessly|smoothly|again|now|wonderfully|superbly|better|excellent|correctly|good|since|fantastic|nicely|brilliantly|a
    work|working|run|running|function|functioning|drain|draining|purr|humming|hum like a|new|clockwork|it charm|dream|champ|treat|new|kitten|clock|watch|beauty|magic|top|should|brand
    work|working|run|running a treat
    work|run|drain|flow|flush|function|operate|drive|cool|heat <very>? perfectly|beautifully|flawlessly|wonderfully|superbly|brilliantly|fine|great|smoothly|properly|perfect|well|good now|again|since|ever|after|and
    work|run|drain|flow|flush|function perfectly|beautifully|flawlessly|wonderfully|superbly|brilliantly|perfect
    in <very>? good|great|perfect|tip|full working|top|work order|shape|condition
    have|get|got|restore|bring hot|the|our|heat|warm|us|cold|my|power|air * water|heat|power|air|heating again|back|restored|now
    have|get|got|restore|had heat|power|water|heating|ac|air|electricity|hot|cold|flow|pressure again|back|restored|water|air again|back|now|restored|on
    heat|power|water|heating|ac|lights|electric|electricity|air|furnace|boiler|it|everything|system|we|pressure|internet|gas be|was|were|came|come|is|are|got|get back on|up|to|running|working|in
    back|up up|on|in|and and? running|business|action|order|working|online
    get|got|have|had us|me|it|everything|the|our|my|things|them * back? up|running|going|working|started|flowing|draining|sorted|fixed|cooling|heating|lit|unclogged again|and|running|smoothly|perfectly|properly|in|right
    get|got|have it|everything|things|that|them going|working|running|flowing|cooling|heating|firing|started|unclogged|unstuck
    warm|toasty|cosy|cozy|cool as toast|again|now
    blow|blowing|blows ice|cold|nice|freezing|cool air|cold|again|now|like
    ice cold air
    leak|drip|noise|problem|smell|issue|draft|draught|clog|dripping|leaking|squeak|damp|rattle|blockage|banging|buzz|knocking|fault|vibration be|is|have|has|all|now|was completely|totally|all|now|finally|been|long|already? go|gone|stopped|fixed|cured|resolved|solved|sorted|history|eliminated|cleared|repaired
    problem|issue|leak|fault|job|case|mystery solve|solved|sorted|resolved|fixed|cured|repaired|rectified
    problem|issue|leak|fault|job be|was|were|all|now|is|got|get|has quickly|all|now|completely|finally|been|fully? solve|resolve|sort|fix|cure|repair|rectify|remedy
    all sort|sorted
    all be? fix|fixed up|now|and|again|within
    fix|repair|solve|sort|cure|resolve|remedy|clear|rectify|mend|unclog|unblock|stop the|my|our|a|this|all|it|both|that|out * <thing>|problem|problems|leak|issue|issues|blockage|clog|fault|drip|door|lights|water|everything|noise|ac|pump|hole|damage|drains|job|smell|draft|mess|mistake|pipes|pipe
    fix|repair|solve|sort|cure|resolve|remedy|clear|rectify|mend|unclog|unblock|stop the|my|our|a|this|all|it|both|that|every <thing>|problem|problems|leak|issue|issues|blockage|clog|fault|drip|noise|hole|damage|smell|draft
    fix|repair|mend|solve|sort|resolve|unblock|unclog it|everything|them|that|this
    fix|sort|patch|clear|repair it|everything|me|us|that|them right|straight|all|completely|permanently|for|once|out up|out|away|good|and|now
    fix|repair|sort|resolve|solve|clear|mend properly|correctly|perfectly|right|permanently|completely|once|beautifully|for for|and|good|all
    fix|solve|cure|sort once and for all
    diagnose|diagnosed|pinpoint|pinpointed|identify|isolate|locate|trace|detect the|my|our|what|it|a|exact|an|correctly|quickly|and|this
    quick|quickly|immediately|accurate|correct|accurately|correctly|instantly|rapidly|swiftly|spot|right|straight on|away? diagnose|diagnosis|identify|find|found|locate|pinpoint|figure|spot|isolate|trace|know|knew|understand|recognize|recognise
    find|found|spot|discover|figure the|out|what problem|issue|leak|fault|cause|culprit|source|root|bottom|trouble|short|break
    figure out|it the|what|why|how|where|out|my|our
    get|got to|down the bottom|root|source of it|the|this|problem|cause|my|our
    root cause
    solve a|an|the problem|issue|mystery|puzzle|riddle that|no|nobody|other|others|which
    troubleshoot|troubleshot|troubleshooted|troubleshooting
    test|check everything|it|all|that|system|the ... before|after|to he|they|leaving|she|left|make
    make|made sure|certain it|everything|that|all|the ... work|working|fix|right|perfect|properly|safe|order|correctly|done|level|secure|run|good
    ensure everything|it|that|all|the ... work|working|fix|right|perfect|properly|safe|order|correctly|done|level|secure|run
    hasn't|haven't|not|never|no|didn't|isn't|doesn't <fail>|died|happen|trip|flood|recur|return|reappear|clog|skip|squeak|move|flicker|budge once|a|again|up|day|days|beat? since|again|at|in
    run|work|hold|be|go|cool|heat|drain|stay perfect|perfectly|fine|great|smooth|smoothly|beautifully|good|well|trouble|strong|solid|dry|dried|clear|flawlessly|problem|warm free? since
    trouble|problem|leak|issue|maintenance free since|ever|for|now
    still go|going|work|working|run|running|hold|holding|look|looks strong|perfectly|great|fine|well|perfect|up|good|amazing|like|beautifully|flawlessly|solid
    hold|held|stand|stood up <very>? great|well|perfectly|beautifully|to|through|fine|strong
    survive|withstand|withstood|weather the|a|several|many|every|our|through|two|last|first|heavy * storm|rain|hurricane|winter|wind|monsoon|downpour|gale|snow|freeze|froze|frozen
    dry|dried as a bone|toast
    bone dry|dried
    built|build|make|made|do|did to last
    solid as a? rock
    rock solid
    sturdy|sturdily
    well built|made|constructed|designed|fitted|installed|done|executed|finished|crafted|planned|insulated
    as|like if it|nothing|the never happened|leak
    good|nice|smooth|clean|quiet|great|better|strong water|air|and|as|a flow|pressure|mouse|mice|whisper|airflow|smooth
    whisper quiet|silent
    quiet as a mouse|mice|church|whisper
    water|shower|great|good|better|amazing|strong|fantastic|excellent water? pressure be|again|now|is|has|back great|amazing|fantastic|back|excellent|better|perfect|strong|good|restored
    open|close|shut|slide|glide|lock|turn|roll <very>? smoothly|quietly|easily|perfectly|properly|beautifully|smooth|quiet|again
    breathe|bring|give|gave new|back|it life|from|to|a into|dead|life|new|lease
    save|saved|rescue my|our|the * floor|carpet|furniture|tree|house|boiler|basement|furnace|system|unit|wall|ceiling|machine|appliance|job|project|bathroom|kitchen
    magic|miracle work|hands|touch|fingers|worker
    work|worked|did|perform his|their|her|a|its? magic|wonders|miracles|miracle
    lawn|garden|yard|hedge|grass|tree|trees|floors|carpet|carpets|house|windows|roof|kitchen|bathroom|driveway|fence|deck|walls|paint|patio|tiles|couch|sofa|pool look|looks|looking never|amazing|fantastic|great|beautiful|immaculate|spotless|new|stunning|brand|perfect|fabulous|gorgeous|incredible|wonderful|lovely|lush|sparkling|crystal|superb
    streak free
    stain|stains|smell|spots|odor|odour|marks|mark|graffiti|mould|mold|scratches be|have|came|come|is|are|were|has|all completely|right|all|straight|totally|fully|mostly|been? out|gone|removed|vanished|lifted|disappeared
    not|without|no|zero|never|didn't a|any|one|single|leave|damage scratch|damage|scuff|scratches|breakage|broken|ding|dent|mark|broke to|on|at|in|anywhere|or|during|whatsoever|anything
    nothing|no|not|without|zero|never|none be|was|were|got|item|items|single|thing|a|one|of|piece * broken|damaged|scratched|chipped|lost|dented|missing|broke
    nothing|everything arrive|arrived|be|was|got|get broken|damaged|intact|perfect|safely|unscathed
    careful|carefully|gentle|cautious|delicately with|of|not|around|to|remove|pack|protect|wrap|measure|move|handle ... furniture|piano|antiques|walls|plants|floors|scratch|damage|tiles|belongings|things|paint|work
    leave|left nothing|no to|stone|detail|nook chance|unturned|overlooked|or
    cover every|all angle|detail|inch|area|nook|base
    professional|high|excellent|quality|great|superb|smooth|flawless|perfect|beautiful|fantastic|lovely finish
    professional|excellent|great|superb|quality|fantastic|perfect|brilliant|smooth|flawless installation|install|fitting|painting|repair
    come|came up with a|an|the|some|great|good|clever|perfect * solution|idea|fix|plan|workaround|design
    find|found a|an|the * solution|workaround|way|ways
    execute|executed|completed|carry|carried|finished|finish|perform|performed|done out|to|with|the|a ... perfectly|flawlessly|beautifully|high|perfection|precision|excellent|standard|professionally|skill|expertly|impeccably|care
    exactly as|what|how i|we|promised|described|requested|asked|wanted|planned|discussed|pictured|imagined|envisioned * want|wanted|hoped|imagined|asked|pictured|envisioned|had|mind
    exactly as|how described|requested|planned|discussed|pictured|imagined|envisioned|drawn|designed|specified
    exactly what i|we want|wanted|asked|needed|hoped|imagined|envisioned
    do|did exactly what
    no|any job|task|problem too big|small|hard|difficult|tricky
    make|made it|the|light|short look|work|job|everything easy|effortless|simple|of|seem
    perfect job|work|fit|installation|result|execution|repair|install|condition|order|match|alignment|finish|fix
    fully|properly|suitably qualified|certified
    up to code|regulation|spec|scratch
    know|knew everything about
    know|knew ... inside and? out
    look|looks a|as treat|picture|million
    look|looks well done|built|made
    understand the|my|our|how ... system|boiler|furnace|problem|issue|house immediately|straight|right|well|quickly|instantly
    be|absolutely|totally|bang|completely|diagnosis|advice|everything|just|work spot on
    work|workmanship|quality|finish|knowledge|skill|craftsmanship|installation be|is? second to none
    track|trace|narrow|hunt it|the|that ... down
    track|narrow|hunt down the|a|it
    figure it|that|this|the ... out
    figure out
    suss it|that out
    work out what|why|where|how the|was|it
    clean|cleaned|vacuumed|scrubbed every nook|inch|corner|surface
    energy|electric|electricity|heating|gas|utility|water bill|bills|use|usage|cost have|has|be|is|are|went|go|drop already? down|drop|dropped|low|lower|halved|cut
    tackle ... tricky|tough|difficult|complicated|awkward|complex|challenging|challenge
    able|manage|managed to <fix>
    able|manage|managed to unclog|unblock|diagnose|locate|restore|clear|save|salvage|pinpoint|trace|rescue|figure|troubleshoot|retrieve
    able|manage|managed to <fix>|unclog|unblock|diagnose|locate|restore|clear|save|salvage|trace the|my|our|a|it|this|that ... <thing>|problem|issue|leak|fault|blockage|clog|damage|one|issues
    able|manage|managed to get it|the|our|my|everything|us|things ... work|working|going|running|back|started|lit|unstuck|out
    able|manage|managed to find|identify|detect the|a|our|my|what ... leak|problem|issue|cause|source|fault|wrong|solution|match
    no|without|zero more|a|any|single|further? leak|leaks|drip|clog|clogs|backup|noise|squeak|draft|draught|rattle|banging|smell|flicker|tripping|puddle|damp|ant|mouse|mice|rat|roach|bug|wasp|termite|bee|gurgling
    haven't|hasn't|never|not|didn't|don't|hadn't have|had|see|saw|seen|be? had|been? any|a|one|single|another? ... problem|issue|leak|trouble|complaint|drip|glitch|fault|hitch|breakdown|backup|clog|callback|ant|mouse|mice|roach|bug since|after|again
    haven't|hasn't|never|not|didn't|hadn't have|had|see|saw|seen an|a|any|one|single|another ant|mouse|mice|roach|bug|rat|spider|cockroach|wasp|bee
    no|zero|without more|further|single|other|any|a? problem|issue|leak|trouble|complaint|drip|glitch|fault|hitch|breakdown|backup|clog|hiccup since|afterwards|whatsoever|yet
    no longer <fail>|died|drip|trip|squeak|rattle|clog|flicker|overflow|gurgle|bang|run
    miss|missed|skip|skipped a beat
    problem|issue|trouble|leak free ever? since
    he|they|she|technician|plumber|electrician even|also|immediately|quickly? spot|notice|catch|caught|identify ... leak|problem|hazard|issue|fault|mistake|crack
    spot|catch|caught|pick ... miss|missed|overlook|overlooked
    other|else|two|company|companies|people|plumber|electrician|contractor|technician|guy|guys|nobody|everyone couldn't|fail|failed|unable|can't|not|miss be? able|to? even? fix|figure|find|solve|diagnose|identify|repair|locate
    quality of ... work|workmanship|job|installation|install|finish|repair|craftsmanship|build be <very>? excellent|great|superb|outstanding|exceptional|amazing|fantastic|brilliant|high|good|second|top|first|impressive|incredible|unmatched
    excellent|great|superb|outstanding|exceptional|amazing|fantastic|brilliant|high|good|impressive quality of ... work|workmanship|job|installation|finish|repair|craftsmanship|build
    great|good|excellent|brilliant|wonderful|beautiful|fantastic|thoughtful|creative|clever|lovely design|layout|solution|taste|workaround
    house|home|room|apartment|flat|upstairs|bedroom be|is|stay|feel now|so|finally|nice|lovely|all? and? warm|toasty|cosy|cozy|cool again|now|and
    house|home|room|apartment|flat|upstairs|bedroom be|is|stay|feel now|so|finally|nice and? toasty|cosy|cozy|warm
    stay until|till it|everything|we|the|i ... work|fix|happy|right|perfect|do|on|run
    everything|it|all|system|unit|heater|ac|boiler|toilet|door work|run|drain|flush|function as|like it|they|new should|suppose|new
    drain|sink|sank|sunk|tub|water|toilet|pipe run|drain|flow|flush clear|clean|free|well|fast|fine|beautifully|great|freely|smooth
    line|edge|cut|seam|joint|paint line be <very>? crisp|straight|clean|sharp|neat|perfect
    excellent|great|brilliant|amazing|fantastic|superb|skilled|gifted|good at his|their|her|what trade|craft|work|job|do|he|they
    get|got hot|the|our water|heat|heating|power back|on|again|run
    dry|dried out completely|perfectly|fully
    as smooth|straight|level|flat as
    top notch work|job|workmanship|install|installation|repair|quality|finish|craftsmanship|plumber|electrician|cleaning
    work|workmanship|job|quality|install|installation|finish|craftsmanship be <very>? top notch|drawer|quality|class|tier
    have|had ... fixed by|in|within|the lunch|minutes|hour|evening|next|same|noon|day|days
    check|inspect|test|examine every|all|each joint|connection|outlet|vent|inch|window|valve|radiator|tap
    spot on
    lawn|garden|yard|hedge|house|kitchen|roof|floor|driveway have|has? never look so|this? good|better|great|nice
    find|discover|see|saw|seen|identify what|where ... cause|leak|wrong|problem|trouble
    wouldn't|won't|not|don't|didn't|never leave|stop|quit|rest|settle|give until|till|up ... happy|satisfied|right|perfect|fix|work|run
    no sign|trace|evidence of a|any|the|them|it? ... leak|problem|ant|mouse|mice|roach|damp|bug|damage|repair
    doesn't|don't|no <fail>|died|bang|squeak|rattle|smell|flicker|gurgle|trip|longer anymore|again
    ant|mouse|mice|rat|roach|wasp|bug|bee|termite|squirrel|spider be|have all|completely|finally|now|totally? go|disappear|vanish
    problem|issue|smell|noise|stain|leak|clog be|have all|completely|finally|now|totally? go|disappear|vanish
    have heat|power|water|hot|ac|cooling|electricity|pressure water? again|back|restored
    run|work|look|clean like new|clockwork|magic
    never|not run|work|drain|flow|look|shine|sound|flush better|smoother|quieter
    fence|deck|wall|door|shelf|shelves|tile|gate|cabinet be|is|hang|hung|sit <very>? straight|level|solid|sturdy|flush
  `,
  neutral: `
    will|would|should|going|come|came|try|tried|trying|attempt|attempted|supposed|here to? <fix> it|the|a|my|our|them|this|that
    to find|diagnose|identify|locate|determine|trace the|what|a|where problem|leak|issue|fault|cause|source|was
    work|job|repair|install|installation|workmanship|finish|result|quality|cleaning be <very>? ok|okay|average|acceptable|adequate|fine|alright|passable|mediocre|reasonable|mixed
    work|job|repair|install|installation|workmanship|finish|result|cleaning be nothing special|fancy|spectacular
    work|job|repair|install|installation|workmanship|finish|result|cleaning be not|neither|so bad|great|terrible|so
    ok|okay|average|acceptable|adequate|passable|mediocre|alright|standard|basic|routine|so job|work|repair|installation|workmanship|finish|result|quality
    do|did an|the|a * ok|okay|average|adequate|acceptable|reasonable job
    do|did an|a ok|okay|average|adequate|acceptable|passable|mediocre job|work
    job be done|finished|complete|completed
    got|get the|it job done|finished
    replace|install|swap|change|service|fit the|a|our|my|both|two|new * valve|thermostat|capacitor|element|pump|heater|faucet|tap|filter|motor|boiler|furnace|radiator|toilet|pipe|breaker|outlet|switch|unit|compressor|sink|sank|sunk|seal|gasket|cartridge|washer|fan|light|board|condenser|fuse|flapper
    replace|install|swap|change|service|fit the|a|our|my|both|two|new valve|thermostat|capacitor|element|pump|heater|faucet|tap|filter|motor|boiler|furnace|radiator|toilet|pipe|breaker|outlet|switch|unit|compressor|sink|sank|sunk|seal|gasket|cartridge|fan|board|condenser|fuse|flapper|igniter
    service the|our|my furnace|boiler|ac|unit|system|heater|geyser
    annual|yearly|routine|regular service|maintenance|tune|inspection|checkup
    seem|seems|appear|appears so far to work|fine|ok|okay|good|be
    so|thus far so good
    time|only time will|can tell
    seem|seems|appear to be? work|working|fine|ok|okay|holding|hold|fixed
    work|working|fixed|fix|hold|holding|ok|okay for|so now|far|today|moment
    hope|hopefully|fingers|pray it|the|this|crossed|that|repair ... last|lasts|hold|holds|stay|stays|work|works|fixed
    could be better
    some|couple|few good|minor|small|cosmetic and|issues|imperfections|flaws|blemishes bad|with|in|but|here|remain
    hit and|or miss
    mixed bag|results
    quality of his|their|her|the|this|your work|workmanship|job|installation|install|finish|repair|build
    try|tried|attempt to <fix>
  `,
  negative: `
    still|continue|continues|continued leak|leaks|leaking|drip|dripping|flood|flooding|trip|tripping|break|breaking|fail|failing|flicker|clog|clogging|clogged|overflow|banging|knocking|gurgling|backing|buzzing|rattling|squeak|squeaking|cutting|malfunctioning|beeping|blocked|broken|broke|stuck|loose|faulty|dead|crooked|uneven
    still|continue to leak|drip|fail|break|clog|flood|malfunction|trip|squeak|rattle|flicker
    still doesn't|don't|not|isn't|won't|didn't|can't|aren't|wasn't|weren't|hasn't work|working|fix|fixed|run|running|drain|heat|cool|flush|close|open|function|resolve|solve|repaired|level|straight|hot|warm|cold
    still without|no|am|are|us no|hot|without|any * water|heat|power|ac|heating|air|toilet|shower|pressure|cooling|lights
    still|remain without|no hot|without|heat|power|ac|heating|no|water water|heat|power|ac|air|hot
    still have|has|had|got|having|getting the|a|an|no|issues|problems|problem|same|leaks|cold * leak|problem|issue|noise|smell|fault|drip|blockage|damp|clog|mice|ants|roaches|water
    still have|has|having|getting the|a|same|some problem|issue|leak|fault|noise|smell|problems|issues
    still have|having|got problems|issues|leaks|mice|ants|roaches|bugs|rats|wasps
    still be|is|was|remain|are there|unresolved|unfixed|dirty|broken|unfinished|incomplete|filthy|blocked|damp|crooked|present|noisy|cold
    same|original problem|issue|fault|leak be|is|was|came|has|had|still|started|come|right|happened|returned back|again|there|still|not|never|present|happening|returned
    back to square|where|the <number>|we|i|same|beginning|started
    square one
    problem|issue|leak|fault|noise|smell|drip|clog|blockage|damp|ants|mice|roaches|rats|bees|wasps|stain|stains|error be|come|came|is|was|were|are|has|had been? back|returned|persisted|again|unresolved|reappeared
    problem|issue|leak|fault|noise|smell|drip|clog|blockage|damp persist|persists|persisted|remain|remains|recur|recurred|reoccur|reoccurred|return|returned|reappear|reappeared|continue|continues|continued|resurface|resurfaced|worsen|worsened
    problem|issue|leak|fault not|isn't|wasn't|never|hasn't|hadn't|remain been? fix|fixed|solved|resolved|sorted|addressed|corrected|rectified|found|repaired|cured|diagnosed|identified|properly
    <fail>|died again
    <fail>|died next|that|same|following|right|straight|immediately|just|again|almost|shortly day|days|morning|night|week|after|afterwards|away|immediately|later|evening
    within|less|inside|under|barely|not|only than|even|an|a|lasted <number>|a|an|hour|day|days|week|month|few ... <fail>|died|leaking|broken|back|again|same|peeling|cracked|worse
    last|lasted|hold|held only|less|all|just|for|about|barely|exactly|maybe|not|a than|of|<number>|a|few|day|days|about|only ... day|days|week|hour|month|minute
    didn't|not|never|barely|won't|doesn't|hardly|only last|hold|held a|even|the|long|more|<number>|up|until|through week|day|days|month|year|out|winter|long|than|hour|night|season|<number>
    short lived fix|repair
    didn't|couldn't|not|never|can't|doesn't|wasn't|unable|failed|fail|hasn't|haven't|unsuccessful|hadn't|wouldn't|won't even? to? <fix> the|it|my|our|a|this|anything|that|them|what|properly|correctly|right|all|everything|one|both|any
    didn't|couldn't|not|never|can't|unable|failed|fail|hasn't even? to? <fix>
    didn't|not|never|wasn't|isn't|hasn't|weren't|aren't be|been|get|properly|actually|even|fully|completely|really|ever <fix>
    didn't|doesn't|don't|not|never|hardly|barely seem|appear|really|even|to? ... know what|how|much|his|their|the|anything|which|a|where he|they|to|was|were|about|stuff|she|it|trade|job|thing|basics|difference|craft
    didn't|doesn't|don't|not|wasn't|weren't|isn't|aren't|never|hardly|far|less very|that|really|even|at|overly|particularly|than|from|all|too|so|properly|seem <very>? knowledgeable|competent|skilled|experienced|qualified|trained|thorough|capable|expert|familiar
    clueless
    inexperienced|unskilled|untrained|unqualified|uncertified|unlicensed
    incompetent|incompetence|incompetant|incompitent|incompetency
    inept|ineptitude
    not|isn't|wasn't|weren't|aren't fit for purpose
    amateur|amateurs|amateurish|amature
    botch|botched
    bodge|bodged|bodger|bodgers|bodgit|bodging
    cowboy|cowboys
    hack job|jobs|work|hacks|who|of
    halfassed|halfarsed
    sloppy|sloppily|slapdash|slipshod|slap|haphazard|haphazardly
    shoddy|shoddily|shonky|shoddiest
    crap|crappy|shit|shitty|dodgy|rubbish|lousy|poor|terrible|bad|awful|horrible|horrendous|atrocious|dreadful|appalling|abysmal|pathetic|disgraceful|disgusting|shocking|worst|ugly|lazy|messy|careless|substandard|subpar|inferior|inadequate|unacceptable|mediocre|unsatisfactory|diabolical|ridiculous|laughable|garbage|disappointing|disastrous|woeful|rough|rushed|pitiful|dismal|embarrassing|lackluster|lacklustre up|done|rate? job|work|workmanship|repair|installation|install|craftsmanship|finish|paintwork|quality|wiring|plumbing|result|cleaning|paint|fix|tiling|plastering|results|soldering
    poor|low|bad|inferior|terrible|questionable|lack|zero|cheap of? quality
    work|job|workmanship|quality|finish|repair|installation|install|cleaning|craftsmanship|paintwork|result|tiling be|is|was|were|look|looks <very>? poor|bad|terrible|awful|horrible|horrendous|atrocious|dreadful|appalling|abysmal|pathetic|disgraceful|disgusting|shocking|substandard|subpar|unacceptable|crap|rubbish|garbage|trash|shit|shite|lousy|disappointing|lacking|laughable|poorly|rough|sloppy|shoddy|rushed|incomplete|unfinished|unsatisfactory|defective|questionable|amateurish|lazy|careless|inferior|unsafe|dangerous|horrid|woeful|diabolical|joke|disaster|mess|embarrassing
    work|job|repair|installation|install be|is|was a|an absolute|complete|total|bit? disaster|mess|joke|shambles|disgrace|botch|failure|nightmare|embarrassment|farce|bodge
    make|made a|complete|total|right|real|such|proper|absolute? mess|hash|shambles|hames|bags of
    poorly|badly|improperly|incorrectly|wrongly|horribly|terribly|carelessly|inadequately|hastily|unevenly|unprofessionally|haphazardly|atrociously do|done|install|installed|fit|fitted|made|built|paint|painted|repair|repaired|execute|executed|wire|wired|design|designed|finish|finished|hung|laid|constructed|installation|sealed|connect|connected|fix|fixed|tile|tiled|plaster|plastered|grouted|clean|cut|trained|soldered|insulated|secured|mounted|diagnose|diagnosed|placed|glued|caulked|assembled
    incorrectly|improperly
    wrong|incorrect way|ways|size|part|parts|unit|colour|color|model|place|spot|type|diagnosis|valve|fitting|height|material|materials|wire|wires|filter|angle|side|pipe|paint|capacitor|motor|door|product|thermostat|tile|thing|board|location|fuse|breaker|measurement|measurements
    wrong|incorrect|false|bad|faulty diagnosis
    misdiagnose|misdiagnosed|misdiagnosis|misdiagnosing
    mismeasure|mismeasured|miscalculate|miswired
    get|got|measured|measure|cut|done|put it|everything|measurements|diagnosis? wrong|incorrectly
    trial and error
    throw|threw|throwing parts|part at|until|and
    scratch|scratching|scratched his|their head|heads
    learn|learnt|learning|training|train|practice|practicing|practised on the|my|our|your job|dime|house|time
    out of his|their|her|its depth|league
    in|way|ways over his|their|above head|heads|pay|pays
    more harm than good
    cut|cutting|cuts every|all|so|too|any|a|some|many? corner|corners
    take|took|taking shortcuts|shortcut
    corner cutting
    jerry|jury|gerry rig|rigged|built
    jugaad
    duct|duck|electrical|gaffer|masking|sticky tape|taped holding|held|over|around|and|together|it|up|on|the
    hold|held together by|with|using
    band aid|aids
    bandaid|bandaids|bandage fix|repair|solution|on|job
    slap|slapped|bung|bunged|whack|whacked|slop|slopped some|on|it|the|a|up|them|in|together|paint * paint|caulk|together|sealant|silicone|coat|up|cement|putty|mastic|filler|grout|foam|plaster
    careless|carelessly|carelessness
    not|isn't|wasn't|weren't|never|didn't|far|below|aren't|doesn't|don't be|up|even|to|done|meet|from|fully|really|any|look|all ... code|scratch|standard|standards|par|spec|regulation|regulations|regs|snuff|compliant
    below|under|sub par|standard|average|expectations|acceptable
    substandard|subpar
    leave|left|leaves a lot|much|something|little|plenty to be? desired|desire
    disappoint|unhappy|dissatisfied|unsatisfied|displeased|frustrated|unimpressed|underwhelmed|disgusted|appalled|upset|horrified|shocked in|with|by|at|how|about the|my|our|his|their|this|quality ... work|workmanship|result|results|outcome|job|finish|quality|installation|install|repair|craftsmanship|product|paint|cleaning|lawn
    not|never|wasn't|weren't|isn't|aren't|nowhere|less|far|hardly|cannot|can't|don't be|am|very|really|at|all|too|completely|entirely|fully|say|says|near|that|totally|particularly|than|from|overly ... happy|pleased|satisfied|impressed|thrilled|satisfactory|delighted with|by|about|the|our|my ... work|workmanship|result|results|outcome|job|finish|quality|installation|install|repair|craftsmanship|product|paint|cleaning|lawn
    look|looks <very>? awful|terrible|horrible|horrendous|hideous|crap|shocking|ugly|crappy|cheap|unfinished|shoddy|disgraceful|amateurish|ridiculous|atrocious|patchy|uneven|rough|crooked|wonky|unprofessional|dreadful|dodgy|shite|shit
    crooked|crookedly|lopsided|wonky|skewed|slanted|askew|cockeyed|misaligned|skew
    uneven|unevenly|unlevel|unlevelled
    not|isn't|wasn't|aren't|weren't|never|nothing|out|no|doesn't|won't|don't|didn't|longer sit|even|be|are|is|of|quite|close|line|hang|hung|lie|lied|lay|laid|all|properly|was|fit|match|shut|up <very>? level|straight|plumb|square|flush|even|aligned|flat|centered|centred|sealed|secure|secured|match|properly|seal|up|line|tight|insulated|grouted
    out of level|plumb|square|alignment|whack|true|line|balance
    already fall|fell|falling|peel|peeling|crack|cracking|cracked|rusted|rusting|broken|broke|leaking|failing|failed|coming|loose|faded|chipped|warped|lifting|bubbling|sagging|worn apart|off|again|away|loose|and|in|up|on|down|at|after
    miss|missed|skip|skipped|overlooked several|many|some|spots|obvious|multiple|entire spot|spots|area|areas|patches|places|rooms|sections|on|under|everywhere|in
    miss|missed|overlook|overlooked|failed|ignored to|the|a|an|notice|spot|see|saw|seen|it|what|very? ... obvious|leak|crack|cause|problem|source|real|fault
    didn't|not|never|don't|doesn't|hardly|barely|wasn't|weren't even|actually|really|properly|be|been|fully|get? clean|cleaned|vacuum|vacuumed|mop|mopped|dust|dusted|wipe|wiped|scrub|scrubbed|edge|edged|trim|trimmed|touch|touched|sand|sanded|prime|primed|seal|sealed|caulk|caulked|grouted|prep|prepped|flush|bleed|test|tested|insulate|earthed|grounded|tighten|tightened|secure|level|check|checked|inspect|inspected|measure|measured the|it|under|behind|properly|anything|all|or|my|our|any|them|half|at|before|in|for|everything
    no|without|poor|zero|little|minimal|bad|inadequate|any prep|preparation|primer|sanding|testing|underlay|flashing|insulation|sealant|undercoat|work|whatsoever|before
    unfinished
    incomplete
    didn't|not|never|wouldn't|haven't|hasn't|failed|fail|without|refused|still|couldn't|isn't|wasn't bother|even|ever|be|been|to|actually|fully|properly? finish|finished|complete|completed|finishing|completing the|it|what|my|our|this|job|anything|or|all|any|everything
    leave|left|leaves|leaving|walk|abandon|quit|walked|pack|up without|before|half|with|the|it|us|my|our|off|job|work|everything ... finish|finishing|finished|complete|completing|fixing|fix|incomplete|undone|unfinished|done|way|ways|through|disconnected|unrepaired|unconnected|unresolved|repairing|testing|half|solving
    forgot|forget|neglect|neglected|fail|failed|omitted to reconnect|connect|install|tighten|turn|put|replace|seal|hook|plug|reattach|close|check|test|clean|fit|secure|switch|cap|glue|order|reset|refill|bleed|paint|caulk|finish|bring|remove|ground|insulate|measure|flush|disconnect|inspect|attach|do|lock
    leave|left|leaving the|a|my|our|us|it|out|off|several|some|all * loose|disconnected|unplugged|exposed|unsealed|undone|incomplete|hanging|open|unconnected|unsecured|uncapped|unlocked|dangling|out|untightened|unfinished|leaking|crooked|broken
    leave|left a|an|my|our|the|big|huge|another|new|slow|small|gaping|several|two|with|us * hole|holes|leak|gap|gaps|leaks|scratch|scratches|dent|gouges|hazard|damage
    leave|left a|an|my|our|the|huge|with|us|big|large|gaping|holes hole|leak|gap|scratch|dent|hazard|holes|gaps|scratches|damage|leaks|wires
    death trap
    dead again|within|by|in|after|already
    butchered|bungled|mangled|hacked
    rookie|trainee|novice|newbie|unsupervised|greenhorn mistake|technician|error|who|sent|apprentice|that|with|on|kid|and|apprentices|job
    day|days job
    beyond|outside|above his|their|her|the|our capability|capabilities|skill|ability|abilities|skillset|expertise|knowledge|scope
    regret|regretting letting|let|having|have them|him|this|ever|the ... touch|do|install|near|job|work|fix
    <fail>|died the|that|within|on next|same|very|following|a|an|<number> day|days|week|night|morning|hour|month
    <fail>|died <number>|a|few day|days|week|hour|month later|afterwards|after
    stop|quit work|heating|cooling|run|drain again|within
    stop|quit work|heating|cooling|run the|that|by next|same|very|following day|days|morning|night|week
    stop|quit work|heating|cooling|run <number>|a|few day|days|week|hour|month later|after
    day|days|week|month|hour later ... <fail>|died|broken|back|again|worse|flood|dead|trip|peel|crack|same
    day|days|week|month later ... not|isn't|wasn't|won't|doesn't|stop work|heat|cool|run|drain|turn|start
    day|days|week|month after they|he|it|the|install|installation|repair|completion ... <fail>|died|broken|peel|crack|rust|trip
    next|following day|days|morning|night it|the|our ... <fail>|died|again|dead|back
    go|went|cut out|off|down again
    last|lasted|work|hold only|all|just|for|about|barely|exactly|maybe|less|a|than of|a|than|about|for|whole|grand? ... <number>|few|couple day|days|week|hour|minute
    last <number>|a|few|couple|barely day|days|week|hour|minute
    couldn't|can't|unable|fail|didn't|never|not|without to|able|be|even|ever|correctly|properly? find|figure|locate|identify|determine|trace|detect|pinpoint|troubleshoot the|out|what|it|where|why|my|our
    couldn't|can't|unable|fail|didn't|never|not to|able|even|be|properly? diagnose
    couldn't|unable|fail|never|not|didn't to|able|be|even? to? <fix> the|my|our|a|it|this ... <thing>|problem|issue|leak|fault|blockage|clog|damage
    couldn't|can't|unable|fail|didn't|never|not be|able|even? to? get it|the|our|my|them ... work|go|run|start|fit|light|off|out|drain
    no|without|zero idea|clue how to
    no|without|zero idea|clue|foggiest what|why|where|about he|they|she|it|be|the|cause|to|wrong|was
    not|don't|doesn't|didn't|haven't|hasn't|without|hadn't have|had? a|the|any|least|foggiest|slightest clue|foggiest|idea
    like an|a amateur|child|toddler|monkey|drunk|kid ... do|paint|install|it|build
    bunch|total|complete|bloody|pack|absolute of|a|an? hack|amateur|bungler|bodger
    half assed|ass|arsed|arse|hearted
    halfhearted
    slack work|job|workmanship
    low|lowest|lack|poor|bad|terrible|questionable|zero|worst|inferior|abysmal|dubious quality|standard of? work|workmanship|job|material|materials|part|finish|install|product|installation|repair|fittings
    make|made|left a|an|right|complete|total|such|absolute|pig's|pigs|dog's|dogs|dog|real ... hash|shambles|hames|ear|breakfast|bags|balls|dinner|disaster of
    install|fit|hook|put|wire|connect|hang|hung|lay|laid|mount|assemble it|them|the|everything|on|in|up|all|door|unit|is|was? ... backward|backwards|upside|incorrectly|wrong|wrongly|improperly|crooked|poorly|badly|incorrect|lopsided|sideways|wonky|unevenly|reversed
    guesswork
    guessing game
    be|just|only|kept|keep|literally|basically|clearly just|only|all? guessing
    <person> have to google|youtube|look|watch|ring|call ... youtube|google|how|online|someone|boss|help|video|friend
    look|watch|check|search|learn|learnt ... on youtube
    make|made|leave|left|end it|things|matter|the|problem|everything|leak|us|up|my|our ... worse
    worse than before|when|originally|original|ever
    worse than it|they|we|i be|was|had|start before|when|to|originally|with
    worse off
    only|just|merely|simply a|an quick|temporary|temp|patch|bandaid|short fix|patch|repair|job|term
    quick|temporary|short fix|patch|repair that|which|and|only didn't|doesn't|last|lasted|fail|only|broke
    patch job|jobs
    patchy
    lick of paint
    rush|hurry through the|my|our|it|everything|job|work
    rush to finish|leave|get out|away|on|do|to|off|next
    rush job|jobs
    rush|rushed the|my|our job|work|install|repair|installation
    work|job|repair|install|finish be|seem|feel|look <very>? rush|rushed|hurried
    negligent|negligence
    no|lack|zero|little|without|poor|minimal|absence of|any|much|the? attention|care|eye to|for detail
    no|zero|little|without|lack|absence of|any? attention to detail
    didn't|don't|doesn't|not|never pay|pays|take|have|show|give|care much|any|enough|about|even? attention|pride|care to|in|about ... detail|work|job|quality
    no|lack|zero|little|without|absence of|any? pride in
    against|violate|breach|below building|electrical|the|current|fire|gas|all|safety|local? code|codes|regulation|regs
    code violation|violations
    not|isn't|wasn't|weren't up? to code|standard|regulation|spec|scratch|par|snuff
    fail|flunk the|our|its|my|an|first|city? ... inspection
    didn't|not|never|wouldn't|won't|couldn't|doesn't pass the|an|our|its|my|any|city|code? ... inspection|inspector|code
    not|isn't|wasn't|weren't the best|greatest|neatest|tidiest|cleanest|prettiest|finest job|work|workmanship|finish|install|repair|quality
    not|isn't|wasn't|didn't|don't|doesn't do|done|did|a|an|make|such a|an|the|very|their|his|any|what|at? <very>? good|great|proper|decent|thorough|neat|clean|tidy|professional|nice|quality|satisfactory|adequate job|work|workmanship|finish|install|repair|installation
    not|isn't|wasn't|weren't|aren't|never|hardly <very>? happy|pleased|satisfied|impressed|thrilled|delighted with|by|about the|my|our|their|his|this|how ... work|workmanship|result|results|outcome|job|finish|quality|installation|install|repair|craftsmanship|product|paint|cleaning
    look|looks like crap|shit|garbage|trash|hell|rubbish|shite
    look|looks like a|an ... mess|disaster|patchwork|bodge|joke|child|kid|toddler|amateur|blind|drunk
    gap between|under|around|everywhere|left|along|at|where|behind|all the|every|tile|board|skirting|window|door|wall|panel|over|and|plank|joint
    see|saw|seen|visible|noticeable|ugly|big|huge|unsightly|massive|obvious|there ... gap|seam|join|brush|roller|lap|cracks between|in|under|mark|stroke|around|everywhere|line|streak|and|on|all
    leave|left wires|wire|cable|nail|screw|pipe|gap|hole ... exposed|hanging|loose|everywhere|out|uncapped|showing|sticking|open
    leave|left exposed|bare|live|dangling|loose|hanging|uncapped|gaping wire|cable|nail|screw|connection|hole|pipe|end
    exposed|dangling|bare|uncapped wire|wiring|cable|nail|nails|screw
    paint|wallpaper|caulk|grout|silicone|plaster|tile|shingle|sealant|render|laminate|veneer|trim|varnish|coating|sealer be|have|start|already|begin|all|now|keep start|to|already|be|all|now? peel|bubble|flake|crack|lift|chip|blister|crumble|sag|buckle|warp|loose|streaky|fall|come
    come loose|undone|unstuck|unglued|adrift
    fall apart|off|down already|again|within|after|in|when|because|and|the
    paint|paintwork|plaster drip|drips|splotch|run|blister|bubble
    miss|skip|overlook spot|spots|area|areas
    miss|skip|overlook|ignore|forget a|the|my|our|some|several|many|lots|whole|half|entire|two ... spot|patch|room|baseboard|corner|skirting|blind|bathroom|section|floor|shower|shelf|cobweb|area
    leave|left ... half|part finish|do|complete|way|ways|built|paint|clean
    cause|create|make more|further|additional|another|new|even|extra|bigger ... damage|problem|issue|leak|harm
    their|his work|install|installation|repair|mistake|negligence|workmanship|fix|error cause|create|lead|result|make|damage|flood|ruin
    do|did extensive|significant|considerable|a|serious|major|so ... damage to|in|and|on
    break|damage|scratch|ruin|crack|dent|gouge|destroy|scuff ... in the process
    break|damage|scratch|ruin|crack|dent|gouge|chip ... while|when|during install|move|remove|work|fit|they|he|clean|instal|carry|deliver
    damage|scratch|dent|gouge|scuff|mark leave|cause|done|make by|from the|their|mover|crew|worker|team|them|ladder|he
    item|box|furniture|belonging|possession|dish be|arrive|get break|broken|damage|smash|scratch|chip|ruin|destroy|dent|crack|miss|lose
    arrive|come break|broken|damage|dent|scratch|smash
    drill|nail|screw|pierce|puncture|hammer|step|dig|saw|cut|put ... straight|right|through|into a|the|my|our|an ... pipe|cable|line|wire|ceiling|main|conduit
    leave|left ... unsafe|dangerous|hazard|hazardous|precarious
    dangerous|unsafe|hazardous|lethal work|wiring|installation|install|job|workmanship|repair|mistake|standard
    could|might|would have|easily be|have|get|kill? ... kill|electrocute|explosion|gas|burn|burnt|died|fatal us|me|someone|down|by|my|anyone
    nearly|almost electrocute|flood|burn|burnt|blow|kill|gas|set my|our|the|us|me|down|up
    another|different|second|new|proper|real|competent|third|local company|plumber|electrician|roofer|contractor|technician|firm|engineer|builder|tradie|painter|handyman|outfit|tradesman to ... fix|redo|redid|redone|correct|rectify|undo|undid|undone|finish|repair|sort
    someone|somebody else|competent|new|qualified ... fix|redo|redid|redone|correct|rectify|undo|undid|undone|finish|repair|sort|complete
    have|had|force|end|need to|up ... another|else|different|second|new company|plumber|electrician|contractor|roofer|technician|firm|to|painter|tradesman|person|guy|guys ... fix|redo|redid|redone|correct|rectify|undo|undid|undone|finish|repair|sort
    electrician|plumber|inspector|engineer|builder|contractor|roofer|husband|technician be|was <very>? horrify|horrified|shock|appall|appal|aghast|disgust|speechless|flabbergasted
    shock|horrify|appall|gasp at|by the|what|how ... work|wiring|state|find|see|saw|seen|quality|job|workmanship|install
    have|had|force|end to|up redo|redid|redone|undo|undid|undone|refix|reclean|repaint|recut|relay|redoing|regrout|reinstall
    have|had be|to|all|everything|it|work|job to|be? redo|redid|redone|rip|ripped|tear|tore|torn ... out|up|again|by|start
    need|have to be|get completely|all? redone|redo|redid
    end up do|fix|finish|clean|redo|redid|redone|repair|complete|paint ... myself|ourselves
    have|had to finish|redo|redid|redone|clean|fix|correct|complete|repair|tighten it|the|them|that|up|everything|this ... myself|ourselves
    fix|correct|undo|undid|undone|rectify|repair|clean their|his|after|all mistake|shoddy|mess|botch|bad|error|screw|handiwork|poor|incompetence
    could|would have? do|paint|fit|make|install ... better|neater job|myself|ourselves|blindfold
    better job|work myself|ourselves|blindfolded
    year old|kid|child|toddler|nephew|granny|dog|monkey|grandmother could|would|can have? do|done|paint|make|fit ... better|neater
    take|took|need|require <number>|several|multiple|many|numerous|countless|repeated|few ... visit|trip|attempt|tries|try|tried|goes|go|technician to|before|and|for
    take|took them|him <number>|several|multiple|many|countless visit|trip|attempt|tries|try|tried|goes|go|time
    come|be|been out|back <number>|several|multiple|many|twice|countless time|and|different ... still|nothing|same|never|not|no|without
    <number>|several|multiple|many|numerous|countless visit|trip|attempt|tries|technician|repair|callout|engineer|appointment later|and|after ... still|nothing|same|never|not|no|isn't|doesn't|hasn't|again
    after <number>|several|multiple|many|numerous|countless ... visit|trip|attempt|tries|technician|repair|callout ... still|nothing|same|never|not|no|isn't|doesn't|hasn't
    have to come|return|be back|out|called|call again|twice|<number>|several|multiple|time|because|back|and|to|out ... fix|correct|redo|redid|redone|rectify|time|right|finish|mistake
    repeat|repeated|endless|constant|frequent visit|attempt|callback|failure|breakdown|fault|repair
    nothing be|have|get|got been? fix|resolve|repair|accomplish|solve|sort|improve|change|correct|rectify|better
    make|made|see|saw|seen|notice no|zero|little|any|absolutely|not|much no? difference|improvement
    no|zero|little|without noticeable|visible|real|any? improvement|difference in|at|whatsoever|after|all|since|and
    do absolutely|literally|basically? nothing to <fix>|help|improve|address|stop|the
    accomplish|achieve absolutely|next|to? nothing|zilch|squat|zero
    do bugger|sod|jack|naff|diddly|sweet all|squat|shit
    doesn't|don't|won't|isn't|aren't|never|still ever|even|actually|really|fully|quite|seem|to|always? work|function|drain|flush|heat|cool|seal|stick|align|ignite|fit|close|lock|latch|shut|run properly|correctly|right|anymore|afterwards|like|as|yet|evenly|tight
    never work|function|drain|fit|run|cool|heat|flush properly|right|correctly|again|since|the|well
    hasn't|haven't|not|never work|be|run|been right|properly|same|since|correctly|the
    dead again
    again no|without hot|heat|power|ac|water|heating
    no hot|heat|power|ac|water|heating water|again|still again|still|yet
    still no hot? water|heat|power|ac|heating|pressure|internet|light|cold
    wrong|mismatched|inferior|cheap|cheapest|flimsy|substandard|salvaged|counterfeit|duplicate|fake|refurbished|secondhand|undersized grade|quality? part|unit|material|size|component|pipe|fitting|product|furnace|compressor|timber|lumber|paint|boiler|shingle
    undersized|oversized
    faulty|defective|dodgy installation|install|workmanship|work|repair|job|fitting|plumbing|craftsmanship
    poor|bad|terrible|sloppy|messy|rough fitting|weld|welds|grouting|soldering|seam|joint|caulking|cut|edge|edges|silicone|stitching|taping|mudding|sanding
    screw|mess|muck|stuff|cock|balls|bugger|foul|fuck it|everything|things|job up
    screw|mess|muck|stuff|cock|balls|bugger|foul|fuck up the|my|our|a|this ... job|install|installation|repair|floor|wall|lawn|kitchen|bathroom|plumbing|wiring|paint|roof|door|system
    mistake|error|blunder after mistake|error|blunder
    make|made so? many|several|big|huge|costly|too|basic|rookie|serious|stupid|fundamental|silly|major|multiple many? mistake|error|blunder
    rookie|beginner|basic|amateur|schoolboy mistake|error
    send|sent|use|hire|employ only|a|an|in|some|out|us|me|young|two|untrained|unskilled|very ... apprentice|trainee|rookie|novice|beginner|newbie|teenager|unskilled|helper
    rookie|trainee|novice|newbie|unsupervised technician|apprentice|who|with|installer|crew
    unsupervised
    not|isn't|wasn't|aren't|weren't|hardly a|an|any|even|real|actual|proper|true? real|proper|qualified|licensed|trained|actual|true? plumber|electrician|tradesman|expert|craftsman|roofer|tradie|carpenter|tiler
    not|isn't|wasn't|aren't|weren't even? qualified|licensed|certified|trained
    lack|lacks|lacking|zero|no|without of|in|any|basic|the|technical|real|product|enough|much? skill|knowledge|expertise|craftsmanship|competence|thoroughness|finesse|precision|training
    lack|no|zero|little|without of|any|relevant|enough|prior? experience in|with|whatsoever|of|on|at
    limited|poor|little|minimal|insufficient|basic knowledge|skill|expertise|training|understanding of|about|in|and|level|or
    shouldn't|wouldn't|not|never|unfit be? let|allow|allowed|trust|to|i? ... near a|my|any|the|your|his
    shouldn't|wouldn't|not|never be allowed|trusted|let to|with|near|touch ... hold|own|touch|use|near|screwdriver|hammer|tool|brush|drill|wrench
    stick to|with his|their|the day|days job
    <person> just|eventually|then|basically|simply? give|gave up
    should|wish have|they|he have|had|been|were|be more|do|take|check|be|pay|pays|a more|better|thorough|careful|proper|it|tested ... thorough|careful|attention|properly|correctly|right|neat|care|quality
    should|ought have|to catch|caught|notice|spot|see|saw|seen|find|test|check|measure|know that|this|it|the|before|better|what
    could|should have be|do|done|look|use a|some|much|little|more? bit|lot|little|much? neat|neater|tidy|straight|straighter|thorough|careful|polished|refined
    defect|fault|flaw in|with their|his|workmanship|install|installation|work
    rain|water|damp|mould|mold still|again|now|keep come|pour|leak|get|seep|drip|return|run|gush
    rain|water be|is|was still|again|now|back come|pour|leak|get|seep|drip|through|in
    roof|ceiling|shower|toilet|sink|sank|sunk|boiler|tap|faucet|pipe|gutter|skylight|tank|heater|dishwasher|chimney|basement|tub|radiator|valve|washer|geyser still|continue|again|keep|have|be still|to|again? leak|drip|run again|still|since|worse|after|every|when|the
    toilet|tap|faucet|shower|roof|sink|sank|sunk still|continue run|leak|drip|to
    rough as guts|gut
    lean|leaning|sag|sagging|sink|sank|sunk|rotting|rusting already
    already lean|sag|sink|sank|sunk|rot|rust|wobble|split|come|loose
    horrify|shocked by|at what he|they|she|the find|found|see|saw|seen|state
    quality of ... work|workmanship|job|finish|installation|repair|cleaning leave|left|be|is|was a|very|so|really|extremely|not|far|below|sub? lot|poor|low|bad|terrible|awful|lacking|disappointing|appalling|shocking|good|great|standard|par|desire
    skip|ignore the|my|our|all|most baseboard|bathroom|kitchen|skirting|fridge|oven|window|shower|bedroom|stair
    house|bathroom|kitchen|floor|carpet|window|oven|room|toilet be|is|was|were|look still dirty|filthy|dusty|grubby|sticky|stained
    botch|butcher|bungle
    diagnose the|it|my|our wrong|wrongly|incorrectly
    turn|turned out|it to? be|was|it something|not|wasn't|nothing|completely else|different|the|related|what
    same|very|exact|original problem|issue|fault|leak|noise|error|symptom again|still|persist|return|reappear|reoccur|recur|remain|exist|within|happen
    same|exact problem|issue|fault|leak|noise be|come|came|start|occur? back|again|a|the|next|within|still
    he|they|she|crew|worker|installer|team|cleaner|mover|technician|plumber then|also|even|actually|managed|to? cause|create|do more|a|huge|massive|water|so|extensive|major|significant|<money>|the|thousand ... damage|flood|leak|harm
    <person>|mover|cleaner|worker also|then|even|have|actually|manage|accidentally|badly? to? break|smash|snap|scratch|dent|damage|ruin|destroy|crack|chip|wreck|gouge|flood|scuff|mangle|puncture|bend|bent|tear|tore|torn|rip|trash|burn|burnt|shatter my|our|the|a|an|two|several|some|another|his
    break|smash|scratch|dent|damage|ruin|chip|gouge|scuff my|our ... tile|counter|countertop|worktop|floor|table|cabinet|vase|lamp|sofa|couch|tv|mirror|wall|dresser|driveway|skirting
    damage|scratch|dent|scuff|gouge to|on|in|all my|our|the|over|brand ... wall|floor|cabinet|furniture|tile|countertop|worktop|driveway|door|paint|sofa|table|hardwood
    gave|give up after|and|on an|a|the|it|leave|left|walk|say|says|said|told|tell|just|<number>
    water|rain be|is|was|keep? come|pour|leak|seep|drip|run through|in|into|down|from|inside ... again|still|worse
    didn't|not|never|doesn't|don't|couldn't|won't actually|even|really|do|get|make|install|fit|fix ... properly|correctly|right
    not do|install|fit|fix|seal|build|make|connect|paint|wire properly|correctly|right
    order|bring|install|fit|put in? the|a|an wrong|incorrect
    nothing but trouble|problem|issue|leak|headache since|with|after|from
    leave|left the|my|our|a ... cover|panel|cap|lid|vent|valve|screw off|loose
    didn't|not|never|doesn't|don't know how to <fix>|do|install|use|read|wire it|the|this|that|a|my|our
    no|without|zero idea|clue how to <fix>|do|install|use it|the|this|that|a
    now|there have|be|got now|a|an|another|new ... leak|gap|hole|flood ... now|under|where|after|since|again|that
    now have|got|be|there a|an|another|new|two|with ... leak|gap|hole|damage|crack|problem
    radiator|room|house|water|oven|shower|upstairs be? still be? cold|freezing|lukewarm|dirty
    still be? freezing|lukewarm|cold
    not|isn't|aren't|wasn't|weren't level|plumb|flush|square|aligned|straight|even
    job|work|house|project be? only|left? half|part|partly|partially done|finish|complete|paint|clean
    wire|cable|pipe|insulation hang|hung|stick|poke|dangle|hanging out|down|from|everywhere|loose
    paint over the|mould|mold|dirt|rust|damp|hinge|outlet|socket|hole|crack|everything|wallpaper
    <fail>|died twice|repeatedly|<number>|several|multiple time|in|since|more|already|within
    <fail>|died twice
    never|wouldn't|not let|want|have them|him|this|these ... touch|near my|our|anything|a|the|it|another
    didn't|not|never|without even|bother|to? test|check it|the|anything|everything|that|if ... before|work|first
    wobbly|rattly|squeaky since|after|now|because
    water ... everywhere after|since|when they|he|the|it
    new|brand furnace|boiler|heater|unit|system|ac|roof|faucet|toilet|dishwasher already|be|has|have|keep|stop still|already|now|not|be|again ... leak|broken|break|fail|noisy|dead|down|useless
    noisy|louder|noise than|since|after before|they|he|install|the|ever
    not|never as good|strong|quiet|smooth as|like|since before|it
    
  `,
  not: `
    to|the|best|my|our|without|within|with|any best? of? my|our|public|prior|common|your|his knowledge
    in|had|have|no full|prior|the|advance|limited knowledge that|of
    great|good|excellent|amazing|wonderful|fantastic|nice|awesome|terrific|outstanding|superb|brilliant|fabulous|perfect job explaining|communicating|answering|keeping|informing|updating|scheduling|describing|coordinating|communicate|cleaning
    great|good|excellent|amazing|wonderful|fantastic|nice|awesome|terrific|outstanding|superb|brilliant|fabulous job of|in|with|at|on explaining|communicating|communication|answering|keeping|informing|updating|scheduling|describing|coordinating|clean|cleanup|cleaning
    great|good|excellent|amazing|wonderful|fantastic|nice|awesome|poor|bad|terrible|horrible job|work of|at|with explain|explaining|communicate|communicating|keeping
    good job i|we|you|that
    bad|poor|terrible job|work environment|ethic|communication
    great|good|strong|excellent|amazing|bad|poor|solid|tremendous|incredible|superb|fantastic work ethic|ethics|hours|environment|attitude
    keep up the great|good|excellent|fantastic|awesome|amazing|nice|super work|job
    great|good|nice|perfect|wonderful|excellent|fantastic|pleasure|lovely work with|together
    work perfect|perfectly|well|great|best|better|fine|good for|with|around my|me|us|our|schedule|you|budget
    time|day|days|date|slot|schedule|window|price|appointment ... work|works|worked perfectly|well|best|great|fine|better
    work <very>? well|great|perfectly|fine|good with|together|for me|us|our|my|each|insurance|adjuster|customer
    perfect time|timing|gentleman|gentlemen|day|days|experience|customer|example|price|company|storm|stranger
    perfect|exact|right|correct time|amount|timing
    be|was|is|had leak|leaking|leaked|drip|dripping when|before|and|so|for i|they|we|he|since|called|call|days|weeks
    have|had|got|found|discover|discovered|notice|noticed|develop|developed|spring|sprang|sprung|with a|an|some|water|small|bad|slow|major|huge|another|burst|emergency * leak|burst|clog|blockage|flood ... call|called|rang|contact|phoned|under|in|at|from|on
    emergency leak|burst|flood|plumbing
    last|previous|other|former|first|another|prior|original|old|before|big|different owner|plumber|electrician|company|contractor|roofer|builder|installer|guy|guys|firm|homeowner|outfit|tenant|landlord|people|handyman|painter|repairman|cleaner ... botch|botched|shoddy|bodged|incompetent|bungled|wrong|damage|poor|bad|terrible|leak|fail|couldn't|crooked|sloppy|improperly|incorrectly|poorly|badly|unfinished|mess|mistake|left|unable
    fix|fixed|correct|corrected|repair|repaired|redo|redid|redone|undo|undid|undone|rectify|replace|sort|sorted ... botch|botched|shoddy|bodged|previous|poorly|badly|crooked|sloppy|other|improperly|incorrectly|bodge|cowboy
    previous|prior|earlier|original ... botched|shoddy|bodged|botch|bodge|cowboy|incompetence|mistake
    could|couldn't|can't have|be|get|been|of|much any|been|be|much? worse
    bad to worse
    worse case|things|off
    not|didn't|never|don't|without make|made|making a|any|one|single mistake|mess|error
    compete|competing|competitor with|against|bid|quote|price|estimate|company|on
    credit|business|debit|gift|calling|post card
    half of the|my|our
    half hour|an|day|days|way|ways
    detail quote|estimate|explanation|invoice|report|breakdown|about|description|information|and|list|email
    details|detail of|about|on|for the|my|our|what|how|job|work|appointment
    thorough explanation|quote|estimate|communication|explain|in|with * explain|explanation|explaining|answering|communication|communicating
    thoroughly|fully|carefully enjoy|recommend|explain|explained|explaining|answered|discuss|discussed|professional|pleased|happy|impressed|disappointed|read
    quality of life|service|customer|communication
    quality service|time|customer|company|people|communication
    wrong number|address|date|day|days|time|idea|name|house|with|information|email|company|me|impression|street|door|bill|price|amount|invoice
    wrong|right way|ways|foot|hands|attitude|away|now
    break the|my|our|a|even|his|down|up bank|budget|news|heart|it|the|lunch|cost|dates|price|into
    broke it|everything|the|things|all|down down|price|costs|quote|bill|for
    break|broke in|into|up|for|even
    lunch|tea|coffee|smoke|smoking|cigarette break
    die|died|dying in|of|from|husband|mother|father|dad|mum|mom|wife
    husband|mother|father|dad|mum|mom|wife|dog|grandmother die|died|dying
    stop|stopped by|at|in|to|me|us|him|them|charging|taking|answering|for|returning|calling|communicating|responding
    get|got pull|arrive|up early
    magic eraser|mushroom|number
    expert say|says|opinion|reviews
    self|trust professed|proclaimed expert|experts
    i|we have|had no|not idea|clue what|how|that|it|about|why|there
    i|we have|had no|not idea|clue
    i|me|my|we|husband|landlord couldn't|can't|could|unable|try|tried|was ... fix|figure|solve|repair|find|get|diagnose
    in|not|never|no|didn't|without|feel|felt a|in|any|seem|wasn't|feel|being? rush|rushed|rushing|hurry
    success business|company|in
    hole|holes in|through my|the|our wallet|pocket|story|bank
    damage bill|waiver|deposit|control|insurance
    storm|water|hail|wind|fire|flood|roof|tree damage restoration|repair|claim|from|to|company|and|remediation|cleanup
    crack of dawn|on|me|jokes|joke|up|team|down
    gap in|between the|their|his|my|schedule|calendar|appointments|visits
    level|straight with|forward|to|away|up|answer|talking|shooter|of|after
    thorough wash|enjoy
    up|fall|fell|through through the cracks
    fell|fall through|in|asleep|behind|for|on the|love|through|asleep|behind|schedule|cracks
    talented kid|daughter|son
    careless driver|driving|of|with
    amateur hour|radio|golfer|weekend
    not|hardly an|a expert
    i|we be not|no an|a|any <very>? expert|plumber|electrician|carpenter|handyman|tradesman|professional|experience
    i|we not|no an|a|any <very>? expert|plumber|electrician|carpenter|handyman|tradesman
    i|we have no|little|zero|not|limited ... experience|knowledge|skill|training
    i|we <very>|just|still|honestly|personally? don't|didn't|doesn't|not|wouldn't know what|how|anything|the|where|which
    rush|rushed over|out|here|to|right|straight my|our|me|us|house|the|here|over|out
    call|need|want|ask|hire|look|someone|somebody|anyone|contact|find|help|quote|quoted|wait|use|like|book|schedule|arrange|hope|promise|agree|offer|refuse|back ... to <fix> it|this|them|that|the|my|our|a|an
    call|need|want|ask|hire|look|contact|use|book|quote|price|cost|money ... to|for <fix> my|our|the|a|an|this ... <thing>|problem|issue|leak|fault|blockage|clog|damage|hole|drip
    needed|need|want|get|getting|had|have|look ... fixed|repaired asap|quickly|soon|before|as|urgently|fast
    con|rip|scam|bullshit|bs off? artist
    unfinished basement|attic|room|furniture|business|garage|loft
    spot on the|my|our|a
    nothing but|except|wrong|less|short
    no|wasn't|isn't|not|stop|stopped|quit blow cold|cool
    couldn't|can't|never|not find|found a|an|anyone|any|another|someone|better|anything ... better|who|to|wrong|else|available|company|plumber
    experience|experienced a|an|the|some|any|many|no|such
    knowledge of my|our|the area|address|appointment
    worse than i|we|expected|they|he thought|expected|said|imagined|feared
    much|way|ways|far worse than i|we|expected|they thought|expected|said
    not|never be? the cheapest ... work|job|quality
    not the cheapest
    last|previous|other|former|prior company|plumber|electrician|contractor|roofer|guy|guys|installer|outfit|firm|technician|people|owner ... <fix>|botch|mess|damage|install|do|job|work
    spot on my|our|the|a|carpet|wall|ceiling|time|with
    price|pricing|quote|estimate|timing|time|arrival be|was|is|were? spot on
    go|went over everything carefully
    i|we gave|give up
    storm|hail|tree|flood|leak|water|wind|burst|squirrel|rat ... damage|ruin|break|destroy|crack
    no problem|issue at all
    no problem|issue|trouble with|in|at get|book|schedule|appointment|scheduling
    mistake|error with|on|in|about my|the|our|their ... booking|appointment|schedule|bill|invoice|address|date|order
  `,
};
