import type { Addresses } from './headers.ts';
import { type HeaderRule, headerRules } from './rules.ts';

/** `.htaccess`, with which Apache answers as the server does. People who only rent web space have nothing to set up. */
export function renderHtaccess(addresses: Addresses, paths: ReadonlySet<string>): string {
  const base = new URL(`${addresses.baseUrl}/`).pathname;
  return `DirectoryIndex index.html
ErrorDocument 404 ${base}404.html
AddDefaultCharset utf-8
AddType "text/markdown; charset=utf-8" .md

<IfModule mod_rewrite.c>
# A page's file stands beside the folder of the pages below it.
DirectorySlash Off
RewriteEngine On
RewriteBase ${base}
RewriteRule ^(.+?)/+$ $1 [R=308,END]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [END]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,END]
</IfModule>

<IfModule mod_headers.c>
${headerRules(addresses, paths).map(renderRule).join('\n')}
</IfModule>
`;
}

function renderRule({ path, headers }: HeaderRule, index: number): string {
  const lines = headers.map(([name, value]) => `Header set ${name} "${escapeValue(value)}"`).join('\n');
  return index === 0 ? lines : `<If "%{REQUEST_URI} -strmatch '${path}'">\n${lines}\n</If>`;
}

/** Apache takes a percent sign for the beginning of something to fill in. */
function escapeValue(value: string): string {
  return value.replaceAll('%', '%%').replaceAll('"', '\\"');
}
