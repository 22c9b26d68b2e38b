import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

describe('a tender in Hindi', () => {
  it('asks for things by their figures', () => {
    const tender =
      'मेला मैदान में 500 साधारण कुर्सियां, 80 वी0आई0पी0 कुर्सियां, 6 सोफा सेट, 6 सेंटर टेबल तथा मंच पर मैट बिछाना होगा। 2 जनरेटर व 12 पंखे भी चाहिए।';
    expect(asked(tender)).toEqual([
      '500 chair',
      '80 chair_banquet',
      '6 sofa',
      '6 table_coffee',
      '? stage_deck',
      '? carpet',
      '2 generator',
      '12 fan',
    ]);
  });

  it.each([
    ['३०० कुर्सियाँ', ['300 chair']],
    ['40 टेबलें, 10 माइक, 4 स्पीकर', ['40 table_trestle', '10 mic_wired', '4 speaker_top']],
    ['साउंड सिस्टम, 1 प्रोजेक्टर और 1 स्क्रीन', ['? pa_package', '1 projector', '1 projection_screen']],
    ['8 मोबाइल शौचालय, 6 कूलर, बिजली की आपूर्ति', ['8 toilet', '6 air_conditioner', '? power_distro']],
    ['100 मीटर बैरिकेडिंग', ['? crowd_barrier']],
    ['सफाई एवं साफ पानी, दर प्रति दिन', []],
  ])('is read whatever its spelling, and no more than that: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it('gives sizes in feet and metres', () => {
    const [tent, stage] = understand({ description: 'टेंट का साईज़ 40X60 फुट। मंच का आकार 6 x 4 मीटर।' }).demands;
    expect(tent?.traits.widthM).toBeCloseTo(12.2, 1);
    expect(tent?.traits.depthM).toBeCloseTo(18.3, 1);
    expect([stage?.traits.widthM, stage?.traits.depthM]).toEqual([6, 4]);
  });

  it('is told in English', () => {
    expect(understand({ description: '200 कुर्सियां और 2 सोफा सेट चाहिए।' }).language).toBe('en');
  });
});
