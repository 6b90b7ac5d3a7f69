import { expect, it } from 'vitest';
import { kindOf } from '../../../../src/editing/imports/files/file-kind.ts';
import { encoded } from '../../../support/content/encoded.ts';
import { bytesOf, zipOf } from '../../../support/content/exports.ts';

const kind = async (content: string | Uint8Array) => {
  const found = await kindOf(bytesOf(content));
  return found.kind === 'other' ? found.reason : found.kind;
};

it.each([
  [zipOf({ a: 'a' }), 'zip'],
  ['\ufeff{ "reviews": [] }', 'json'],
  ['[{"id":1}]', 'json'],
  ['{"id":"a"}\n{"id":"c"}\n', 'jsonl'],
  ['{"id":"a","rating":5}', 'jsonl'],
  ['{"id":"a","rating":5,"data":[[{"text":"b"}]]}', 'json'],
  ['date;rating\n', 'table'],
  ['# Ours\n\nreviews:\n  - name: Ann\n    rating: 5\n', 'yaml'],
  ['- name: Ann\r\n  text: a, b\r\n', 'yaml'],
  // As Symfony and phpMyAdmin write it.
  ["reviews:\n    -\n        name: 'Ann'\n        text: a, b\n", 'yaml'],
  ['%YAML 1.1\n---\n# shop.reviews\n-\n  id: 1\n  name: Ann\n', 'yaml'],
  ['name,text\n-\nAnn,Good: clean\n', 'table'],
  ['-   name: Ann\n    text: a, b\n', 'yaml'],
  [
    '#### Testimonial ####\ntestimonial :\n  enable : true\n  testimonial_item :\n    - name : "Ann"\n      content : "Good."\n',
    'yaml',
  ],
  ['policy:\n  - "All are genuine, and not edited."\nnote: >-\n  As they\n  wrote.\nreviews:\n  - name: Ann\n', 'yaml'],
  ['[[testimonials]]\n  name = "Ann"\n', 'toml'],
  ['# Ours\r\ntitle = "Reviews"\r\n\r\n[[testimonials]]\r\nname = "Ann"\r\n', 'toml'],
  ['[[ review ]]\nperson = "Ann"\n', 'toml'],
  ['[testimonials]\n  enable = true\n\n  [[testimonials.items]]\n    # img = "ann.jpg"\n    name = "Ann"\n', 'toml'],
  ['-- phpMyAdmin SQL Dump\n-- version 5\n\nSET SQL_MODE = "";\n', 'is a dump of a database (SQL)'],
  ['/*!40101 SET NAMES utf8 */;\n# Reviews\nCREATE TABLE `r` (', 'is a dump of a database (SQL)'],
  [
    '--\n-- PostgreSQL database dump\n--\n\n\\restrict jPhUZe\n\n-- Dumped by pg_dump\n\nSET a = 0;\n',
    'is a dump of a database (SQL)',
  ],
  ["INSERT INTO `reviews` VALUES (1, 'Ann');\n", 'is a dump of a database (SQL)'],
  ['tags: [a, b]\nname,text\n- name: Ann\n', 'table'],
  ['---\nreviews:\n  - name: Ann\n---', 'markdown'],
  ['+++\nname = "Ann"\n+++\nGood.\n', 'markdown'],
  ["export const testimonials = [{ name: 'Ann' }];", 'is program code'],
  ["import Image from 'next/image';\n\nconst reviews = [];", 'is program code'],
  ['/**\n * All of ours\n */\n// old\n"use client";\nexport type Review = {', 'is program code'],
  ['const reviews: Review[] = [', 'is program code'],
  ['import date,rating\n', 'table'],
  ['', 'is empty'],
  [' \n', 'is empty'],
  ['<table border="1"><tr><th>Date</th>', 'is a table in HTML, as some programs write for Excel'],
  ['<div>\r\n\t<table cellspacing="0">', 'is a table in HTML, as some programs write for Excel'],
  [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"\nxmlns:x="urn:schemas-microsoft-com:office:excel">',
    'is a table in HTML, as some programs write for Excel',
  ],
  ['<!-- saved from https://example.com -->\n<html lang="en">', 'page'],
  ['<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">', 'page'],
  ['<?xml version="1.0"?>\n<rss version="2.0">', 'is XML'],
  ['<!DOCTYPE svg>', 'is XML'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'is a calendar (iCalendar)'],
  ['<?xml version="1.0"?>\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">', 'wxr'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is a file of an old Excel or Word (.xls, .doc), or has a password'],
  [
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('__substg1.0_001A001F', 'utf16le')]),
    'is mail of Outlook (.msg)',
  ],
  ['%PDF-1.7', 'is a PDF'],
  ['bplist00', 'is a web archive of Safari'],
  [
    'From: <Saved by Blink>\r\nSubject: Reviews\r\nContent-Type: multipart/related;\r\n\ttype="text/html"',
    'is an archive of a web page (MHTML)',
  ],
  ['Received: by x\r\nFrom: Ann <a@example.com>\r\nSubject: Thanks\r\nContent-Type: multipart/related;\r\n\r\n--a', 'is mail'],
  ['From 1792@xxx Tue Mar 05 14:22:11 +0000 2024\r\nFrom: Ann\r\nTo: us\r\nSubject: Thanks\r\n\r\nDear all,', 'is mail'],
  ['Von: Ann\nGesendet: Dienstag, 5. März 2024 14:22\nAn: uns\nBetreff: Danke!\n\nHallo,', 'is mail'],
  ['De: Ana\nEnviado: martes, 5 de marzo\nPara: nosotros\nAsunto: Gracias\n\nHola,', 'is mail'],
  ['From: 2024-01-01\nTo: 2024-03-31\n\ndate,rating\n', 'table'],
  ['\u200e[12.3.2022 klo 14.08.18] Ann: Kiitos\n', 'is a chat of WhatsApp'],
  ['3/5/24, 2:22\u202fPM - Messages and calls are encrypted.\n3/5/24, 2:23\u202fPM - Ann: Thanks\n', 'is a chat of WhatsApp'],
  ['2024-03-05 14:22 - Ann: Tack\n', 'is a chat of WhatsApp'],
  ['٥\u200f/٣\u200f/٢٠٢٤، ٢:٢٢ م - سارة: شكرا\n', 'is a chat of WhatsApp'],
  ['05/03/2024 14:22 - Reviews\ndate,rating\n', 'table'],
  ['2024-03-05 14:22,5,Ann - of Brookvale\n', 'table'],
  ['{\\rtf1\\ansi Good.}', 'is a text with formatting (RTF)'],
  ['{"":"WARNING! DO NOT EDIT THIS FILE! ANY CHANGES","doc_id":"1a"}', 'is only a link to a document at Google'],
  [Buffer.from('ffd8ffe000104a46494600', 'hex'), 'is a picture (JPEG)'],
  ['\0\0\0\x24ftypheic\0\0\0\0', 'is a picture (HEIC)'],
  [Buffer.from('377abcaf271c00045ea1c3', 'hex'), 'is neither a text nor a zip'],
])('tells what %j is', async (content, expected) => {
  expect(await kind(content)).toBe(expected);
});

it.each([
  ['comments', `<?xml version="1.0"?>\n${'<!-- of the export -->\n'.repeat(2000)}`, '<products>', 'is XML'],
  ['comments of a page', '<!-- of the page -->\n'.repeat(2000), '<html>', 'page'],
  ['comments in a list', `[[a]]\n${'# b # c\n'.repeat(4000)}`, '-', 'json'],
  ['empty lines', `---${'\n'.repeat(40_000)}`, 'x', 'table'],
])('takes no longer for very many %s', async (_, many, rest, expected) => {
  const began = process.cpuUsage();
  expect(await kind(many + rest)).toBe(expected);
  // Of the processor, in µs: on a busy machine, the process may wait for longer than this.
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});

it('refuses a text whose encoding is not recognised, until it is said', async () => {
  const bytes = bytesOf(encoded('Отличная мастерская, всё быстро', 'windows-1251'));
  expect(await kindOf(bytes)).toEqual({
    kind: 'other',
    reason: 'has letters in an encoding that is not recognised',
    remedy: expect.stringContaining('or say which it is with --encoding: utf-8, utf-16le'),
  });
  expect(await kindOf(bytes, { encoding: 'windows-1251' })).toEqual({ kind: 'table', encoding: 'windows-1251' });
});
