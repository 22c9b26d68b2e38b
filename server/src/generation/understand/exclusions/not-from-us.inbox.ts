import type { NotFromUsRow } from './fixtures.ts';

/** An English inbox: mails, riders, forms, telephone notes, corrections. */
export const INBOX: readonly NotFromUsRow[] = [
  [
    'Good afternoon, I am writing on behalf of Dr Whitcombe. For the alumni dinner on 4 May we shall want 18 round tables and 180 gilt chairs. Cutlery and linen come up from the college kitchens as usual, and the Master has asked that there be no dance floor. A lectern with a microphone for grace would be kind.',
    'cutlery tablecloth napkin dance_floor',
    'table_round chair_banquet lectern',
  ],
  [
    'Hello, Sandra here from the Chamber of Commerce. Please send a price for a stage of 6 x 4 metres, a PA and two handheld radios. Furniture the convention centre throws in with the room, and Gerald would rather we forgot about the confetti cannons.',
    'chair table_round table_trestle confetti_machine confetti',
    'stage_deck pa_package mic_wireless_handheld',
  ],
  [
    "Dear Sirs, our Founder's Day requires a marquee 12m x 24m with flooring. You need not concern yourselves with lavatories, those in the pavilion being more than ample, nor with heating in July. 200 chairs will be wanted.",
    'toilet toilet_trailer space_heater patio_heater',
    'marquee marquee_floor chair',
  ],
  [
    'Owner-furnished: tables, chairs, trash cans. Vendor-furnished: 400 ft of crowd barrier, 6 light towers, 12 two-way radios. Generators are excluded from this bid.',
    'table_round table_trestle chair waste_bin generator',
    'crowd_barrier two_way_radio',
  ],
  [
    'The Purchaser will make available free of charge a forklift and a site cabin. The tender shall include trackway for 120 m, 4 gazebos and a 60 kVA generator.',
    'forklift site_cabin',
    'trackway gazebo generator',
  ],
  [
    'Hospitality aside, the quartet needs four armless chairs, four music stands and a piano tuned to 442. Amplification is neither needed nor tolerated. Stand lights travel with us.',
    'pa_package speaker_top',
    'chair music_stand piano',
  ],
  [
    "hi all, 30th bday in a warehouse. the guy who rents the place has a soundsystem bolted in that'll take your head off. so it's lights i'm after: 4 moving heads, 8 uplights, a hazer. also 20 bar stools. no lasers tho, owner's rule",
    'pa_package speaker_top subwoofer laser',
    'moving_head uplight hazer bar_stool',
  ],
  [
    "Message for Dave: job 2207, add two lapel mics and a third fan, lose the whiteboard. The flipcharts were never wanted, don't know how they got on there. Everything else as is: 80 chairs, 1 projector.",
    'whiteboard flip_chart',
    'mic_wireless_lapel fan chair projector',
  ],
  [
    "Actually no, make it one screen, not two, and we've changed our minds about the teleprompter: he'll speak off the cuff. Do leave the comfort monitor in.",
    'teleprompter',
    'projection_screen confidence_monitor',
  ],
  [
    "Scrap the sofas from yesterday's list; the hotel has let us have the ones out of the lobby. Armchairs likewise. Coffee tables we still want, 6 of them.",
    'sofa armchair',
    'table_coffee',
  ],
  [
    "Lighting: n/a\nSound – in house\nStaging: 8' x 16' please\nDrapes: black, back wall, 10m\nPower: house\nInternet: provided\nCrew: 2 stagehands",
    'lighting_package stage_wash pa_package speaker_top generator network',
    'stage_deck drape crew_stagehand',
  ],
  [
    'The finance director says the LED wall is a luxury and a projector will have to do. We would need the projector, a 3m screen and someone to run it. He also said the photo booth can whistle.',
    'led_wall photo_booth',
    'projector projection_screen',
  ],
  [
    "Our budget is 2k and can't stretch to the silent disco, sadly, nor to the spark machines. What it can stretch to is a mirror ball, four uplights and a smoke machine.",
    'silent_disco spark_machine',
    'mirror_ball uplight smoke_machine',
  ],
  [
    "Don't forget the lectern, and not only chairs: we want tables too, 20 trestles and 160 chairs. There's no shortage of extension leads here. We can't do without a hearing loop.",
    'power_cable',
    'lectern chair table_trestle induction_loop',
  ],
  [
    "It wouldn't be our gala without the star cloth, so star cloth it is. Nobody minds if the stage is small, 4 x 3 m. What nobody wants is another evening of that karaoke, and the bouncy castle has had its day.",
    'inflatable',
    'star_cloth stage_deck',
  ],
  [
    "Hi team, product launch for 150 at our showroom, 14 March. We're set for furniture as the showroom has plenty, and our landlord's electrician deals with power. Need: LED wall 5x3, two headset mics, PA, and a hazer if the sprinklers allow. No confetti, cleaning costs us a fortune.",
    'chair table_round table_trestle generator confetti confetti_machine',
    'led_wall mic_headset pa_package',
  ],
  [
    "Harvest supper, village hall, 90 of us. Tables and chairs live in the hall's back room so we're fine there. Please could we hire 90 place settings (plates, knives, forks), 90 wine glasses and 12 white tablecloths? WI ladies are washing up themselves so no waitresses.",
    'table_trestle chair crew_waiter',
    'crockery cutlery glassware tablecloth',
  ],
  [
    'RFQ 2231. Items to be quoted: 1) 40 m pipe and drape 2) 2 confidence monitors 3) speaker timer. Items NOT to be quoted: projectors, screens (building fixed), lectern (client property), internet (university).',
    'projector projection_screen lectern network',
    'drape confidence_monitor speaker_timer',
  ],
  [
    "The hotel is insisting on using their in-house AV for projection. We can bring outside vendors for audio and lighting only, so please price: 4 lavs, 2 handhelds, a small PA, 12 uplights. Podium's theirs too.",
    'projector projection_screen lectern',
    'mic_wireless_lapel mic_wireless_handheld pa_package uplight',
  ],
  [
    '5k charity run, Oct 4. Need start/finish truss arch, 80 barriers, 4 two way radios, PA w/ 1 wireless mic, 6 pop up tents. City is dropping off port-a-johns and trash cans. Medics = county EMS. Water stations handled by sponsors.',
    'toilet waste_bin crew_medic',
    'truss crowd_barrier two_way_radio pa_package gazebo',
  ],
  [
    "Quick one: 60 white folding chairs and 8 trestles to St Luke's for Saturday's fete. We have our own van so will collect, no delivery needed. Bunting - done. Gazebos - borrowed from the scouts.",
    'delivery van gazebo',
    'chair table_trestle',
  ],
  [
    "Dear events team, further to our call: yes to the 12 round tables and the 120 chairs. On reflection, we'll leave the chair covers and the LED dance floor. The bar company turns up with its own fridges and glassware.",
    'chair_cover dance_floor refrigeration glassware',
    'table_round chair',
  ],
  [
    "Memorial service for my father, about 80 people in the garden. A small speaker and a microphone so that people can say a few words. We don't want anything that looks like a party: no stage, no coloured lights, please. Chairs we are borrowing from the bowls club next door.",
    'stage_deck uplight disco_light chair',
    'mic_wired',
  ],
  [
    "Our board decided the gala would go without a band this year, hence no backline and no monitors. We'd like a DJ with decks, a dance floor and a mirror ball.",
    'drum_kit guitar_amp bass_amp stage_monitor',
    'crew_dj dance_floor mirror_ball',
  ],
  [
    'Please amend order 5561: delete line 4 (crowd barrier), delete line 7 (two-way radios), increase line 2 to 12 gazebos. The forklift is no longer required as the farm has a telehandler.',
    'crowd_barrier two_way_radio forklift',
    'gazebo',
  ],
  [
    "Film screening outdoors, 300 ppl. Screen, projector, sound. Cinema club provides the player and the film; picnic rugs so no seating; popcorn machine is the PTA's. One generator, and toilets x4.",
    'chair cooking',
    'projection_screen projector generator toilet',
  ],
  [
    'Trade fair: 30 shell scheme stands, 30 tables, 60 chairs, carpet throughout in grey. The electrical contractor is appointed by the hall, as is the rigging contractor, so neither distribution nor rigging is yours.',
    'power_distro truss hoist',
    'exhibition_stand table_trestle chair carpet',
  ],
  [
    "A few of us are putting on a gig in the old chapel. PA 2 tops 2 subs, 4 monitors, desk, mics for a 5 piece. The drummer won't play anything but his own kit, the guitarists the same with their amps. We've no budget for lights, the candles will do.",
    'drum_kit guitar_amp lighting_package stage_wash',
    'speaker_top subwoofer stage_monitor',
  ],
  [
    'Not needed: stage, projector. Needed: 100 chairs, 1 lectern, 1 PA. Undecided: nothing.',
    'stage_deck projector',
    'chair lectern pa_package',
  ],
  [
    'can i get a price for a bouncy castle, 6 trestle tables and a PA. ground is hard standing so no flooring. power off the house. if u have a popcorn machine throw that in. last yr the heaters were never switched on so dont bother',
    'marquee_floor generator space_heater patio_heater',
    'inflatable table_trestle pa_package cooking',
  ],
  [
    'We are a silent retreat, so a PA would rather defeat the object. Do bring 50 bolsters if you stock them, 4 fans and a gong stand. Floor cushions the monks have.',
    'pa_package speaker_top',
    'fan',
  ],
  [
    "Hi, 40th in the scout hut. The hut has a kitchen, loos, tables, the lot. What it hasn't got is decent chairs, so 50 please, and a disco light.",
    'toilet table_trestle',
    'chair disco_light',
  ],
  [
    'PS my wife just reminded me that her cousin does balloons, so you can take the balloons out of the quote. The backdrop please leave in.',
    'balloons',
    'backdrop',
  ],
  [
    "We'd originally asked for 3 cameras and a vision mixer. The committee feels filming is intrusive at a funeral, so please remove both. Sound for 150, 2 wired mics.",
    'camera video_switcher',
    'mic_wired',
  ],
  [
    "Not looking for anything fancy: PA, 1 radio mic. House lights are fine. The pub's got a stage of sorts.",
    'lighting_package stage_wash stage_deck',
    'pa_package mic_wireless_handheld',
  ],
  [
    'Each stallholder turns up with a gazebo and a table of their own. So all we hire is barriers x 30, a generator and 2 loos.',
    'gazebo table_trestle',
    'crowd_barrier generator toilet',
  ],
  [
    'We would have loved a mobile stage but access is through a 1.2 m gate, so decks it is: 6x4 m. Also a ramp.',
    'mobile_stage',
    'stage_deck stage_ramp',
  ],
  [
    'The organ is being played live, therefore no playback and no speakers in the nave. One lectern mic for the reader.',
    'audio_player',
    'mic_lectern',
  ],
  [
    'Backdrop 6x3 yes. Photographer no - uncle Pete. Plants: office has enough ferns for a jungle. Lectern yes.',
    'crew_photographer plants',
    'backdrop lectern',
  ],
];
