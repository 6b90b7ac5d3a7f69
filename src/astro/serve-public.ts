import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { listPublic } from '../authoring/files/list-public.ts';
import { parseTarget, pathBelow } from '../http/request-target.ts';
import { mediaTypeOf, publicPath } from '../publication/files.ts';

/** Serves the files of the content's `public/` in the dev server, as they are now. They take precedence over everything else. */
export function servePublic(folder: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Vite removes the base from `url` before other handlers see it.
    const target = parseTarget(request.originalUrl ?? request.url ?? '/');
    const path = target && pathBelow(base.replace(/\/$/, ''), target.path);
    find(folder, path).then((file) => {
      if (file === undefined) return next();
      response.writeHead(200, { 'Content-Type': mediaTypeOf(file.name), 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : file.bytes);
    }, next);
  };
}

async function find(folder: string, path: string | undefined): Promise<{ name: string; bytes: Buffer } | undefined> {
  const { found } = path === undefined ? { found: [] } : await listPublic({ path: folder, file: folder });
  const name = found.find((each) => publicPath(each) === path);
  return name === undefined ? undefined : { name, bytes: await readFile(join(folder, name)) };
}
