import { expect, it } from 'vitest';
import { evalBrief } from './brief.ts';
import { validated } from './data.ts';

const CHAIR = { what: ['chair'], units: null, offered: false };

function read(good: object) {
  const brief = { id: 'quiz', language: 'en', catalogue: 'demo', description: 'Quiz for 80.', good };
  return validated(evalBrief, brief, 'a.yaml, quiz').good;
}

it('reads a kind, a number of it, several ways and an option', () => {
  const must = [
    'chair',
    { what: ['chair', '/Bench/i'], units: [4, 6] },
    { anyOf: ['chair', { what: 'bench', units: 2, offered: true }] },
  ];
  expect(read({ must }).must).toEqual([
    { anyOf: [CHAIR] },
    { anyOf: [{ what: ['chair', /Bench/i], units: [4, 6], offered: false }] },
    { anyOf: [CHAIR, { what: ['bench'], units: 2, offered: true }] },
  ]);
});

it('reads a group, but for what is taken out of it', () => {
  expect(read({ must: [], allowed: ['SEATS', 'bench'] }).allowed).toEqual(['chair', 'chair_banquet', 'bench']);
  expect(read({ must: [], allowed: ['SEATS', '-chair'] }).allowed).toEqual(['chair_banquet']);
});

it.each([
  ['a kind that there is not', { must: ['chiar'] }, 'good.must.0: chiar is no kind'],
  ['one with a number', { must: [{ what: 'chiar', units: 3 }] }, 'good.must.0.what: chiar is no kind'],
  ['a group that there is not', { must: [], allowed: ['CHAIRS'] }, 'good.allowed: CHAIRS is no kind'],
  ['one that is taken out', { must: [], allowed: ['SEATS', '-chiar'] }, 'good.allowed: chiar is no kind'],
  [
    'a range from more to less',
    { must: [{ what: 'chair', units: [4, 2] }] },
    'good.must.0.units: the least comes first',
  ],
  ['a word for a pattern', { must: [], title: ['Leeds'] }, 'good.title.0: Leeds is no /pattern/'],
  ['a misspelt member', { must: [], alowed: [] }, 'good: Unrecognized key: "alowed"'],
  ['one way for several', { must: [{ anyOf: ['chair'] }] }, 'good.must.0.anyOf: Too small'],
])('refuses %s, and says where', (_, good, message) => {
  expect(() => read(good)).toThrow(`a.yaml, quiz: ${message}`);
});
