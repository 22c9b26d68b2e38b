import { describe, expect, it } from 'vitest';
import { problemSentence } from './problem-words.ts';

describe('problemSentence', () => {
  it('makes a sentence of a message of the API', () => {
    expect(problemSentence({ message: 'the catalogue is empty' })).toBe('The catalogue is empty.');
  });

  it('calls a field what the form calls it', () => {
    const error = { param: 'event.days', message: 'event.days must be 1 or more' };
    expect(problemSentence(error)).toBe('The number of days must be 1 or more.');
  });
});
