import { defineMiddleware } from 'astro:middleware';
import { getSite } from './astro/site.ts';
import { answersInMemory } from './publication/in-memory.ts';

/** Gives on-demand routes what they answer from. Our own server sets it; the dev server has it made of the files as they are. */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered }, next) => {
  if (!isPrerendered) locals.answers ??= answersInMemory(await getSite());
  return next();
});
