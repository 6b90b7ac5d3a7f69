import type { TranslatedLanguage } from '../locales/locale.ts';

/** The names of an aspect: in English, and in the other languages of the interface. */
export type AspectNames = { readonly id: string; readonly name: string } & Readonly<Record<TranslatedLanguage, string>>;

/** The aspects that every trade has, with their names in each language; `trades/` tells which others a trade has. */
export const ASPECTS = [
  { id: 'punctuality', name: 'Punctuality', es: 'Puntualidad', ar: 'الالتزام بالموعد' },
  { id: 'responsiveness', name: 'Responsiveness', es: 'Rapidez de respuesta', ar: 'سرعة الاستجابة' },
  { id: 'scheduling', name: 'Scheduling', es: 'Citas', ar: 'المواعيد' },
  { id: 'communication', name: 'Communication', es: 'Comunicación', ar: 'التواصل' },
  { id: 'professionalism', name: 'Professionalism', es: 'Profesionalidad', ar: 'المهنية' },
  { id: 'staff', name: 'Staff', es: 'Trato', ar: 'التعامل' },
  { id: 'workmanship', name: 'Workmanship', es: 'Calidad del trabajo', ar: 'جودة العمل' },
  { id: 'speed', name: 'Speed of the work', es: 'Rapidez del trabajo', ar: 'سرعة العمل' },
  { id: 'price', name: 'Price', es: 'Precio', ar: 'السعر' },
  { id: 'cleanliness', name: 'Cleanliness', es: 'Limpieza', ar: 'النظافة' },
  { id: 'warranty', name: 'Warranty', es: 'Garantía', ar: 'الضمان' },
] as const satisfies readonly AspectNames[];

export type AspectId = (typeof ASPECTS)[number]['id'];

export const ASPECT_IDS: readonly AspectId[] = ASPECTS.map(({ id }) => id);

/** What a review can say of an aspect. The order is that of the columns in the weights of the model. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

export type Sentiment = (typeof SENTIMENTS)[number];
