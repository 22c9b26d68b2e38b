import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import type { Kind } from '../kinds.ts';

type Row = readonly [string, Category, Kind | null];

function first(name: string, category: Category): Kind | null {
  const [top] = classify({ name, category, description: null });
  return top === undefined || top.confidence < 0.6 ? null : top.kind;
}

function reads(rows: readonly Row[]): void {
  it.each(rows)('%s under %s is %s', (name, category, kind) => {
    expect(first(name, category)).toBe(kind);
  });
}

describe('models on the lists of hire companies', () => {
  reads([
    ['Pioneer XDJ RX', 'audio', 'dj_controller'],
    ['Sony FX6 camera with 24-105mm f/4', 'video', 'camera'],
    ['ADJ Mega Bar', 'lighting', 'stage_wash'],
    ['ADJ Element Hex', 'lighting', 'uplight'],
    ['ADJ Fog Fury Jett', 'lighting', 'smoke_machine'],
    ['ADJ Jolt Bar FX2', 'lighting', 'strobe'],
    ['grandMA3 2Port Node', 'lighting', 'dmx_splitter'],
    ['W-DMX Transmitter', 'lighting', 'dmx_splitter'],
    ['Récepteur DMX/RDM Lumen Radio', 'lighting', 'dmx_splitter'],
    ['WOLFMIX W1', 'lighting', 'lighting_console'],
    ['Strand 6 Pack', 'lighting', 'dimmer'],
    ['Circuits De Gradation Sur Armoire DIGIPACK R.JULIAT', 'lighting', 'dimmer'],
    ['MagicFX StageFlame', 'lighting', 'spark_machine'],
    ['Ianiro Redhead Lighting Kit', 'lighting', 'stage_wash'],
    ['D.A.S. Audio Vantec 18A', 'audio', 'subwoofer'],
    ['Behringer B1800D', 'audio', 'subwoofer'],
    ['QSC PLD4.5', 'audio', 'amplifier'],
    ['Shure SCM810', 'audio', 'mixing_console'],
    ['Sennheiser MKE600', 'audio', 'mic_instrument'],
    ['Pied Long Droit Base Ronde 260 B K&M', 'audio', 'mic_stand'],
    ['Enregistreur AG-HMR 10', 'video', 'video_recorder'],
    ['Écran EIZO S22', 'video', 'display'],
    ['Écran JVC DT 17L4', 'video', 'display'],
    ['Écran de projection Samsung', 'video', 'projection_screen'],
    ['Écran LED 3x2m P3.9', 'video', 'led_wall'],
    ['Écran LED 43"', 'video', 'display'],
  ]);
});

describe('what lists call their stock', () => {
  reads([
    ['Sala lounge blanca', 'furniture', 'sofa'],
    ['Cocktelera rectangular', 'furniture', 'table_cocktail'],
    ['Silla Luis XV', 'furniture', 'chair_banquet'],
    ['Columnas blancas de madera', 'decor', 'plinth'],
    ['Pista pixeles 4x4m', 'staging', 'dance_floor'],
    ['Planta 60 KVA (8 hrs)', 'power', 'generator'],
    ['Poste de fila dorado', 'structures', 'stanchion'],
    ['Set de 4 pantallas de vela', 'lighting', 'centrepiece'],
    ['Estrado de madera cubierto de charol', 'decor', 'stage_deck'],
    ['Chispero', 'lighting', 'spark_machine'],
    ['Serie luces vintage (15m)', 'decor', 'festoon'],
    ['Faldon para Mesa Principal', 'catering', 'tablecloth'],
    ['Faldón de escenario', 'staging', 'stage_skirt'],
    ['Hussensätze für Garnituren', 'structures', 'tablecloth'],
    ['Tischdecke Biertische, rot', 'structures', 'tablecloth'],
    ['Anschlussschrank 55 kVA', 'power', 'power_distro'],
    ['Stromverteiler 55 kVA', 'power', 'power_distro'],
    ['LED Lichtpaneel 1x1 (bi-color)', 'lighting', 'stage_wash'],
    ['Set de 4 columnas de licra', 'lighting', 'plinth'],
    ['Vitroleros', 'catering', 'serving'],
    ['Bank einzeln', 'other', 'bench'],
    ['Bierpongtisch', 'other', 'game'],
    ['Kölschglas', 'catering', 'glassware'],
    ['Tentoonstellingspaneel', 'furniture', 'pinboard'],
    ['Podium discours', 'staging', 'lectern'],
    ['Structure en T 3 mètres', 'lighting', 'lighting_stand'],
    ['Pied lourd pour écran Samsung 55"', 'video', 'display_stand'],
    ['Émetteur Pocket Axient ADX1 Shure', 'audio', 'mic_wireless_lapel'],
  ]);
});

describe('what belongs to a thing', () => {
  reads([
    ['SM58 clip', 'audio', null],
    ['Manfrotto 502 tripod', 'video', null],
    ['Pied camera Manfrotto 525 PKIT', 'video', null],
    ['Canon RF 70-200mm f/2.8 L IS USM', 'video', null],
    ['Zeiss | CP.2 | 28mm | T2.1 | PL | Kit', 'video', null],
    ['Canon 24-70mm lens', 'video', null],
    ['Objectif lumix 45-175 MFT', 'video', null],
    ['Nikon battery grip MB-D12', 'video', null],
    ['Light Dome II', 'lighting', null],
    ['HMI Gobo Attachment', 'lighting', null],
    ['Stream Deck XL', 'video', null],
    ['Befestigungsset Sonnensegel', 'structures', null],
    ['Apple Box | Full', 'other', null],
    ['Candil de acrílico', 'lighting', null],
    ['Autotransportanhänger 1500 kg', 'transport', null],
    ['Table clips', 'furniture', null],
  ]);
});
