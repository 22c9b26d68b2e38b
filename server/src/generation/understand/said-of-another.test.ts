import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function askedIn(description: string) {
  return understand({ description }).demands.flatMap(({ kinds }) => kinds.slice(0, 1));
}

describe('words of equipment that tell of something else', () => {
  it.each([
    ['Wir benötigen einen Parkplatz für zwei LKW und 4 Monitore.', 'truck'],
    ['Parkplatz für unseren Transporter mit Anhänger, dazu 4 Monitore bitte.', 'van'],
    ['Wir brauchen Zufahrt für einen LKW mit 7,5 Tonnen Gesamtgewicht.', 'ballast'],
    ['Der Anschluss darf mit keinem anderen Gerät (Kühlschrank, Heizung usw.) verbunden sein.', 'refrigeration'],
    ['Wir brauchen 4 Monitore und eine Garderobe mit Spiegel.', 'coat_rail'],
    ['Links und rechts brauchen wir 2 x 2 m zum Aufbau.', 'crew_stagehand'],
    ['Benötigt wird eine Stellfläche für unser Mischpult.', 'mixing_console'],
    ['Alquiler de aseos químicos portátiles y sillas.', 'playback_laptop'],
    ['Pabellón con faldones de lona y suelo.', 'signage'],
    ['Die Bühne muss frei von Geländern sein, 6 x 4 m.', 'stage_handrail'],
    ['Die lichte Höhe vom Bühnenboden bis zur Decke muss 4 m betragen.', 'stage_floor'],
  ])('ask for nothing: %s', (description, kind) => {
    expect(askedIn(description)).not.toContain(kind);
  });

  it.each([
    ['Wir brauchen einen LKW und 4 Monitore.', 'truck'],
    ['Necesitamos portátiles y sillas.', 'playback_laptop'],
    ['Wir brauchen eine Garderobe für 200 Gäste mit Bügeln.', 'coat_rail'],
    ['Bitte Helfer für den Aufbau und ein Mischpult.', 'mixing_console'],
  ])('still ask: %s', (description, kind) => {
    expect(askedIn(description)).toContain(kind);
  });
});

describe('French "par"', () => {
  it('says by whom, before a vowel too', () => {
    const { demands } = understand({
      description:
        "Son : 2 micros cravate sur le col des 2 interprètes, musique lancée par l'interprète avec un ordinateur portable",
    });
    expect(demands.find(({ kinds }) => kinds[0] === 'mic_wireless_lapel')?.quantity).toBe(2);
    expect(demands.find(({ kinds }) => kinds[0] === 'playback_laptop')?.quantity).toBe(1);
  });
});

describe('words of tenders', () => {
  it.each([
    ['Arriendo de sillas, rejas de seguridad y escenario.', 'crowd_barrier'],
    ['Se requieren rejas papales y sillas.', 'crowd_barrier'],
    ['Servicio de amplificación, iluminación y generación eléctrica.', 'generator'],
    ['Se requiere escenario, guardias y baños.', 'crew_steward'],
    ['Demandé : un plein feu blanc et 2 chaises.', 'lighting_package'],
  ])('are known: %s', (description, kind) => {
    expect(askedIn(description)).toContain(kind);
  });
});

describe('a stage that is there', () => {
  it.each([
    'Six lighting areas cover the stage. We need 8 headset radio mics.',
    'A small speaker above the stage for the centre. We need 8 headset radio mics.',
  ])('is only told of: %s', (description) => expect(askedIn(description)).not.toContain('stage_deck'));

  it('is asked for elsewhere', () => expect(askedIn('We need a roof and the stage.')).toContain('stage_deck'));
});
