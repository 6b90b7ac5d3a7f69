import type { CueList } from './cue-list.ts';

/** Tidy, covers, mess, damage by dirt. */
export const cleanliness: CueList = {
  positive: `
    clean|tidy|sweep|wipe|pick|vacuum|hoover|clear up? after themselves|himself|herself|themself|everything
    clean|tidy everything|it|all up
    clean|tidy up everything|afterwards|afterward|behind|when|before|thoroughly|nicely|well|completely|perfectly|beautifully|properly|all|every
    clean|tidy up the|my|our|their|his|all|any|every ... mess|dust|debris|workspace|site|rubbish|trash
    clean|tidy up the work? area|room|kitchen|bathroom
    <person>|guys|men|workers|always|even|also|completely|thoroughly|fully|carefully clean|tidy up
    and|then clean|tidy up
    clean|tidy up be <very>? great|thorough|excellent|perfect|impeccable|immaculate|amazing|meticulous|complete|good|superb|fantastic
    great|excellent|good|thorough|complete|meticulous|perfect|immaculate|amazing|nice|fantastic|superb clean|tidy up
    great|excellent|good|thorough|complete|meticulous|perfect|amazing|immaculate|nice cleanup
    cleanup be <very>? great|thorough|excellent|perfect|impeccable|immaculate|amazing|meticulous|complete|good|superb|fantastic
    clean|clear|sweep up? his|their|her own? mess
    clean and <very>? tidy|neat|respectful|organised|organized|polite|professional|efficient|quiet|courteous
    neat|tidy and <very>? clean|tidy|neat|respectful|organised|organized|polite|professional|efficient|courteous
    neat as a pin
    spick and span
    tidy
    tidily|tidier
    tidiness|neatness
    neat|clean|tidy worker|tradesman|tradesmen|workman|workmanlike|workspace
    neat crew|guy|team|plumber|job site
    job|work site be? <very>|kept|left? clean|tidy|spotless|neat|immaculate
    clean|neat|tidy job|work site|area
    work <very>? neatly|cleanly|tidily|clean|tidy
    leave the|my|our|it|everything|things|place|all|his|their ... clean|cleaner|tidy|neat|sparkling
    leave ... spotless|immaculate|pristine|spotlessly
    leave everything|it|my|our|the|things ... as|exactly|how|like ... find
    leave the|my|our|everything|it ... better than
    leave no|nothing|without|not a|any|one|behind|single? mess|trace|dirt|dust|debris|speck|rubbish|trash|nail|footprint|mark|scrap
    leave ... in ... perfect|pristine|immaculate|spotless condition|order|state
    better|cleaner|tidier than he|they|we|she|when find|found|arrive|started
    cleaner than when|before|it|they|he
    as clean as
    as they|he|she find it
    exactly as they|he|she find
    like they|he|nothing|nobody|no one? were|have|had|was never? been|be? here|there|happened
    never|wouldn't|couldn't|hardly|barely|can't even? know|tell they|he|anyone|she|someone|anybody|that|we ... here|there
    never know|knew they|he|anyone have|had|were ... been|here|there
    no trace of|left|they|behind
    no sign|evidence that? they|anyone|he have? been|ever
    not|no a|one|single speck|crumb|scrap|grain|drop|trace of|left|anywhere|behind|on
    no|zero|minimal|least|without making|leaving|any|a|extra|left? mess|dust|dirt|muck|disruption
    mess|dust free
    mess|dust|disruption be? minimal|contained
    mess|dust|disruption ... to a|the? minimum
    contain|minimise|minimize the|all|any ... mess|dust|dirt
    no damage to the|my|our lawn|garden|floor|wall|carpet|landscaping
    spotless
    spotlessly
    immaculate
    immaculately
    pristine condition|state|clean
    impeccably clean
    meticulous|meticulously|fastidious|fussy|particular about|in|with|at clean|keeping
    sparkling|squeaky clean
    wear|put|don|slip|have|use|pop|bring on|his|their|those|the|in|into? shoe|boot|foot|blue|disposable cover|bootie|covering|overshoe|protector|bootee
    shoe|boot cover|protector|covering
    bootie|overshoe|bootee
    take|remove his|their|her|the|off muddy|dirty|work? shoe|boot|trainer off|at|before|when|without
    take off his|their|her shoe|boot
    remove his|their|her shoe|boot
    wipe his|their|her foot|boot|shoe
    wipe everything|down|up|the|all|away|every down|after|up|counter|away|surface|clean|sink|floor|off|area|over
    wipe down|up
    drop|dust|ground|protective|plastic cloth|sheet|sheeting|runner|tarp
    dustsheet|dropcloth|dropsheet
    lay|put|set|place|spread|roll|use down|out ... sheet|tarp|cloth|plastic|runner|mat|towel|cardboard|covering|blanket
    floor protection|protector|runner
    cover|protect|shield my|our|the|all|every ... floor|carpet|furniture|hardwood|bed|sofa|couch|counter|belongings|rug|stairs|appliance|plants|cabinet|landscaping|shrub|countertop|worktop|flower|bush
    cover|protect everything|furniture|floor|carpet
    seal|tape|mask|section|curtain off ... room|area|doorway|work
    careful not to ... scratch|mess|track|dirty|damage|mark|drip|spill|stain
    <very> careful not to
    careful with|around|about my|our|the ... floor|carpet|furniture|wall|belongings|paintwork|rug|hardwood
    sweep|vacuum|hoover|mop|vacuumed|vaccumed|vaccuumed ... after|afterwards|floor|area|carpet|dust|debris|sawdust|porch|driveway|patio|kitchen
    sweep|vacuum|hoover|mop up
    <person>|even|then|also|and vacuum|hoover|sweep|mop|vacuumed
    bring|have|use with|his|their|her|a own? vacuum|hoover|broom|vac|mop
    shop vac
    magnet|magnetic to|for|sweeper|sweep|around|roller|over|nail|every|pick
    pick up every|all|the|any|each ... nail|debris|trash|scrap|shingle|rubbish|screw|litter
    every|all last? nail|scrap|piece ... pick|gone|clean
    haul|cart|take|remove|dispose|carry ... old|all|the ... away|rubbish|trash|debris|waste|packaging|junk|garbage
    take|dispose of? all|the|their|his rubbish|waste|trash|garbage|debris|packaging
    haul|cart away|off
    bag up all|the|everything
    site|area|room|yard|house|home|place|kitchen|garden|property|bathroom|everything|driveway|workspace|premises be|look <very>|left|kept|always|all? spotless|immaculate|neat|pristine|spotlessly|tidy|swept
    site|area|room|yard|place|kitchen|property|bathroom|everything|driveway|workspace|premises be|look <very>|left|kept|always|all? clean
    keep the|my|our|their|his|things|everything|it|work|site ... clean|tidy|neat|tidily|organised|organized
    put|move everything|furniture|things ... back
    put|move the|all|my|our furniture|things back
    respectful|respect of|for|with? my|our|the clean|new|white? floor|carpet|furniture|cleanliness
    cleanliness be|and
    cleanly
    surprised|impressed|amazed by|at|with|how ... clean|tidy|neat|cleanliness
    <very> clean and|about|worker|tidy|neat|polite|in
    <very> neat
    clean uniform|van|truck|shoe|boot|overall
    clean quiet|quick|efficient|respectful|polite|courteous
    fast|quick|efficient|polite|friendly|neat|quiet|prompt|respectful|courteous and clean
    quick|efficient|polite|friendly|courteous|prompt|punctual clean|neat and
    nothing|not|didn't|no have|need|left|needed|for|me|us to|for|me? clean|vacuum|tidy|sweep up|after|anything|a
    you|i|we could eat off
    didn't|not|never|without leave|make|making|track|drip|spill a|any|in|much|single? mess|dirt|mud|dust|trash|drop|footprint|speck|debris
    hardly|barely any|a mess|dust|dirt
  `,
  neutral: `
    clean|tidy|neat enough
    bit|little|some|slight of|a? mess|dust|dirt but|as|though|expected
    little|bit dusty|messy but
    normal|usual|expected|inevitable|unavoidable|minor dust|mess|dirt|debris
    mess|dust ... expected|unavoidable|inevitable|normal
    cleanup be ok|okay|average|fine|alright|adequate|decent
    clean|tidy up be ok|okay|average|fine|alright|adequate|decent
    reasonably|fairly|relatively|mostly|somewhat clean|tidy|neat
    mostly|partially|largely|generally clean|tidy up
    basic cleanup
    basic clean|tidy up
    average cleanup|cleanliness|tidiness
    not|wasn't|weren't|isn't too|that|overly messy|dirty|dusty|untidy
    acceptably|adequately clean|tidy
    clean|sweep most of it|the
    clean|tidy up more or less
    tidiness|cleanliness be ok|okay|average|fine|alright
  `,
  negative: `
    never|didn't|not|don't|doesn't|without|wouldn't|couldn't|hadn't|won't even|bother|bothered|fully|really|properly to? clean|tidy|sweep|vacuum|hoover|mop up|after|properly|themselves|mess|behind
    never|didn't|not|don't|doesn't|without|wouldn't|hadn't|won't pick up after|their|his|trash|nail
    never|didn't|not|without|wouldn't sweep|vacuum|hoover|mop the|my|anything|afterwards
    never|didn't|not|don't|doesn't|without|wouldn't|hadn't|nobody clean|tidy|sweep up|after|behind|properly
    fail|refuse|neglect|forget to clean|tidy|sweep|vacuum up|after|the|anything
    leave without clean|tidy|sweep
    no attempt|effort to clean|tidy|sweep
    no|poor|terrible|zero|bad|lousy|awful|horrible|sloppy|worst|inadequate|careless|shoddy|lack|minimal of? clean|tidy up
    no|poor|terrible|zero|bad|lousy|awful|horrible|sloppy|inadequate|minimal|nonexistent cleanup
    cleanup be <very>|less|a? poor|terrible|lousy|awful|nonexistent|bad|horrible|sloppy|lacking|minimal|inadequate|disappointing|joke
    clean|tidy up be <very>? poor|terrible|lousy|awful|nonexistent|bad|horrible|sloppy|lacking|minimal|inadequate|disappointing
    clean|pick|sweep|mop|tidy up? after them|him|these
    clean|sweep|pick up his|their|the mess|dust|debris|trash|nail myself|ourselves|for|he|they|left
    clean it|everything|all|mess|that up myself|ourselves
    clean up their mess
    leave me|us|my|the ... to clean|tidy|sweep|mop
    have to clean|mop|sweep|scrub|vacuum|hoover|tidy up|after|their|behind|mess|everything
    have to sweep|vacuum|mop|hoover the|my|everything
    i|we spend|spent ... clean|scrub|sweep|vacuum up|after|their
    spend ... hours|days|day|weekend|morning clean|scrub|sweep|vacuum|hoover up|after|their
    take me|us ... hours|days|hour ... clean
    have to hire|pay|get a? cleaner|someone ... clean|up
    clean up ourselves|myself
    still find|clean|pick|pull|sweep|vacuum up? nail|dust|debris|bit|plaster|screw|dirt|sawdust|glass|grit
    find|step|pick on|up? nail|screw|cigarette|trash|rubbish|litter|shingle in|on|all|everywhere my|over|the|our|around ... yard|lawn|driveway|garden|grass|flowerbed
    nail|screw|staple|shingle|debris|trash|rubbish|butts|wrapper|sawdust|dust|dirt|plaster|mud|offcut|packaging|mess|tools everywhere|strewn|scattered|lying|dumped|splattered|smeared
    debris|trash|rubbish|garbage|litter|dust|dirt|mud|muck|rubble|packaging|plaster leave|left|laying|remain everywhere|in|on|behind|all|for|around|lying
    nail|debris|trash|rubbish|garbage|sawdust|dust|plaster|mud|handprint|footprint|fingerprint|grout|soot|clippings all over
    nail|debris|trash|rubbish|garbage|sawdust|plaster|mud|handprint|footprint|fingerprint on|in my|our|the ... carpet|driveway|lawn|floor|yard|wall|house|kitchen|flowerbed|ceiling|garden|furniture|bed|sofa|rug|stairs
    nail in my|our|the ... tire|tyre|driveway|foot|lawn|yard
    leave|make|create|what|such a|an|the|his|their|all|quite|one ... mess
    leave|make mess|messes
    huge|absolute|complete|total|massive|horrible|terrible|awful|right|unholy|filthy|disgusting|horrendous|almighty|hell of? a? mess
    leave behind? their|his|all|the|a|pile|bits|lots|loads|lot|some of? ... trash|rubbish|debris|garbage|litter|junk|wrapper|bottle|butts|scraps|dirt|muck|dust|crap
    leave behind? trash|rubbish|debris|garbage|litter|dirt|dust|mud|footprint|fingerprint|handprint|grease|muck|scuff|smudge|muddy|greasy|sawdust|cigarette|rubble
    leave ... filthy|messy|disgusting|dusty|untidy|pigsty|bombsite|trashed|muddy|disarray
    leave the|my|our|it|everything|place|floor|house ... dirty
    leave my|our|the|it|house|place|everything ... like|in a|an ... pigsty|bomb|tip|bombsite|disaster|dump|war|mess|shambles|state
    look like a|an ... bomb|bombsite|pigsty|tip|war|disaster|construction|building|tornado
    like a bomb
    bombsite|pigsty
    mess everywhere|behind|left
    mess they|he|she leave|make|create
    mess be <very>? unbelievable|everywhere|left|terrible|awful|huge|horrendous|ridiculous|shocking|disgusting|unreal|incredible|unacceptable
    their|his|her mess
    messy
    messiest|untidy|untidily|unhygienic|insanitary|slovenly|untidiness
    dirty|filthy|greasy|grubby|muddy boot|shoe|hand|handprint|footprint|finger|fingerprint|mark|foot|print|paw
    dirtier|filthier|messier than
    leave|still <very>|all? dirty|dusty|grimy|greasy|muddy|filthy|streaky|sticky|stained
    floor|carpet|kitchen|bathroom|place|room|house|surface be still <very>? dirty|dusty|grimy|greasy|muddy|filthy
    dust|dirt|soot|mud|debris|muck|plaster|sawdust everywhere
    everything|furniture|floor|house|kitchen|room|car|bed|clothes|counter|sofa|belongings ... cover|coat|cake in|with ... dust|soot|dirt|mud|plaster|sawdust|debris|muck|paint
    layer|film|inch|cloud of ... dust|dirt|soot|plaster|grime|muck|sawdust|powder
    mud|boot|shoe|oily|wet print|footprint|mark|handprint
    footprint|handprint|fingerprint|pawprint on|all|across|over|everywhere|through
    track|trail|tramp|traipse|tread|trample|drag ... mud|dirt|muck|snow|soot|sludge
    mud|dirt|muck|grease|soot on|into|over|through my|our|the|all carpet|floor|rug|house|hallway|stairs|white|new|cream|clean|furniture
    <person>|worker|man walk|come|traipse|tramp ... in|on|over|across|through ... dirty|muddy|wet|filthy|mucky boot|shoe
    in|with his|their|her dirty|muddy|filthy|wet|work boot|shoe
    with his|their boot|shoe on
    refuse|wouldn't|didn't|not|never|without to? take|wear|put|remove on|off|any|his|their|her? shoe|boot|bootie ... off|cover|on
    refuse|wouldn't|didn't|not|never|without to? take|wear|remove off|any|his|their|her? shoe|boot|bootie|overshoe
    wouldn't|didn't|never|not|without wipe his|their|her foot|boot|shoe
    no|without shoe|boot|drop|dust|protective cover|cloth|sheet
    no|without tarp|dustsheet|bootie|overshoe|dropcloth
    didn't|not|never|nothing|without|wouldn't|don't even? cover|protect the|any|my|our|anything|up? ... floor|furniture|carpet|anything|everything|sofa|bed|belongings|counter
    didn't|not|never|without|wouldn't lay|put|use down|any|a ... sheet|cloth|tarp|covering|plastic
    fail|forget|neglect|bother to cover|protect the|my|our|anything
    stain|soil|trash|dirty my|our ... carpet|rug|sofa|couch|curtain|towel|floor
    ruin my|our|the ... carpet|rug|sofa|couch|curtain|towel|furniture
    fingerprint|handprint|smudge|splatter|splash|smear|scuff on|all|across my|our|the|over ... carpet|floor|wall|ceiling|door|counter|tile|window|cabinet|couch|sofa|countertop|skirting|worktop|trim|driveway
    scuff mark
    scuff my|our|the|up ... floor|wall|paint|door|paintwork|hardwood
    spill|splash|splatter|smear|spray|slop paint|oil|glue|sewage|grease|grout|tar|cement|primer|concrete|stain on|all|over|everywhere|onto
    paint|grout|caulk|glue|plaster|concrete|cement|silicone|mortar|foam all over
    paint|grout|caulk|glue|plaster|concrete|cement|silicone splatter|splash|drip|spill|overspray|spots
    get paint|grout|caulk|glue|plaster|concrete|cement|silicone|stain on|over|everywhere
    paint on my|our|the ... carpet|floor|furniture|window|sofa|hardwood|driveway|car|tile|hinge
    overspray
    rubbish|trash|debris|garbage|waste|junk|rubble ... left|behind|dumped|abandoned|uncollected|strewn
    dump|chuck|toss|tip their|his|all|old|my|rubbish|trash|debris|everything|waste|the ... in|on|over|behind|into ... garden|yard|lawn|driveway|fence|hedge|street|drive|neighbour|neighbor|alley|bush|drain
    cigarette|fag|ciggie|cig butt|end
    coffee|beer|soda|food|lunch|pop|crisp|drink cup|can|wrapper|packet|bottle|container ... left|everywhere|lying|behind|all|on
    didn't|not|never|refuse|wouldn't|without to|even? haul|remove|dispose|clear|cart ... away|trash|rubbish|debris|waste|mess|packaging|garbage
    didn't|not|never|refuse|wouldn't to|even? take away|their|the|his old? rubbish|trash|debris|waste|packaging|garbage
    leave the|my|our|their old|broken|dirty tank|unit|heater|boiler|toilet|part|pipe in|on|behind|sitting|outside
    leave tool|equipment|ladder|material|food|drawer|furniture|everything|stuff|box ... lying|everywhere|behind|strewn|scattered
    didn't|not|never put furniture|anything|things|everything|the|my ... back
    wasn't|weren't|isn't|not|hardly|barely|aren't|never <very>|exactly|even|particularly|as|properly? clean|tidy|neat|spotless
    wasn't|weren't|isn't|not|never <very>|even|properly|been? vacuum|sweep|mop|dusted|hygienic|wipe
    less than clean|spotless|tidy
    far from clean|spotless|tidy
    could|should|would have|of? been|be|do|use ... tidier|neater
    could|should|would have|of? be been|be? cleaner
    could|should|wish ... clean|tidy|sweep|vacuum|pick up|after|better
    could've|should've|would've ... clean|tidy|sweep|vacuum|pick up|after|better
    could|should have|of done|do ... better clean|tidying
    better clean|tidy up
    careless with|about my|our|the ... floor|carpet|furniture|dust|mess|dirt
    dust|dirt|crumb|hair|cobweb|streak|smear|grime still|left|remain ... on|in|there|visible|everywhere|behind|under
    still streak|dust|dirt|cobweb|crumb|hair|grime on|in|everywhere|behind|under|all
    miss|skip|forget the? dust|cobweb|corner|baseboard|skirting|toilet|bathroom|floors|bins
    leave streak|smear|smudge|crumb|hair|cobweb
    litter
    trample on|all|over? my|our|the|all ... flower|plant|garden|flowerbed|lawn|bush|shrub|rose
    pigs
    like|bunch of? a? pigs|slobs|animals
    slob|slobs
    stank|stunk|reek out? the|my|our house|kitchen|bathroom|room
    sticky|dirty|sooty|greasy handprint|fingerprint|residue|finger
    filthy mess|state|condition|conditions|hands|job
    disgusting state|mess|condition
    state they|he leave my|our|the|it|us|things
    lack of cleanliness|tidiness|cleanup
    poor|bad|terrible|awful|zero|no cleanliness|housekeeping|hygiene
    no respect for|of my|our|the clean|new? floor|carpet|furniture|garden
    mess to clean|deal|tidy
    mess for me|us|my to
    mess be|still never|not|still|there cleaned|there|here|cleared
    dust|mess get|go everywhere|all
  `,
  not: `
    clean out the|my|our|all? gutter|duct|drain|vent|filter|coil|chimney|pipe|line|trap
    clean the|my|our|all gutter|duct|drain|vent|filter|coil|chimney|pipe|window|carpet|oven|burner|septic|sewer|solar|pool|condenser|furnace|dryer|boiler|roof|deck|line|flue
    clean service|lady|company|business|crew|woman|lady|person|product|supply|solution|agency|firm|fee|appointment|schedule|staff|job
    deep|spring|regular|weekly|tenancy|dry|house|carpet|duct|chimney|gutter|window|drain|routine|annual|monthly|fortnightly|oven|pool clean
    clean energy|air|water|install|installation|cut|slate|look|break|record|power|electric|bill|line
    clean up my|the|our yard|garden|credit|act|wiring|leaves|flood|sewage|overgrown|storm|backyard|lawn|water|basement
    storm|flood|yard|fall|water|garden|leaf|spring|mold clean up
    storm|flood|yard|fall|water|garden|leaf|spring|mold cleanup
    we|i be|have|had a? <very>|already|such? dirty|messy|mess
    be <very>? dirty|messy before|when|until|from
    dirty filter|coil|flame|sensor|burner|duct|job|gutter|oven|condenser|air|work|vent|dish|laundry|evaporator|pipe|business|word|trick|look
    messy job|work|business|divorce|situation|project
    tough|dirty|hard|difficult|nasty|inherently and? messy
    because|caused|due|clogged|blocked to|by|of|with a|the|it? ... dust|dirt|grease|debris|mud|hair|leaves|grime
    previous|last|former|first|original|prior|old|other company|contractor|plumber|roofer|guy|tenant|owner|firm|people|crew|installer ... mess
    mess up|around|about|with
    billing|scheduling|paperwork|communication|administrative|tangled|financial|wiring|rats|hot|legal mess
    clear|sort|fix|untangle|unravel up|out|this|the ... mess previous|other|last
    mess of wire|wires|cable|cables|pipes
    neat trick|idea|feature|gadget|freak
    neat looking
    dust mite|collector|allergy|cap|filter
    trash compactor|day|pickup|talk|can|disposal|removal|collection|bag
    rubbish job|service|work|company|at|advice|customer|communication|workmanship|plumber|review|excuse
    garbage disposal|disposer|company|service|can|disposals
    litter box|tray
    cat|kitty litter
    warranty|insurance|plan|guarantee|policy|it ... cover everything
    chimney|road|street sweep
    sweep gate|elbow|fitting
    pressure|power wash
    vacuum pump|breaker|tube|leak|cleaner
    pool|central vacuum
    magnet fishing|switch
    clean bill of
    guinea pig
    pigs fly|ear
    tidy sum|profit|amount
    leave|left me|us in the lurch
    track down|record
    wall|window|water|hard|rust|deck|fence stain
    stain glass|removal|steel|the deck|fence
    tarp|cover the|my|our roof|hole
    tarp on|over the|my|our roof
    cover the cost|bill|repair
    spotless reputation|record
    immaculate reputation|record|timing|conception
    drop sheet music
    remove the|my|our? drop ceiling
  `,
};
