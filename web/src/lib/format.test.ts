import { describe, expect, it } from 'vitest';
import { formatDateAndTime, formatDays, formatFigure, formatMoment, formatMoney, sumOf } from './format.ts';

describe('money', () => {
  it('has the decimals of its currency', () => {
    expect(formatMoney(1240, 'GBP')).toBe('£1,240.00');
    expect(formatMoney(12_000, 'JPY')).toBe('JP¥12,000');
    expect(formatFigure(1240.5, 'KWD')).toBe('1,240.500');
  });

  it('is never rounded to be shown', () => {
    expect(formatFigure(1234.567, 'IQD')).toBe('1,234.567');
    expect(formatFigure(1234.5, 'HUF')).toBe('1,234.50');
  });

  it('has a real minus', () => {
    expect(formatMoney(-299.5, 'GBP')).toBe('−£299.50');
    expect(formatFigure(-299.5, 'GBP')).toBe('−299.50');
  });
});

describe('a sum', () => {
  it('is exact whatever decimals its amounts have', () => {
    expect(sumOf([16.1, 0.1, 0.2, 2572.3])).toBe(2588.7);
    expect(sumOf([1234.567, 0.001])).toBe(1234.568);
    expect(sumOf([])).toBe(0);
  });
});

describe('days', () => {
  it('are named once where the event has one', () => {
    expect(formatDays('2027-03-12', 1)).toBe('12 Mar 2027');
  });

  it('are a range where it has more, across months too', () => {
    expect(formatDays('2027-03-12', 2).replaceAll(/\s/gu, ' ')).toMatch(/^12 . 13 Mar 2027$/);
    expect(formatDays('2026-12-31', 2).replaceAll(/\s/gu, ' ')).toMatch(/^31 Dec 2026 . 1 Jan 2027$/);
  });
});

describe('a moment', () => {
  const now = new Date(2026, 10, 20, 18, 0);

  it('is a time today, a day this year, and a full date before', () => {
    expect(formatMoment(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('09:05');
    expect(formatMoment(new Date(2026, 2, 12, 9, 5).toISOString(), now)).toBe('12 Mar');
    expect(formatMoment(new Date(2025, 2, 12, 9, 5).toISOString(), now)).toBe('12 Mar 2025');
  });

  it('writes a day and time whole, whatever day it is', () => {
    expect(formatDateAndTime(new Date(2026, 10, 20, 9, 5).toISOString())).toBe('20 Nov 2026, 09:05');
  });
});
