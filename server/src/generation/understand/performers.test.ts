import { describe, expect, it } from 'vitest';
import type { PerformerKind, Space } from '../types.ts';
import { readPerformers } from './performers.ts';
import { readSpaces } from './spaces.ts';
import { readText } from '../reading/document/text.ts';

describe('performers', () => {
  it.each<[string, [PerformerKind, people: number, acts: number][]]>([
    ['A panel of six on the main topic', [['panel', 6, 1]]],
    ['with a 7-piece band', [['band', 7, 1]]],
    [
      'a seven piece live soul band and a DJ',
      [
        ['band', 7, 1],
        ['dj', 1, 1],
      ],
    ],
    ['a string quartet for the ceremony', [['ensemble', 4, 1]]],
    ['a choir of thirty', [['choir', 30, 1]]],
    ['Function band after dinner (8 piece)', [['band', 8, 1]]],
    ['Choir concert in church, 60 singers', [['choir', 60, 1]]],
    ['three bands on one evening', [['band', 12, 3]]],
    ['The conference has four speakers', [['speaker', 4, 4]]],
    [
      'six panellists and a moderator',
      [
        ['panel', 6, 1],
        ['host', 1, 1],
      ],
    ],
    ['The band plays at nine. It is a 5-piece band.', [['band', 5, 1]]],
    ['two active speakers on stands for the conference', []],
    ['no DJ and no live band', []],
    [
      'eine siebenköpfige Band und ein Chor mit 30 Sängern',
      [
        ['band', 7, 1],
        ['choir', 30, 1],
      ],
    ],
    [
      'Podiumsdiskussion mit fünf Personen und einer Moderatorin',
      [
        ['panel', 5, 1],
        ['host', 1, 1],
      ],
    ],
    ['un groupe de 5 musiciens pour la soirée', [['band', 5, 1]]],
    [
      'un cuarteto de cuerda y una banda de seis músicos',
      [
        ['ensemble', 4, 1],
        ['band', 6, 1],
      ],
    ],
    [
      'een zevenkoppige band en een koor van veertig',
      [
        ['band', 7, 1],
        ['choir', 40, 1],
      ],
    ],
  ])('of "%s"', (description, expected) => {
    const { performers } = readPerformers(readText(description));
    expect(performers.map(({ kind, people, acts }) => [kind, people, acts])).toEqual(expected);
  });
});

describe('spaces', () => {
  it.each<[string, [Space['name'], Space['role'], count: number, capacity: number | null][]]>([
    ['four seminar rooms of 30–40', [['seminar room', 'breakout', 4, 40]]],
    [
      'main hall and foyer',
      [
        ['main hall', 'main', 1, null],
        ['foyer', 'foyer', 1, null],
      ],
    ],
    [
      'a plenary and two breakouts',
      [
        ['main room', 'main', 1, null],
        ['breakout room', 'breakout', 2, null],
      ],
    ],
    ['three stages across the site', [['stage', 'other', 3, null]]],
    ['Breakout rooms: four (4) rooms, each to hold 25 people', [['breakout room', 'breakout', 4, 25]]],
    ['40 hotel rooms for two nights', []],
    ['a 28x24 stage', []],
    [
      'vier Workshopräume für je 40 Personen und ein Foyer',
      [
        ['breakout room', 'breakout', 4, 40],
        ['foyer', 'foyer', 1, null],
      ],
    ],
    ['trois salles de réunion de 20 personnes', [['seminar room', 'breakout', 3, 20]]],
    ['tres salas de talleres para 60 personas', [['breakout room', 'breakout', 3, 60]]],
    ['drie vergaderzalen voor 20 personen', [['seminar room', 'breakout', 3, 20]]],
  ])('of "%s"', (description, expected) => {
    const { spaces } = readSpaces(readText(description));
    expect(spaces.map(({ name, role, count, capacity }) => [name, role, count, capacity])).toEqual(expected);
  });
});

describe('who performs', () => {
  it.each<[string, readonly string[]]>([
    ["Wedding. Tim's band is NOT playing after all", []],
    ['The choir has cancelled, everything else stays', []],
    ['Der Chor kommt leider nicht', []],
    ['La chorale ne viendra pas', []],
    ['El coro no viene', []],
    ['De band speelt niet', []],
    ['The band is not loud', ['band 4']],
    ['Hustings with six candidates', ['panel 6']],
    ['Wahlabend, fünf Kandidaten auf dem Podium', ['panel 5']],
    ['Débat entre quatre candidats', ['panel 4']],
    ['Exam for 200 candidates', []],
    ['40 ground panels and a solar panel', []],
    ['lectern with the logo panel', []],
    ['A platform for the panel, and chairs for its five judges', []],
    ['The local presenter is to sign this by May', []],
    ['Presenter\nHead of Parks', []],
    ['Our presenter needs a lapel mic', ['speaker 1']],
    ['Four dressing rooms, a green room', []],
    ['quatre sous-groupes de dix', []],
    ['un groupe électrogène', []],
    ['deux groupes de travail', []],
    ['un groupe de rock', ['band 4']],
    ['Performers: none yet', []],
    ['twelve performers', ['dancers 12']],
  ])('in "%s" is %j', (description, expected) => {
    const { performers } = readPerformers(readText(description));
    expect(performers.map(({ kind, people }) => `${kind} ${people}`)).toEqual(expected);
  });
});
