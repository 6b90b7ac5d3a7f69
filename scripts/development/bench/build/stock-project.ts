/** The page component of a list with 20 reviews on a page, in the form that `paginate()` expects. */
const list = (depth: string, title: string, paths: string): string => `---
import List from '${depth}components/List.astro';
import { sortedReviews } from '${depth}reviews.ts';
export async function getStaticPaths({ paginate }) {
  const reviews = await sortedReviews();
${paths}
}
const { page } = Astro.props;
---
<List page={page} title=${title} />
`;

/** The lists for all values of a facet; `values` is JavaScript that returns those of one \`review\`. */
const facetLists = (depth: string, parameter: string, values: string): string =>
  list(
    depth,
    `{Astro.params.${parameter}}`,
    `  const valuesOf = (review) => ${values};
  return [...new Set(reviews.flatMap(valuesOf))].flatMap((value) =>
    paginate(reviews.filter((review) => valuesOf(review).includes(value)), { params: { ${parameter}: value }, pageSize: 20 }));`,
  );

/**
 * The peer of this bench: the same records in a stock Astro project, written as Astro's documentation teaches: a content
 * collection, a plain page and a Markdown file for each review, and the same lists, with a card for each review.
 */
export const STOCK_PROJECT: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': 'export default { devToolbar: { enabled: false } };\n',
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
const schema = z.object({
  id: z.string(),
  date: z.string(),
  rating: z.number(),
  author: z.string(),
  title: z.string(),
  text: z.string(),
  mentions: z.object({ technicians: z.array(z.string()), services: z.array(z.string()) }),
  service_area: z.string(),
  verification: z.object({ method: z.string(), date: z.string() }),
});
export const collections = { reviews: defineCollection({ loader: file('reviews.json'), schema }) };
`,
  'src/reviews.ts': `import { getCollection } from 'astro:content';
export const sortedReviews = async () =>
  (await getCollection('reviews')).map(({ data }) => data).sort((a, b) => (a.date < b.date ? 1 : -1));
`,
  'src/layouts/Layout.astro': `---
const { title } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>{title}</title></head>
  <body>
    <nav><a href="/">Home</a> <a href="/reviews">Reviews</a></nav>
    <main><slot /></main>
  </body>
</html>
`,
  'src/components/Card.astro': `---
const { review } = Astro.props;
---
<article>
  <h2><a href={\`/reviews/\${review.id}\`}>{review.title}</a></h2>
  <p>{review.rating} of 5</p>
  <blockquote>{review.text}</blockquote>
  <p>{review.author}, {review.date}</p>
</article>
`,
  'src/components/List.astro': `---
import Layout from '../layouts/Layout.astro';
import Card from './Card.astro';
const { page, title } = Astro.props;
---
<Layout title={title}>
  <h1>{title}</h1>
  {page.data.map((review) => <Card review={review} />)}
  {page.url.prev && <a href={page.url.prev}>Newer</a>}
  {page.url.next && <a href={page.url.next}>Older</a>}
</Layout>
`,
  'src/pages/index.astro': `---
import Card from '../components/Card.astro';
import Layout from '../layouts/Layout.astro';
import { sortedReviews } from '../reviews.ts';
const reviews = await sortedReviews();
---
<Layout title="Reviews"><h1>{reviews.length} reviews</h1>{reviews.slice(0, 6).map((review) => <Card review={review} />)}</Layout>
`,
  'src/pages/reviews/[...page].astro': list('../../', '"Reviews"', '  return paginate(reviews, { pageSize: 20 });'),
  'src/pages/reviews/rating/[rating]/[...page].astro': facetLists('../../../../', 'rating', '[String(review.rating)]'),
  'src/pages/reviews/year/[year]/[...page].astro': facetLists('../../../../', 'year', '[review.date.slice(0, 4)]'),
  'src/pages/services/[service]/[...page].astro': facetLists('../../../', 'service', 'review.mentions.services'),
  'src/pages/technicians/[technician]/[...page].astro': facetLists('../../../', 'technician', 'review.mentions.technicians'),
  'src/pages/areas/[area]/[...page].astro': facetLists('../../../', 'area', '[review.service_area]'),
  'src/pages/reviews/[id].astro': `---
import Layout from '../../layouts/Layout.astro';
import { sortedReviews } from '../../reviews.ts';
export async function getStaticPaths() {
  return (await sortedReviews()).map((review) => ({ params: { id: review.id }, props: { review } }));
}
const { review } = Astro.props;
---
<Layout title={review.title}>
  <h1>{review.title}</h1>
  <p>{review.rating} of 5</p>
  <blockquote>{review.text}</blockquote>
  <p>{review.author}, {review.date}</p>
</Layout>
`,
  'src/pages/reviews/[id].md.ts': `import { sortedReviews } from '../../reviews.ts';
export const getStaticPaths = async () =>
  (await sortedReviews()).map((review) => ({ params: { id: review.id }, props: { review } }));
export const GET = ({ props: { review } }) =>
  new Response(\`# \${review.title}\\n\\n\${review.rating} of 5\\n\\n\${review.text}\\n\\n\${review.author}, \${review.date}\\n\`);
`,
  'src/pages/reviews.json.ts': `import { sortedReviews } from '../reviews.ts';
export const GET = async () => Response.json(await sortedReviews());
`,
  'src/pages/feed.json.ts': `import { sortedReviews } from '../reviews.ts';
export const GET = async () => Response.json((await sortedReviews()).slice(0, 50));
`,
};
