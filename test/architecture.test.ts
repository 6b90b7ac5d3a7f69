import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawLayers } from '../scripts/development/structure/drawing.ts';
import { circlesIn } from '../scripts/development/structure/graph.ts';
import { importsIn, layerOf, readModules } from '../scripts/development/structure/modules.ts';
import { onceFor } from '../src/once.ts';
import { renderOpenApi } from '../src/representations/openapi/openapi.ts';
import { RESOURCE_PATHS } from '../src/representations/resource-paths.ts';
import { SETTING_NAMES } from '../src/settings.ts';
import { root } from './support/build.ts';
import { sampleSite } from './support/content/sample-site.ts';

/**
 * Which layers may import which: the architecture, as data. A layer is a folder of `src`, or a file at its top. Styles are no
 * modules of the graph.
 */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  // Values that are computed once and cached.
  once: '',
  // Renames a file or folder, also on Windows.
  rename: '',
  // Reads the files of words.
  'word-files': '',
  reviews: 'once',
  // Outlines of shapes that are drawn in many places.
  marks: '',
  http: '',
  telemetry: '',
  // How a business looks: its colours, and its published pictures.
  brand: 'reviews',
  settings: 'http',
  // A summary that no editor wrote uses words of the interface.
  insights: 'once word-files reviews locales',
  authoring: 'once reviews insights brand locales markdown',
  // Writes content files, and warns about their content.
  editing: 'once rename word-files authoring brand reviews insights locales markdown',
  // It knows topics but no reviews, and could be used without the rest.
  hub: 'http',
  // The words of the interface.
  locales: 'once reviews',
  // Owners' Markdown as safe HTML.
  markdown: '',
  charts: 'locales marks reviews insights',
  // Runs in a reader's browser.
  browser: 'once marks reviews',
  // `hub` is for its schemas in the description of the API.
  representations: 'brand reviews insights hub locales marks',
  // What the pages for developers say about the interface, from its own description.
  docs: 'representations',
  // Pictures that are painted during a build.
  pictures: 'once brand locales marks representations reviews',
  publication: 'once rename reviews insights representations http',
  api: 'reviews publication http telemetry',
  mcp: 'once reviews insights locales representations publication http',
  // Routes requests, and connects settings, publication, sockets, hub, logs and signals.
  server: 'once settings api hub mcp publication representations http telemetry',
  astro: 'once word-files authoring brand reviews insights representations publication http settings locales pictures',
  // What the dev server has in addition to the pages.
  live: 'astro authoring http hub mcp once publication representations server settings telemetry',
  middleware: 'astro representations settings',
  components: 'astro brand browser charts docs insights locales markdown marks representations reviews',
  pages: 'astro browser charts components docs insights pictures publication representations reviews',
};

/** Layers that may import Astro: the glue, the markup and the dev server. */
const KNOWS_ASTRO = ['astro', 'components', 'live', 'middleware', 'pages'];

/** Modules that need a whole build or a running server; `test/end-to-end` tests them. */
const TESTED_END_TO_END = [
  'src/astro/routes/content-route.ts',
  'src/astro/routes/picture-route.ts',
  'src/astro/live-content.ts',
  'src/astro/published-routes.ts',
  'src/astro/bundling/own-server.ts',
  'src/astro/package-file.ts',
  'src/astro/pages/page-context.ts',
  'src/astro/bundling/renderer.ts',
  'src/astro/get-site.ts',
  'src/browser/api-viewer.ts',
  'src/browser/copy-button.ts',
  'src/browser/opening-state.ts',
  'src/browser/review-search.ts',
  'src/live/dev-hub.ts',
  'src/live/dev-service.ts',
  'src/middleware.ts',
  'src/server/server.ts',
  'src/server/start-server.ts',
];

const sources = readModules();
const modules = sources.map(({ file }) => file);

const read: (file: string) => string = onceFor((file) => readFileSync(join(root, file), 'utf8'));
const importsOf: (file: string) => string[] = onceFor((file) => importsIn(read(file)));

describe('the layers', () => {
  const allowed = Object.entries(MAY_IMPORT).flatMap(([layer, others]) =>
    (others.match(/\S+/g) ?? []).map((other) => `${layer} ${other}`),
  );

  it('import only what they may', () => {
    expect(modules.filter((file) => !(layerOf(file) in MAY_IMPORT))).toEqual([]);
    const mayImport = (layer: string, other: string) => other === layer || allowed.includes(`${layer} ${other}`);
    const wrong = sources.flatMap(({ file, imports }) =>
      imports.filter((name) => !mayImport(layerOf(file), layerOf(name))).map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('import all that they may', () => {
    const used = new Set(sources.flatMap(({ file, imports }) => imports.map((name) => `${layerOf(file)} ${layerOf(name)}`)));
    expect(allowed.filter((each) => !used.has(each))).toEqual([]);
  });

  it('and the rooms and files in every folder, those of the commands too, import each other one way only', () => {
    expect(circlesIn(sources)).toEqual([]);
    expect(circlesIn(readModules('scripts'))).toEqual([]);
  });

  it('are drawn in CONTRIBUTING.md as they are; npm run structure draws them anew', () => {
    expect(read('CONTRIBUTING.md')).toContain(`\n\`\`\`mermaid\n${drawLayers(sources)}\n\`\`\`\n`);
  });

  it('know Astro only where they are glue or markup', () => {
    const others = modules.filter((file) => !KNOWS_ASTRO.includes(layerOf(file)));
    expect(others.filter((file) => importsOf(file).some((name) => /^(astro|@astrojs)\b/.test(name)))).toEqual([]);
  });

  it('import own modules with their ending', () => {
    const imported = modules.flatMap((file) => importsOf(file).map((name) => ({ file, name })));
    const isWhole = (name: string) => /\.(ts|astro|css|json|md|svg)(\?raw)?$/.test(name);
    expect(imported.filter(({ name }) => name.startsWith('.') && !isWhole(name))).toEqual([]);
  });
});

describe('tests', () => {
  it('stand beside every module with behaviour', () => {
    const withBehaviour = modules.filter(
      (file) => file.endsWith('.ts') && !file.startsWith('src/pages/') && /^(export )?(async )?function /m.test(read(file)),
    );
    const tests = withBehaviour
      .filter((file) => !TESTED_END_TO_END.includes(file))
      .map((file) => file.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts'));
    expect(tests.length).toBeGreaterThan(500);
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it('make no exception for what is not there', () => {
    expect(TESTED_END_TO_END.filter((file) => !modules.includes(file))).toEqual([]);
  });
});

describe('documentation', () => {
  it('docs/reference.md explains every setting', () => {
    const explained = [...read('docs/reference.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(SETTING_NAMES.filter((name) => !explained.includes(name))).toEqual([]);
  });

  it('OpenAPI describes every route, and no other; of the pages those that records and feeds link to', () => {
    // Painted pictures count as parts of the pages.
    const isDescribed = (file: string) =>
      /(?<!\.(png|ico))\.ts$/.test(file) || ['src/pages/index.astro', 'src/pages/reviews/[id].astro'].includes(file);
    const pages = modules.filter((file) => file.startsWith('src/pages/') && isDescribed(file)).map(routeOf);
    const queries = ['search', 'since/{date}', '{id}'].map((query) => `/api/reviews/${query}`);
    const files = Object.values(RESOURCE_PATHS);
    const served = [...files, ...queries, '/api/websub/hub', '/mcp', '/healthz', '/readyz', '/metrics'];
    const { paths } = JSON.parse(renderOpenApi(sampleSite()));
    expect(Object.keys(paths).sort()).toEqual([...pages, ...served].filter((path) => path !== '/404').sort());
  });
});

describe('packages', () => {
  const { scripts, dependencies } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const commands = [...new Set(Object.values(scripts).map((command) => /bootstrap\.mjs (\S+)/.exec(command)?.[1] ?? ''))];
  const production = commands.filter((command) => !command.startsWith('development/')).map((command) => `scripts/${command}`);
  const reached = [...reachableFrom([...production, 'scripts/bootstrap.mjs', 'astro.config.mjs', ...modules])];

  it('for development alone are used by no command that does without them', () => {
    expect(commands.length).toBeGreaterThan(production.length);
    expect(reached.flatMap(packagesOf).filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('for production are all used there', () => {
    const sources = reached.map(read).join('\n');
    expect(Object.keys(dependencies).filter((name) => !new RegExp(`'${name}['/]`).test(sources))).toEqual([]);
  });
});

it('the lockfile holds every optional package: npm ci refuses one that was made where some could not be had', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});

// Once, a package that a command had fetched was committed with everything else, 50 MB that every clone has fetched since.
it.skipIf(!existsSync(join(root, '.git')))('no file of the repository has more than 2 MB', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
  expect(files).toContain('package.json');
  const sizeOf = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0;
  expect(files.filter((file) => sizeOf(file) > 2_000_000)).toEqual([]);
});

/** Own modules, and our modules that they import directly or indirectly. */
function reachableFrom(files: readonly string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue;
    reached.add(file);
    const imported = importsOf(file).flatMap((name) => ownFile(name, file) ?? []);
    // The imported file may be missing: a module may contain the text of other modules.
    const there = imported.filter((name) => existsSync(join(root, name)));
    reachableFrom(there, reached);
  }
  return reached;
}

/** Our file that an import names. The package replaces `#software` by other files. */
function ownFile(name: string, from: string): string | undefined {
  if (name.startsWith('#software/')) return `scripts/from-source/${name.slice('#software/'.length)}.ts`;
  return /^\..*\.(ts|mjs|astro)$/.test(name) ? join(dirname(from), name) : undefined;
}

/** The packages that a module imports at run time, without imports of types. */
function packagesOf(file: string): string[] {
  return [...read(file).matchAll(/^\s*(?:import|export)\b(?! type\b)(?:[\s\w{},*]+ from)? '([^.'][^']*)'/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(node:|astro:|#software\/)/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

function routeOf(file: string): string {
  const path = file
    .replace(/^src\/pages/, '')
    .replace(/(\/index)?\.(ts|astro)$/, '')
    .replaceAll(/\[(\w+)\]/g, '{$1}');
  return path === '' ? '/' : path;
}
