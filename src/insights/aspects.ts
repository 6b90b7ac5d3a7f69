/** The aspects of any trade's work that a review can speak of; `content/aspects.yaml` may add more of the trade's own. */
export const ASPECTS = [
  { id: 'punctuality', name: 'Punctuality' },
  { id: 'responsiveness', name: 'Responsiveness' },
  { id: 'scheduling', name: 'Scheduling' },
  { id: 'communication', name: 'Communication' },
  { id: 'professionalism', name: 'Professionalism' },
  { id: 'staff', name: 'Staff' },
  { id: 'workmanship', name: 'Workmanship' },
  { id: 'speed', name: 'Speed of the work' },
  { id: 'price', name: 'Price' },
  { id: 'cleanliness', name: 'Cleanliness' },
  { id: 'warranty', name: 'Warranty' },
] as const;

export type AspectId = (typeof ASPECTS)[number]['id'];

export const ASPECT_IDS: readonly AspectId[] = ASPECTS.map(({ id }) => id);

/** What a review can say of an aspect. The order is that of the columns in the weights of the model. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

export type Sentiment = (typeof SENTIMENTS)[number];
