export { GET, getStaticPaths } from '../../astro/routes/review-markdown-route.ts';
