import { expect, it } from 'vitest';
import { eachMessage } from '../../src/locales/each-message.ts';

it('visits each message with its path; a list is one message', () => {
  const visited: unknown[] = [];
  const say = (name: string) => name;
  eachMessage({ home: { title: 'Home', days: ['Mo', 'Tu'], hello: say } }, (path, message) => visited.push([path, message]));
  expect(visited).toEqual([
    ['home.title', 'Home'],
    ['home.days', ['Mo', 'Tu']],
    ['home.hello', say],
  ]);
});
