import { defineMiddleware } from 'astro:middleware';
import { getSite } from './astro/site.ts';
import { answersInMemory } from './publication/in-memory.ts';

/** Gives the on-demand routes of the dev server what they answer from, made of the files as they are. Our own server has no need of them. */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered }, next) => {
  if (!isPrerendered) locals.answers ??= answersInMemory(await getSite());
  return next();
});
