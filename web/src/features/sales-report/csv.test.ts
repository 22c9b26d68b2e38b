import { expect, it } from 'vitest';
import type { Report } from './answers.ts';
import { reportCsv } from './csv.ts';

it('has a heading for each column, in the language of the page', () => {
  const figures = {
    sent: { count: 3, total: 1200 },
    won: { count: 2, total: 800.5 },
    lost: { count: 1, total: 399.5 },
    margin: null,
    win_rate: 2 / 3,
    median_seconds: 5400,
  };
  const report: Report = {
    currency: 'EUR',
    other_currencies: 0,
    all: figures,
    months: [{ month: '2027-03', ...figures }],
    people: [{ id: null, name: null, ...figures }],
    reasons: [{ result: 'won', reason: 'Price', count: 2, total: 800.5 }],
  };
  expect(reportCsv(report).split('\r\n')).toEqual([
    '\uFEFFPart,Name,Sent,Value sent,Won,Value won,Lost,Value lost,Win rate,Median hours to send,Currency',
    'Total,,3,1200,2,800.5,1,399.5,0.667,1.5,EUR',
    'Month,2027-03,3,1200,2,800.5,1,399.5,0.667,1.5,EUR',
    'Salesperson,Nobody,3,1200,2,800.5,1,399.5,0.667,1.5,EUR',
    'Reason for winning,Price,,,2,800.5,,,,,EUR',
    '',
  ]);
});
