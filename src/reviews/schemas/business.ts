import { z } from 'zod';
import { quote } from './issues.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { idSchema, languageSchema, proseSchema, webAddressSchema } from './review.ts';

const addressSchema = z
  .object({
    street_address: proseSchema.optional().meta({ examples: ['218 Mill Street'] }),
    post_office_box_number: proseSchema.optional().meta({ examples: ['PO Box 12'] }),
    address_locality: proseSchema.optional().meta({ examples: ['Brookvale'] }),
    address_region: proseSchema.optional().meta({ examples: ['WI'] }),
    postal_code: proseSchema.optional().meta({ examples: ['53999'] }),
    address_country: proseSchema.optional().meta({ examples: ['US'] }),
  })
  .meta({ id: 'PostalAddress', description: "schema.org's PostalAddress in snake_case." });

const geoSchema = z
  .object({
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Degrees.', examples: [43.612] }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'Degrees.', examples: [-89.774] }),
  })
  .meta({ id: 'GeoCoordinates' });

/** The domain may be written in any script (RFC 5890); the JSON Schema format `email` would not allow that. */
export const emailSchema = z
  .string()
  .regex(/^[\w+'-]+(?:\.[\w+'-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u, {
    error: (issue) => `${quote(issue.input)} is not an e-mail address`,
  });

const technicianSchema = z
  .object({
    name: z.string().meta({ examples: ['Dana Whitfield'] }),
    title: z
      .string()
      .optional()
      .meta({ examples: ['Master plumber'] }),
  })
  .meta({ id: 'Technician' });

const serviceSchema = z
  .object({
    id: z.string().meta({ examples: ['water-heater-repair'] }),
    name: z.string().meta({ examples: ['Water heater repair'] }),
    description: z
      .string()
      .optional()
      .meta({ examples: ['Water heaters brought back to life.'] }),
  })
  .meta({ id: 'Service' });

const serviceAreaSchema = z
  .object({ id: z.string().meta({ examples: ['riverside'] }), name: z.string().meta({ examples: ['Riverside'] }) })
  .meta({ id: 'ServiceArea' });

export const licenceSchema = z.string().meta({
  description: 'Of the data: an SPDX licence id, or the address where it stands. Where it is absent, all rights are reserved.',
  examples: ['CC-BY-4.0'],
});

/** What kinds of business there are. */
export const TRADES = [
  'home-services',
  'auto',
  'dental',
  'beauty',
  'restaurant',
  'retail',
  'lodging',
  'professional',
  'other',
] as const;

export type Trade = (typeof TRADES)[number];

export const tradeSchema = z.enum(TRADES).meta({ description: 'What kind of business it is.', examples: ['home-services'] });

/** The published business record. */
export const businessSchema = z
  .object({
    name: z.string().meta({ examples: ['Alder Creek Plumbing'] }),
    description: z
      .string()
      .optional()
      .meta({ examples: ['Plumbing, heating and air-conditioning.'] }),
    trade: tradeSchema.optional(),
    url: webAddressSchema,
    telephone: z
      .string()
      .optional()
      .meta({ examples: ['+1 555 010 0144'] }),
    // Not `emailSchema`: not every language can read its expression, and it has checked the address in the file already.
    email: z
      .string()
      .optional()
      .meta({ examples: ['office@example.com'] }),
    address: addressSchema.optional(),
    geo: geoSchema.optional(),
    opening_hours: z
      .array(z.string())
      .optional()
      .meta({ description: 'As in schema.org.', examples: [['Mo-Fr 07:00-18:00']] }),
    time_zone: z
      .string()
      .optional()
      .meta({
        description: 'Name in the IANA time zone database; the feeds give a date as its noon there, else as noon UTC.',
        examples: ['America/Chicago'],
      }),
    licence: licenceSchema.optional(),
    technicians: z.array(technicianSchema),
    services: z.array(serviceSchema),
    service_areas: z.array(serviceAreaSchema),
  })
  .meta({ id: 'Business' });

export type Business = z.infer<typeof businessSchema>;

const addressFileSchema = z.strictObject(addressSchema.shape).refine((address) => Object.keys(address).length > 0, {
  error: `is empty; one of ${Object.keys(addressSchema.shape).join(', ')} is required`,
  // If there is an unknown key, only that is reported.
  when: ({ issues }) => issues.length === 0,
});

const aliasesSchema = z.array(proseSchema).default([]);

/** `business.yaml` as an editor writes it; aliases and language are not part of the published record. */
export const businessFileSchema = z.strictObject({
  name: proseSchema,
  description: proseSchema.optional(),
  trade: tradeSchema.optional(),
  url: webAddressSchema.optional(),
  telephone: proseSchema
    .regex(/\d\D*\d\D*\d/, { error: (issue) => `${quote(issue.input)} holds no number; write it as in "+1 555 010 0144"` })
    .optional(),
  email: emailSchema.optional(),
  language: languageSchema.default('en'),
  address: addressFileSchema.optional(),
  geo: z.strictObject(geoSchema.shape).optional(),
  opening_hours: z.array(openingHoursSchema).optional(),
  time_zone: proseSchema.optional(),
  licence: proseSchema.optional(),
  technicians: z.array(z.strictObject({ name: proseSchema, title: proseSchema.optional(), aliases: aliasesSchema })).default([]),
  services: z
    .array(
      z.strictObject({ id: idSchema.max(80), name: proseSchema, description: proseSchema.optional(), aliases: aliasesSchema }),
    )
    .default([]),
  service_areas: z.array(z.strictObject({ id: idSchema.max(80), name: proseSchema, aliases: aliasesSchema })).default([]),
});

export type BusinessFile = z.infer<typeof businessFileSchema>;
