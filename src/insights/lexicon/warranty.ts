import type { CueList } from './cue-list.ts';

/** Stands behind the work: the guarantee, coming back and putting it right, or refusing to. */
export const warranty: CueList = {
  positive: `
    stand|stay|stick behind|by their|his|her|the|your|our|its work|workmanship|job|product|repair|install|installation|service|word|guarantee|warranty
    stand|stood behind what they|he do|sell|install|fix|build
    stand|stay behind|by|with everything|all|whatever they|he|of
    stand behind it
    stand|back behind|up the|their|his * work
    back their|his|her|up their? work|workmanship with|by
    back up their|his|the work|workmanship|guarantee|warranty|word
    honor|honour|honer their|the|our|my|his|its|a * warranty|guarantee|warrenty|warrantee|gaurantee
    honor|honour their|the|our|my|his|its|a warranty|guarantee|warrenty|warrantee|gaurantee|garantee
    warranty|guarantee be honored|honoured|respected
    honor|honour it|that|them|everything without|with|even|right|no
    make|made good on it|that|their|the|his * guarantee|warranty|work|repair|promise
    good on their|his|the guarantee|warranty
    live|stick up? to their|the|his guarantee|warranty
    make|made|making it|everything|that|things|this right
    make|made|making the|my|our job|situation|problem|issue|mistake|work right
    put|set|setting it|everything|that|things|this|them right
    put the|my|our|their job|situation|problem|issue|mistake|work|fault right
    come|return|go|be back out? ... make|put|set it|things|everything|that right
    come|return|go back out? and|to|then re? fix|repair|correct|rectify|sort|redo|redid|redone|adjust|resolve|remedy|replace|reseal|tighten|retouch|patch|tweak
    come|return back|out|over and|to re? fix|correct|rectify|redo|redid|redone|adjust|tighten|resolve it|everything|that|the free|for
    come|came|popped|pop|return|drive|nip straight|right|immediately|promptly|happily|quickly back
    come|came|pop|return back out|round|over the|same|within|straight|without|with|for|that
    come|be|return back out|round|over the|that|within|first next|same|very|following|hour|day|days|thing
    come|return back out? again? free of? charge
    come|return back out? ... for free
    come|return back out? ... without charge|charging|fuss|complaint|hesitation|question
    come|return back out? ... at|with|for no * charge|cost|expense|fee
    come|return back out? ... no|zero charge|cost|quibble|question|argument|fuss|problem|hassle
    come|return back twice|again|multiple|several until|to|and make|get|it|fix|sort
    come back as many times as
    send|sent|have|had someone|somebody|him|them|a|another|the <person> back|out straight|right|immediately|same|next|first
    send|sent|have|had someone|somebody|him|them back out? to|and|the|that|same|within
    fix|repair|replace|redo|redid|redone|correct|sort|rectify|address it|them|that|everything|this for? free|gratis
    fix|repair|replace|redo|redid|redone|correct|sort|rectify|address it|them|that|everything|this at|with|for no * charge|cost|expense
    fix|repair|replace|redo|redid|redone|correct|sort|rectify it|them|that|everything|this without charge|charging|quibble|argument|question
    fix|repair|replace|redo|redid|redone|swap|exchange the|my|our * free|gratis of|under|without|when|as|even|straight
    fix|repair|replace|cover|do|redo|redid|redone|swap|sort|handle|exchange ... under warranty|guarantee|warrenty|warrantee
    cover ... by|under|with their|the|his|its|our * warranty|guarantee
    cover ... by|under|with their|the|his|its|our warranty|guarantee
    all|fully|everything|still be? cover|covered under|by|for
    warranty|guarantee cover|covered it|everything|all|the|both|labor|labour
    under warranty|guarantee with|at no|without charge|cost|question|issue|hassle
    under warranty so no|nothing|free|zero charge|cost|to|bill|fee
    no charge|cost|fee because|as|since it|we|that|this|they be still? under|warranty|guarantee|cover
    no charge|cost|fee for|on the|their|his|a|that second|return|follow|repeat|callback|warranty|third up? visit|trip|call|callout
    didn't|not|never|wouldn't|won't|don't charge|bill me|us|a|anything for|to|when the|their|his|that|come|a|fix|return second|return|follow|repeat|callback|back
    didn't|not|never|wouldn't charge|bill me|us? ... to come back|again|return
    didn't|not|never|wouldn't charge|bill ... for the|a|his|their second|return|follow|repeat|third|extra visit|trip|up|call|time
    return|second|follow|callback|repeat up? visit|trip|call be|for|at free|no|complimentary
    redo|redid|redone|reclean|recleaned|rework|repaint|reinstall|replaster|regrout|reseal ... free|no|without of|charge|cost|for|extra|hassle
    be back within|in|the ... to fix|sort|correct|rectify|adjust|put
    redo|redid|redone|reclean|reseal|regrout|repaint|resolder|rehang|refit it|them|that|the|this ... free
    pop|nip|swing|stop|drop back round|over|by? to fix|sort|adjust|tighten|correct|finish|replace|tweak
    free reclean|callback|recall|retouch|redo|redid|redone|rework|touchup
    reclean for|at free|no
    no quibble
    no quibbling|arguing|argument|excuse|fuss|bickering just|when|and|they|he fix|come|replace|sort|back
    no question ask
    no question ask when|and|they|he fix|replace|come|refund|redo|redid|redone
    without a|any? quibble
    honor|replace|refund|fix ... without hesitation|quibble|hassle|argument|blinking
    generous|great|good|excellent|solid|amazing|fantastic|best|awesome|impressive|decent|brilliant|strong|incredible|long|unbeatable|superb warranty|guarantee|warrenty
    great|excellent|good|fantastic|brilliant|amazing|superb|first|wonderful|top after sale|sales|care
    great|excellent|good|fantastic|brilliant|amazing|superb|first|wonderful|top aftersale|aftersales|aftercare
    after sale|sales|care service|support|team? be|have been? great|excellent|good|fantastic|brilliant|amazing|superb|second|outstanding|top
    aftersale|aftersales|aftercare service|support|team|package? be|have been? great|excellent|good|fantastic|brilliant|amazing|superb|second|outstanding|top
    offer|give|provide|include|get|have us|me|you|a|the|an|with|full|their * lifetime|life|<number> time|year|month|day|days warranty|guarantee|warrenty
    come|back|cover with|by a|an|their|the|full * year|lifetime|month|day|days|labor warranty|guarantee|warrenty
    come with a warranty|guarantee|warrenty|warrantee
    back|protect|cover by a|an|the|their|his warranty|guarantee
    guarantee|warranty all|on? of? their|his|her work|repair|job|install|installation
    guarantee|warranty everything they|he do|install|fix
    guarantee|warranty their|his|her|all|the work|workmanship|repair|job|labor|labour|installation|install|part
    work|job|repair|labor|labour|part|workmanship|everything|installation|service be|is fully|all|also? guaranteed|warrantied|warranted|warrantee|guarantee for|and|by|so
    fully guaranteed|warrantied
    lifetime|life time warranty|guarantee|warrenty on|for|and|of|which|so
    satisfaction guaranteed
    satisfaction guarantee be|and real|no|true|actually|work
    money back guarantee be|and|actually real|true|honor|honour|work
    give|offer peace of mind with|knowing ... warranty|guarantee
    peace of mind ... warranty|guarantee|aftercare
    love|like|appreciate the|their|that|having * warranty|guarantee
    extend|extended|add|throw the|our|my|in|an|on * warranty|guarantee for|by|free|at
    register the|my|our|it|boiler|everything boiler|unit|system|it|appliance? for|with the|its warranty|guarantee
    register the|my|our|it|boiler for? warranty|guarantee
    register|sort|handle|process|file the|our|my|all * warranty|guarantee for|with|paperwork|registration|claim|stuff
    deal|dealt|handle|work|fight|fought|liaise|battle with|directly the manufacturer|supplier|maker|warranty ... us|me|behalf|claim|replacement|part|free
    file|submit|process|handle|take|took care? of? the|our|my|all warranty|guarantee claim|process|issue|work|paperwork
    get|got the|me|us manufacturer|factory|maker to replace|cover|honor|honour|warranty
    take|took full|complete|total? ownership|responsibility|accountability
    take|took full|complete|total|the? responsibility|ownership of|for the|their|his|it|any|what
    own|owned up to the|their|his|it|a mistake|error|and|fault
    own the|their|his|up mistake|error and|to|fix
    admit|acknowledge|accept|realize|realise the|their|his|it|a mistake|error|fault|responsibility and|then fix|come|correct|repair|make|replace|redo|redid|redone
    apologize|apologise|apologized and|then fix|come|redo|redid|redone|replace|rectify|correct|make|put
    their|his fault|mistake ... come|return|be back ... fix|free|right|charge
    even though|when ... out of warranty|guarantee ... still|fix|replace|come|free|no
    although|though ... out of warranty|guarantee
    even though ... warranty|guarantee have|had|was expired|expire|lapsed|run|end|over
    still|even fix|repair|replace|help|come ... out of warranty|guarantee
    long|well|even|year|month after the warranty|guarantee expire|end|up|period still|they|he fix|come|replace
    eager|happy|willing|keen|quick|glad to come back|return
    eager|happy|willing|keen|quick|glad to make|put|set it|things|everything right
    eager|happy|willing|keen|quick|glad to fix|redo|redid|redone|correct|rectify|sort any|it|the|their issue|problem|mistake|snag|anything
    sort|fix|come|return back|out|to|and|all|the|fix|sort? snag|snagging|snags|niggle
    snag|snagging|niggle|snags list? be|were|was|all|quickly|soon sort|fix|sorted|resolve|complete|do
    complete|finish|do|did the|all|every snag|punch list
    follow|follows through on|with the|their|his * warranty|guarantee
    free|complimentary adjustment|tune|recheck|check|callback ... warranty|guarantee|later|after
    free replacement under|part|within|when|after|because
    replacement part|unit|one be|was|came free|no|cover|complimentary
    new one|part|unit|motor|board|compressor|pump|valve|control under|on warranty|guarantee
    part|replacement|compressor|motor|it be|was|were all? cover|covered|free under|by|on ... warranty|guarantee
    refund|reimburse me|us|my|our|the without|no|in|promptly|immediately|straight|when|because|as question|quibble|full|hassle|it|they|argument
    make|made it up to us|me
    honor|honour it|the|their|that ... year|month later|after|on|down
    warranty|guarantee mean|actually something|real|mean
    warranty|guarantee be|is real|legit|solid|great|excellent|generous|genuine|unbeatable|amazing|second
    warranty|guarantee claim|work|repair|visit|process|issue be|went|go|was|handled smooth|easy|smoothly|painless|quick|quickly|hassle|great|seamless|no|without|well
    no hassle|fuss|problem|issue with|about|over|using|on the|their|my * warranty|guarantee
    easy warranty|guarantee claim|process|service
    workmanship|labor|labour warranty|guarantee be|on|of|and|for great|everything|top|all|good|excellent
    fix|correct|sort|rectify|remedy|repair|replace their|his|its own mistake|error|mess|mishap|damage|work|fault free|at|without|for|promptly|immediately|quickly
    fix|correct|rectify|own|remedy|resolve|address their|his|the mistake|error|oversight
    never|not|didn't|don't|without hesitate|hesitation|hesitated to|in come|coming|return|replace|honor|honour back|it|the
    never|not|didn't argue|quibble|haggle|complain|grumble|balk ... come|back|fix|replace|redo|redid|redone|warranty|guarantee|just
    reassure|reassuring|comfort|comforting|nice|good|great to|knowing|know ... warranty|guarantee|come back|stand
    if|should|when anything go|goes|went wrong they|he|you be|is|are|will|come|were back|there|out|right|on|straight
    anything|something|it go|goes|went wrong|amiss they|he come|came|return|will|be|are|were straight|right|back|out|there
    have|had a|any|small|minor|little|slight|tiny ... issue|problem|leak|hiccup|glitch ... come|be|return straight|right|promptly|quickly? back
    any|few|couple|small|minor|little|all snag|niggle|issue|defect|hiccup|teething ... be|get quickly|promptly|soon|straight|swiftly|all|put sort|resolve|rectify|fix|remedy|address|correct|right
    come back to|and put|make|set
    back under|in|within warranty|guarantee
    free of? charge under|because|as ... warranty|guarantee
    fix|repair|replace|redo|redid|redone ... under|with|within the|their|our|my|its * warranty|guarantee
    redo|redid|redone ... at|for|with no extra|additional|further? charge|cost|expense
    great|good|excellent|solid|amazing|fantastic|best|awesome|generous warranty|guarantee on|for|with|and|too their|the|my|all|it|everything|our|to
    stand|back by|behind what they|he do|sell|install|fix|build|say|says
    come|return back the|that next|same|very day|morning|hour ... fix|sort|adjust|repair|rectify|correct
  `,
  neutral: `
    <number> year|yr|month|day|days|week warranty|guarantee|warrenty|warrantee
    year|month|day|days|week warranty|guarantee|warrenty
    year long|parts|part|labor|labour warranty|guarantee
    lifetime warranty|guarantee|warrenty
    part|parts and|or labor|labour warranty|guarantee
    labor|labour|workmanship|parts|installation|install|repair|roof|work warranty|guarantee
    warranty|guarantee on|for|of|cover the|their|all|it|labor|labour|workmanship|parts|part|repair|installation|install|work
    warranty|guarantee cover|covers part|parts only|but|not|and
    warranty|guarantee visit|call|repair|work|claim|job|appointment|callback|period|card|paperwork|paper|certificate|document|term|policy|service|registration
    still|was|is|be|were|while|currently|it|fixed|done|do|did in|under|within warranty|guarantee|warrenty
    under warranty|guarantee
    within|during|in the|its|our warranty|guarantee|guaranteed period|term|time|window
    ask|asked|call|called|enquire|inquire ... about|for the|a|their|any * warranty|guarantee
    ask|asked|call|called|enquire|inquire ... about|for the|a|their|any warranty|guarantee
    receive|get|got|give|given the|a|our|my|us warranty|guarantee card|certificate|paperwork|document|papers
    standard|basic|usual|normal|limited|average warranty|guarantee
    money back guarantee
    satisfaction guarantee
    insurance back guarantee
    come|return|be back out? to|and have|take another? look|inspect|recheck|check
  `,
  negative: `
    refuse|refusing|decline|fail|unwilling|reluctant to honor|honour|respect|uphold
    won't|wouldn't|not|didn't|don't|doesn't|never|couldn't honor|honour|respect|uphold the|their|our|my|his|any|its|it|a|that|your
    refuse|decline|fail|neglect|unwilling|reluctant|unable to stand|back behind|by|up
    won't|wouldn't|not|didn't|don't|doesn't|never|can't stand|back behind|by|up|their|anything it|them|their|his|the|what|any|work
    refuse|decline|fail|neglect|unwilling|reluctant to come|return|go|send|be back|out|again|anyone|someone|somebody|to|here|over
    refuse|decline|fail|neglect|unwilling|reluctant to return
    refuse|decline|fail|neglect|unwilling|reluctant to fix|repair|rectify|redo|redid|redone|correct|replace|remedy|repaint|reclean|make|put|address|resolve|sort|warranty|guarantee it|the|their|his|what|anything|them|right|this|my|our|any|that
    refuse|decline|fail to do|take|accept anything|any|responsibility|more|accountability|ownership
    refuse to do anything about|further|else|more|unless|to
    won't|wouldn't|not|never|didn't|don't|doesn't come|send|return back|out|anyone|someone|to to|and|out|for|without|unless|fix|it|when fix|repair|sort|rectify|redo|redid|redone|correct|look|check|resolve|i|we|it|pay|pays|paid|paying|the|finish|make|put
    won't|wouldn't|not|never|didn't|don't even? return|come back to? fix|repair|rectify|the|it|correct|make|redo|redid|redone|finish|sort
    won't|wouldn't|refuse come|to back|come|out|again unless|without|back pay|pays|paid|charge|more|unless|out
    won't|wouldn't|didn't|never|not make|put|set it|things|this|that|anything right
    won't|wouldn't|didn't|never|not make|made good on|the|it
    won't|wouldn't|not fix|repair|replace|redo|redid|redone|rectify|correct|touch|address it|the|their|his|what|them|my|our without|unless|under|mistake|own|for|free|error|mess|problem|issue they|free|charge
    never|not|didn't|won't|still|haven't|hasn't rectify|rectified|remedied|put|made|correct|corrected it|the|this|their|right|that
    still|been wait for|on|week|month them|him|someone|anyone|you to come|return back|to
    still|keep|have wait|waiting|beg|begging|chase|chasing|fight|fought|fighting|battle for|them|to|on ... come|honor|honour|fix|make|put|return back|it|their|the|out|right|this|that
    can't|couldn't|cannot|impossible|unable|try|tried|trying|struggle|hard|difficult to? get them|him|anyone|someone|you to come|return|honor|honour|make|put back|it|right|the|things
    can't|couldn't|impossible|unable|try|tried|trying|struggle|hard|difficult to? get|got them|him|anyone back out|to|again|here|in
    week|month|day|days|dozen of calling|chasing|begging to get them|him|someone to come
    week|month|day|days|dozen of calling|chasing|phoning|emailing|call|begging|asking ... come|get|back back|out|fix|to
    can't|couldn't get|got|hold|reach ... when|once|after|since it|something|things|anything|the go|went|goes|broke|fail|leak|problem|stop wrong|again|down
    took|take <number>|several|multiple|many|countless|forever|weeks|months call|phone|email|attempt|time|week|month ... get them|him|someone back|to
    took|take ... to get them|him|someone|anyone to? come? back
    promise|supposed|meant|agreed|claim|swear|said|say|says|agree to|they'd|they|he'd|he|would|will|it come|return|be|fix|make|send back|out|it|things|someone ... never|but|still|didn't|nobody|nothing|not|wait|hasn't|haven't
    never|nobody|not|didn't|none ever? come|came|return|show back ... fix|repair|correct|rectify|finish|complete|sort|redo|redid|redone|make|put
    nobody|none ever? come|came|return back
    void|invalidate|cancel|nullify|lose the|my|our|your|any|its|their * warranty|guarantee
    void|invalidate|cancel|nullify|lose the|my|our|your|any|its|their warranty|guarantee
    warranty|guarantee be|is|was|now|had|been? void|voided|invalid|invalidated|null|cancelled|canceled|worthless|useless|meaningless|joke|scam|bogus|fake|rubbish|bullshit|crap|nonsense|lie|lied|laughable|pathetic|toilet
    warranty|guarantee be|is|was a|an|just|pretty|total|complete|absolute? a|complete|total? joke|scam|lie|lied|sham|farce|con|worthless|useless|meaningless|pointless|waste
    worthless|useless|meaningless|bogus|fake|phony|so|supposed|pointless|joke|laughable called? warranty|guarantee|warrenty|aftercare
    so call warranty|guarantee|warrenty
    supposedly|allegedly|apparently guaranteed|warrantied|under|cover|warranty
    warranty|guarantee not|isn't|ain't|wasn't worth the paper|anything|a|much|it|nothing
    warranty|guarantee not|isn't worth|even the paper|a
    warranty|guarantee worth nothing|less|zilch|squat|little|diddly
    warranty|guarantee mean|means|meant|count nothing|zero|little|squat|diddly|zilch|naught|for
    warranty|guarantee doesn't|don't|didn't|not|does|do mean|cover|include|apply|exist|count|work anything|the|labor|labour|it|a|to|this|that|much|parts|part|for|my|our
    what|some|ha|lol|yeah|nice|fat|great warranty|guarantee lol|ha|eh|huh|right|my
    so much for|the the|their|that|a|lifetime|our|my * warranty|guarantee
    so much for the|their|that|a|lifetime|our|my warranty|guarantee|aftercare
    not|wasn't|isn't|weren't|aren't|never|no|longer|wouldn't|couldn't be? cover|covered under|by|in|because|anymore|so|as
    not|wasn't|isn't|weren't|aren't|never|wouldn't be? cover|covered|do|done|fix|replace ... warranty|guarantee
    say|says|said|claim|tell|told|insist|decide|argue|reply ... not|wasn't|isn't|no|wouldn't|doesn't|didn't longer? be|under|cover|covered|in|fall|have|include|part ... warranty|guarantee
    say|says|said|claim|told|insist|decide|argue ... out of warranty|guarantee
    say|says|said|claim|told|insist|argue|tell ... warranty|guarantee have|had|was|be|is expire|expired|up|over|ended|end|run|lapsed|void|voided
    say|says|said|claim|told|tell|insist|argue|declare it|that|this|the it|this|problem|leak|issue|was|be|were a? different|new|separate|unrelated|another issue|problem|part|fault|repair|thing|leak|to
    warranty|guarantee only|just cover|covers|covered|be|for|last the|parts|part|materials|labor|labour|a|one|<number>
    only cover|covers|covered the? part|parts|labor|labour|materials not|but|so
    no warranty|guarantee|warrenty|warrantee
    no|zero|without|lack|any of? warranty|guarantee|warrenty on|for|of|at|whatsoever|or|paperwork|offered|given
    not|didn't|don't|doesn't|won't|wouldn't|never|refuse give|offer|provide|include|get|have|guarantee|to * a|any|give|offer warranty|guarantee
    not|don't|won't|wouldn't|doesn't|didn't|refuse to? guarantee|warranty|warrant their|his|the|it|any|this|anything|that work|repair|job|labor|labour|fix|would|workmanship|install|it
    short|shorter|limited|poor|bad|terrible|awful|horrible|lousy|pathetic|crap|worst|rubbish|shoddy warranty|guarantee|warrenty
    deny|denied|reject|rejected|dispute|decline|turn|ignore|dismiss my|our|the|down|any warranty|guarantee|my|claim|our claim|work|issue|coverage|repair
    deny|denied|reject|dispute ... warranty|guarantee|responsibility|liability|fault|wrongdoing|blame
    denied|deny all|any|it|that be|being|was|were|responsibility|liability|fault|knowledge|wrong|blame|their|his fault|doing|problem
    refuse|wouldn't|won't|not|never|didn't|don't|doesn't|without|no|avoid|zero|dodge to? take|accept|taking|accepting|any|assume|acknowledge|admit|own|shirk any|full|the|up|their|to|responsibility|accountability|ownership * responsibility|liability|accountability|ownership|blame|fault|it|mistake|error
    won't|wouldn't|not|never|didn't|don't take|accept|assume|claim responsibility|liability|accountability|ownership|blame
    refuse take|to take|accept|assume|admit responsibility|liability|accountability|ownership|blame|fault|mistake
    no|zero|lack|shirk|dodge|avoid|disclaim|abdicate|evade of|all|any|their? responsibility|accountability|liability
    no|zero accountability|ownership|liability
    wash|washed|washing|wiped|wipe their|his hands|hand of|off
    don't|didn't|not|doesn't|won't|wouldn't want to know once|when|after|about|now|as
    don't|didn't|not|doesn't want to know
    isn't|wasn't|nothing to? do? their|his|our|with fault|problem|responsibility|issue|them
    say|says|said|claim|tell|told|insist ... not|isn't|wasn't|nothing|none their|his|our|to|of fault|problem|responsibility|issue|do|mistake|doing
    blame|blamed|blaming|accuse me|us|the|everyone|everything|my|our|it for|on|manufacturer|else|supplier|product|part|parts|customer|homeowner|but|weather|user|of|tenant|house|age
    blame|blamed it|that on|to me|us|the|everyone|my|our|someone|weather|user
    say|says|said|claim|told|insist|tell|try|tried ... be|was|were|it|must my|our|the|user|customer own? fault|error|misuse|negligence|doing
    pass|passed|passing the|off buck|parcel|responsibility|blame
    point|pointed|pointing the|their|a|at? finger|fingers
    wriggle|weasel|weaseled|squirm|worm|wiggle|slither|slink|back|talk|get|got|slime|duck|dodge|wangle|lie|lied|try|tried their|his|way|ways|out|to|there|get|wriggle|weasel|back way|ways|out|of|it of|honoring|it|fixing|paying|honouring|the|their * warranty|guarantee
    wriggle|weasel|squirm|worm|wiggle|slither|slime their|his|way|ways|out out|of
    hide|hid|hiding behind the|their|fine|small|a|some fine|small|term|terms|contract|clause|policy|exclusion|wording|excuse|warranty|manufacturer|print
    warranty|guarantee|exclusion loophole|clause|excuse|exclusion
    loophole|exclusion|catch|caught in|to|with the|their|that warranty|guarantee
    small|fine print of|in|on|exclude the|their|everything warranty|guarantee
    tell|told me|us|you to|i call|contact|go|ring|phone|speak|chase|should|try|tried|take ... manufacturer|supplier|maker
    send|sent|refer|direct|pass|tell|told|fob me|us|off|to to|off|back|contact|call the|on manufacturer|supplier|maker|factory|warranty
    run|ran|given|give|gave|get|got|the around|runaround|round|run about|on|with|over|regarding|around|for|when ... warranty|guarantee|fix|repair
    fob|fobbed|brushed|brush|palmed me|us? off when|with|about|over|and ... warranty|guarantee|problem|fault|repair|fix|issue|leak
    want|wanted|demand|try|tried|expect|insist|attempt|dare|ask|quote|charge to|me|us|another|a|for|on|more|charge ... to|for come|fix|repair|rectify|return|redo|redid|redone|correct|replace|their|look|his back|their|his|it|own|out|again mistake|error|mess|work|own|fix|out|again|back
    want|demand|charge|bill|quote|ask|pay|pays me|us|another|a|more|an|additional * money|<money>|fee|charge|callout|deposit to|for|just come|return back|again|and|to
    charge|bill|pay|pays me|us|again|twice|full? for|to the|a|their? second|return|repeat|follow|own|mistake|error|third up? visit|trip|mistake|error|callout|call
    fee|charge|callout|<money>|more|again|pay|pays|payment to|before|unless|for come|return|they back|return|come and? to? fix|correct|redo|redid|redone|rectify|again|sort
    charge|charged|bill|billed me|us * again|twice|extra|double to|for|when come|coming|they|fix|the|return|fixing|same back|same|repair|their|come|it|out
    have|make to pay|pays again|twice for|to|when|a|come the|come|fix|same|their|it repair|back|problem|same|mistake|it|job|work|fault|leak
    still|even|then charge|charged|bill|pay|pays|paid|want|wanted ... under|despite|in|within the|being|it * warranty|guarantee
    despite|although|though|supposed|even though? be|it|being|the|is|was|to|having * under|warranty|guarantee|guaranteed|be warranty|guarantee|covered|claim
    despite|ignore|regardless of? the|their|our|my|his * warranty|guarantee
    despite|ignore|regardless of? the|their|our|my|his|a warranty|guarantee
    warranty|guarantee expire|end|ran|run|finish|lapse out|ended|expired|and|just|up
    day|days|week|month after the|my|our|its|their warranty|guarantee
    day|days|week|month out|outside of the? warranty|guarantee
    just out of|after the? warranty|guarantee
    out of|outside warranty|guarantee
    conveniently|suddenly|mysteriously ... warranty|guarantee
    no|zero|nonexistent|poor|bad|terrible|awful|shocking|appalling|worst|rubbish|horrible|disgusting|dreadful|pathetic|abysmal|useless|disgraceful|non|lack of? after sales|sale|care
    aftercare|aftersales non|nonexistent existent
    aftercare|aftersales nonexistent|zero|nil
    no|zero|nonexistent|poor|bad|terrible|awful|shocking|appalling|worst|rubbish|horrible|dreadful|pathetic|abysmal|useless|disgraceful|lack of? aftersales|aftercare|aftersale
    after sales|sale|care service|support|team|department? be|is|was an|a|just|absolutely|completely|totally|non? nonexistent|poor|bad|terrible|awful|shocking|appalling|rubbish|horrible|dreadful|pathetic|abysmal|useless|disgraceful|existent|joke|zero|nil|worst
    aftersales|aftercare|aftersale service|support|team? be|is|was an|a|just|absolutely|completely|totally|non? nonexistent|poor|bad|terrible|awful|shocking|appalling|rubbish|horrible|dreadful|pathetic|abysmal|useless|disgraceful|existent|joke|zero|nil|worst
    ghost|ghosted|block|blocked|ignore|ignored|avoid|vanish|disappear|dodge|silent me|us|our|my|all? ... when|once|after|since|about i|we|it|the|something|things ... leak|fail|complain|wrong|broke|warranty|guarantee|problem|issue|back|fault|defect|mistake
    once|after they|he have|had|got|get your|my|our|the|paid money|cash|payment|cheque|check ... care|know|interested|see|saw|seen|disappear|vanish|gone|interest|back|ghost|forget
    warranty|guarantee call|claim|request|department|issue|email be|is|were|go|went|was|get|are ignored|ignore|unanswered|denied|nowhere|rejected|nightmare|dismissed
    no|never|nobody answer|reply|response|respond|call|called|return|help ... warranty|guarantee
    never|not|didn't|forgot|forget|fail|failed to? register|send|sent|provide|file|submit|give|get|activate|receive|supply|registered the|my|our|us|me|any|a|boiler|unit * warranty|guarantee|warranties
    never|not|didn't|forgot|forget|fail|failed to? register|send|sent|provide|file|submit|receive|activate the|my|our|a|any warranty|guarantee
    go|gone|went out|into|under|bust|liquidation|bankrupt of|business|so|leaving ... warranty|guarantee|warranties
    change|changed|dissolve|fold|close|shut|liquidate|phoenix their|the|company|business|down|name ... warranty|guarantee|warranties
    lie|lied|mislead|misled|deceive|renege|reneged|back|backed|go|went about|on|back|over|out|regarding the|their|our|my|of|its * warranty|guarantee
    lie|lied|mislead|misled|renege|reneged|back|went|deceive about|on|over|of|regarding|back the|their|our|my warranty|guarantee
    fight|fought|fighting|battle|argue|arguing|argument|struggle|beg|plead|chase|nightmare|hassle|headache|trouble|dispute with|to|over|about|for|get|them|using ... warranty|guarantee
    fight|fought|argue|battle|beg|plead|threaten|nag|pester|hound|push|pressure|chase with|them|him|to|for|and ... come|get|make|fix|honor|honour|put|return back|them|it|right|the
    wish|should|would|could have|had|they|offer|they'd|give|been|come|honor|honour|stand|stood|with|a|be|better|longer|back|by|behind|the * better|longer|warranty|guarantee|a|it|under warranty|guarantee
    should|ought|supposed|must have|to be|been|have? cover|covered|fix|fixed|do|done|replace|replaced|free|repaired|repair under|by|at|for|as ... warranty|guarantee|charge|free|cost
    should|ought have|to come|came|return|stand|stood|make|made|put|fix|fixed|honor|honour back|behind|it|by|the|their and|right|their|work|to|free|warranty|guarantee|mistake|for
    not|never|no|didn't|don't|without|wouldn't|refuse even? offer|to|attempt|willing|interested|interest|try|tried|bother|care|keen|offering|in|willingness ... rectify|rectifying|remedy|correct|correcting|resolving|resolve|make|making|put|putting|redo|redid|redone|come|coming|replace|stand it|the|things|back|this|right|behind
    no|zero attempt|effort|interest|intention|desire|willingness|offer to|in|of fix|rectify|rectifying|make|put|resolve|resolving|remedy|correct|honor|honour|honouring|honoring|coming|come|fixing
    no|without|little|zero recourse|comeback|redress
    can't|couldn't|not|never|unable|refuse use|claim|enforce|to|get ... on|under|the|from|warranty|guarantee * warranty|guarantee
    take|took|taking|threaten ... small|court|tribunal ... put|get|make|fix|come|honor|honour right|it|fixed|back|warranty|guarantee
    take|took|taking|threaten|had|go to|them|me|us|threatened ... small|court|tribunal|ombudsman|vcat|ncat|qcat|bbb ... fix|honor|honour|warranty|guarantee|rectify|back|repair|refund
    refuse|wouldn't|won't|not|never|didn't|no to? refund|reimburse|compensate me|us|my|the|for|a|our|any ... fail|faulty|work|repair|botch|damage|job|defective|mistake|leak
    no|not|never|wouldn't|won't|refuse|nor to? refund ... or|nor|and|either come|redo|redid|redone|fix|repair|replace|return|rectify
    not|isn't|wasn't their|our problem|responsibility|concern
    charge|bill|pay|pays|fee|<money> to come|return back|again
    pay|pays|charge again for the same
    no warranty|guarantee
    without a|any warranty|guarantee
    left|leave with|us no recourse|comeback|warranty|guarantee
    say|says|tell|decide|claim|insist ... not|isn't|wasn't|wouldn't be? cover|covered
    won't|wouldn't|not|never|don't|didn't return|answer|take|reply my|our|to|any ... warranty|guarantee
  `,
  not: `
    home|house warranty|guarantee company|plan|contractor|people|insurance|policy|provider|contract|coverage|claim|service
    home|house warranty
    american|choice|first|fidelity|landmark home warranty|shield
    warranty company|companies|provider|insurer
    manufacturer|factory|maker|dealer|car|vehicle|builder|builders|product|appliance|dryer|washer|roof|developer warranty|guarantee
    manufacturer|factory|maker|dealer|builder|original|car extended? warranty|guarantee
    warranty|guarantee on|for|of the|my|our dryer|washer|fridge|car|dishwasher|oven|phone|stove|appliance|house|laptop|freezer|microwave
    warranty|guarantee from the|samsung|lg|bosch|whirlpool|manufacturer|builder|maker|store|factory
    extended warranty|guarantee plan|company|offer
    i|we can|will|would|could|do|personally guarantee
    i|we guarantee you|it|that|they|anyone
    guarantee you|that you|will|won't|they|nobody|no
    can't|cannot|couldn't|can guarantee that|a|when|it|you|what|they|how|the|an day|days|time|will|would|slot|date|exact|arrival
    guaranteed|guarantee time|slot|appointment|price|quote|same|arrival|next|start|date|window|delivery|spot
    be|is|are|almost|practically guarantee to|a be|have|get|please|make|come|leave|disaster|headache
    no guarantee|guarantees that|they|it|he|you|of|when
    come|came|get|got back home|inside|from|in|with|later|downstairs|upstairs|tomorrow|after
    come|came back to me|us|my|our|work|find|life|a|an
    come|came|get|got back with|to a|the|me|us|quote|price|estimate
    come|came|go|went back to|from|into his|her|their|the van|truck|house|office|shop|car
    make|made it right|straight on|up|away|here|over|in|to
    make|made things|it|that right|easy|clear|simple now|here|easy
    put|set everything|things|it|them right|back back|where|away|in
    stand|stood behind me|us|him|her|them|my|a|the over|while|counter|door|shoulder|watch|line|van
    right back up|on|at|to|in|out|inside|outside
    back up generator|battery|power|sump|pump|plan|drain|heat
    back up and run
    take|took responsibility|ownership for|of the|my|our dog|pet|kid|children|house|home|property
    pass the buck to
    wash their|his hand in|before|after|at|with|when
    life time work|customer|supply
    guarantee rent|income
    blame me|us for be|have|not|want|ask|wonder
    under warranty|guarantee by|from|with|through the? manufacturer|builder|factory|maker|samsung|store|developer|home|dealer
    get|got|take|took <number> quote|quotes|estimate
    come|came|be back the|next|in|same day|days|week|month to|and|with finish|complete|service|do|install|start
    make|put everything|things right for|before|on the|a|our|my
  `,
};
