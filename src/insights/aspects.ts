/** The aspects that every trade has, with their English and Spanish names; `trades/` tells which others a trade has. */
export const ASPECTS = [
  { id: 'punctuality', name: 'Punctuality', es: 'Puntualidad' },
  { id: 'responsiveness', name: 'Responsiveness', es: 'Rapidez de respuesta' },
  { id: 'scheduling', name: 'Scheduling', es: 'Citas' },
  { id: 'communication', name: 'Communication', es: 'Comunicación' },
  { id: 'professionalism', name: 'Professionalism', es: 'Profesionalidad' },
  { id: 'staff', name: 'Staff', es: 'Trato' },
  { id: 'workmanship', name: 'Workmanship', es: 'Calidad del trabajo' },
  { id: 'speed', name: 'Speed of the work', es: 'Rapidez del trabajo' },
  { id: 'price', name: 'Price', es: 'Precio' },
  { id: 'cleanliness', name: 'Cleanliness', es: 'Limpieza' },
  { id: 'warranty', name: 'Warranty', es: 'Garantía' },
] as const;

export type AspectId = (typeof ASPECTS)[number]['id'];

export const ASPECT_IDS: readonly AspectId[] = ASPECTS.map(({ id }) => id);

/** What a review can say of an aspect. The order is that of the columns in the weights of the model. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

export type Sentiment = (typeof SENTIMENTS)[number];
