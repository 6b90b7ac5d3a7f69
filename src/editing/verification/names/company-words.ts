/**
 * Words that stand in the name of a company or another body, and seldom in that of a person: without marks, in lower case. In `The
 * Grace Community Church`, the C may be anybody's.
 */
const COMPANY = new Set(
  [
    'inc incorporated llc llp pllc ltd limited corp corporation co company plc gmbh ug gbr ohg ag ev sl slu srl sas sarl bv nv lda ltda',
    'church school schools university college academy daycare kindergarten hotel motel restaurant cafe bar grill pizza pizzeria bakery',
    'kitchens catering salon studio studios clinic dental pharmacy hospital gym fitness store stores supply supplies shop market garage',
    'motors auto autos plumbing electric electrical heating roofing painting landscaping cleaning construction builders contractors',
    'services solutions systems group holdings partners associates management property properties realty rentals apartments condos',
    'hoa association foundation trust bank city county department office center centre museum library theater theatre ministries',
    'sons brothers bros firm agency agencies insurance consulting logistics trucking farm farms dealership dept police parish elementary',
    'praxis schule kirche gemeinde verein hausverwaltung immobilien werkstatt backerei gasthof gasthaus kg firma autohaus stadt',
    'restaurante colegio iglesia ayuntamiento comunidad propietarios taller tienda clinica farmacia panaderia inmobiliaria hermanos hnos asociacion fundacion peluqueria ferreteria',
    'ecole eglise mairie boulangerie pharmacie syndic copropriete societe garderie scuola chiesa ristorante farmacia condominio',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a name of these words is that of a company or another body. */
export function isCompany(words: readonly string[]): boolean {
  return words.some((word) => COMPANY.has(word));
}
