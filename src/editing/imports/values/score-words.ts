import { foldText } from '../../../reviews/text/comparing/text-match.ts';

/** What Booking.com calls its scores. It shows these where a guest wrote no headline. */
const WORDS = new Set(
  [
    'Exceptional, Wonderful, Superb, Fabulous, Very good, Good, Pleasant, Review score, Fair, Passable, Okay, Disappointing, Poor, Very poor, Bad',
    'Außergewöhnlich, Hervorragend, Wunderbar, Fabelhaft, Sehr gut, Gut, Angenehm, Ansprechend, Passabel, Enttäuschend, Schlecht, Sehr schlecht',
    'Excepcional, Fantástico, Soberbio, Fabuloso, Muy bien, Muy bueno, Bien, Bueno, Agradable, Aceptable, Decepcionante, Pobre, Mal',
    'Exceptionnel, Fantastique, Superbe, Fabuleux, Très bien, Bien, Agréable, Passable, Décevant, Médiocre',
    'Eccezionale, Eccellente, Favoloso, Ottimo, Buono, Piacevole, Passabile, Deludente, Scarso',
    'Uitzonderlijk, Uitmuntend, Fantastisch, Zeer goed, Goed, Aangenaam, Redelijk, Teleurstellend, Slecht',
    'Excecional, Soberbo, Muito bom, Bom, Agradável, Razoável, Desapontante, Ruim',
  ].flatMap((list) => list.split(', ').map((word) => foldText(word))),
);

/** Whether a headline of a review on this site is the site's own word for the score. */
export function isScoreWord(title: string, source: string | undefined): boolean {
  return /^booking(?:\.com)?$/i.test(source ?? '') && WORDS.has(foldText(title));
}
