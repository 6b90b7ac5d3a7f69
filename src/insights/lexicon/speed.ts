import type { CueList } from './cue-list.ts';

/** How long the work itself took, and waiting for parts. */
export const speed: CueList = {
  positive: `
    job|work|repair|installation be finish|complete|do before lunch|noon|dinner
    made a|light work of
    knock it|this|everything out in|before|quickly
    bang it|this|everything out in|before|quickly
    quick|fast|speedy|swift|rapid job|work|fix|repair|install|turnaround|turn|clean|replacement|diagnosis|completion|worker|change|swap|refit|removal|resolution|finish|solution|turnover
    quick|fast|speedy|efficient|swift clean|tidy|neat|painless|thorough and|job|work|installation|fix
    quick|fast|swift|speedy and painless|efficient|clean|thorough|tidy|neat|accurate|easy|effective|precise|meticulous
    efficient and quick|fast|speedy|thorough|tidy|neat|clean|swift|timely
    fast|quick but|yet|without|while|and thorough|careful|rushing|sacrificing|compromising
    work|do|finish|complete|get|fix|repair|solve|install|diagnose|replace|resolve|sort|clean|paint|perform|wrap|clear|unclog|remove|handle|execute|carry|find|identify|locate the|their|his|her|my|our|a|an|this|that|it|everything|all|up|out|job|work|problem|issue|me|us|him|them|you|so|very|done ... quickly|swiftly|speedily|rapidly|fast|efficiently
    work|do|finish|complete|fix|repair|solve|install|diagnose|replace|resolve|sort|clean|paint|fit|remove|wrap|perform|execute|assemble <very>? quickly|swiftly|speedily|rapidly|efficiently
    work|finish|fix|install|done|complete <very>? fast|quick|quicker
    quickly|swiftly|speedily|rapidly|efficiently|expeditiously and|fix|find|diagnose|repair|solve|install|complete|finish|identify|sort|replace|resolve|locate|do|assess|clear|get|pinpoint|unblock|unclog|remove|clean|safely|work ... job|fix|problem|issue|efficiently|leak|work|repair|it|cleanly|neatly|out|everything|cause|fault|source|professionally|thoroughly
    quickly|swiftly|rapidly|efficiently fix|diagnose|repair|solve|install|complete|finish|identify|sort|replace|resolve|locate|pinpoint|unblock|unclog|troubleshoot
    quickly and|but|yet efficiently|professionally|neatly|cleanly|thoroughly|carefully|quietly|tidily|safely|easily|correctly|properly|expertly|effectively|accurately
    work|install|job|everything|repair|project|fix|task|it|all be|get do|complete|finished|fixed ... quickly|efficiently|fast|swiftly|quick|promptly|speedily|schedule
    do|complete|fix|finish|install|repair|sort|replace|solve|unblock|resolve|clear the|their|his|her|my|our|a|an|this|that|it|everything|all|me|us|job|work ... in|within|under less|under|about|just|only|<number>|an ... minute|hour|day|afternoon|morning
    do|finish|complete|fix|sort|install|repair|replace|running in|within|inside <number>|an|a|the|under|less ... minute|hour|day|morning|afternoon
    do|finish|complete|fix|sort|gone by lunch|lunchtime|noon|midday|teatime|dinner|<clock>|end|dinnertime|evening|tea
    finish|do|complete|wrap|install|fix|sort|repair|replace in|within record|no|good|quick|double|super time
    in record|double|lightning|quick time
    in no time
    job|work|fix|project|installation|repair|whole|everything|it ... in|take no time
    in a jiffy|flash|snap|heartbeat|trice|tick
    take only|just|barely|under ... minute|hour|day|morning|afternoon
    only|just take me|us|him|her|them|you? about|<number>|an|a ... minute|hour|day
    take him|her|them only|just|barely|less|under ... minute|second|hour|time|day
    take less|under|barely|hardly than|an|<number>|a? ... hour|day|minute|time|morning|afternoon|week
    less|fewer than <number>|an|a ... hour|minute|day to|from|start|and|later|all|they|he
    under|within an|<number>|a hour|minute ... fix|done|finished|repaired|sorted|working|running|replaced|gone
    in|within <number>|an|under|less|a ... minute|hour|flat he|they|she|it|we|the|everything ... fix|done|finished|repaired|sorted|working|running|replaced|gone|cool|warm|had
    gone|away|done|finish within|inside|in|under <number>|less|an|no ... minute|hour|time
    in and out in|within|under <number>|less|an|no|minutes
    in and out
    start to finish
    from start|beginning to finish|end in|take|under|within|less|be|only
    up and run in|within|again|by|before|quick|quickly|same|fast|that
    back up and run
    back up|on|running|online in|within no|<number>|under|less|an ... minute|hour|time|day
    work hard|late|overtime|tirelessly|nonstop|straight|through to|until|till|the|and|rain|dark ... finish|complete|night|dark|rain|lunch
    stay|work late|past|until|till ... to finish|complete
    without|no a|any? break|stopping|dawdle|messing|dilly|faff|faffing|delays|dallying|standing|hanging
    no mess|faff|faffing about|around
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't|without waste|dawdle|drag|dilly a|any|time|his|their|my|our|the|her|it? time|minute|second|out|dally|feet
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't mess|hang|muck|stand|faff|dawdle about|around
    get straight|right|stuck to|down|in|on|into work|to|business|it|with|started|cracking
    get stuck in
    get|crack straight|right on with it
    get|cut to|down to business
    go|get straight|right to work
    ahead|advance of schedule|deadline
    ahead|advance of schedule|time|plan|deadline
    finish|complete|done|ready|deliver|install early|ahead|sooner|earlier|quicker|faster|before|days|day|week
    <number>|a|full|whole day|week|hour ahead|early|earlier|sooner|faster|quicker|less of|than schedule|expected|planned|quoted|promised|estimated|we|they|i|anticipated
    finish|complete|do|job|work|ready|install|deliver|project|wrap ... on|within|to|by time|schedule|timeframe|deadline|date|promised|timescale|programme|agreed
    job|project|work|installation|repair ... complete|finish|done|come|delivered ... on|in|within|to time|timely|schedule|timeframe|deadline
    on|in time and|on|under|within on|under|within|in budget
    timely completion|manner|fashion|work|job|installation|repair
    in a|very? ... timely|speedy|efficient|quick|expeditious|swift manner|fashion
    meet|make|hit|beat|kept the|my|our|their|his|her|every|all deadline|timeline|timescale|timeframe|completion|target|schedule
    stay|keep|remain|run on|to|everything|project|things|job ... schedule|track
    bang|right|perfectly on|to schedule|programme
    faster|quicker|sooner than|then i|we|expected|anticipated|thought|planned|promised|quoted|estimated|imagined|they|said|any ... expected|anticipated|thought|possible|imagined|planned|estimate|hoped|said|quoted|could|have
    couldn't|can't have be|get|done|asked ... faster|quicker|quick|sooner|speedier
    how fast|quick|quickly|efficiently|swiftly|little|rapidly he|they|she|it|the|this|everyone|crew|time|team|we ... work|do|get|finish|fix|take|complete|go|install|up|replaced|be|sorted
    speed of|and|with|at|in|be work|the|installation|his|their|which|repair|efficiency|quality|completion|precision|accuracy|neatness|skill|impressive|amazing
    impress|amaze|surprise|astonish|blow ... speed|fast|quick|quickly|efficiently
    very|super|so|really|extremely|incredibly|highly|amazingly efficient
    <person>|work be <very>|and? efficient
    efficient worker|work|job|crew|service|team|and|installation|technician|group|process
    efficiently
    speed|quickness|swiftness|efficiency of|and|be|with work|repair|install|the|quality|efficiency
    work|go|run like|at a|lightning|machine|incredible|great|the|breakneck|good|steady|full|rapid machine|demon|pace|speed|clockwork|trojans|pit|rate|clappers|beavers
    hit the ground run
    well|smooth|like oiled|a|running oiled|machine
    like a|an well|oiled|pit|formula|nascar oiled|crew|machine|stop
    blink of an? eye
    lightning|super|blazing|crazy|incredibly|insanely|ridiculously|really|very|wicked fast|quick
    first|single|same visit|trip
    part|van|truck|piece|component|everything in|on|be in|on|my|our|the|their|his|her|hand|board stock|truck|van|board|hand
    have|carry|keep|stock ... part ... on him|truck|van|board|hand|them|stock
    part ... arrive|come|deliver|get|here ... next|same|overnight|following day|morning
    part ... arrive|come|deliver|get|here quickly|fast|overnight|promptly
    source|order|get|track|find|locate the|their|his|her|my|our|a|an|this|that part|piece|replacement ... quickly|fast|overnight|immediately
    overnight|rush|expedite|express the|their|his|her|my|our|a|an|this|that|shipped|delivery part|order|delivery|piece
    didn't|doesn't|not take|last long|forever|ages
    didn't|not take long|ages|forever
    not long|no|before|took time|before|and at|all|he|they|it|everything|we ... done|fixed|running|working|sorted|finished
    before i|we know it
    before|by|while the|my|i|we|kettle|coffee|tea|had|cup ... boil|finish|coffee|cold|kettle|tea|cup
    quick|fast|speedy|short turnaround|turn
    turnaround time? be <very>? fast|quick|good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|spot|fab|faultless|clear|speedy|short
    good|great|excellent|superb|brilliant|fantastic|amazing|outstanding|exceptional|wonderful|perfect|terrific|fabulous|awesome|impeccable|stellar|phenomenal|top|first turnaround
    make short|light|quick|fast|swift work
    made|done|get short|light|quick|dealt work of|with
    sort it|everything|this|problem|us|me|out|that|the ... quick|quickly|pronto|minutes|sharp|fast|jiffy
    fix it|everything|the|this|that ... quick|quickly|pronto|minutes|sharpish|fast|jiffy
    quick|fast at|with|about what|his|their|her|work|the|it|everything|fixing|doing|getting|installing|finding|diagnosing
    do|get done it|the|everything|job ... half|time|estimated
    in half the time
  `,
  neutral: `
    take about|around|roughly|approximately|him|them|us|maybe? about|around|<number>|a|all ... hour|day|minute|week to|in|for|total|altogether|and
    take <number>|a|an|most|all|several|few ... day|hour|week|month in|to|total|all|altogether|start|from
    take most|all|half|part|best of|the|a|day ... day|morning|afternoon|week
    job|work|project|installation|repair last|take|run about|around|<number>|roughly|a ... day|hour|week|minutes
    be here|there for about|around|<number>|roughly ... hour|day
    here|there|work for <number> hour|day
    average|reasonable|acceptable|normal|decent|standard|fair|moderate pace|speed|turnaround|timeframe
    pace|speed be ok|okay|average|reasonable|fine|steady|fair|acceptable|alright|nothing
    part be|took|arrive|come|order ... in|after|within about|<number>|a day|week|couple|few
    not the fastest|quickest|speediest worker|work|but|job|in|around|crew
    neither fast|quick nor
    bit|little|slightly|somewhat longer than|then expected|i|planned|we|anticipated
    work be|at|go a|steady|normal|own pace|speed|rate
    do|finish|complete as|within|in expected|about|reasonable|time ... time|timeframe
  `,
  negative: `
    part|piece|material take ... to arrive|come|get
    take too|so|way|far|forever|ages long
    take|drag for ever
    take all|whole|entire|the day|weekend|week for|to|just
    take them all day
    take <number> day|week|month for|to what|do|finish|complete|fix|get|install|replace|change
    take <number> hour to|for change|do|fix|replace|fit|install|what|a|find|hang|swap|unblock
    all day to fix|do|install|replace|fit|change|hang
    slow as molasses|treacle|snail|can|hell|christmas|a
    slowest worker|crew|people|installer|builder|painter|contractor|job|ever
    slowcoach|slowpoke
    at a snail
    watch paint|grass dry|grow
    whole|entire week|month|summer|winter to finish|complete|do
    go|run over by <number>|a|several ... day|week|month
    run over schedule|time|deadline
    over|past the|their|our deadline
    never finish|complete my|our|the|their|his|her|it
    never come|get back|round|around to? finish|complete
    fail to finish|complete
    unable to finish|complete the|it|my|our|their|his|her
    abandon my|our|the|their|his|her|halfway job|project|work
    walk off the|my|our|their|his|her job|site|project
    job|work|project be|sit unfinished|incomplete
    leave half done|finished|way
    half finish|done job|work|bathroom|kitchen|deck|fence|roof|project|mess
    month|week to finish|complete|do|get|fix
    week|month|day wait for|on a|the|parts? part|material
    wait <number>|several ... day|week|month for|on ... part|material|tile|component
    wait on part
    part be|on back order
    on back order
    delay after delay
    one delay after
    excuse after excuse
    always another|some excuse|delay
    delay due to|because part|material|supply|staff|shortage|poor
    no end in sight
    still ongoing|unfinished|incomplete
    still not finish|done|complete
    still have|hasn't|haven't not? finish|complete
    not finish|complete on|by|in|within time|schedule|when|the
    spend half|most|all ... phone|break|van|smoking|chatting|truck
    spend more time ... than work
    on his|their|her phone all|the|half|most|more|constantly|whole|instead
    stand|sit around|about do|chat|smoke|talk|on|look
    too many|long ... break
    long lunch|break
    work at|for only|most <number> hour|day
    show up for|work an|<number>|a hour|couple|few and leave
    leave early every|each|most
    knock off early|at
    have|need to come back|return because|for|with|to? part|tool|the
    have|need to go|run|leave ... get|buy|pick|order part|tool|material|supplies
    back and forth to|between the|home? store|depot|shop|supplier
    make|several|multiple|<number> trip to ... store|shop|depot|supplier|merchant
    don't|didn't|never|not have|bring|carry the|right|any ... part|tool|material|equipment
    without the right|necessary|proper part|tool|material
    wrong part|size again|order|twice
    order the wrong
    forget to order
    rush job
    rush the|my|our|their|his|her|through|it|to job|work|it|finish|cleaning|get|end|leave
    seem|be in a|such hurry|rush to
    in and out in|within|barely <number> minute and|without|but
    could|should have be|get do|finish|fix ... faster|quicker|sooner|earlier
    wish|hope|like ... faster|quicker|sooner
    no sense of urgency to|about|in finish|work
    unproductive
    slow worker|work|job|progress|crew|installation|repair|turnaround|process|pace|painter|moving|going|and sloppy
    slow|painfully|agonisingly|agonizingly|excruciatingly|ridiculously|terribly|incredibly|unbelievably slow|slowly
    glacial|snail|leisurely|sluggish|tortoise|lethargic pace|speed|slow|progress
    work|pace|progress|job|crew|process|everything|he|she|they|repair|team|builder|painter|speed|project|it be|seem|so|a <very>|bit|little|painfully|rather? slow|sluggish
    work|move|go|progress|proceed <very>|painfully|a|at? slowly|slow|snail
    snail pace|like|speed
    longer|later than|then expected|promised|planned|quoted|estimated|anticipated|necessary|needed|i|we|they|it|stated|usual|agreed|originally|said|predicted|scheduled|advertised|told|first
    take far|way|much|so|too|considerably|significantly|bit|little|lot ... long|longer
    take twice|double|triple|<number> time? as long
    take forever|ages|eternity|eons|yonks|donkeys
    take ages|weeks|months|forever|years|days|eternity to|for|before|and|just|until|of|from|waiting|longer|so
    take them|him|me|us|her|you|nearly|almost|over|close|more|about|well|a|another|an|some|four|whole|entire|the ... week|month|year to|and|for|before|of|just|from|instead|longer
    take nearly|almost|over|well|more|close|upwards|another|past|entire|in|excess ... hour|day|week|month|year|minutes
    take <number> ... instead|rather of|than <number>
    take <number>|several|multiple|many|numerous|countless|repeated trip|visit|attempt|appointments|goes|tries|return|callouts|separate|different
    <number>|several|multiple|many|numerous|countless|repeated trip|visit|attempts|callouts|goes|return to|before|and|later|for|just|over|until|it ... fix|get|right|done|resolve|complete|still|solve|repair|sorted|finish|not
    drag on|out|their|his|my|our|the|her|for|feet|heels|it feet|heels|out|for|on|weeks|and|forever|job|until
    drag on
    drag my|our|the|their|his|her|it|this|job|project|work|everything feet|heels|out|on
    milk|drag|stretch|spin|spun|pad the|their|his|her|my|our|a|an|this|that|it|job|out|clock|hour|time ... clock|hours|job|out|time|longer|it
    on the clock
    unfinished|incomplete|partially|partly job|work|finish|complete|done
    leave the|their|his|her|my|our|a|an|this|that|it|me|us|job|work ... unfinished|incomplete|undone
    <number> day|week|month job|project|turn|become|take|task|work ... into|turn|<number>|week|month|took|became|ages
    turn|stretch|drag|morph|become into|to|on|for|out <number>|a|several|over ... week|month|day|ordeal|saga|hour
    day|hour|week|minute job|project|task|fix|repair|work turned|took|became|become|dragged|stretched|lasted|ended
    hour|day|week|month behind|over|past the|our? schedule|deadline|estimate
    hour|day|week|month longer than
    behind schedule|time|programme|on
    overrun|overran
    over run by|the|schedule|time|its|and
    miss|blow|past|pass|extend|ignore|broke the|their|his|her|my|our|a|an|this|that|every|all|several|multiple|another|each|completion|agreed|own|promised|through deadline|timeline|completion|target|timeframe|timescale
    deadline|completion|timeline|timescale|finish|date|timeframe be|come|keep|pass|slip|got|not|never|past|have ... miss|went|changing|slipping|pushed|extended|blown|passed|moved|met|unrealistic|ignored
    never|didn't|not|fail|couldn't|unable to|even? meet|make|stick ... deadline|timeline|timescale|completion|schedule
    delay after|upon|and|the|on|in|with|to|getting|due|because|work|waiting|finish|by|starting delay|excuse|part|project|job|completion|material|installation|repair|poor|work|lack|supplier|delivery|finishing|ordering
    constant|endless|long|huge|multiple|many|massive|numerous|several|countless|major|significant|unnecessary|unacceptable|frequent|lengthy|ridiculous|continuous|serious|excessive|repeated|unexplained|considerable delay
    install|work|project|job|completion|part|delivery|repair|material|fix be|get|have|keep ... delay|held|late|overdue
    job|work|project|installation|repair|it ... still|remains|be|sits not|isn't|wasn't|unfinished|incomplete|be|to|hasn't|ongoing|half ... finish|done|complete|incomplete|unfinished|fixed
    still not|isn't|hasn't|waiting|haven't|unfinished|incomplete|hadn't|wasn't|aren't|being been? finish|done|complete
    still|been waiting for|on the|a|their|my|that|new|replacement|parts|some ... part|material|piece|door|window|component|delivery|tile|board|permit|replacement
    wait ... on|for a|the|that|new|replacement|their|parts|some|spare|my|correct|missing|one|back ... part|component|piece|supplier|circuit|compressor|pcb|motor|board|delivery|materials
    part be|go ... backorder|delay|unavailable
    part|piece|material|delivery never|didn't|not|hasn't arrive|come|order|turn|show
    part|piece|material take <number>|a|several|over|almost ... day|week|month
    part|piece|material take forever|ages|week|month
    part|piece|material be late|wrong|delay
    back|on backorder|order
    backordered
    order the|their|his|her|my|our|a|an|this|that|part wrong|incorrect part|size|one|piece|unit|model|door|component|item
    order the|a|an|wrong wrong|incorrect
    wrong part|size be|again|twice|order|so|and|come|arrive|which|three|sent|brought|delivered
    forget|neglected|fail|not|never|didn't to|even|have? order the|a|my|any|enough ... part|material|unit|piece|door|boiler
    didn't|never|not|don't|without|doesn't|no|hadn't have|carry|bring|stock|keep ... the|any|right|a|basic|necessary|enough|correct|needed|parts|his part|tool|material|equipment|stuff|supplies
    no part|materials|tools on|in|with|for|available|and|to
    run out|back|off|round|to of|to|the|store|home|for|forth|hardware|<number> material|paint|part|shop|store|depot|warehouse|hardware|supplier|supply|lowes|screwfix|bunnings|home|tile
    <number>|several|multiple|endless|many run|trip to the? hardware|home? store|supply|shop|depot|merchants|wholesaler
    disappear|vanish|go off? for hour|ages|week|day
    week|month|day|days without|with|no|of a|no|out|any|heat|hot|being|waiting hot|heat|water|kitchen|bathroom|toilet|shower|power|ac|aircon|air|cooling|boiler|heater|electricity
    without|no a|hot|heat|our|water|any|air|kitchen|shower ... for <number>|a|over|nearly|almost|several|days|weeks|more|months ... day|week|month
    without|no heat|hot|power|water|ac|kitchen|bathroom|toilet|shower|a|electric ... for day|days|week|over|nearly|<number>|a|another
    should have take|be ... hour|day|minute|afternoon
    should take <number>|an|a ... hour|day|minute
    suppose|meant|quoted|promised|estimated ... <number>|day|hour|week ... take|turned|became|dragged|lasted
    waste|spend|kill ... phone|smoke|chat|cigarette|facebook|texting
    on his|their|her phone|mobile half|most|all|constantly|whole ... time|day
    sit|stand|hang|lounge in|around|about|his|their|on ... van|truck|phone|doing|smoking|chatting|drinking|talking|nothing|watching|car|waiting
    constant|long|endless|many|<number>|several|too|frequent|numerous|extended|smoke|fag|tea|cigarette|regular|multiple break|lunch|smoko
    dawdle|dillydally|dally
    lazy|laziest worker|crew|and|team|guy|men|work|labourers|lads|tradesman
    only|just work|stay ... <number>|few|an hour a|each|per|every|then day|leave
    leave|knock|pack off|up? early every|most|each|on|at
    rush through|the|off|job|it|out|to|my|our|their|his|her|in|and|work
    rush|hurried|hasty|speed job|work|through|and|off|to|it|out|visit|inspection|service ... sloppy|job|leave|work|careless|next|out|done|missed
    seem|feel|be|appear|too|so|bit|very|a|in <very>|rushed|like|in|such|a|bit? rush|hurry
    in a|such|too|much rush|hurry
    inefficient
    inefficiency
    not|never|hardly|wasn't|isn't|lack|far|weren't very|at|all|of|from|particularly|exactly? efficient|fast|quick
    could|should|would|wish|hope|expect|need|want ... have|be|to|get|work|do ... faster|quicker|speedier|efficient|done|finished sooner|by|faster|quicker|already|weeks|days|earlier
    could|should|would|might have|be|done|finish|worked been|done|finished|a|bit|worked|little|more|it ... faster|quicker|sooner|efficient
    never end
    neverending|saga|interminable
    go|drag on for|and week|month|ever|on|days|ages
    stall|grind|ground to|for|work|project|halt a|week|month|halt|days|standstill
    no progress
    keep find|make|give excuse|reason
    keep go|disappear ... another|other job
  `,
  not: `
    take me|us|them|him|a|<number>|over ... to return|call|reply|respond|answer|contact
    <very>|high|more|energy efficient <thing>|one|model|appliance|way|use
    <thing> be|run|work <very>? efficiently
    <thing> be|run <very>|more|much? efficient
    <thing> run|work|heat|cool|drain ... quickly|faster|efficiently
    pay quickly
    quickly return|broke|fail
    quick to respond|reply|answer|return|call|come|react|arrive|get
    fast internet|food|forward|growing|talking|track|asleep
    quick|fast response|reply|call|arrival
    quickly respond|reply|come|answer|arrive|return|call|get
    fix in|it to|place|position|the wall|price
    on the clock radio|face|tower
    slow drain|leak|drip|flow|closing|cooker|moving drain|sink|tub
    slow leak|drip|drain|sink|flow|season|running
    drain|water|toilet|sink|tub|bath|basin|shower|flow|disposal|internet|fan be <very>? slow
    fan|motor|blower|pump speed
    variable|multi|single|two|dual|high|low speed
    take longer to call|reply|respond|answer|come|get|arrive|heat
    take forever to heat|drain|warm|fill|get|respond|call|reply|answer|come|flush|cool|arrive
    take ages to heat|drain|warm|fill|respond|call|reply|answer|come|flush|cool|get|arrive
    take <number>|several|multiple|a|over ... to|for respond|reply|call|come|return|answer|arrive|get|contact|someone
    take time|the to explain|listen|answer|show|time|go|walk|talk|understand|discuss
    drag the|my|our|their|his|her|a hose|across|fridge|machine|mud|furniture|dirt|equipment
    efficient unit|boiler|system|furnace|model|heating|windows|pump|heater|appliance|bulbs|one
    energy|fuel|more|less|high|most efficient|heating|unit|boiler|furnace|system
    energy|high|fuel efficient
    never finish on? a
    fast breaker|charge|charger
    fast|slow release|close
    part|spare time|of|and
    rush hour|order
    rush job to hospital|out
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't rush|hurry me|us|him|her|them|you|through|the|it|anything|off|at|to
    never|didn't|not|don't|doesn't|won't|wouldn't|couldn't|can't feel|seem|be rush|hurried
    never|not|without feel|be|seem rush|hurried
    didn't|never|not|wasn't|no seem|be|feel in? a rush|hurry
    no|without|not rush|hurry
    start to finish i|we|with|be|the|professional|great|excellent
    from start to finish
    wait for the|a|my|our shower|next|winter|spring|sale
    half|whole the time he|they|it
  `,
};
