/** Tables, matrices and forms, what in them is not for us, and what is wished from us. */
export type TableRow = readonly [what: string, description: string, notFromUs: string, wished: string];

export const TABLES: readonly TableRow[] = [
  [
    'a column that names the provider',
    `Item | Provider | Qty
Banquet chairs | Hotel | 200
Round tables | Hotel | 20
Line array | Supplier | 8
Uplighters | Supplier | 24`,
    'chair table_round',
    'line_array uplight',
  ],
  [
    'tabs',
    `Item\tQty\tSupplied by
Trestle tables\t30\tParish hall
Portable toilets\t6\tHire company
Generator 20 kVA\t1\tFarmer
Festoon 20m\t5\tHire company`,
    'table_trestle generator',
    'toilet festoon',
  ],
  [
    'yes and no under what is needed',
    `| Equipment | Needed? |
|---|---|
| PA system | Yes |
| Projector | No |
| Lectern | Yes |
| Hazer | No |`,
    'projector hazer',
    'pa_package lectern',
  ],
  [
    'yes and no under what the hall has',
    `Equipment | In the hall?
Stage | yes
Chairs | yes
Projector | no
Wireless handheld mics | no`,
    'stage_deck chair',
    'projector mic_wireless_handheld',
  ],
  [
    'columns of parties with crosses',
    `Item | Venue | Client | Contractor
Stage 6x4m | x | |
Black drape | | | x
Laptops | | x |
4 wedges | | | x`,
    'stage_deck playback_laptop',
    'drape stage_monitor',
  ],
  [
    'ticks and crosses with a legend',
    `✓ = please quote, ✗ = not wanted
Marquee 9x18m ✓
Dance floor ✗
Space heaters ✓
Chandeliers ✗`,
    'dance_floor',
    'marquee space_heater',
  ],
  [
    'letters with a legend behind',
    `Toilets .......... H
Bar units ........ H
Crowd barriers ... Q
Two-way radios ... Q
(H = host town provides, Q = to be quoted)`,
    'toilet bar_unit',
    'crowd_barrier two_way_radio',
  ],
  [
    'aligned columns',
    `Lectern             1     yours
Camera              2     yours
Projection screen   1     in the auditorium already
Chairs            150     in the auditorium already`,
    'projection_screen chair',
    'lectern camera',
  ],
  [
    'ticked boxes',
    `Please tick what you need
☑ Sound system
☐ Stage
☑ 2 wireless handheld microphones
☐ Projector
☐ Uplighters`,
    'stage_deck projector uplight',
    'pa_package mic_wireless_handheld',
  ],
  [
    'brackets for boxes',
    `Services requested:
[x] Video camera
[ ] Live streaming
[x] Lectern
[ ] Moving heads`,
    'streaming_encoder moving_head',
    'camera lectern',
  ],
  [
    'boxes for yes and no',
    `Stage: ☐ yes ☒ no
Lectern: ☒ yes ☐ no
Projector: ☐ yes ☒ no
PA system: ☒ yes ☐ no`,
    'stage_deck projector',
    'lectern pa_package',
  ],
  [
    'a form',
    `Stage: not required
Tables: n/a
PA: yes, for 200
Lighting: none
Generator: the council's
Lectern: 1
Toilets: already on site`,
    'stage_deck table_trestle stage_wash generator toilet',
    'pa_package lectern',
  ],
  [
    'numbers in both columns',
    `Item | On site | To hire
Chairs | 0 | 80
Trestle tables | 25 | 0
Gazebo 3x3 | 0 | 4
Wheelie bins | 10 | 0`,
    'table_trestle waste_bin',
    'chair gazebo',
  ],
  [
    'semicolons',
    `Item;Quantity;Who
Stage decks;12;school
Smoke machine;1;you
Moving heads;6;you
Chairs;300;school`,
    'stage_deck chair',
    'smoke_machine moving_head',
  ],
  [
    'a column of remarks',
    `Item | Qty | Remarks
Projector | 1 | built in, do not quote
Lapel mics | 2 | for the panel
Lectern | 1 | existing
Speaker timer | 1 | please`,
    'projector lectern',
    'mic_wireless_lapel speaker_timer',
  ],
  [
    'signs behind things in a run',
    `V = village hall, U = you. Chairs (V), trestle tables (V), PA (U), 8 uplighters (U).`,
    'chair table_trestle',
    'pa_package uplight',
  ],
  [
    'German columns',
    `Pos. | Bezeichnung | Menge | Gestellung durch
1 | Bühne 8 x 6 m | 1 | AN
2 | Stehtische | 30 | AG
3 | Absperrgitter | 60 | Bauhof
4 | Funkmikrofone | 4 | AN`,
    'table_cocktail crowd_barrier',
    'stage_deck mic_wireless_handheld',
  ],
  [
    'German ja und nein',
    `Artikel | benötigt
Beamer | ja
Leinwand | ja
Nebelmaschine | nein
Tanzfläche | nein`,
    'smoke_machine dance_floor',
    'projector projection_screen',
  ],
  [
    'German legend',
    `Legende: V = Verein stellt, M = bitte mieten
Biertischgarnituren – V
Stromaggregat – M
Toilettenwagen – M
Kühlschrank – V`,
    'beer_table_set refrigeration',
    'generator toilet_trailer',
  ],
  [
    'German form',
    `Bühne: vorhanden
Ton: ja
Rednerpult: entfällt
Bestuhlung: durch die Stadthalle
Beamer: ja, 1`,
    'stage_deck lectern chair',
    'projector',
  ],
  [
    'French columns',
    `Désignation | Quantité | Fourni par
Chaises | 200 | mairie
Tables pliantes | 30 | mairie
Micros HF main | 3 | prestataire
Pupitre | 1 | prestataire`,
    'chair table_trestle',
    'mic_wireless_handheld lectern',
  ],
  [
    'French oui et non',
    `Matériel | À louer
Vidéoprojecteur | oui
Scène | non
Écran | oui
Machine à fumée | non`,
    'stage_deck smoke_machine',
    'projector projection_screen',
  ],
  [
    'French form',
    `Scène : sans objet
Sono : oui
Chaises : fournies par la salle
Groupe électrogène : non
Pupitre : 1`,
    'stage_deck chair generator',
    'pa_package lectern',
  ],
  [
    'Spanish columns',
    `Artículo | Cantidad | A cargo de
Sillas | 150 | hotel
Mesas redondas | 15 | hotel
Proyector | 1 | proveedor
Atril | 1 | proveedor`,
    'chair table_round',
    'projector lectern',
  ],
  [
    'Spanish sí y no',
    `Equipo | ¿Necesario?
Escenario | no
Altavoces | sí
Máquina de humo | no
Proyector | sí`,
    'stage_deck smoke_machine',
    'speaker_top projector',
  ],
  [
    'Dutch columns',
    `Artikel | Aantal | Wie
Stoelen | 120 | school
Dansvloer 5 x 5 m | 1 | jullie
Statafels | 15 | school
Draadloze microfoons | 2 | jullie`,
    'chair table_cocktail',
    'dance_floor mic_wireless_handheld',
  ],
  [
    'Dutch form',
    `Podium: aanwezig
Geluid: ja
Beamer: niet nodig
Toiletten: door de gemeente
Katheder: 1`,
    'stage_deck projector toilet',
    'lectern',
  ],
  [
    'Dutch ja en nee',
    `Materiaal | Te huren
Tent 6x12 | ja
Dansvloer | nee
Koelkast | nee
Biertafelsets | ja`,
    'dance_floor refrigeration',
    'marquee beer_table_set',
  ],
  [
    'who brings what as labels',
    `Hall: chairs, tables, stage
Band: own instruments and amps
You: PA, 4 wedges, 6 uplighters`,
    'chair table_trestle stage_deck',
    'pa_package stage_monitor uplight',
  ],
  [
    'a mark at what others bring',
    `Items marked * are supplied by the college
Lectern *
Projection screen *
Camera
Video switcher`,
    'lectern projection_screen',
    'camera video_switcher',
  ],
  [
    'a column of places, which says nothing of who brings it',
    `Item | Qty | Location
Chairs | 80 | Main hall
Lectern | 1 | Church
PA system | 1 | Hotel terrace`,
    '',
    'chair lectern pa_package',
  ],
  [
    'rooms as labels, which say where and not whose',
    `Church: 80 chairs, PA with 2 handheld radio mics
Barn: 12 uplighters, dance floor
Hotel: 1 lectern`,
    '',
    'chair pa_package mic_wireless_handheld uplight dance_floor lectern',
  ],
  [
    'boxes ticked at what is seen to, by the notes beside it',
    `Summer fete
☒ marquee – rugby club
☒ toilets – hired already
☐ PA with 2 handheld radio mics
☐ festoon
☐ 20 trestle tables`,
    'marquee toilet',
    'pa_package mic_wireless_handheld festoon table_trestle',
  ],
  [
    'tasks done and still to do, by the figures',
    `Gala, 200 guests
- [x] chairs
- [x] cutlery
- [ ] 4 speakers
- [ ] 2 radio mics
- [ ] 8 uplights`,
    'chair cutlery',
    'speaker_top mic_wireless_handheld uplight',
  ],
  [
    'a word on what ticks mean',
    `Still open for the fete (ticked = sorted):
☑ marquee
☑ coat rails
☐ PA system with 2 handhelds
☐ festoon`,
    'marquee coat_rail',
    'pa_package mic_wireless_handheld festoon',
  ],
  [
    'a word on what ticks mean in German',
    `Abgehakt = schon da
[x] Bierzeltgarnituren
[x] Zelt
[ ] Tonanlage
[ ] Bühne 4x3 m`,
    'beer_table_set marquee',
    'pa_package stage_deck',
  ],
  [
    'a word on what ticks mean in French',
    `Liste (coché = déjà réglé)
[x] chaises
[x] tables
[ ] sono
[ ] 2 micros HF`,
    'chair table_trestle',
    'pa_package mic_wireless_handheld',
  ],
];
