import { expect, it } from 'vitest';
import { tagsEndSoon } from './tags.ts';

const LONG = 1024 * 1024;

it.each([
  ['', true],
  ['<a b="1" c=\'">\'>text > "quoted"</a>\n', true],
  ['\uFEFF<?xml version="1.0"?><!-- <c> "it\'s" --><a><![CDATA[<b "]]></a>', true],
  ['<a>it’s 5" wide</a>', true],
  [`<a>${'x'.repeat(LONG - 10)}</a>`, true],
  ['<a', false],
  ['<a <b>', false],
  ['<a b="<">', false],
  ['<a b=">', false],
  ['<a b=\'">', false],
  ['<!-- <a> ->', false],
  ['<![CDATA[ <a> ]>', false],
  ['<?xml <a>', false],
  [`<a>${'x'.repeat(LONG)}</a>`, false],
  ['x'.repeat(LONG + 1), false],
  [`<a b="${'x'.repeat(LONG)}"/>`, false],
])('says whether tags end before others begin: case %#', (text, expected) => {
  expect(tagsEndSoon(text)).toBe(expected);
});

it.each(['<a ', '<a>', '<!-- ', '<![CDATA[ ', '<a b="', '<a b="c">'])('reads twenty megabytes of %j once', (piece) => {
  expect(tagsEndSoon(piece.repeat(20_000_000 / piece.length))).toBe(piece.endsWith('>'));
});
