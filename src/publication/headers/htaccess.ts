import { mediaTypeOf } from '../files.ts';
import { type Addresses, ANSWER_HEADERS } from './headers.ts';
import { type HeaderRule, headerRules } from './rules.ts';

/** The endings of texts, which have twins. Apache takes a type from the last ending, so `.gz` needs lines for each of them. */
const TEXTS = ['css', 'csv', 'html', 'js', 'json', 'jsonl', 'md', 'svg', 'txt', 'xml'];

/** Renders `.htaccess`, with which Apache answers as our server does. People who only rent web space have nothing to set up. */
export function renderHtaccess(addresses: Addresses, paths: ReadonlySet<string>): string {
  const base = new URL(`${addresses.baseUrl}/`).pathname;
  return `DirectoryIndex index.html
ErrorDocument 404 ${base}404.html
AddDefaultCharset utf-8
${TEXTS.map((ending) => `AddType "${mediaTypeOf(`.${ending}`)}" .${ending}`).join('\n')}
AddEncoding br .br
# For Debian's Apache the same ending stands for the language Breton.
RemoveLanguage .br
${TEXTS.map(renderGzipped).join('\n')}
# Some hosts switch on that any file beside the page, such as its text, may answer for it.
<IfModule mod_negotiation.c>
Options -MultiViews
</IfModule>

<IfModule mod_rewrite.c>
# A page's file stands beside the folder of the pages below it.
DirectorySlash Off
RewriteEngine On
RewriteBase ${base}
${base === '/' ? '' : renderHomeRule(base)}RewriteRule ^(.+?)/+$ $1 [R=308,END]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,END]
# The smaller twins for those who can read them. OpenLiteSpeed reads the rules, but not the lines above that describe a twin.
RewriteCond %{SERVER_SOFTWARE} !^Apache
RewriteRule ^ - [END]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+\\.(${TEXTS.join('|')}))$ $1.gz [E=no-gzip:1,END]
</IfModule>

<IfModule mod_headers.c>
Header set Cache-Control "${ANSWER_HEADERS.page['Cache-Control']}"
Header merge Vary Accept-Encoding
${headerRules(addresses, paths).map(renderRule).join('\n')}
</IfModule>
`;
}

function renderGzipped(ending: string): string {
  return `<FilesMatch "\\.${ending}\\.gz$">\nAddEncoding gzip .gz\nForceType "${mediaTypeOf(`.${ending}`)}"\n</FilesMatch>`;
}

/** Leads `/shop` to `/shop/`: by itself, mod_rewrite leaves its own folder to `DirectorySlash`. */
function renderHomeRule(base: string): string {
  return `RewriteOptions AllowNoSlash
RewriteCond %{REQUEST_URI} =${base.slice(0, -1)}
RewriteRule ^ ${base} [R=308,END]
`;
}

function renderRule({ path, headers }: HeaderRule, index: number): string {
  const lines = headers.map(([name, value]) => `Header set ${name} "${escapeValue(value)}"`).join('\n');
  if (index === 0) return lines;
  const isPath = path.endsWith('*') ? `-strmatch '${path}'` : `in {'${path}', '${path}.br', '${path}.gz'}`;
  return `<If "%{REQUEST_URI} ${isPath}">\n${lines}\n</If>`;
}

/** Escapes a value: Apache takes a percent sign for the beginning of a placeholder. */
function escapeValue(value: string): string {
  return value.replaceAll('%', '%%').replaceAll('"', '\\"');
}
