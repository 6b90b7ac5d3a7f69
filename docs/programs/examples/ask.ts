// Searches the reviews over MCP, and prints quotes with stars and links. Node 24 runs this file in a copy of the repository, or in
// any folder, but not below node_modules, after `npm install @modelcontextprotocol/client zod`:
//   node ask.ts https://reviews.example.com/mcp "water heater"
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';

const [address = '', words = ''] = process.argv.slice(2);
if (!URL.canParse(address) || words === '') throw new Error('node ask.ts <address of /mcp> <words>');

/** The parts of the tools' answers that are used here. */
const businessSchema = z.object({ business: z.object({ name: z.string() }) });
const foundSchema = z.object({
  total: z.int(),
  reviews: z.array(z.object({ url: z.url(), date: z.string(), rating: z.int(), author: z.string(), text: z.string() })),
});

/** Gives the structured part of a tool's answer. Throws what is wrong with the call, and prints additional texts to stderr. */
function read<T extends z.ZodType>(schema: T, { content, structuredContent, isError }: CallToolResult): z.infer<T> {
  const [first = '', ...notes] = content.map((part) => (part.type === 'text' ? part.text : ''));
  if (isError) throw new Error(first);
  for (const note of notes) process.stderr.write(`${note}\n`);
  return schema.parse(structuredContent);
}

/** The sentences of a review that contain the words, or its first sentence if none does. */
function quote(text: string): string {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
  const fitting = sentences.filter((sentence) => sentence.toLowerCase().includes(words.toLowerCase()));
  return plain((fitting.length > 0 ? fitting : sentences.slice(0, 1)).join('… '));
}

/** Replaces control characters, with which a stranger's text could control the terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();
}

// `auto`: tries the newest revision first, and begins a session if the server knows only older revisions.
const client = new Client({ name: 'ask', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(new StreamableHTTPClientTransport(new URL(address)));
const { business } = read(businessSchema, await client.callTool({ name: 'get_business' }));
const query = { query: words, limit: 3 };
const { total, reviews } = read(foundSchema, await client.callTool({ name: 'search_reviews', arguments: query }));
await client.close();

process.stdout.write(`${business.name}: ${total} with "${words}", the newest first\n`);
for (const { rating, author, date, text, url } of reviews) {
  process.stdout.write(`\n${'★'.repeat(rating).padEnd(5, '☆')} ${plain(author)}, ${date}\n“${quote(text)}”\n${url}\n`);
}
