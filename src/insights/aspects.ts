/** What a review can say of any trade's work; `content/aspects.yaml` may add the trade's own. */
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

/** The order is that of the trained columns. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

export type Sentiment = (typeof SENTIMENTS)[number];
