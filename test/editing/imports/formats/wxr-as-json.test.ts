import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { wxrAsJson } from '../../../../src/editing/imports/formats/wxr-as-json.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const read = async (items: string) => {
  const written = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Shop</title><wp:author><wp:author_login>owner</wp:author_login></wp:author>${items}</channel></rss>`;
  return JSON.parse(await text(wxrAsJson(bytesOf(written)).chunks()));
};
const meta = (of: string, key: string, value: string) =>
  `<wp:${of}meta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:${of}meta>`;

it('makes a list of each type of posts, with what plugins keep beside them', async () => {
  const item = `<item>
    <title><![CDATA[Ann &amp; Bo]]></title>
    <link>https://example.com/?testimonial=ann</link>
    <dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">owner</dc:creator>
    <content:encoded><![CDATA[<!-- wp:paragraph --><p>Good.</p><!-- /wp:paragraph -->]]></content:encoded>
    <excerpt:encoded><![CDATA[Short.]]></excerpt:encoded>
    <wp:post_id>7</wp:post_id>
    <wp:post_date><![CDATA[2024-03-05 10:00:00]]></wp:post_date>
    <wp:status><![CDATA[draft]]></wp:status>
    <wp:post_type><![CDATA[wpm-testimonial]]></wp:post_type>
    <category domain="topic" nicename="a"><![CDATA[A]]></category>
    ${meta('post', '_edit_last', '1')}${meta('post', 'client_name', 'Ann')}${meta('post', '_ikcf_rating', '5')}
    ${meta('post', 'stars', '5')}${meta('post', '_stars', 'field_1a2b')}${meta('post', 'services', 'a:1:{i:0;i:3;}')}
  </item><item><title>Home</title><wp:post_id>1</wp:post_id><wp:post_type>page</wp:post_type></item>`;
  expect(await read(item)).toEqual([
    {
      'wpm-testimonial': [
        {
          id: '7',
          title: 'Ann &amp; Bo',
          link: 'https://example.com/?testimonial=ann',
          content: '<p>Good.</p>',
          date: '2024-03-05 10:00:00',
          status: 'draft',
          client_name: 'Ann',
          _ikcf_rating: '5',
          stars: '5',
        },
      ],
    },
    { page: [{ id: '1', title: 'Home' }] },
  ]);
});

it('makes a list of the comments on each type of posts, without what is nobody else’s business', async () => {
  const comment = `<wp:comment><wp:comment_id>3</wp:comment_id><wp:comment_author><![CDATA[Ann]]></wp:comment_author>
    <wp:comment_author_email>ann@example.com</wp:comment_author_email><wp:comment_author_IP>192.0.2.1</wp:comment_author_IP>
    <wp:comment_date>2024-03-05 10:00:00</wp:comment_date><wp:comment_content><![CDATA[Good.]]></wp:comment_content>
    <wp:comment_approved>1</wp:comment_approved><wp:comment_parent>0</wp:comment_parent>
    ${meta('comment', 'rating', '5')}${meta('comment', 'verified', '0')}${meta('comment', 'akismet_result', 'false')}</wp:comment>`;
  const item = `<item><title>Lamp</title><wp:post_type>product</wp:post_type>${meta('post', 'price', '9')}${comment}</item>`;
  expect(await read(`${item}<item><title>Home</title><wp:post_type>page</wp:post_type></item>`)).toEqual([
    {
      product: [{ title: 'Lamp', price: '9' }],
      'comments on product': [
        {
          comment_id: '3',
          comment_author: 'Ann',
          comment_date: '2024-03-05 10:00:00',
          comment_content: 'Good.',
          comment_approved: '1',
          comment_parent: '0',
          rating: '5',
          verified: '0',
        },
      ],
    },
    { page: [{ title: 'Home' }] },
  ]);
});

it('gives a comment the first reply of somebody who writes the website, and leaves other replies by themselves', async () => {
  const comment = (id: number, parent: number, user: number, approved = '1') =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_date>2024-03-0${id} 10:00:00</wp:comment_date>
    <wp:comment_content>Words ${id}</wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
    <wp:comment_parent>${parent}</wp:comment_parent><wp:comment_user_id>${user}</wp:comment_user_id></wp:comment>`;
  const comments = [
    comment(1, 0, 8),
    comment(2, 1, 0),
    comment(3, 1, 7, '0'),
    comment(4, 1, 7),
    comment(5, 4, 7),
    comment(6, 0, 7),
  ];
  const item = `<wp:author><wp:author_id>7</wp:author_id></wp:author>
    <item><wp:post_type>product</wp:post_type>${comments.join('')}</item>`;
  const [{ 'comments on product': list }] = await read(item);
  expect(list.map(({ comment_id }: { comment_id: string }) => comment_id)).toEqual(['1', '2', '3', '5', '6']);
  expect(list[0]).toEqual({
    comment_id: '1',
    comment_date: '2024-03-01 10:00:00',
    comment_content: 'Words 1',
    comment_approved: '1',
    comment_parent: '0',
    reply_date: '2024-03-04 10:00:00',
    reply_text: 'Words 4',
  });
  expect(list[4]).not.toHaveProperty('reply_text');
});

it('refuses an export that is empty or cut off', async () => {
  await expect(read('')).rejects.toThrow('is an export of WordPress without posts; choose "All content" when you export');
  await expect(read('<item>')).rejects.toThrow(/^is a damaged export of WordPress: /);
});
