import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const PAPERS: readonly NotFromUsRow[] = [
  [
    "Event: Parish centenary tea\nWhere: St Oswald's Hall\nDo you need seating? No, the hall keeps 90 chairs in the loft\nDo you need tables? Yes please, round ones, 11\nDo you need linen? White cloths for each\nSound? One microphone on a stand for Father Tom",
    'chair chair_banquet',
    'table_round tablecloth mic_wired mic_wireless_handheld mic_stand',
  ],
  [
    "What sort of event is it? * 21st birthday\nIndoors or outdoors? * garden\nAnything already sorted? * dad's mate is turning up with his gazebo and a disco ball\nWhat would you like from us? * a small PA, festoon lights round the fence and 2 patio heaters",
    'gazebo mirror_ball',
    'pa_package speaker_top festoon patio_heater',
  ],
  [
    '[ ] Projector\n[x] Screen, 3 m wide\n[ ] Laptop\n[x] Clicker\n[x] Lapel mic\nComments: boxes left empty are deliberate, the lecturer travels with those.',
    'projector playback_laptop',
    'projection_screen presentation_clicker mic_wireless_lapel',
  ],
  [
    'ENQUIRY FORM\nName: Bea Ockenden\nOccasion: hog roast and barn dance\nFlooring: the barn has a concrete floor, so a dance floor would be silly\nLighting: fairy-light type strings, festoon, across the beams\nPower: farmer reckons his generator will cope, so just extension leads\nToilets: two plus a disabled one',
    'dance_floor generator',
    'festoon power_cable toilet toilet_accessible',
  ],
  [
    "Q1 Will you need a stage? There's a built-in one, thanks.\nQ2 Sound system? Yes - speech only, 120 people.\nQ3 Technician on site? Nope, my nephew does this for a living.\nQ4 Lectern? Yes, perspex if possible.",
    'stage_deck crew_technician',
    'pa_package speaker_top lectern',
  ],
  [
    "Do you require delivery? We'll fetch it all in the school minibus.\nItems: 6 radio mics, 1 mixing desk, 2 powered speakers\nLighting requirements: none\nOperator: Year 12 pupils",
    'delivery stage_wash lighting_package',
    'mic_wireless_handheld mixing_console speaker_top',
  ],
  [
    "Field: Furniture\nAnswer: 40 folding chairs\nField: Catering equipment\nAnswer: plates and cutlery come up with the Women's Institute, wine glasses however we would like from yourselves, six dozen\nField: Other\nAnswer: tea urn",
    'crockery cutlery',
    'chair glassware hot_drinks',
  ],
  [
    "Venue: Cragside Rugby Club\nDate: 14 Sept\nWhat's at the venue already? bar, stools, big telly, dodgy old PA they let everyone use\nSo what do we bring? disco lights + a smoke machine + someone to DJ",
    'bar_unit bar_stool display pa_package speaker_top',
    'disco_light smoke_machine crew_dj',
  ],
  [
    'Type of event: product unveiling\nVideo: LED wall 5 x 3 m, switcher\nCameras: see note\nStaging: 6 x 4 m, carpeted\nNote: our content people film everything themselves on their own cameras. They only take a feed from you.',
    'camera',
    'led_wall video_switcher stage_deck carpet',
  ],
  [
    "Your message\nHi, is the drum kit in your list complete with cymbals? If so one of those for Saturday and a bass amp. The guitarist won't be parted from his own amp so skip that one. Mics and stands we found at the back of the rehearsal room.",
    'guitar_amp mic_wired mic_wireless_handheld mic_stand',
    'drum_kit drum_part bass_amp',
  ],
  [
    'Section 3: Facilities on site\n Toilets: permanent block, 8 cubicles\n Water: standpipe\n Power: 63A supply at pavilion\nSection 4: Hire required\n Marquee 12 x 18 with lining\n Distribution board\n Trackway from gate, 40 m\n Handwashing stations x 4',
    'toilet',
    'marquee marquee_lining power_distro trackway hand_wash',
  ],
  [
    "Tell us about your wedding: it's at my aunt's orchard! Getting hitched under the arch my brother welded, so strike that off your package. What I'd love is the white benches, a little speaker and mic for vows, and those big barrels of... no sorry just the benches and the sound.",
    'ceremony_arch',
    'bench speaker_top mic_wired mic_wireless_handheld',
  ],
  [
    'Package selected: GOLD\nRemove from package: uplights, photo booth\nAdd to package: bubble machine, star cloth behind top table',
    'uplight photo_booth',
    'bubble_machine star_cloth',
  ],
  [
    'Event type > AGM\nAttendees > 210\nAV > two projectors and screens, voting handsets\nMicrophones > Q&A ones for the floor, handheld wireless. The top table has gooseneck conference mics wired in permanently\nInterpretation > members all speak English nowadays so the booth from last year is history',
    'mic_conference interpretation_booth',
    'projector projection_screen voting_system mic_wireless_handheld',
  ],
  [
    'Will there be dancing? Yes!\nDance floor needed? Yes, the hotel only has carpet\nLighting? Disco lights please, and a mirror ball\nDJ? Uncle Raj insists it be him, on his own decks.',
    'crew_dj dj_player dj_controller',
    'dance_floor disco_light mirror_ball',
  ],
  [
    'Additional information (max 500 characters): Cabaret layout for 80. Rounds from you. Banquet chairs are stacked in the corridor and cost us nothing. Centrepieces: florist. Please also price a flip chart and two display boards for posters.',
    'chair_banquet centrepiece',
    'table_round flip_chart pinboard',
  ],
  [
    "Please tick how you'd like to be contacted: phone\nPlease describe your needs: Charity run start/finish. Loudhailer or two, crowd barriers 60 m, an inflatable start arch. St John are doing first aid as ever. Bins: council drops off wheelie bins Friday.",
    'crew_medic waste_bin',
    'loudhailer crowd_barrier inflatable',
  ],
  [
    'Form: Community grant event 2\nEquipment to be hired (list): gazebos x5, trestle tables x10, PA\nEquipment in kind (list): chairs (scouts), fridge (Mrs Pell), fire extinguishers (village hall)',
    'chair chair_banquet refrigeration fire_extinguisher',
    'gazebo table_trestle pa_package speaker_top',
  ],
  [
    'tel. Mrs Harkness 10.15\n- 60th, bowls club\n- wants: mic, spkr, 6 poseur tables w/ cloths\n- doesn\'t want: disco lights ("gave Derek a migraine")\n- glasses - club\'s',
    'disco_light glassware',
    'mic_wired mic_wireless_handheld speaker_top table_cocktail tablecloth',
  ],
  [
    'TELCON 3/5 Marek @ Orbis\nconf 150 pax, Thurs\nproj - ceiling mtd, fine\nscreen - torn, replace w. ours 4m\nlectern + gooseneck mic - yes\nstage - scrapped, low ceiling',
    'projector stage_deck',
    'projection_screen lectern mic_lectern',
  ],
  [
    'Rang back: lady from hospice. Light up a Life evening. Needs PA, lectern, choir risers. Trees + lights on them = council electricians. Generator - asked, she said they plug in at chapel. Quote by Fri.',
    'generator stage_wash lighting_package festoon',
    'pa_package speaker_top lectern choir_riser',
  ],
  [
    'Call fr. Dean (band). Sat pub gig. PA + 4 wedges + 57s/58s. Desk? Got an X32. Lights? Pub has a few pars, will do. Engineer? His missus.',
    'mixing_console stage_wash lighting_package crew_sound',
    'pa_package speaker_top stage_monitor mic_wired',
  ],
  [
    'phone msg 16:40 - Tolley funeral. Wants big TV on a stand + spkr for overflow room. Camera in church already (webcast co.). Seats: pews + vestry chairs enough. Call son, not widow.',
    'camera chair chair_banquet',
    'display display_stand speaker_top',
  ],
  [
    "Re Oakmere job, Jen on phone:\nheaters x4 ok\nmarquee floor - cxl, ground's hard as nails\nlining stays\ntoilet trailer - going w/ cheaper lot from Leeds\nlights festoon + 10 uplighters",
    'marquee_floor toilet_trailer',
    'space_heater patio_heater marquee_lining festoon uplight',
  ],
  [
    'Spoke to Col. Pryce. Regimental dinner. Wants top table lectern, roving mic, band PA. Band = regimental, no charge. Candelabra & cutlery from the mess. Carpet red runner 20m, ropes + posts.',
    'crew_musician cutlery',
    'lectern mic_wireless_handheld pa_package speaker_top carpet stanchion',
  ],
  [
    'VM from Stu: "yeah mate, scrap the haze, venue alarms. moving heads still on, eight of. console I\'ll sort, got a mate with a ChamSys. truss as drawn."',
    'hazer lighting_console',
    'moving_head truss',
  ],
  [
    "Tel note. Headteacher, Ashgrove Prim. Leavers' assembly outdoors. Bubble machine, PA w/ 2 radio mics, gazebo for PA. Benches: gym's. Parents bring rugs, so chairs out.",
    'bench chair chair_banquet',
    'bubble_machine pa_package speaker_top mic_wireless_handheld gazebo',
  ],
  [
    '14:05 K. Osei, pharma mtg. 1x confidence monitor, 1x timer, 2x clicker. Laptop theirs (encrypted, policy). Main LED in room, house. Tech all day please.',
    'playback_laptop led_wall',
    'confidence_monitor speaker_timer presentation_clicker crew_technician',
  ],
  [
    "Message for Phil: the Patels. Sangeet 300 ppl. Dance floor black/white 24x24, dhol players booked thru cousin, stage 16x12 w steps, sofa for couple -> decorator's. Sparks yes!! cold ones.",
    'crew_musician sofa',
    'dance_floor stage_deck stage_steps spark_machine',
  ],
  [
    'ring 2 - same chap. now says: NO portaloos (pub next door lets them use theirs), YES to fencing, 80m, YES floodlights 4, gennie yes, fuel he tops up from the farm tank',
    'toilet fuel',
    'fencing floodlight generator',
  ],
  [
    'Notes, call w/ museum events: Late opening. Silent disco 200 headsets. DJs x3 - each w. own controller. Booth needed, white. Bar units - caterer. Signage - in-house print.',
    'crew_dj dj_controller bar_unit signage',
    'silent_disco dj_booth',
  ],
  [
    'caller: Father Ignatius // patronal feast // needs loop system + 2 lapels + 1 tie... (same thing). organ speakers there. amplifier "blew up at Easter" -> hire one. // stage no.',
    'stage_deck',
    'induction_loop mic_wireless_lapel amplifier',
  ],
  [
    "Quick note: Gill R. rang, changed mind AGAIN. Chair covers out, sashes out. Chairs in (120 gold). Napkins she's sewing herself. Cake table 1 round.",
    'chair_cover napkin',
    'chair chair_banquet table_round',
  ],
  [
    'Tel: Fairweather Foods. Roadshow, 3 dates. Exh stand 3x3, 55" screen, freestanding. Fridges? branded ones from their depot. Driver? their rep drives. Van from us 3 days.',
    'refrigeration crew_driver',
    'exhibition_stand display display_stand van',
  ],
  [
    '0930 Sasha (tour mgr): risers 2x1 @ 40cm x 4, blacks upstage, side fills. IEMs travel. Splits/stagebox travel. Mon desk: uses FOH. Stagehands 4 in/4 out.',
    'in_ear_monitor stagebox',
    'stage_deck drape stage_monitor crew_stagehand',
  ],
  [
    'Item / Qty / Remark\nTrestles / 14 / deliver Thurs\nStacking chairs / 0 / borrow from Methodists\nUrn / 1 / 20 litre\nCups & saucers / 0 / borrow, ditto\nGazebo / 2 / with sides',
    'chair crockery',
    'table_trestle hot_drinks gazebo',
  ],
  [
    '| Equipment | Who |\n| PA system | you |\n| Sound engineer | you |\n| Drum kit | headline act |\n| Guitar amps | headline act |\n| DI boxes | you |\n| Stage | council trailer |',
    'drum_kit guitar_amp stage_deck mobile_stage',
    'pa_package speaker_top crew_sound di_box',
  ],
  [
    'Shopping list for Saturday\n1. hazer + fluid\n2. four moving heads\n3. lighting desk (crossed out - Tariq found ours)\n4. tripod stands for the lights\n5. gaffer tape\n6. dmx splitter (crossed out too)',
    'lighting_console dmx_splitter',
    'hazer effect_fluid moving_head lighting_stand tape',
  ],
  [
    'Item\tNeeded\tHave\nEasels/flipcharts\t3\t0\nWhiteboard\t1\t1\nProjector\t1\t1\nSpeakerphone mics\t4\t0\nLaptop\t1\t1',
    'whiteboard projector playback_laptop',
    'flip_chart mic_conference',
  ],
  [
    "Kit list v4 (v3 is dead):\nLED wall 4x2.25 - hire\nprocessor - hire\nmedia server - Ana's\ncams - Ana's\ncomms, 6 packs - hire\nhazer - out, fire officer",
    'media_server camera hazer',
    'led_wall video_processor intercom',
  ],
  [
    'ROOM A: projector in ceiling / need: screen, 2 handheld mics\nROOM B: nothing in it / need: 75in TV, laptop\nROOM C: whiteboard on wall / need: flip chart',
    'projector whiteboard',
    'projection_screen mic_wireless_handheld display playback_laptop',
  ],
  [
    'Stock check before carnival:\nwalkie talkies - 12 wanted\nhi-vis - got\ncones - got\nbarriers - 50 wanted\nloudhailer - found it in the shed, works!\nfirst aiders - Red Cross said yes\nfire extinguishers - 6 wanted',
    'loudhailer crew_medic',
    'two_way_radio crowd_barrier fire_extinguisher',
  ],
  [
    'qty;what;source\n2;subs;hire\n4;tops;hire\n2;wedges;Lee\n1;desk 16ch;Lee\n8;vocal mics;Lee\n8;boom stands;hire',
    'stage_monitor mixing_console mic_wired',
    'subwoofer speaker_top mic_stand',
  ],
  [
    'Ceremony room: 100 chairs (included in venue fee), piano (included), aisle carpet - please quote\nDrinks terrace: 8 poseurs - please quote, parasols 4 - please quote\nDinner: tables (included)\nParty: DJ + booth - please quote',
    'chair chair_banquet piano table_round table_trestle',
    'carpet table_cocktail parasol crew_dj dj_booth',
  ],
  [
    'Bar list\n- bar counter, 3 m, LED front if you have it\n- 2 bottle fridges\n- glasses: brewery does those free w/ the beer\n- staff: brewery ditto\n- back bar: improvised from pallets',
    'glassware crew_bar',
    'bar_unit refrigeration',
  ],
  [
    "AREA | WANT | DON'T WANT\nFoyer | registration desk, roll-up signs | plants\nHall | stage 8x4, LED wall | drapes\nDining | cocktail tables | stools",
    'plants drape bar_stool',
    'registration_desk signage stage_deck led_wall table_cocktail',
  ],
  [
    'A) urgent: toilets x6, one accessible\nB) nice to have: shower\nC) forget it: site cabin, the farm office is ours for the weekend\nD) forget it: fencing, hedge all round',
    'site_cabin fencing',
    'toilet toilet_accessible shower',
  ],
  [
    "Packing list for the hire van (yours) and the horsebox (ours)\nYOURS: dance floor, uplighters x16, cake stand plinth\nOURS: hay bales, sofas, all the cutlery, grandma's china plates",
    'sofa cutlery crockery',
    'dance_floor uplight plinth van',
  ],
  [
    "Wedding spreadsheet, tab 'hire':\nMarquee - YES - 9x15\nChairs - tick, in the marquee man's deal? no!! separate - YES 110 limewash\nHeaters - in July?? no\nLoos - YES the posh trailer\nGenerator - cable from the house does it\nGlass hire - free from Waitrose",
    'space_heater patio_heater generator glassware',
    'marquee chair chair_banquet toilet_trailer',
  ],
  [
    'Lights:\n - 8 profiles (you can leave yours, 40 hang on our bars)\n - 12 fresnels wash (you)\n - 1 followspot (you)\n - dimmers: in the grid since 1988 and still ticking\nSound:\n - headset mics 10 (you)\n - desk: we bought one last year',
    'profile_spot dimmer mixing_console',
    'stage_wash followspot mic_headset',
  ],
  [
    "Tech schedule:\n09:00 truss & motors in (hire co.)\n10:00 riggers - house crew, union building, you can't send yours\n11:00 LED fly (hire co.)\n13:00 sound check on house line array",
    'crew_rigger line_array',
    'truss hoist led_wall',
  ],
  [
    'TECHNICAL RIDER - THE LOW TIDES\nFOH: 3-way PA suited to 600 cap\nMON: four mixes, wedges\nBACKLINE: we drive up with drums and both guitar combos. Promoter to find an 8x10 bass rig and a stage piano.\nLIGHT: whatever gives a warm front wash; strobes are out, our singer is epileptic',
    'drum_kit guitar_amp strobe',
    'pa_package speaker_top stage_monitor bass_amp keyboard stage_wash',
  ],
  [
    'Rider (speaker: Dr N. Falk). Dr Falk walks about, so a headset and never a lectern. She presents off her own MacBook. A downstage confidence monitor and a countdown clock are essential.',
    'lectern playback_laptop',
    'mic_headset confidence_monitor speaker_timer',
  ],
  [
    'Company of nine, touring a two-hander with songs. We tour our set, black serge drapes and a Qlab laptop. Local hire: 24 ways of dimming, ten profiles, a small hazer, comms for four.',
    'drape playback_laptop',
    'dimmer profile_spot hazer intercom',
  ],
  [
    'HOSPITALITY & TECH - DJ KESTREL\n* 2x CDJ3000 & DJM-A9\n* booth monitor left and right\n* solid DJ booth, waist height (trestle tables wobble, so none of those)\n* USB sticks only, no laptop space needed\n* CO2 & confetti: DJ Kestrel dislikes being showered in paper',
    'table_trestle playback_laptop confetti confetti_machine',
    'dj_player dj_mixer stage_monitor dj_booth',
  ],
  [
    'String quartet rider\n4 chairs without arms, 4 stands with lights\nOur sound is acoustic: keep any microphones away from the instruments please!\nIf outdoors, one gazebo over our heads.',
    'mic_wired mic_wireless_handheld mic_instrument',
    'chair music_stand gazebo',
  ],
  [
    '1. The Artist arrives w/ in-ears, transmitter rack and vocal mic.\n2. Purchaser hires: digital console 32 in, stagebox on Cat5, 6 short stands, 4 DIs.\n3. No wedges on stage whatsoever.',
    'in_ear_monitor mic_wired mic_wireless_handheld stage_monitor',
    'mixing_console stagebox mic_stand di_box',
  ],
  [
    "Comedian spec: one wired 58, one straight stand, one stool, one profile spot in the eyes. He'll throw a radio mic back at you.",
    'mic_wireless_handheld',
    'mic_wired mic_stand bar_stool profile_spot',
  ],
  [
    "INPUT LIST NOTE. Vocal mics live in our singer's handbag, all three. Overheads we don't have, so two condensers from the hire pot. Keys player: carries his own keyboard up the stairs. Percussionist needs a pair of congas hired.",
    'mic_wired mic_wireless_handheld keyboard',
    'mic_instrument percussion',
  ],
  [
    'DANCE COMPANY RIDER\nFloor: we carry our own vinyl (grey, 10 rolls), please hire the tape.\nBooms: 6 lighting stands each side.\nSide light: 24 profiles.\nMoving lights do nothing for this piece.\nVideo: projector 10k with short lens; the gauze acts as screen.',
    'stage_floor dance_floor moving_head projection_screen',
    'tape lighting_stand profile_spot projector projector_lens',
  ],
  [
    'Keynote: Sir Alec. He has agreed to the lavalier, having refused the handheld. Autocue yes. His office is dispatching an interpreter, so kindly only the receivers and the booth.',
    'mic_wireless_handheld crew_interpreter',
    'mic_wireless_lapel teleprompter interpretation_booth interpretation_receiver',
  ],
  [
    'Orchestra stage plot: 52 chairs & stands are trucked in by the orchestra manager. Hirer wants a conductor podium (1x1 deck), handrail, and ambient mics for the recording. Recorder: ours.',
    'chair music_stand audio_recorder',
    'stage_deck stage_handrail mic_instrument',
  ],
  [
    'Folk trio here. Honestly a vocal PA, two DI boxes and three mics is the dream. Monitors just muddy it. Fiona never plays any guitar but her own.',
    'stage_monitor guitar',
    'pa_package speaker_top di_box mic_wired mic_wireless_handheld',
  ],
  [
    'RIDER AMENDMENT 2\ndelete: grand piano (artist switched to accordion)\ndelete: piano tuner\ninsert: 2 clip mics\ninsert: followspot with operator\nstays: armchair, side table',
    'piano',
    'mic_instrument followspot crew_lighting armchair table_coffee',
  ],
  [
    "Circus rider: our rigger hangs our points and nobody else's. We ask the festival's supplier for a haze machine, 12 LED washes, ground-supported truss 10 m. Crash mats are on our truck; so's the sound desk.",
    'crew_rigger mixing_console',
    'hazer stage_wash truss',
  ],
  [
    'Magic act. Smoke machine: mine, trade secrets in the fluid. Backdrop: needs to be black, please bring one. Headset: please bring one. Table: God no, mine has a trapdoor.',
    'smoke_machine effect_fluid table_round table_trestle',
    'backdrop drape mic_headset',
  ],
  [
    "Gospel choir (40 voices). Risers three-tier and four overhead condenser mics from the hire firm. Our Hammond player will be on the church's own keyboard, our drummer sits at the church's kit behind its glass.",
    'keyboard drum_kit',
    'choir_riser mic_instrument',
  ],
  [
    "Silent film night - pianist's notes. The upright in the town hall is tuned, leave yours at base. What's lacking: a big screen and a decent projector. No PA for me, it's a small town.",
    'piano pa_package speaker_top',
    'projection_screen projector',
  ],
  [
    "2.1 The Contractor shall supply, install and remove a temporary stage of 60 m2 with roof and steps.\n2.2 Mains power up to the 125 A outlet is the Employer's; onward distribution falls to the Contractor.\n2.3 Generators are excluded from this lot.\n2.4 Perimeter fencing: Lot 3, separate award.",
    'generator fencing',
    'stage_deck stage_roof stage_steps power_distro',
  ],
  [
    'SCOPE. In: PA for 2,000, delay speakers, two sound engineers. Out: lighting, LED walls, interpreters.',
    'stage_wash lighting_package led_wall crew_interpreter',
    'pa_package speaker_top crew_sound',
  ],
  [
    'The Authority retains responsibility for stewarding and medical cover. Tenderers shall price: pit barrier 30 m, heras fencing 200 m, accessible viewing platform with ramp.',
    'crew_steward crew_medic',
    'pit_barrier fencing stage_deck stage_ramp',
  ],
  [
    'Annex C - Free-issue items. The following will be handed to the supplier on arrival: two lecterns, one delegate voting set, the corporate backdrop. All else (projectors 2, screens 2, lapels 4) is to be quoted.',
    'lectern voting_system backdrop',
    'projector projection_screen mic_wireless_lapel',
  ],
  [
    'Lot 1 covers chairs, tables and coat rails for 500. Tablecloths formed part of the 2022 contract but have since been purchased outright by the Council.',
    'tablecloth',
    'chair chair_banquet table_round table_trestle coat_rail',
  ],
  [
    'Specification 4.7: bidders need not allow for internet connectivity, the University network team will patch all ports. 4.8: bidders shall allow for one streaming encoder and a three-camera package with operators.',
    'network',
    'streaming_encoder camera crew_camera',
  ],
  [
    'Exclusions known at this stage: crane, forklift (Port Authority plant available on quay), security. Inclusions: mobile stage 8x6, lifting towers, floodlights.',
    'forklift',
    'mobile_stage floodlight lifting_tower',
  ],
  [
    'ITT clarifications. Q: Should the price include UPS? A: No. The data hall is backed up. Q: Cable ramps? A: Yes, 40 m, five-channel. Q: Radios? A: Yes, 30 sets with spare batteries.',
    'ups',
    'cable_ramp two_way_radio batteries',
  ],
  [
    'WORK PACKAGE 5 (audio): line array, subs, FOH console.\nWORK PACKAGE 6 (rigging): let to Skyhook - hoists, truss, riggers.\nYou are invited to bid on WP5.',
    'hoist truss crew_rigger',
    'line_array subwoofer mixing_console',
  ],
  [
    'The incumbent removed the portable loop amplifier in May and the loop has therefore to be hired afresh. The fixed ceiling loudspeakers remain in service and shall not be duplicated. A gooseneck on the lectern is also wanted.',
    'speaker_top',
    'induction_loop mic_lectern',
  ],
  [
    'Bill of quantities\n01 Marquee 15x30, clear span .... 1 nr\n02 Floor, cassette .... 450 m2\n03 Carpet .... omit\n04 Lining, ivory .... 1 set\n05 Air conditioning .... omit, event moved to October\n06 Space heating .... 2 nr',
    'carpet air_conditioner',
    'marquee marquee_floor marquee_lining space_heater',
  ],
  [
    "The Trust's estates department undertakes to erect its own barriers along the drive. Quotations are sought for a covered gazebo at the plaque, a curtain on a cord for unveiling, and a public address unit with microphone.",
    'crowd_barrier',
    'gazebo drape pa_package speaker_top mic_wired mic_wireless_handheld',
  ],
  [
    "Scope note for Saturday's hustings: a countdown timer, five desk microphones, one roving. Broadcast crew (BBC local) bring cameras and recording; do not double up. The Returning Officer's staff man the doors, so stewards are off the sheet.",
    'camera video_recorder audio_recorder crew_steward',
    'speaker_timer mic_conference mic_wireless_handheld',
  ],
  [
    '3. Deliverables by others\n3.1 decor, incl. balloons and florals\n3.2 waiting staff\n4. Deliverables by you\n4.1 uplighting in brand purple\n4.2 a gobo projector for the logo... treat as one profile',
    'balloons centrepiece crew_waiter',
    'uplight profile_spot',
  ],
  [
    'MINUTES 12 March. Item 6, summer fete. Resolved: hire marquee and 20 trestles. Proposal to hire a bouncy castle fell (insurance). Reg pointed out the football club would let us have the benches. Action: Sheila.',
    'inflatable bench',
    'marquee table_trestle',
  ],
  [
    "Minutes, PTA. Sound: we agreed on a proper PA with two wireless mics after last year's fiasco. Smoke machine: voted down 7-2. DJ: Mr Abbott volunteered, gasps all round. Glow sticks: bulk buy.",
    'smoke_machine crew_dj',
    'pa_package speaker_top mic_wireless_handheld',
  ],
  [
    "Present: 9. Apologies: 2. Matters arising: chairs - Treasurer has secured 200 from the crematorium (!). Staging still to be ordered, 6 x 3 m with skirt. Lectern: the verger's. Clicker + laptop: to be ordered.",
    'chair chair_banquet lectern',
    'stage_deck stage_skirt presentation_clicker playback_laptop',
  ],
  [
    'Decision log\n#11 Live stream goes ahead: hire encoder, hire 2 cameras\n#12 Recording dropped, nobody watched it\n#13 Wi-Fi: venue uplink judged sufficient\n#14 Vision mixer: hire',
    'video_recorder network',
    'streaming_encoder camera video_switcher',
  ],
  [
    "Steering group notes. It was felt that the walkie-talkies bought in 2019 still hold a charge. It was also felt that the megaphones don't, hence two to be hired. Barriers: forty from the hire firm. Bins: Veolia.",
    'two_way_radio waste_bin',
    'loudhailer crowd_barrier',
  ],
  [
    'Actions from site meeting\n- Hire co: 2 lighting towers, cable ramps at gate B\n- Farmer: tractor and forks for unloading, straw\n- Brewery: bar, pumps, fridges\n- Us: pray',
    'forklift bar_unit refrigeration',
    'floodlight cable_ramp',
  ],
  [
    'Min. 4.2 Treasurer queried the 400 pounds for a dance floor; the parquet being sound, the line was struck. Min. 4.3 A glitter ball and pin spots were approved with enthusiasm. Min. 4.4 Band to be acoustic hence no loudspeakers.',
    'dance_floor speaker_top',
    'mirror_ball profile_spot',
  ],
  [
    'Governors\' meeting, item "prizegiving". Stage blocks are ours (new in September). Steps with a rail, however, must be hired, as must a carpet for them. Photographer: a parent.',
    'stage_deck crew_photographer',
    'stage_steps stage_handrail carpet',
  ],
  [
    "Committee, Thursday. Ron's marquee survived the winter bar a zip, so that saves us 900 quid. Flooring for it wanted. Heating wanted, two blowers. Generator: Ron again.",
    'marquee generator',
    'marquee_floor space_heater',
  ],
  [
    "AOB: Margaret asked whether we'd hire crockery again. General feeling that paper plates will do. Cutlery likewise. Proper wine glasses must be hired, though, said the Chair, to applause.",
    'crockery cutlery',
    'glassware',
  ],
  [
    'Production meeting 2: video dept says LED out / projection in. So: projector 20k, lens 0.8, screen 6 m. Sets dept hangs the black masking itself. Sound dept happy with house PA, wants 4 headsets on top.',
    'led_wall drape pa_package speaker_top',
    'projector projector_lens projection_screen mic_headset',
  ],
  [
    'Twinning association, notes of 8 June. The French guests sing unaccompanied so the electric piano was withdrawn. Interpreting equipment (30 receivers) to be got in. Mme Roux interprets for love.',
    'keyboard piano crew_interpreter',
    'interpretation_receiver',
  ],
  [
    "Debrief minutes + next year: more toilets (8), hand wash points, floodlights in car park. We won't repeat the photo booth. Nor the snow. Stewards were superb - rotary again.",
    'photo_booth snow_machine crew_steward',
    'toilet hand_wash floodlight',
  ],
  [
    "Mia: do we need lights??\nJosh: union has loads\nMia: ok so ask them for subs, 2 tops and cdjs\nJosh: mixer too\nMia: theo's bringing his mixer\nJosh: k then not",
    'stage_wash lighting_package dj_mixer',
    'subwoofer speaker_top dj_player',
  ],
  [
    'hey can u do a smoke machine n lazer for sat nite?? already got speakers off my cousin n the pub got a screen so dw bout them',
    'speaker_top projection_screen display',
    'smoke_machine laser',
  ],
  [
    "[10:02] Priya: Hi, quick one for the townhall\n[10:02] Agent: Of course, what do you need?\n[10:03] Priya: 3 lapels, 1 catchbox style handheld\n[10:03] Agent: And screens?\n[10:04] Priya: Facilities put in a video wall last month so we're covered\n[10:05] Agent: Tech?\n[10:05] Priya: Yes one please",
    'led_wall projection_screen display',
    'mic_wireless_lapel mic_wireless_handheld crew_technician',
  ],
  [
    "A: what about tables\nB: mum's got like nine\nA: tablecloths\nB: mum\nA: chairs\nB: mum does NOT have sixty chairs lol, get those\nA: fairy lights\nB: get festoon yeah",
    'table_round table_trestle tablecloth',
    'chair chair_banquet festoon',
  ],
  [
    "Live chat: Visitor: Do you rent fans? Agent: Industrial or pedestal? Visitor: Pedestal, 10. It's a greenhouse wedding. We looked at your aircon but it'd be pointless with the vents open. Also some parasols. Plants we have... obviously.",
    'air_conditioner plants',
    'fan parasol',
  ],
  [
    'yo need 2 wedges for fri. desk + tops sorted, sound man sorted. oh and 6 xlr 10m',
    'mixing_console speaker_top crew_sound',
    'stage_monitor audio_cable',
  ],
  [
    "WhatsApp to hire firm: Hi it's Deb again x can you take the sofas off, Kim's lending hers x keep the coffee tables and add 4 pouffes x rug not needed now x",
    'sofa carpet',
    'table_coffee pouffe',
  ],
  [
    "Slack #summer-party\n@ollie: giant jenga + table football from hire co\n@ruth: bar staff from hire co too?\n@ollie: nah, caterer's\n@ruth: heaters?\n@ollie: it's a heatwave\n@ruth: fair. fans then!",
    'crew_bar patio_heater space_heater',
    'game fan',
  ],
  [
    "Customer: the quote has delivery on it??\nYou: yes, standard.\nCustomer: I've a Transit on the drive. Off please.\nYou: ok! anything else?\nCustomer: stands for the speakers, two. And a spare handheld.",
    'delivery van',
    'speaker_stand mic_wireless_handheld',
  ],
  [
    'anna: they asked if we want a tech\nben: i AM a tech\nanna: lol. so just projector, hdmi 20m, PA\nben: and batteries aa, a brick of them',
    'crew_technician',
    'projector video_cable batteries pa_package speaker_top',
  ],
  [
    "lads group: right who's doing what. gaz = gazebo. tommo = bbq. me = ringing hire place for PA + mic + 4 beer table sets. nobody = karaoke, i mean it",
    'gazebo cooking',
    'pa_package speaker_top mic_wired mic_wireless_handheld beer_table_set',
  ],
  [
    'Hi! Prom committee. Red carpet + rope posts pls. The photo backdrop was made in art club, it slaps. Confetti cannon = headmaster said over his dead body. Uplights 12 in blue.',
    'backdrop confetti_machine',
    'carpet stanchion uplight',
  ],
  [
    "Me: can we lose the moving heads\nThem: sure, that's -240\nMe: and put a followspot in\nThem: with an operator?\nMe: our ASM Ffion is itching to",
    'moving_head crew_lighting',
    'followspot',
  ],
  [
    'ok final final list: silent disco hphones 80, 3 transmitters, one mic. NOT lasers, NOT hazer, landlord lives upstairs',
    'laser hazer',
    'silent_disco mic_wired mic_wireless_handheld',
  ],
  [
    'Forum: "Small theatre, tight budget". We\'ve 18 working fresnels so wash is done. I\'m after half a dozen profiles and a couple of movers for a fortnight, plus somebody to program. Desk is an old Ion the county gave us.',
    'stage_wash lighting_console',
    'profile_spot moving_head crew_lighting',
  ],
  [
    "Posting for my village: has anybody hired a mobile stage? Ours would need one plus a PA. We used to rent lights too, but at midsummer you'd not see them. Portaloos came with the field this time.",
    'stage_wash lighting_package toilet',
    'mobile_stage pa_package speaker_top',
  ],
  [
    "Hi all, newbie. Doing sound for a panto on my uncle's desk and the hall's tops. My shortfall: 8 headsets and a stagebox. I know some of you'd say add subs; the balcony rattles enough.",
    'mixing_console speaker_top subwoofer',
    'mic_headset stagebox',
  ],
  [
    "Thread: church flower festival. Plinths wanted, about 15, white. And carpet offcuts or a runner. What I don't want is another quote padded with pedestals of artificial plants; sixty ladies with secateurs would lynch me.",
    'plants',
    'plinth carpet',
  ],
  [
    "Re: Re: what to rent for backyard movie. Get a projector and inflatable... hmm, we hung a king size sheet and never looked back, so no screen. Sound: rented a pair of powered speakers. Popcorn cart: rented. Chairs: people's own.",
    'projection_screen chair chair_banquet',
    'projector speaker_top cooking',
  ],
  [
    "Looking for recs: bass amp + drum hardware for a two-day shoot in Bristol. The drum kit proper travels with the player. Playback speakers would be handy also. Not after an engineer, production mixer's on it.",
    'drum_kit crew_sound',
    'bass_amp drum_part speaker_top',
  ],
  [
    'To whoever answers: our pub quiz needs a radio mic and two small speakers on poles. I own a laptop. I own a voice. I do not own a telly big enough for the picture round, so one of those.',
    'playback_laptop',
    'mic_wireless_handheld speaker_top speaker_stand display',
  ],
  [
    "Stage manager's note: the LX hire is 4 blinders, 2 strobes. Sound hire is nil this season (Meyer loan). Comms hire 8 beltpacks. Crew hire is nil, we have apprentices.",
    'pa_package speaker_top crew_stagehand crew_technician',
    'blinder strobe intercom',
  ],
  [
    "CORRECTION to order 2281\nwas: 12 uplights, 1 hazer, 1 lighting desk\nis: 20 uplights\nreason: they're battery wireless with an app, the desk would have nothing to talk to; haze sets off the beams.\nplus: 1 star cloth 6 m",
    'hazer lighting_console',
    'uplight star_cloth',
  ],
  [
    "VENUE SHEET (Glebe Barn)\nIn situ: long bar, woodburner, 20 farmhouse tables\nNot in situ: everything to do with sound\nCouple's wish list: PA for speeches w/ handheld; bistro chairs x 96; wine tumblers",
    'bar_unit table_trestle table_round',
    'pa_package speaker_top mic_wireless_handheld chair glassware',
  ],
  [
    "Set-up: theatre style 150 -> hotel sets chairs\nStage: 4x2 -> hotel's, ugly, so add a skirt\nAV: 1 projector, 1 screen, 2 lapel -> you\nRefreshments -> hotel\nPads & pens -> us",
    'chair chair_banquet stage_deck',
    'stage_skirt projector projection_screen mic_wireless_lapel',
  ],
  [
    'EQUIPMENT REQUEST / Dept. of Geography / field centre open day\nPortable cabin: 1\nChemical toilets: 2\nGenerator: borrowed from Geology\nWhiteboard: borrowed from nobody, please include\nRadios: included in risk kit, already signed out',
    'generator two_way_radio',
    'site_cabin toilet whiteboard',
  ],
  [
    'Briefing: The Lord-Lieutenant will bring her own protocol officer but no equipment. The lectern bearing the crest is at the Guildhall and will be moved across by porters. Required: discreet column speakers, one spare lectern microphone, a carpeted ramp.',
    'lectern',
    'speaker_column mic_lectern stage_ramp',
  ],
  [
    'Job sheet\nCLIENT: Tamar Rowing Club\nOUT: 1 PA / 1 loudhailer / 3 gazebos\nNOT OUT (client crossed through): marquee, crew, tower lights\nREMARK: safety boat crew use marine VHF instead of our handheld radios',
    'marquee crew_technician crew_stagehand floodlight two_way_radio',
    'pa_package speaker_top loudhailer gazebo',
  ],
  [
    'Conference brief p.2: Breakouts each get a flip chart (yours) and use whatever TV hangs on the wall. Plenary: 7 m wide screen, twin projectors, vision mixer (yours). Graphics laptops arrive with the agency.',
    'display playback_laptop',
    'flip_chart projection_screen projector video_switcher',
  ],
  [
    "SITE NOTES - wedding, Lower Mill\n+ bedouin tent by Sam's Tents\n+ bell tents by Sam's Tents\n+ solid dance floor -> us\n+ uplights -> us\n+ band has lights; band has PA\n+ fire pits, so patio heaters fell off",
    'marquee stage_wash lighting_package pa_package speaker_top patio_heater',
    'dance_floor uplight',
  ],
  [
    'Requested by: Facilities\nCost code: 4410\nRequired: ropes & posts for queue, 12; coat rails, 6\nRemarks: cloakroom attendants from agency as always, registration counter is fixed joinery.',
    'registration_desk',
    'stanchion coat_rail',
  ],
  [
    "Run through of your estimate, line by line: 1 ok. 2 ok (2 x 12 inch speakers). 3 ok (small mixer). 4 the man - I'd rather have his day rate back, I can push a fader. 5 the cable covers ok. 6 backdrop - overkill.",
    'crew_sound crew_technician backdrop',
    'speaker_top mixing_console cable_ramp',
  ],
  [
    "Dear hire desk, list below in my best handwriting, typed by grand-daughter.\nCups and saucers, 60.\nCake stands, 6 (the vicar's wife has hers promised elsewhere).\nTeapots, big.\nSpoons we have, forks we have.\nNo cloths, ours are embroidered.",
    'cutlery tablecloth',
    'crockery serving hot_drinks',
  ],
  [
    'KIT SPLIT - trade show stand 4B\norganiser\'s shell scheme: walls, carpet, one socket\ngraphics house: signs\nyou: 2 x 65" on floor stands, brochure plinth, 3 bar stools, small fridge',
    'carpet signage',
    'display display_stand plinth bar_stool refrigeration',
  ],
  [
    "Festival advance, stage 2\nBarrier: drawn from main stage spare\nRoof: yes, 8x6\nDeck: yes\nPower: festival feeds us 63/3\nDistro from that: yes\nBackline: bands share one kit, Adam's",
    'pit_barrier crowd_barrier drum_kit',
    'stage_roof stage_deck power_distro',
  ],
  [
    'Q: Interpreters needed? A: Booked through the embassy.\nQ: Booths? A: Two, soundproof, please.\nQ: Headsets/receivers? A: 180.\nQ: Delegate mics? A: The parliament chamber has one at every seat.',
    'crew_interpreter mic_conference',
    'interpretation_booth interpretation_receiver',
  ],
  [
    'Handwritten on the order form margin: "Pete - strike the trusses, the roof beams will carry it. But leave the clamps in!! Chain motors, no, it\'s four par cans for heaven\'s sake. And the pars, leave those."',
    'truss hoist',
    'clamp stage_wash',
  ],
  [
    "What's changing from 2023: bigger LED (6x3.5), second camera, a host with a bit of spark. What's going: the DJ, the balloons, that awful spark fountain.",
    'crew_dj balloons spark_machine',
    'led_wall camera crew_host',
  ],
  [
    'SUMMARY OF REQUIREMENTS - citizenship ceremony\nFlags: held in store\nPortrait: held in store\nSeating for 70: held in store\nMicrophone, lectern type: 1\nLoudspeakers: 2\nMusic player for anthem: 1',
    'chair chair_banquet',
    'mic_lectern speaker_top audio_player',
  ],
  [
    "Load list, black van: desk, stagebox, IEM rack (all band property). Load list, hire: 4 tops 2 subs, mic package 7 pc, 7 stands. Lights - see promoter, he's got some.",
    'mixing_console stagebox in_ear_monitor stage_wash lighting_package',
    'speaker_top subwoofer mic_wired mic_wireless_handheld mic_stand',
  ],
  [
    'Poster session: 48 boards double sided, velcro. Pins are banned by the building. Tables? delegates will stand. High ones for coffee: 8, yes.',
    'table_round table_trestle',
    'pinboard table_cocktail',
  ],
  [
    "Note to supplier regarding the vigil. Candles rather than floodlights, the bishop was quite firm. One battery speaker, one mic. Two of your stagehands to carry the benches, which are the cathedral's.",
    'floodlight bench',
    'speaker_top mic_wired mic_wireless_handheld crew_stagehand',
  ],
  [
    "Comment box: You'd asked about power. There's a hook-up every ten metres so please ignore generators. You'd asked about floor. Grass, dry, bare feet: please ignore flooring. You'd asked about shade. YES. Twelve parasols, one gazebo.",
    'generator marquee_floor',
    'parasol gazebo',
  ],
  [
    'Summary for the file: caller wants hybrid board meeting. Table mics and a PTZ cam from us, with encoder. Room has dual displays. IT does Teams on the room PC - own laptop redundant. No on-site person.',
    'display playback_laptop crew_technician',
    'mic_conference camera streaming_encoder',
  ],
  [
    'Subject line: chairs only!! Body: I asked for 75 folding chairs and a trolley. The estimate has linen chair covers, a red carpet, and a coat rail. Kindly reissue. Delivery to the boathouse, if you would.',
    'chair_cover carpet coat_rail',
    'chair delivery',
  ],
  [
    "Theatre in the park\n- raked seating = Arena Seating Co\n- sound: 6 x speakers, 12 headsets (hire)\n- lights: daylight show, zero\n- dressing room: hire, 3x3 gazebo w sides\n- loos: park's, open late by agreement",
    'chair chair_banquet stage_wash lighting_package toilet',
    'speaker_top mic_headset gazebo',
  ],
  [
    'BAND: 5-piece, self-contained (PA, mics, engineer)\nCEILIDH CALLER: needs headset, hire\nLIGHTING: wash of the stage from two T-bars, hire\nFLOOR: village hall sprung\nCHAIRS: village hall, tatty -> covers, hire',
    'pa_package speaker_top mic_wired mic_wireless_handheld crew_sound dance_floor chair chair_banquet',
    'mic_headset stage_wash lighting_stand chair_cover',
  ],
  [
    'Two corrections to your confirmation. First, the truck: our fleet picks up, kindly delete. Second, the number of flight-cased comms packs, which is ten. The rest (switcher, three converters, 50 m of SDI) is right.',
    'truck delivery',
    'intercom video_switcher video_converter video_cable',
  ],
  [
    "Photographer's corner at the gala: she brings a paper roll, so no backdrop. Give her instead a small desk, a screen on a stand to show the pictures, and keep the photo booth company's machine off my floor.",
    'backdrop photo_booth',
    'table_desk display display_stand',
  ],
  [
    'ballroom    in-house PA, in-house wash light\nfoyer       nothing! -> pair of column speakers, 8 uplighters\nterrace     -> 6 heaters\ngarden      lanterns by florist',
    'pa_package speaker_top stage_wash lighting_package',
    'speaker_column uplight patio_heater',
  ],
  [
    'Quiz league final. Buzzers belong to the league. Scoreboard = one display. Desk mics, six. The host is Kevin, free of charge, worth every penny.',
    'crew_host',
    'display mic_conference',
  ],
  [
    "Hi, re the memorial concert. I was wrong on Tuesday: the Steinway at the school can be used after all. Ergo no piano from you. A page-turner's chair, a piano mic, two music stands remain. Lighting neither.",
    'piano stage_wash lighting_package',
    'chair mic_instrument music_stand',
  ],
  [
    "Hall hirer's notes for outside suppliers: access platform on site (ask Jim, key in office), ladders ditto. Drapes along rear wall. Missing: any rigging clamps, a lighting console that boots.",
    'access_platform drape',
    'clamp lighting_console',
  ],
  [
    'STREET PARTY, LIME GROVE\nno. 4 -> trestles\nno. 9 -> urn + cups\nno. 12 -> bunting\nno. 17 -> playlist & speaker\nhire -> 80 chairs, inflatable slide, road barriers',
    'table_trestle hot_drinks crockery speaker_top',
    'chair chair_banquet inflatable crowd_barrier',
  ],
  [
    "Fashion show. Runway 12 m, white gloss, from you; backstage rails we drag over from the studio. Mirrors idem. Front-row benches from you. Tunes: the label's resident DJ plus the club's decks.",
    'coat_rail crew_dj dj_player',
    'catwalk bench',
  ],
  [
    'Our spec said "cooling". To be plain: four mobile air conditioners for the server tent. Fans push dust, so avoid. UPS: one, 3 kVA. Cabling: contractor on site (Elmtree) runs all the mains.',
    'fan power_cable power_distro',
    'air_conditioner ups',
  ],
  [
    "Hustle list, film premiere:\ncarpet - you\nstanchions - you\nstep & repeat - studio ships it\nsearchlights - studio said no\npaparazzi pen barrier - you\nmedic - cinema chain's",
    'backdrop crew_medic',
    'carpet stanchion crowd_barrier',
  ],
  [
    "Church: St Jude\nIs there a loop? yes and it works\nIs there a PA? yes and it doesn't, so bring one\nIs there somewhere to plug in? plenty\nIs there a projector? we've gone back to hymn books",
    'induction_loop projector',
    'pa_package speaker_top',
  ],
  [
    'The hall has no chairs whatsoever, nor has it a single table. Please put 50 of the first and eight of the second on the quote, trestle preferably. I am told it has no lighting either.',
    '',
    'chair chair_banquet table_trestle stage_wash lighting_package',
  ],
  [
    'Tender query 9. "The supplier is to provide the stage, the steps and a competent technician. The supplier is also to bring his own tools." Please confirm you have understood that this means you.',
    '',
    'stage_deck stage_steps crew_technician',
  ],
  [
    "tel. note: Warden, Moor Lane Centre. Their projector's lamp went, their speakers crackle. Wants one and a pair respectively. Own cable lost. HDMI 15m.",
    '',
    'projector speaker_top video_cable',
  ],
  [
    "Location notes: LED wall goes behind the stage, a row of uplights along the bar, one hazer beside the piano. That's all three.",
    '',
    'led_wall uplight hazer',
  ],
  [
    'All is in the room already except a lectern and a clip-on mic, which is where you come in.\nDelivery to the side door.',
    '',
    'lectern mic_wireless_lapel delivery',
  ],
  [
    "Rider query: the singer's manager asks for two wedges, the drummer asks for a fan, and the promoter (that's me) asks for a discount. Please quote.",
    '',
    'stage_monitor fan',
  ],
  [
    "Minutes: The Chairman's own gazebo having blown into the reservoir, a replacement is to be hired. Mr Dunn's loudhailer went in after it, likewise.",
    '',
    'gazebo loudhailer',
  ],
  [
    'Form: What does the venue provide? Four walls.\nWhat do you need? Heaters, bar, glasses, a generator.',
    '',
    'space_heater patio_heater bar_unit glassware generator',
  ],
  [
    'leo: venue said they supply subs\nleo: wait no\nleo: they said WE supply subs\nleo: so 2 subs pls. and their mixer is only 4ch so a proper one, 16',
    '',
    'subwoofer mixing_console',
  ],
  [
    'Equipment as per Schedule 2 shall be furnished, erected and staffed by the hire contractor without recourse to Council labour: mobile toilets (6), barriers (100 m), marshals (8).',
    '',
    'toilet crowd_barrier crew_steward',
  ],
  [
    "item / remark\ndance floor / the last firm's was too small, 6x6 this time\nmirror ball / theirs didn't turn\nsmoke machine / not without one!",
    '',
    'dance_floor mirror_ball smoke_machine',
  ],
  [
    "Forum: I've got nothing but a guitar and a dream lol. Where do I hire an amp, a mic and stand, plus a pair of speakers?",
    '',
    'guitar_amp mic_wired mic_wireless_handheld mic_stand speaker_top',
  ],
  [
    "Don't forget the clicker. Don't let anyone tell you two lapel mics are enough, we need four. And no, you can't leave out the confidence monitor!",
    '',
    'presentation_clicker mic_wireless_lapel confidence_monitor',
  ],
  [
    'Call, Mrs Yeo: hotel used to lay on easels and flip charts, stopped. Need 3 flip charts. Hotel wifi useless w/ 100 on it, so router + our network for the day.',
    '',
    'flip_chart network',
  ],
  [
    'SPEAKER REQUIREMENTS (forwarded by the agency on her behalf)\nHeadset: she requests beige\nCountdown timer: she requests large\nArmchairs: two, for the fireside bit, as requested by her co-host',
    '',
    'mic_headset speaker_timer armchair',
  ],
  [
    'Our caterer wants from you: a fridge, a serving table and 200 napkins. Our florist wants from you: six plinths. I want from you: one invoice.',
    '',
    'refrigeration serving table_trestle napkin plinth',
  ],
  [
    'Scope: the client does not own any two-way radios, nor any intercom. Both are within your remit, 12 and 6 sets. Position of base: under the stage stairs.',
    '',
    'two_way_radio intercom',
  ],
];
