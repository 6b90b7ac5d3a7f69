/** English given names, each with its short forms; a short form may belong to several. */
const SHORT_FORMS = `
  abigail: abby gail; abraham: abe; adam: ad; adelaide: addie; adriana: adri; albert: al bert bertie; alberto: beto;
  alejandro: alex ale; alexander: alex al alec xander sandy; alexandra: alex lexi sandra sandy; alfred: al fred alf alfie;
  alice: allie; alison: ali allie; allison: ali allie; amanda: mandy; amelia: amy millie; anastasia: stacy; andrea: andi
  drea; andrew: andy drew; angela: angie; anita: nita; ann: annie; anna: annie; anthony: tony; antonio: tony toni;
  archibald: archie; arnold: arnie; arthur: art artie; augustus: gus; barbara: barb barbie babs; bartholomew: bart;
  beatrice: bea trixie; belinda: linda; benjamin: ben benny benji; bernard: bernie; bertram: bert; beverly: bev; bradley:
  brad; brandon: bran; brendan: bren; brittany: britt; calvin: cal; cameron: cam; candace: candy; carlos: carlitos;
  caroline: carrie carol; carolyn: carrie carol; cassandra: cassie cass; catherine: cathy cat kate katie cate; cecilia:
  cece celia; charles: charlie chuck chas; charlotte: charlie lottie; chester: chet; christian: chris; christina: chris
  chrissy tina christy; christine: chris chrissy tina christy; christopher: chris topher kit; clarence: clare; clayton:
  clay; clifford: cliff; clinton: clint; constance: connie; curtis: curt; cynthia: cindy; daniel: dan danny; danielle:
  dani; david: dave davey; deborah: deb debbie; debra: deb debbie; delores: dee; dennis: denny; derek: rick; desmond: des;
  dominic: dom nick; donald: don donny; donna: don; dorothy: dot dottie; douglas: doug; dwayne: wayne; edgar: ed eddie;
  edmund: ed eddie; eduardo: eddie lalo; edward: ed eddie ned ted teddy; edwin: ed eddie; eleanor: ellie nell nora;
  elijah: eli; elizabeth: liz lizzie beth betsy betty eliza libby liza; ellen: ellie nell; emanuel: manny; emily: em emmy;
  emma: em; enrique: quique kike rick; ernest: ernie; eugene: gene; evelyn: evie; ezekiel: zeke; florence: flo; frances:
  fran frannie; francesca: fran; francis: frank fran; francisco: frank paco pancho cisco; franklin: frank; frederick: fred
  freddie rick; gabriel: gabe; gabriela: gabby; gabrielle: gabby; geoffrey: geoff; george: georgie; gerald: gerry jerry;
  geraldine: gerry; gerard: gerry; gilbert: gil bert; giovanni: gio; gordon: gordy; gregory: greg; guadalupe: lupe lupita;
  guillermo: memo; gustavo: gus; harold: hal harry; harrison: harry; henry: hank harry hal; herbert: herb bert; hillary:
  hil; howard: howie; ignacio: nacho; irene: reenie; isaac: ike; isabel: izzy bella; isabella: bella izzy; isaiah: izzy;
  jacob: jake jay; jacqueline: jackie; james: jim jimmy jamie jay; jane: janie; janet: jan; jason: jay jase; jeffrey:
  jeff; jennifer: jen jenny jenn; jeremiah: jerry; jeremy: jem jerry; jerome: jerry; jesse: jess; jessica: jess jessie;
  jesus: chuy; joan: joanie; joanna: jo; joel: joe; john: johnny jack jon; jonathan: jon jonny nathan; jose: joe pepe;
  joseph: joe joey jo; josephine: jo josie; joshua: josh; juan: johnny juanito; judith: judy; julia: julie jules; julian:
  jules; katherine: kate katie kathy kat kay kit; kathleen: kathy kate katie kat; kathryn: kate katie kathy kat; kelvin:
  kel; kenneth: ken kenny; kevin: kev; kimberly: kim; kristen: kris kristy; kristina: kris tina; kristopher: kris; larry:
  lar; laura: laurie; lawrence: larry lars; leonard: len lenny leo; leonardo: leo; leopold: leo; leslie: les; lester: les;
  lewis: lou lew; lillian: lily lil; linda: lin lindy; lorenzo: enzo; lorraine: lori; louis: lou louie; louise: lou lulu;
  lucas: luke; lucille: lucy; luis: lou louie lucho; lynette: lyn; madeline: maddie; madison: maddie; malcolm: mal;
  manuel: manny; marcella: marcy; marcus: marc mark; margaret: maggie meg peggy peg marge margie greta; marjorie: marge;
  martha: marty; martin: marty; marvin: marv; mary: molly polly; matthew: matt matty; maureen: mo; maurice: mo;
  maximilian: max; maxwell: max; megan: meg; melanie: mel; melissa: mel missy lissa; melvin: mel; mercedes: mercy;
  michael: mike mikey mick mickey; michelle: shelly mich; miguel: mike mikey; mildred: millie; miranda: mandy; mitchell:
  mitch; mohammed: mo; montgomery: monty; morris: mo; nancy: nan; natalie: nat; natasha: tasha; nathan: nate nat;
  nathaniel: nate nat; nicholas: nick nicky nico; nicole: nicki nikki nic; norman: norm; oliver: ollie ol; olivia: liv
  livvy; oscar: ozzie; pamela: pam; patricia: pat patty trish tricia; patrick: pat paddy rick; pauline: polly; penelope:
  penny; percival: percy; peter: pete petey; philip: phil pip; phillip: phil; phyllis: phyl; priscilla: cilla; rachel:
  rach; rafael: rafa ralph; ramona: mona; randall: randy; randolph: randy; raymond: ray; rebecca: becky becca; reginald:
  reg reggie; rene: ren; ricardo: rick ricky; richard: rick ricky rich richie dick dickie; robert: bob bobby rob robbie
  bert; roberta: bobbie; roberto: beto rob; roderick: rod; rodney: rod; rodrigo: rod; roger: rodge; roland: rolly; ronald:
  ron ronnie; rosalind: roz; rose: rosie; rosemary: rosie rose; roxanne: roxy; rudolph: rudy; russell: russ rusty; ruth:
  ruthie; salvador: sal chava; salvatore: sal; samantha: sam sammy; samuel: sam sammy; sandra: sandy; sarah: sally sadie;
  sebastian: seb bash; sergio: serge; shannon: shan; sharon: shari; sheldon: shelly; shirley: shirl; sidney: sid; solomon:
  sol; sophia: sophie; stanley: stan; stephanie: steph stevie; stephen: steve stevie; steven: steve stevie; stewart: stew
  stu; stuart: stu; susan: sue susie suzy; susannah: sue susie; suzanne: sue suzy; tabitha: tabby; tamara: tammy; teresa:
  terry tess; terrence: terry; theodore: ted teddy theo; theresa: terry tess tessa; thomas: tom tommy; tiffany: tiff;
  timothy: tim timmy; tobias: toby; travis: trav; trevor: trev; tyler: ty; tyrone: ty; valerie: val; vanessa: nessa;
  vernon: vern; veronica: ronnie roni vero; victor: vic; victoria: vicky tori; vincent: vince vinny vin; violet: vi;
  virgil: virge; virginia: ginny ginger; vivian: viv; wallace: wally; walter: walt wally; warren: ren; wendell: dell;
  wesley: wes; wilbur: will; wilfred: will fred; william: bill billy will willie liam; winifred: winnie; winston: win;
  xavier: xavi; yolanda: yoli; zachary: zach zack
`;

interface Group {
  readonly formal: string;
  readonly short: readonly string[];
}

const GROUPS: readonly Group[] = SHORT_FORMS.split(';').map((line) => {
  const [formal = '', short = ''] = line.split(':').map((part) => part.trim());
  return { formal, short: short.split(/\s+/) };
});

/**
 * What else somebody with a given name, folded, may be called: short forms of a formal name (`michael`: `mike`), formal names of a short one,
 * and the short forms beside it that begin alike (`mike`: `mikey`).
 */
export function nicknamesOf(name: string): string[] {
  const found = GROUPS.flatMap(({ formal, short }) => {
    if (formal === name) return short;
    if (!short.includes(name)) return [];
    return [formal, ...short.filter((other) => other !== name && other.slice(0, 2) === name.slice(0, 2))];
  });
  return [...new Set(found)];
}
