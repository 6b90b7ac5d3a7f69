export { GET, getStaticPaths } from '../../astro/review-markdown-route.ts';
