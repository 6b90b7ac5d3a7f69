const TECHNICIANS = ['Dana Whitfield', 'Marcus Oyelaran', 'Luis Ortega', 'Priya Raman', 'Tom Kowalczyk'];
const SERVICES = ['water-heater-repair', 'drain-cleaning', 'sewer-line', 'boiler-repair', 'heat-pumps', 'leak-repair'];

/** A business of the usual size, as `business.yaml` takes it. */
export const BUSINESS = {
  name: 'Bench Plumbing, Heating & Air',
  description: 'Plumbing, heating and air-conditioning for homes in and around Brookvale since 1994.',
  url: 'https://bench.example.com/',
  telephone: '+1 555 010 0144',
  email: 'office@bench.example.com',
  address: { street_address: '218 Mill Street', address_locality: 'Brookvale', address_region: 'WI', address_country: 'US' },
  geo: { latitude: 43.612, longitude: -89.774 },
  opening_hours: ['Mo-Fr 07:00-18:00', 'Sa 08:00-13:00'],
  technicians: TECHNICIANS.map((name) => ({ name, title: 'Plumber' })),
  services: SERVICES.map((id) => ({ id, name: id.replaceAll('-', ' '), description: `All about ${id.replaceAll('-', ' ')}.` })),
  service_areas: ['riverside', 'old-town', 'hill-farms'].map((id) => ({ id, name: id.replace('-', ' ') })),
};
