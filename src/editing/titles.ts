/** Forms of address before a name, folded. None of them is also a given name, as `Don` and `Dona` are. */
export const TITLES: readonly string[] = [
  'dr mr mrs ms miss mx mister madam sir doctor prof professor',
  'dra sr sra srta senor senora senorita doctora profesor profesora',
  'herr frau dipl-ing monsieur madame mademoiselle mme mlle maitre',
  'signor signora signore sig sigra dott dottssa dottore dottoressa senhor senhora dhr mevr meneer mevrouw',
].flatMap((words) => words.split(' '));
