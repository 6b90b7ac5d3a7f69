/** English and Spanish words that every text has, and words that fit every review, in folded form. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
  a an the this that these those there here and or but nor so if then than because while though although as at by for from in into of
  on onto to toward towards upon with within without about since till until via
  i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours ourselves they them
  their theirs themselves who whom whose which what when where why how whether each every either neither both all any some few many
  much more most other others another such own somebody someone something anybody anyone anything everybody everyone everything
  nobody none nothing one ones
  am is are was were be been being do does did doing done have has had having will would shall should can ca could may might must
  ought wo not no ever also too very really quite rather just only even maybe
  let please tell know anyway yes
  review reviews reviewer reviewers customer customers star stars say says said saying
  el la los las lo un una unos unas y e o u pero sino ni que si de del al a en con sin por para sobre entre hasta desde hacia segun
  tras durante yo tu el ella ello usted nosotros nosotras ellos ellas ustedes me te se le les nos os mi mis tus su sus nuestro nuestra
  este esta esto estos estas ese esa eso esos esas aquel aquella quien quienes cual cuales cuando donde como porque cuanto es son era
  eran fue fueron ser soy sido esta estan estaba estar estoy hay ha han he haber habia muy mas menos tan tambien ya aun solo
  opinion opiniones resena resenas cliente clientes estrella estrellas dice dicen
  `
    .trim()
    .split(/\s+/),
);
