/** Words of one kin in reviews of the trades, a class a line: `name: words`. */
export const THESAURUS = `
  kind: kind kindly kindest kindhearted sweet sweetest gracious graciously thoughtful warmhearted goodhearted softhearted gentle darling sweetie goodnatured bighearted cuddly angelic motherly fatherly
  friendly: friendly friendlier friendliest freindly frendly friendy affable amiable amicable congenial genial sociable outgoing neighborly neighbourly likable likeable cordial welcoming convivial pleasant plesant agreeable chummy matey pally frendliest freindliest folksy warmly
  polite: polite poliet courteous courteously curteous couteous courtious courtesy civil mannerly gentlemanly ladylike wellmannered chivalrous tactful diplomatic gallant wellspoken politly gentlemanlike
  patient: patient patience unhurried unrushed tolerant forbearing easygoing longsuffering uncomplaining forgiving lenient patiance patiant lenience unpressured
  calm: calm calmly composed unflappable levelheaded serene unruffled poised placid mellow laidback unfazed tranquil unflustered steadying sedate zen
  reassure: reassure comfort soothe assuage heartening pacify encourage destress placate allay quell
  cheerful: cheerful cheerfully cheery jolly upbeat smile smiley merry chipper bubbly jovial chirpy goodhumored goodhumoured peppy sprightly exuberant lighthearted buoyant beaming grin vivacious perky chearful sunshine gleeful zest effervescent animated
  funny: funny humorous humour witty wit jokey laugh laughter hilarious banter amusing entertaining giggle wisecrack quip chuckle comedian playful comical quirky goofy
  charming: charming charismatic delightful delightfully engaging enchanting adorable endearing winsome gracious lovable captivating disarming magnetic beguiling
  helpful: helpful helpfully helpfull hepful assist aid accommodating accomodating obliging cooperative supportive accomadating heplful unstinting
  eager: eager eagerly keen willingness enthusiastic enthusiasm enthused passionate motivated zealous gladly proactive avid
  attentive: attentive observant heedful solicitous vigilant engaged perceptive alertly engagingly undistracted
  humble: humble humility modest modesty unassuming unpretentious selfless unselfish altruistic earthy egoless unboastful lowkey
  empathy: empathy empathetic empathic empathise sympathetic sympathy sympathise sympathize compassion compassionate sensitive commiserate caringly understandingly
  shy: shy shyly timid bashful introverted taciturn softspoken laconic reticent soft quietly meek
  chatty: chatty gabby garrulous loquacious gregarious chatterbox chinwag natter yak chitchat chat smalltalk
  gossip: gossip badmouth backstab trashtalk slag slander whisper rumor rumour disparage
  gruff: gruff gruffly curt curtly brusque brusk abrupt abruptly terse blunt bluntly crusty monosyllabic taciturnly grunting growl
  grumpy: grumpy grumpily grouchy crabby surly sullen sulky sulk cranky moody sour dour cantankerous irritable testy tetchy huffy petulant crotchety morose grump grouch snippy snappish glum miserable whiny moaning humourless humorless
  rude: rude rudest impolite discourteous uncivil unmannerly boorish illmannered insolent impertinent impudent churlish uncouth loutish rued obnoxious unmannered offensive ungracious rudley disresptful lout tactlessness mouthy lippy
  hostile: hostile aggressive agressive belligerent combative confrontational antagonistic antagonize antagonise quarrelsome abrasive nasty nastily vicious viciously spiteful malicious vindictive venomous hateful acrimonious aggresive unfriendliness bellicose pugnacious snarl
  condescending: condescending condescendingly condescension patronizing patronising belittling demeaning snobbish snobby snooty haughty mansplain supercilious snide disdainful contemptuous contempt smug smugly patronisingly sarcastic sarcasm condesending condecending patronizingly talkdown sanctimonious scornful mocking
  arrogant: arrogant arrogantly arogant cocky egotistical conceited bigheaded pompous overbearing pretentious hubris bossy highhanded domineering egomaniac ego stuckup selfimportant selfrighteous blowhard boastful
  dismissive: dismissive indifferent unconcerned uninterested disinterested apathetic apathy nonchalant unbothered blase perfunctory flippant glib offhand cavalier flippantly brushoff shrugging
  coldhearted: coldhearted heartless callous callously unfeeling unsympathetic standoffish aloof unfriendly unkind uncompassionate merciless ruthless cruel cruelty impersonal uncaring unpleasant insensitive unsmiling frostily unwelcoming curtness stonefaced stony
  unhelpful: unhelpful unhelpfully obstructive uncooperative unaccommodating unsupportive stonewall obstinate pigheaded intransigent unyielding unobliging jobsworth stubborn unhelpfull obstructionist unassisting
  shout: shout scream yell holler bellow berate bark rant bawl screech shriek roar yeller lambast shouty screamer loudmouth
  swear: swear swore cuss curse profanity expletive foulmouthed vulgar obscene effing blasphemy crude fuck
  insult: insult mock ridicule belittle taunt jeer humiliate scoff demean disparage deride derogatory abuse bully sneer
  threaten: threaten threat menace intimidate coerce coercion blackmail extort bulldoze browbeat strongarm threateningly threatned
  harass: harass hound pester badger nag spam bombard stalk robocall telemarketing harrass stalker barrage
  creepy: creepy creep leer ogle flirt flirtatious flirty sleazy lewd pervert lecherous inappropriate ick creepily stalkerish leery predatory
  racist: racist racism sexist sexism bigot bigotry prejudice prejudiced discriminate discriminatory misogynist chauvinist homophobic xenophobic
  defensive: defensive touchy prickly thinskinned argumentative bristle snappy huffy confrontational flustered
  impatient: impatient exasperated restless fidgety tetchy huff curt antsy
  smirk: smirk scowl glare frown grimace shrug sneer snort eyeroll sigh tut snicker snigger pout grunt
  lazy: lazy lazily laziest idle slouch loaf loafer slack slacker shirk skive workshy lethargic unmotivated skiver goof laze lazier laggard slob
  hardworking: hardworking diligent industrious tireless tirelessly conscientious dedicated grafter committed devoted toil assiduous slog workhorse grafting hustler dilligent unflagging relentless
  gem: gem treasure jewel diamond godsend lifesaver legend hero superstar angel champ champion rockstar saint blessing saviour savior keeper gentlemen unicorn mvp sweethearts
  idiot: idiot moron clown buffoon imbecile numpty muppet dolt goon bozo knucklehead nitwit dimwit stooge plonker donkey halfwit
  jerk: jerk asshole bastard prick douche scumbag lowlife bitch arsehole tosser wanker sleazebag thug brute creep
  attitude: attitude manner demeanor demeanour tone behavior behaviour disposition temperament vibe deportment persona
  greet: greet introduce introduction handshake hello welcome wave nod shook hi
  presentable: groomed uniform badge lanyard identification logo wellgroomed insignia nametag polo attire smartly
  unkempt: unkempt scruffy disheveled unshaven slovenly bedraggled unwashed unhygienic grubby raggedy
  drunk: drunk drunken drank intoxicated tipsy hungover hangover booze alcohol marijuana inebriated beer whiskey
  cigarette: cigarette smoke smoker vape cigar butts tobacco cig ciggie fag nicotine
  snoop: snoop rummage pry nosy riffle rifle peek intrude intrusive trespass invasive prowl nosey
  theft: stole stolen theft thief thieves pilfer burgle burglary purloin embezzle robber
  loud: loud loudly boisterous rowdy raucous blaring rambunctious noisily booming deafening
  radio: radio music headphones earbuds airpods tiktok podcast scroll earphones
  drinks: coffee tea cuppa biscuit lunch sandwich lemonade cake cookie snack breakfast doughnut donut
  honest: honest honesty honestest truthful truthfully sincere genuine forthright candid candidly candor candour honset onest upright straightshooter honestley honost scrupulously truthfull
  trustworthy: trustworthy trusted reputable credible trusty legit legitimate bonafide trustable trustworthly upstanding faithful trustworth trustwothy unimpeachable
  reliable: reliable dependable consistent steadfast relable relaible reliant relyable unfailing steady
  ethical: ethical integrity integrety principled scrupulous moral decency virtuous
  transparent: transparent upfront forthcoming straightforward aboveboard forthright candid unambiguous
  dishonest: dishonest dishonestly dishonesty deceitful deceptive untruthful insincere shady sleazy sketchy dodgy shifty fraudulent underhanded unscrupulous disingenuous devious duplicitous conniving unethical immoral misleading corrupt slimy sneaky untrustworthy unprincipled dishonorable dishonourable liarish twofaced duplicity disreputable
  lie: lie lied lying liar fib falsehood untruth mislead misled fabricate bluff untrue falsely lier deceived misrepresent misrepresentation fallacious
  scam: scam scammer scammy fraud fraudster swindle swindler ripoff sham hoax crook conman conmen conartist charlatan grifter cheat cheater trickster shyster cowboy huckster bandit criminal thieving fraudulently flimflam shakedown
  trick: trick trickery fool dupe deceive hoodwink bamboozle manipulate bait lure gimmick gimmicky ploy ruse tactic scheme swindled scammed snooker
  scaremonger: scaremonger fearmonger scare frighten alarmist exaggerate overstate dramatize dramatise
  upsell: upsell upsold upsale oversell oversold peddle tout hawk
  pushy: pushy highpressure salesy insistent hardsell overzealous pester persuade aggressive overbearing pushey badgering hardball relentless
  unnecessary: unnecessary unnecessarily unneeded needless needlessly unwarranted superfluous unrequired unrequested unnessary unneccessary unecessary unsolicited unecessarily unneccesary unessential extraneous
  salesman: salesman salesperson saleswoman salespeople salesmen seller closer telemarketer peddler huckster salesguy
  trust: trust faith confidence entrust count belief reliance faithfully
  confident: confident certain certainly assured sure convinced assuredly unhesitating unworried
  distrust: distrust mistrust suspicious suspicion suspect wary skeptical sceptical leery dubious fishy sus
  professional: professional profesional proffesional proffessional professinal professionial pro businesslike profession
  unprofessional: unprofessional unprofesional unproffesional unproffessional unprofessionial unbecoming unseemly misconduct misbehave misbehavior
  respectful: respect respectfully considerate reverence deferential respecful thoughtfulness courtesies courteous
  disrespect: disrespect disrespectfully inconsiderate thoughtless tactless insensitive heedless disregard unthinking thoughtlessly disrespectfull
  skilled: skilled skillfully skilful skilfully competent capable proficient adept able ability adroit deft deftly gifted talented prowess skillset workmanlike dexterous practised skillfull
  craftsman: craftsman craftsmanship craftsmen craftswoman artisan artistry artist mastery genius wizard whiz maestro guru expert virtuoso ninja magician craftsperson virtuosity tradecraft perfectionism
  knowledgeable: knowledgeable knowledgeble knowlegeable expertise wellinformed educated versed savvy erudite expert knoweldgeable knowlegdable
  experienced: experienced veteran practiced practised wellversed oldschool trained oldhand journeyman longserving
  qualified: qualified qualification certified certification accredited licensed credentials registered vetted bonded
  clever: clever cleverly smart ingenious ingenuity intelligent resourceful creative inventive astute innovative shrewd insightful brainy canny savvy intuitive quickwitted brainpower
  meticulous: meticulous thorough thoroughly thourough painstaking painstakingly precise methodical systematic fastidious rigorous perfectionist perfectionism detailed comprehensive carefully diligent metriculous meticulus thorogh thoroughgoing scrupulously pernickety fussy exactitude conscientiously
  careful: carefully caution cautious cautiously gentle gently gingerly delicate softly warily tenderly
  pride: pride proud proudly passion dedication conscientious craftsmanship perfectionist
  careless: careless carelessly sloppy sloppily slapdash slipshod shoddy shoddily haphazard haphazardly negligent lackadaisical halfhearted lax remiss inattentive slovenly reckless recklessly slapped halfassed halfarsed thoughtless careles sloppyness unthinkingly
  botch: botch bodge bungle butcher mangle fumble flub screwup foulup cockup hackjob ballsup muckup bodger bodgy goof botchjob hatchet hashed bodgejob hackwork bungler
  stopgap: stopgap bandaid temporary temporarily makeshift jerryrigged rigged jury improvise kludge quickfix interim
  skimp: skimp scrimp shortcut cheapskate shortchange pinching substandard cheapen
  incompetent: incompetent incompentent inept ineptitude clueless useless hopeless hapless incapable bumbling unskilled unable uneducated unknowledgeable amateur amateurish inexpert brainless inadequacy imcompetent dunce
  inexperienced: inexperienced inexperience novice rookie untrained unqualified newbie beginner greenhorn amateur unskilled unlicensed uncertified unseasoned learner untutored unpracticed fledgling
  clumsy: clumsy clumsily butterfingers hamfisted fumbling maladroit oafish klutz klutzy heavyhanded bumble
  stumped: stumped baffled flummoxed perplexed mystified puzzled bewildered befuddled nonplussed confounded
  guess: guess guesswork speculate conjecture hunch assumption surmise gamble
  think: assume presume think believe reckon figure imagine feel
  diagnose: diagnose diagnosis diagnostic troubleshoot troubleshot pinpoint identify detect trace isolate determine discover ascertain deduce diagnos diagnoze uncover sleuth
  misdiagnose: misdiagnose misdiagnosis misread misidentify misjudge miscalculate mistaken misinterpret mismeasure misassess
  wrong: wrong wrongly incorrect incorrectly erroneous inaccurate mistaken mistakenly backwards improperly mismatched
  mistake: mistake error blunder goof mishap oversight misstep mixup snafu gaffe foulup slipup mistep flub
  correct: correct correctly properly proper rightly accurately exactly precisely proply
  fix: fix repair mend solve resolve cure remedy rectify sort restore revive resuscitate salvage reinstate fixer patchup reconnect restart reset reactivate
  install: install fit replace mount lay laid swap wire connect assemble attach fasten affix refit rewire reconnect retrofit reattach reinstall
  remove: remove dismantle disconnect uninstall detach demolish strip extract dig unhook disassemble
  unclog: unclog unblock declog snake auger rooter hydrojet jet flush plunge dislodge descale decalcify
  maintain: maintain maintenance servicing tuneup tune overhaul checkup upkeep lubricate recharge descaling
  renovate: renovate remodel refurbish modernise modernize revamp upgrade renew redecorate makeover extension refit
  build: build construct erect create craft extend frame joinery carpentry
  paint: paint repaint stain varnish prime coat decorate wallpaper plaster skim sand
  mow: mow trim prune cut edge weed rake landscape plant seed fertilize fertilise aerate mulch
  moving: mover move pack unpack box load unload haul lift carry heave crate relocate removals wrapped
  operate: work function operate run perform behave fonction workin runnin whir
  smoothly: smoothly smooth seamlessly seamless flawlessly perfectly beautifully faultlessly brilliantly wonderfully effortlessly impeccably swimmingly
  flawless: flawless perfect faultless impeccable textbook exquisite unblemished pefect prefect impecable spotfree errorless glitchless
  sturdy: sturdy sturdily solid solidly robust durable stout strongly secure firmly hardwearing longlasting stable bulletproof substantial watertight airtight bombproof sturdier hardy weatherproof stoutly strengthen
  flimsy: flimsy wobbly rickety shaky loose unstable unsteady fragile ramshackle brittle insecure insubstantial teeter weak wonky plasticky jiggle creaky jiggly rattly
  crooked: crooked crookedly uneven unevenly lopsided wonky slanted askew skewed tilted misaligned unlevel cockeyed skewwhiff asymmetrical offcenter offcentre bowed warped sagging jagged ragged wavy bumpy lumpy unstraight squint kinked zigzag wavering drunkenly offkilter skewiff
  straight: straight level evenly aligned symmetrical centered centred crisp smooth uniformly
  beautiful: beautiful beautifully beautifull beutiful gorgeous gorgeously stunning stunningly handsome attractive elegant elegantly exquisite tasteful stylish breathtaking eyecatching magnificent dazzling picturesque classy stunner eyecandy sleek chic
  ugly: ugly hideous unsightly eyesore unattractive ghastly tacky ugliest amateurish unpresentable hideously grotesque uglier unappealing garish amateurishly
  patchy: patchy blotchy blotch streaky streak mottled splotchy brushmarks brushstrokes uneven dappled
  peel: peel flake blister chip fade crumble delaminate detach unstick unglue
  neat: neat neatly tidy tidily orderly shipshape wellkept cleanly clean
  spotless: spotless spotlessly pristine immaculate gleaming sparkling sparkly shining shiny glisten speckless dustfree unsoiled spick span spotles imaculate cleanest unstained
  clean: clean scrub wipe mop sweep vacuum vaccum vacum hoover polish wash rinse sanitize sanitise disinfect scour buff deodorize launder shampoo tidy declutter cleanse
  messy: messy untidy dirty dirtier filthy grubby cluttered littered unclean grimy mucky dusty messily sticky greasy smeary pigsty grungy cluttery scruffy filthiest
  mess: mess debris dust sawdust crumbs rubble grime muck dirt filth rubbish trash garbage litter clutter shavings scraps soot mud clippings offcuts wrappers grit dross mes junk detritus shards crud shrapnel pebbles droppings dustballs sweepings
  gunk: gunk sludge slime scum limescale buildup grease lint hairball sediment scale calcium crud residue goo muck tartar mineral slurry
  leftover: leftover discarded strewn scattered dumped littered unswept uncollected
  tarp: tarp dropcloth dropsheet tarpaulin dustsheet groundsheet sheet drape floormat runner cardboard blanket canvas plastic masking padding cloths visqueen polythene clingfilm
  protect: protect cover shield wrap drape mask safeguard sheathe preserve pad
  booties: booties bootee overshoe shoecover slipper shoe boot footwear sock sneaker trainers
  broom: broom vacuum hoover dustpan mop duster cloth sponge bucket shopvac dyson bleach detergent squeegee windex chemicals
  dispose: dispose haul cart recycle bin rid takeaway lug offload
  muddy: muddy track trail traipse trample tread trod footprint bootprint tramp trudge mud pawprint
  damage: damage damges ruin destroy wreck mar harm vandalize vandalise spoil destruction sabotage wreckage mangled impair disfigure
  scratch: scratch scrape scuff gouge gash scar dent ding chip blemish graze scratchy knick
  crack: crack split fracture shatter splinter rupture fissure smash crumble hairline chipped
  stain: stain smudge smear blotch splotch splash splatter splat spill spilt discolor discolour fingerprint handprint streak spatter inkblot tarnish
  hole: hole gap crater cavity puncture crevice pit chasm pothole
  burn: burn burnt scorch char melt smoulder smolder blaze flame fire smoke sear
  rip: rip tear tore torn shred snag fray slash
  bend: bend bent twist warp buckle crumple bow contort deform misshapen sag kink
  spill: spill spilt splash pour slosh slop spillage upend topple
  fail: fail failure break breakdown die died malfunction conk collapse croak stall glitch stop cease seize crash fizzle cutout
  dead: dead kaput busted broken inoperable unusable nonfunctional lifeless bricked defunct knackered inoperative borked defective faulty toasted inert unworkable
  leak: leak leaky leakage drip seep ooze trickle dribble weep gush spray spurt puddle leek seepage waterfall droplet
  flood: flood deluge swamp inundate overflow burst submerge waterlogged soak drench torrent soggy gushing swampy
  clog: clog block blockage obstruct stoppage jam choke backup congest plugged constipated gummed
  noise: noise noisy noisily rattle squeak squeaky squeal bang clank hum buzz whine thump screech gurgle clatter rumble vibrate groan hiss whistle creak grinding clunk clack tick shudder
  hushed: quiet quieter quietest noiseless soundless whisper purr inaudible hush silently
  smell: smell stink odor odour stench reek whiff stinky smelly pong stank stunk musty acrid niff fume foul smelt sewage rancid putrid
  cold: cold freezing froze frozen chilly frigid icy shiver unheated heatless lukewarm tepid frosty icebox coldest arctic igloo
  hot: hot sweltering scorching stifling roasting sweaty muggy humid sauna blazing heatwave boiling sweat hottest inferno
  warm: warm warmth warmer toasty cozy cosy snug heated balmy comfy
  flicker: flicker strobe dim spark arc zap crackle fizzle blink surge electrocute
  trip: trip blow fuse overload outage blackout brownout powercut
  mold: mold mould mouldy moldy mildew rot rotten rust rusty corrosion corroded fungus damp decay moisture mildewy spores mushroomy damprot
  recur: recur reoccur reappear resurface relapse recurrence persist linger reoccurrence reocurred rebreak
  worsen: worse worsen deteriorate exacerbate aggravate degrade regress spiral snowball
  better: better improve superior preferable enhance outclass outdo outshine
  redo: redo redid redone rework revisit refit reinstall reinspect repaint retile recaulk reseal
  succeed: succeed success successfully achieve accomplish triumph conquer sucessful succesful overcome
  fruitless: unsuccessful unsuccessfully futile fruitless ineffective ineffectual unproductive pointless vain
  problem: problem issue trouble fault defect glitch snag difficulty complication concern hiccup problematic isue prob
  solution: solution remedy workaround cure resolution resolve fix solve
  result: result outcome product appearance look upshot output aesthetics
  quality: quality standard calibre caliber grade qualty craft workmanship workmanlike qulity
  job: job project task assignment gig undertaking work chore repairs
  test: test retest check recheck doublecheck verify trial ensure validate
  inspect: inspect survey evaluate assess appraise examine audit exam
  measure: measure dimension size calculate calibrate spec gauge template
  unfinished: unfinished incomplete undone partial unresolved halfdone halffinished unaddressed unfixed uncompleted
  finish: finish complete conclude finalize finalise end finsh finnish wrapup
  begin: begin start commence launch initiate embark restart kick
  endure: endure survive outlast persevere withstand longevity lifespan everlasting weatherproof
  wear: wear fray erode corrode deteriorate rust loosen degrade
  arrive: arrive arive come show appear materialize materialise turn roll swing pop rock pull
  noshow: noshow ghost vanish disappear flake absent absence absentee mia abscond nonappearance awol nowhere
  abandon: abandon desert strand ditch dump jilt forsake forsook walkout
  early: early earlier earliest ahead sooner soonest earlybird prematurely
  beforehand: beforehand advance prior ahead upfront forewarn headsup preemptively
  late: late tardy belated belatedly overdue unpunctual delayed latecomer tardily
  punctual: punctual puntual punctuel timeliness timekeeping ontime clockwork dot prompt prompter clocklike
  quick: quick quickly quickest quicker fast faster fastest swift swiftly rapid rapidly speedy speedily brisk lightning expeditious nimble zippy qucik quik quickley qickly superfast turbo
  prompt: prompt promptly promt immediate immediatly imediately instantly instant instantaneous straightaway pronto forthwith asap swift promply immedietely
  efficient: efficient effecient efficent effective streamlined effcient slick speedily
  slow: slow slowly slower slowest sluggish snail glacial plodding laggard tortoise ponderous molasses lethargic sloth lag inefficient slowpoke slowcoach dragging sloooow
  dawdle: dawdle dally linger loiter procrastinate drag dillydally faff lag lollygag stall lallygag
  hasty: hasty hastily haste hurried hurriedly cursory slapdash perfunctory quickie rushed whirlwind
  dash: rush hurry race dash zoom hustle scramble hightail zip speed hasten expedite
  wait: wait await queue twiddle languish limbo linger stew
  delay: delay holdup setback stall bottleneck slowdown lag interruption postponement dealy impediment
  lengthy: long lengthy prolonged protracted interminable endless endlessly forever eternity ages eons unending neverending excruciating
  soon: soon shortly momentarily imminent anon sometime sooner swiftly soonish
  minute: minute second moment jiffy instant tick heartbeat sec trice mintues minuets
  week: week month year fortnight decade semester weekly monthly yearly
  weekday: monday tuesday wednesday thursday friday saturday sunday weekday mon tues thurs fri
  monthname: january february march april june july august september october november december jan feb aug sept oct nov dec
  seasons: summer winter autumn springtime summertime wintertime midsummer midwinter season offseason
  daytime: morning afternoon night noon midday dawn dusk lunchtime teatime dinnertime bedtime suppertime tonight mornin eve nite nighttime
  overnight: midnight overnight weekend afterhours holiday sunday wee unsociable
  holiday: holiday christmas xmas easter thanksgiving diwali hanukkah eid halloween anniversary birthday vacation hogmanay
  today: today yesterday tomorrow tonight tmrw tomorow tommorow tommorrow yest nowadays
  slot: slot window timeslot timeframe opening appointment booking vacancy
  appointment: appointment apointment appointmnt booking reservation consultation session rendezvous visit callout
  book: book schedule shedule scheduel reserve arrange pencil plan calendar
  reschedule: reschedule resched postpone rearrange rebook defer shunt bump shuffle displace shift reshedule
  cancel: cancel nix rescind revoke bail cancle canselled axe
  overbooked: overbooked doublebooked overscheduled overstretched swamped understaffed shorthanded overloaded overworked overcommitted backlogged overrun waitlist waitinglist standby swampd oversubscribed
  flexible: flexible accommodating accomodate adaptable amenable obliging versatile accomadating accommadating acommodating acomodate flexable
  inflexible: inflexible rigid rigidly unaccommodating unbending stubborn immovable unwilling uncompromising
  easy: easy easily easier easiest effortless effortlessly simple hasslefree painless painlessly breeze straightforward cinch doddle convenient stressfree easypeasy hastlefree streamlined uncomplicated easly
  inconvenient: inconvenient inconvenienced cumbersome nuisance awkward ordeal headache rigmarole palaver aggravation hindrance disrupt hastle hassle aggro faff bothersome annoyance troublesome
  difficult: difficult hard tricky challenging complex complicated awkward tough demanding arduous fiddly stubborn
  answer: answer reply respond response acknowledge react reponse responce answerd
  ignore: ignore disregard neglect ghost dodge evade snub overlook shun unanswered fob stonewall blank unacknowledged
  unreachable: unreachable unresponsive unanswered uncontactable incommunicado elusive unreturned nonresponsive unread unavailable unobtainable
  call: call phone ring dial telephone contact reach fone
  text: text sms message email mail whatsapp imessage note txt dm msg messenger
  voicemail: voicemail answerphone automated robot bot chatbot menu callcenter callcentre beep autoreply autoresponder
  online: online website portal app webform facebook web internet nextdoor site instagram webchat webpage form facetime zoom browser
  transfer: transfer bounce shunt reroute shuffle redirect runaround pingpong fob
  chase: chase pursue hound nag pester badger beg plead prod hunt
  tell: tell inform notify warn advise mention apprise forewarn alert infom
  untold: untold unannounced uninformed unaware unexplained unmentioned unwarned oblivious
  updates: update informed loop abreast apprised status progress eta headsup notification tracker
  silence: silence silent crickets mute mum zilch incommunicado tightlipped wordless nada
  explain: explain explination explanation clarify clarification describe description outline elaborate elucidate illustrate summarize summarise translate demystify educate teach explantion
  instruct: instruct tutorial lesson guidance guide walkthrough demo demonstration training orientation coach
  listen: listen heed hear acknowledge understand ear absorb hearer
  interrupt: interrupt interject overrule override dismiss shush cutoff disregard talkover
  ask: ask question inquire enquire query request inquiry enquiry probe quiz
  show: show demonstrate display illustrate reveal exhibit showcase outline
  photo: photo photograph picture pic image video snapshot snap footage camera screenshot fotos
  clear: clear clearly concise coherent articulate lucid plain plainly legible layman layperson
  confusing: confusing unclear vague muddled ambiguous cryptic garbled incoherent jumbled evasive noncommittal murky incomprehensible mumble convoluted confusingly baffling unintelligible doubletalk opaque
  jargon: jargon technobabble gobbledygook mumbojumbo lingo technical doublespeak gibberish acronym legalese
  contradict: contradict contradictory inconsistent conflicting discrepancy mismatch clash waver gainsay
  misunderstanding: miscommunication misunderstanding misunderstood mixup misinformed confusion misheard muddle
  communicate: communicate comunication communcation comms liaise correspond communiction communicaton
  language: english accent language fluent interpreter translator foreign dialect bilingual hindi
  confirm: confirm reconfirm reminder verify recap followup checkin crosscheck validate
  option: option choice alternative selection variety variation package scenario
  advise: advise advice tip pointer suggestion counsel hint proposal
  affordable: cheap cheaper cheapest inexpensive affordable lowcost economical undercut afordable pricewise
  fair: fair reasonable reasonble resonable reasonabley equitable sensible moderate competitive sane decent fairer fairest justly
  expensive: expensive pricey pricy overpriced overprice costly steep exorbitant exorbitantly extortionate astronomical outrageous dear excessive inflated unaffordable skyhigh extravagant eyewatering hefty expensve expesive priciest overcharging dearly
  gouge: gouge gouger overcharge ripoff rip robbery fleece rook extort profiteering bilk upcharge daylight swindle scalp usury rackrent
  hidden: hidden hide undisclosed sneaked snuck unannounced bogus undeclared unagreed unauthorized unauthorised
  balloon: balloon soar skyrocket escalate hike inflate mushroom double triple quadruple spiral increase quintuple
  surcharge: surcharge levy toll penalty addon upcharge supplement markup callout tripfee excise mileage
  price: price cost charge fee tariff amount pricetag prise pricelist payment
  bill: bill invoice receipt statement tab balance sum tally
  quote: quote quotation qoute estimate bid ballpark proposal qoutation
  matched: match equal tally correspond coincide identical same exact agree
  itemize: itemize itemise delineate enumerate annotated specify lineitem transparency
  discount: discount coupon voucher rebate promo promotion waive deduct reduction markdown concession goodwill reduced
  refund: refund reimburse repay repaid compensate recompense chargeback restitution moneyback rebate recoup
  deposit: deposit downpayment retainer prepayment prepay prepaid retention depost
  free: free complimentary gratis waived freebie comped unbilled gratuitous
  extra: extra additional supplementary added further supplemental ancillary surplus excess additonal
  haggle: haggle negotiate barter dicker renegotiate counteroffer compromise wrangle
  worthless: worthless useless pointless waste squander unusable valueless futile
  greedy: greedy greed greedily moneygrubbing stingy tightfisted avaricious moneyhungry cashgrab mercenary rapacious moneygrab moneymaker moneymad skinflint
  currency: dollar pound euro rupee buck quid rand cent pence penny grand thousand fiver tenner lakh peso usd gbp aud cad nickel yen shekel dirham naira
  pay: pay payment cash cheque debit venmo paypal zelle upi visa mastercard paytm gpay applepay
  finance: finance loan monthly mortgage afterpay klarna lender repayment
  wallet: wallet pocket purse budget pocketbook paycheck salary wages bank
  guarantee: guarantee garantee gaurantee guarentee guaranty warranty warrantee warrenty waranty warrent warranted assurance lifetime gurantee
  honour: honor honour uphold upheld fulfil comply abide obey
  void: void expire lapse invalid exclude loophole smallprint fineprint nullify disclaim
  refuse: refuse decline deny reject rebuff balk baulk disallow spurn unwilling turndown stonewalled
  claim: claim ticket complaint grievance dispute appeal incident casefile
  blame: blame accuse scapegoat implicate deflect fault fingerpointing pin buckpassing
  excuse: excuse alibi pretext justification rationalize rationalise lame waffle evasion sobstory
  apologise: apologise apologize apologetic appologize appologise sorry contrite remorse repent appoligise apoligize
  unapologetic: unapologetic remorseless shameless shamelessly unrepentant brazen brazenly defiant unashamed barefaced
  promise: promise assure vow pledge guarantee commit undertake promiss
  renege: renege backtrack backpedal flipflop weasel wriggle squirm uturn rescind disown welch waffle
  insurance: insurance adjuster policy coverage underwriter indemnity homeowners liability
  permit: permit license licence code zoning approval council planning compliance compliant regulation bylaw registration permission authorisation authorization ordinance
  paperwork: paperwork document form contract agreement report leaflet manual handbook brochure pamphlet folder file checklist
  legal: lawyer attorney solicitor court sue lawsuit tribunal ombudsman legal litigation mediation bbb police regulator watchdog complaint magistrate
  argue: argue argument arguement quarrel bicker dispute squabble fight altercation spat debate
  complain: complain complaint gripe moan grumble whinge grouse bellyache kvetch grievance protest
  technician: technician tecnician technican techician engineer mechanic repairman repairmen serviceman servicemen fitter handyman tradesman tradesmen tradie contractor specialist workman workmen repairperson worker tradesperson employee engneer techie
  plumber: plumber electrician electrican roofer carpenter joiner builder tiler plasterer painter landscaper cleaner locksmith glazier mason bricklayer arborist exterminator sparky chippy plummer maid housekeeper electritian plumer handywoman
  crew: crew team gang squad duo pair trio group staff workforce personnel teammates labourers laborers
  guy: guy man bloke fella chap lad gentleman dude gent lady woman girl boy person individual lass fellow mate gentelman
  office: receptionist dispatcher secretary rep representative csr agent clerk office reception desk switchboard frontdesk bookkeeper admin administrator helpdesk callhandler telephonist phonelady
  boss: boss owner manager supervisor foreman proprietor director ceo president superintendent founder principal gaffer mgr leader
  apprentice: apprentice trainee helper junior intern sidekick learner understudy offsider prentice
  subcontractor: subcontractor subcontract subbie thirdparty freelancer outsourced casual temp subs
  company: company firm business outfit shop enterprise corporation agency establishment comapny compnay buisness bussiness busines comapany corp
  independent: independent familyowned familyrun smalltime soletrader homegrown selfemployed indie
  corporate: corporate franchise chain conglomerate headquarters faceless bureaucracy nationwide bureaucratic
  competitor: competitor rival elsewhere predecessor incumbent opponents contender nemesis counterpart
  husband: husband wife partner spouse fiance fiancee hubby girlfriend boyfriend missus widow
  relative: mother father mom mum dad mam mama parent brother sister son daughter cousin uncle aunt auntie inlaw nephew niece stepson family
  elderly: elderly senior pensioner widow disabled wheelchair frail infirm grandma grandmother grandfather granny grandpa nan gran nana octogenarian
  kids: kid child toddler baby infant newborn teen teenager grandkid grandchild grandchildren twins kiddo youngster
  pets: dog cat pet puppy kitten parrot hamster pup doggo labrador terrier rabbit pooch doggy kitty goldfish gerbil chihuahua poodle bunny
  neighbor: neighbor neighbour nieghbor friend colleague coworker acquaintance buddy roommate flatmate housemate relative bestie
  tenant: tenant landlord landlady renter lodger lessee homeowner realtor strata hoa buyer occupant
  customer: customer client consumer shopper clientele costumer buyer custumer subscriber
  inspector: inspector surveyor assessor appraiser architect official examiner valuer
  kitchen: kitchen bathroom bedroom lounge livingroom hallway basement attic loft laundry ensuite study den nursery cellar closet pantry conservatory washroom foyer diningroom scullery playroom crawlspace stairwell vestibule mudroom porchway landing hall
  yard: yard garden lawn patio deck driveway porch terrace balcony backyard courtyard veranda verandah path sidewalk pavement walkway garage shed greenhouse lane alley carport pergola gazebo
  house: house home flat condo townhouse bungalow property cottage duplex villa residence place dwelling maisonette premises mansion
  restaurant: restaurant store warehouse salon cafe clinic church hotel pub bakery school gym dentist bistro
  floor: floor ceiling wall carpet rug countertop counter worktop hardwood laminate skirting baseboard drywall plasterboard linoleum parquet bench upholstery stairs staircase banister lino
  furniture: furniture sofa couch table chair bed dresser cupboard cabinet wardrobe bookcase bookshelf shelf mirror piano lamp mattress armoire heirloom ottoman recliner hutch sideboard stool
  fixture: sink toilet tap faucet shower tub bath bathtub basin cistern bidet urinal spigot showerhead loo lavatory washbasin commode vanity facet mixer spout
  appliance: appliance fridge refrigerator refridgerator freezer dishwasher washer dryer drier oven stove cooker hob microwave range icemaker cooktop rangehood extractor television kettle toaster tv
  furnace: furnace boiler heater radiator heatpump thermostat geyser burner fireplace hvac heating chimney underfloor flue immersion waterheater combi
  aircon: ac aircon conditioner airconditioner airconditioning condenser compressor coil evaporator chiller minisplit freon blower airco handler
  pipe: pipe drain sewer downpipe downspout hose duct pump tank sump septic mains culvert trap pipework plumbing manhole
  outlet: outlet socket switch breaker panel wire light lamp chandelier dimmer bulb circuit fusebox cable conduit charger plug receptacle powerpoint electrics rewire
  roof: roof shingle gutter flashing soffit fascia slate skylight eaves dormer ridge underlayment membrane
  door: door window gate fence lock hinge handle latch frame sash blind shutter curtain knob deadbolt doorbell railing
  part: valve gasket seal capacitor ignitor igniter thermocouple bearing belt filter sensor board motherboard motor element cartridge anode inducer flapper ballcock thermistor relay solenoid pcb diaphragm part component fan spring roller thermostat
  tool: wrench hammer drill ladder screwdriver spanner plunger saw pliers tool toolbox toolbag torch jigsaw nailgun auger sander chainsaw mower meter multimeter kit blower equipment chisel crowbar trowel scraper hacksaw stepladder scaffold
  material: paint grout caulk silicone sealant mortar cement concrete plaster putty glue adhesive primer varnish solder lumber timber wood plywood pvc copper brick gravel sealer undercoat tile material marble granite stucco render asphalt tarmac bitumen epoxy resin insulation foam fibreglass fiberglass
  screw: screw nail bolt nut bracket anchor clamp hook rivet staple
  vehicle: van truck lorry car pickup trailer vehicle ute minivan wagon bakkie dumpster truk bus motorbike bike tractor digger excavator
  plant: tree hedge bush shrub flower flowerbed plant grass turf sod rose branch mulch border hydrangea perennial petunia lavender ivy bamboo orchard fern azalea
  pest: rat mouse mice ant roach termite wasp bee bedbug squirrel raccoon rodent pest vermin cockroach hornet flea possum spider silverfish gopher mole skunk pigeon moth
  key: key lockbox keypad keysafe passcode alarm code keycode
  ajar: ajar unlocked unlatched unsecured unbolted unfastened unguarded unattended
  backorder: backorder shipment shipping delivery courier deliver preorder stockout restock awaited
  supplier: supplier distributor manufacturer depot wholesaler warehouse merchant factory maker vendor
  supply: supply bring fetch provide source obtain collect acquire procure stock furnish
  equipped: equipped stocked prepared ready wellstocked wellprepared kitted supplied
  unprepared: unprepared illequipped unequipped emptyhanded toolless underprepared understocked unready
  emergency: emergency urgent urgency crisis desperate afterhours mayday urgnt
  weather: storm snow rain blizzard hurricane freeze frost ice hail wind gale thunderstorm tornado monsoon drought lightning cyclone snowstorm downpour thunder sleet snowfall
  fuel: gas carbon monoxide propane methane oil fuel diesel petrol kerosene
  unsafe: unsafe dangerous hazardous risky perilous deadly lethal precarious exposed jeopardy risk endanger
  safe: safe safety secure harmless safeguard unharmed childproof reassuringly shielded
  illness: sick ill asthma allergy allergic pregnant injured injury surgery cancer flu fever
  pandemic: covid coronavirus pandemic lockdown quarantine vaccinated virus sanitizer sanitiser
  relieved: relieved relief reassured unburdened unworried lightened destressed eased
  thankful: thankful thankfull grateful gratefully appreciate apreciate indebted gratitude thankyou thx blessed kudos gratefull
  happy: happy happily happier happiest pleased delighted satisfied satisfaction glad thrilled content ecstatic tickled elated overjoyed chuffed gratified stoked hapy joyous satisified
  impressed: impressed amazed astonished wowed astounded awestruck marvel gobsmacked
  furious: furious furiously angry angrily anger irate livid enraged incensed seething mad apoplectic infuriated rage ropeable ballistic
  frustrated: frustrated annoyed annoyance aggravated irritated exasperated vexed infuriating maddening irked peeved frustating
  disappointed: disappointed disapointed dissapointed dissatisfied dissatisfaction unhappy dismayed displeased underwhelmed disheartened unsatisfied discontent disillusioned unimpressed letdown gutted displeasure
  upset: upset distraught hurt cry devastated heartbroken sob distressed sad shaken miserable wept heartbreaking
  anxious: anxious anxiety anxiously nervous nervously worried apprehensive stressed panicked panic afraid fear fret terrified frantic uneasy concerned scared nerves worrisome
  shocked: shocked appalled aghast horrified flabbergasted gobsmacked dumbfounded speechless disgusted incredulous astounded disbelief jawdropping
  embarrassed: embarrassed embarassed ashamed humiliated mortified foolish stupid sheepish
  tired: exhausted tired weary fatigued knackered sleepless frazzled zonked pooped
  surprise: surprise surprisingly suprise unexpected unforeseen unanticipated startle astonishing
  regret: regret rue regrettable hindsight lament misgivings ruefully selfreproach
  hope: hope expect anticipate hopefully intend aspire optimistic await
  wish: wish ought should prefer ideally shoulda woulda coulda rather
  excellent: excellent exellent great greatly amazing amazingly amazin awesome fantastic outstanding superb superbly wonderful brilliant brill incredible phenomenal terrific marvelous fabulous fab stellar magnificent exemplary remarkable sensational splendid spectacular extraordinary firstrate topnotch tremendous stupendous superlative firstclass ace outstandin fantasic awsome amzing supurb wonderfully magical legendary sublime spectacularly exceptionel splendidly
  good: good nice decent commendable admirable praiseworthy gud goodly pleasant lovely goood
  best: best finest top unmatched unbeatable unrivaled unrivalled unparalleled incomparable unsurpassed greatest matchless unequaled peerless
  recommend: recommend recomend reccomend reccommend recommed refer referral vouch endorse advocate
  praise: praise compliment commend applaud kudos bravo congratulate salute
  wow: wow yay hooray bravo woohoo yippee hallelujah woo hurrah
  spoton: spoton bangon mint dope belter corker ripper bonzer bonza cushty primo
  ugh: ugh yikes argh grr sheesh smh facepalm wtf omg geez jeez lol
  avoid: avoid beware steer shun flee sidestep boycott blacklist bypass
  terrible: terrible awful horrible dreadful appalling appallingly atrocious abysmal horrendous horrid dire deplorable disgraceful disgusting pathetic lousy shocking shockingly diabolical woeful woefully horrific abominable terible horible rotten dreadfully disgustingly godawful ghastly vile wretched
  crap: crap crappy shit shitty suck bullshit bollocks arse crapola shite dogshit craptastic shitshow horseshit suckiest
  bad: bad badly poor poorly unsatisfactory subpar substandard inferior inadequate lacking deficient lackluster lacklustre unimpressive poorest lousy crummy ropey ropy
  disaster: disaster disastrous nightmare hell catastrophe fiasco debacle shambles trainwreck horror farce omnishambles circus calamity travesty nightmarish dumpsterfire cataclysm pandemonium
  worst: worst lowest poorest horriblest rockbottom weakest shoddiest crummiest crappiest
  laughable: laughable ridiculous absurd ludicrous preposterous farcical insane crazy nonsense rediculous ridiculus silly outlandish bonkers lunacy
  unacceptable: unacceptable inexcusable unforgivable intolerable indefensible unjustifiable unreasonable unpardonable unaceptable inadmissible
  shameful: shameful shamefully disgraceful despicable reprehensible scandalous contemptible deplorable
  okay: okay ok fine average alright alrite adequate passable satisfactory satisfactorily mediocre meh ordinary unremarkable soso
  erratic: erratic unpredictable sporadic spotty intermittent irregular variable fluctuating inconsistent
  unreliable: unreliable undependable flaky fickle unpredictable iffy temperamental unrelaible
  disorganised: disorganized disorganised chaotic chaos shambolic unorganized unorganised scatterbrained dysfunctional haphazard shambles discombobulated
  organised: organized organised orderly coordinated structured systematic wellrun organisedly methodical
  usual: usual typical customary normal routine common commonly regular ordinary
  exceed: exceed exceeded surpass overdeliver outdo beyond outperform excel above
  very: very really so super extremely extreamly incredibly totally absolutely absolutly completely utterly truly highly remarkably wildly immensely uber bloody damn freaking frickin hella ridiculously seriously definitely definately definitly unbelievably tremendously soooo sooo veryy exceedingly extraordinarily supremely
  quite: fairly somewhat rather kinda sorta slightly pretty mildly bit partially
  maybe: maybe perhaps possibly probably presumably might conceivably prolly mayby potentially
  supposedly: supposedly allegedly apparently ostensibly purportedly socalled seemingly purported
  not: not never didn't don't doesn't wasn't isn't won't can't couldn't wouldn't hasn't haven't hadn't aren't weren't shouldn't ain't
  nothing: nothing none nada zero zilch nowt nil naught
  hardly: hardly barely scarcely rarely seldom infrequently marginally scant
  forget: forget neglect omit overlook skip miss omission absentminded oversight
  lose: lose misplace mislay mislaid missing disappear astray vanish
  only: only just merely solely simply purely exclusively strictly
  always: always constantly invariably continually routinely unfailingly everytime perpetually
  often: often frequently regularly repeatedly habitually oftentimes commonly typically
  repeatedly: repeatedly umpteen constantly continually repeated incessantly relentlessly endlessly nonstop umpteenth
  ordinal: second third fourth fifth sixth seventh eighth umpteenth nth another ninth
  again: again twice thrice repeat anew afresh once another
  first: first initial original firstly primary starting outset maiden introductory
  previous: previous previously last recent former preceding past erstwhile
  many: many several multiple numerous various countless lots plenty tons heaps dozens oodles
  few: few handful little some several bit fewer tad
  whole: whole entire full all every wholly entirety complete overall throughout
  portion: portion fraction partially partly part section piece bit
  same: same identical similar similarly alike equal equivalent likewise
  different: different opposite unlike contrary distinct separate dissimilar divergent
  but: but however although though yet nevertheless nonetheless still whereas despite albeit regardless notwithstanding altho tho
  unfortunately: unfortunately unfortunatly unfortunetly sadly regrettably alas disappointingly annoyingly frustratingly unluckily unlucky
  fortunately: fortunately luckily thankfully mercifully blessedly lucky luck providentially fortuitously gladly
  because: because since therefore hence thus due consequently owing becuase cuz cos coz
  also: also plus additionally furthermore moreover besides likewise and
  then: then afterwards later next subsequently after thereafter whereupon thereupon
  finally: finally eventually ultimately lastly belatedly finaly eventualy ultimatly
  say: say claim mention comment declare assert proclaim quip announce
  admit: admit acknowledge confess concede disclose reveal admission divulge
  know: know understand realise realize recognise recognize aware grasp comprehend familiar
  hire: hire use employ commission choose pick opt enlist recruit
  need: need require want must necessary essential requisite mandatory compulsory
  try: try attempt endeavor endeavour strive effort seek tried
  continue: continue keep remain stay persist proceed sustain resume
  switch: change swap convert replace transition substitute alter switchover changeover
  offer: offer propose volunteer give provide present invite suggest
  allow: allow let permit enable authorise authorize approve consent
  prevent: prevent hinder avert preclude forestall deter thwart impede forbid
  new: new modern latest uptodate fresh newer brand current newest
  old: old ancient antique vintage decrepit obsolete outdated older
  big: big large huge massive enormous giant sizeable sizable major bigger gigantic
  small: small tiny little minor slight petty trivial minuscule smaller
  rough: rough roughly manhandle slam yank throw toss stomp heavyhanded chuck fling
  local: local nearby neighborhood neighbourhood area town village county suburb city
  distance: distance mile kilometre kilometer drive commute travel journey
  loyal: loyal loyalty longtime lifelong longstanding devoted faithful longterm stalwart
  visit: visit callout trip housecall attendance homecall revisit walkthrough
  edit: edit update addendum postscript amendment revised ps followup
  pros: positive upside strength merit advantage benefit highlight plusses
  cons: negative downside drawback minus disadvantage shortcoming flaw shortfall gripe failing
  overall: overall altogether summary conclusion tldr verdict bottomline summarise summation
  review: review star feedback testimonial yelp google trustpilot angi checkatrade score
  example: example instance case specifically particularly especially notably exemplify
  bonus: bonus perk cherry plus icing sweetener goodie lagniappe
  value: worth worthwhile value valuable justify bargain snip giveaway freebie
  available: available vacant open availble avalible availabe availiable bookable
  no: no nobody none neither nor without nary sans nowhere
`;
