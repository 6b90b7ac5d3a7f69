/** What editors call a field in its place. What is spelt nearly like the field needs no entry. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  author: ['name', 'customer', 'reviewer', 'by'],
  rating: ['stars', 'score'],
  text: ['review', 'comment', 'body'],
  title: ['headline', 'subject'],
  response: ['reply', 'answer'],
  verification: ['verified', 'proof'],
  telephone: ['phone', 'tel', 'mobile'],
  url: ['website', 'web', 'site', 'homepage'],
  opening_hours: ['hours', 'open'],
  licence: ['license'],
  technicians: ['team', 'staff', 'employees', 'people'],
  service_areas: ['areas', 'area', 'towns'],
  address_locality: ['town', 'city', 'locality'],
  address_region: ['state', 'county', 'province', 'region'],
  postal_code: ['zip', 'zip_code', 'postcode', 'plz'],
  address_country: ['country'],
};

/** The field that a key of another name stands for, if the group may have this field. */
export function fieldCalled(key: string, fields: readonly string[]): string | undefined {
  const name = key.toLowerCase().replaceAll(/[\s-]/g, '_');
  return fields.find((field) => Object.hasOwn(OTHER_NAMES, field) && OTHER_NAMES[field]?.includes(name));
}
