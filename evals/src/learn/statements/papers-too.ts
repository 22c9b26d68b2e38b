import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const PAPERS_TOO: readonly NotFromUsRow[] = [
  [
    'CHOIR RIDER, page 2\nWe travel with our own keyboard and a man who plays it.\nRisers for 44 singers, three steps high, please.\nTwo overhead condenser mics on tall stands.\nNo wedges whatever: singers who hear themselves go flat.',
    'keyboard crew_musician stage_monitor',
    'choir_riser mic_wired mic_instrument mic_stand',
  ],
  [
    'Re: falconry weekend. Scratch what I wrote on Tuesday about the loudhailer, Barry has dug the old one out of the tack room and it still squawks at full blast. What we do lack is rope and posts for keeping folk back from the birds, say 40 m, and a gazebo over the weighing scales.',
    'loudhailer',
    'stanchion gazebo',
  ],
  [
    'ISSUE #31 coat storage\n> @lena: do we rent rails?\n> @tomk: the theatre foyer has a cloakroom with 200 pegs, so closing this\n> @lena: ok. but reopen #28, the check-in counter is still not ordered, and we want two stewards at it',
    'coat_rail',
    'registration_desk crew_steward',
  ],
  [
    "Cost heading 4, Temporary Works. Contractor's scope comprises trackway from the lane to the arena and two 60 kVA sets. Harris panels and all other fencing fall under Cost heading 5, let separately in March. Diesel likewise.",
    'fencing fuel',
    'trackway generator',
  ],
  [
    "You will find at the Assembly Rooms: a Steinway (tuned weekly), 180 gilt chairs, a fixed stage. You will not find at the Assembly Rooms: any means of showing a film. For that we'd like you to quote a bright projector and a 4 m screen.",
    'piano chair chair_banquet stage_deck',
    'projector projection_screen',
  ],
  [
    'Stand-up tour, technical sheet. One mic, cabled, on a straight stand with a round base; a bar stool; a follow spot if there is an operator who stays awake. I loathe haze. Keep the confidence monitor, I know my jokes.',
    'hazer confidence_monitor',
    'mic_wired mic_stand bar_stool followspot',
  ],
  [
    'Minute 14/6 Regatta. Cllr Dunmore reported that the rowing club would lend its marquee again and the Sea Cadets their field kitchen. RESOLVED to hire four portable toilets, one of them for wheelchair users, and a hand-washing station.',
    'marquee cooking',
    'toilet toilet_accessible hand_wash',
  ],
  [
    'forum post: "Wedding in a walled garden, what am I forgetting?" So far the aunties have sewn napkins and a cousin is our photographer. I still need to rent patio heaters, festoon between the pear trees, and something to keep the prosecco cold (bottle fridges?).',
    'napkin crew_photographer',
    'patio_heater festoon refrigeration',
  ],
  [
    "qty | item | from\n6 | moving heads | hire\n1 | grandMA desk | Jonas' own\n12 | uplighters | hire\n2 | hazers | left from last show",
    'lighting_console hazer',
    'moving_head uplight',
  ],
  [
    "CRM 12/03: rang Mrs Abernathy, Quilters' Guild. She was very firm that pinboards should be grey and fabric. Lighting she can do without because the north light in the mill is ideal. Quote 30 boards plus six plinths.",
    'lighting_package stage_wash',
    'pinboard plinth',
  ],
  [
    'DANCE COMPANY TECH SPEC\nFloor: black dance vinyl, 12 x 10, taped, hirer to get this from you\nSidelight: 8 profiles on booms\nSound: QLab laptop travels with us; just a stereo PA\nWings: the house has legs and borders in plenty',
    'playback_laptop',
    'dance_floor stage_floor profile_spot pa_package speaker_top',
  ],
  [
    'Clause 9.2 of the abbey\'s hire terms says "Pyrotechnic, smoke or spark effects of any description shall not be brought onto the premises", so goodbye cold sparks. Could confetti cannons be swapped in? And we\'re still after the star cloth behind the top table.',
    'spark_machine smoke_machine',
    'confetti_machine star_cloth',
  ],
  [
    'RUN SHEET draft 3\n07:30 van unloads\n08:00 Facilities wheel in whiteboards (theirs)\n08:15 your tech sets 2 flip charts + 1 75" screen on trolley\n09:00 doors; reception staff from the temp agency',
    'whiteboard crew_host',
    'crew_technician flip_chart display display_stand',
  ],
  [
    "To-do, Beetle Drive & Barn Dance. Caller: booked. Fiddlers: they're Moira's nephews, no charge. PA for the caller - ring hire firm! Headset for the caller - ditto! Bales to sit on, so benches aren't wanted.",
    'crew_musician bench',
    'pa_package speaker_top mic_headset',
  ],
  [
    'The lecture theatre was rewired in 2022 and now has a hearing loop, ceiling projection and a lectern with a gooseneck. Nothing there records, though. Please cost one camera with operator and a recorder for the sound.',
    'induction_loop lectern mic_lectern projector',
    'camera crew_camera audio_recorder',
  ],
  [
    'DJ TECH RIDER: 3x CDJ-3000, linked, with a DJM-A9 between them. Booth no higher than 105 cm. Subs under the booth make the needles... sorry, old rider, there are no needles; turntables may be struck out. Strobes only on my signal, four of them.',
    'dj_player',
    'dj_mixer dj_booth strobe',
  ],
  [
    'Hi, you put down 3 riggers and a cherry picker on QU-881. House crew do all flying at the Palladium by agreement with the union and they have their own access kit. Strike both; leave the eight half-tonne hoists and the truss.',
    'crew_rigger access_platform',
    'hoist truss',
  ],
  [
    'Framework Lot 3 (Polling and counts). The Authority will call off trestle tables, crowd control barriers and two-way radios. Ballot boxes and pencils are held in store, as are whiteboards for the running totals.',
    'whiteboard',
    'table_trestle crowd_barrier two_way_radio',
  ],
  [
    'Dog show on the rec. Last time you sent us a tannoy with two horns that you could hear in the next county and that was too much; a single loudhailer will serve. Ring ropes come from the breed club. One disabled loo, please, since the pavilion only has steps.',
    'pa_package speaker_top',
    'loudhailer toilet_accessible',
  ],
  [
    'WHAT THE BARN COMES WITH (copied from their site): long farmhouse tables and benches for 90, a honesty bar with glassware, wood burner.\nWHAT THAT LEAVES FOR YOU: dance floor 5x5, mirror ball with a pin spot, a DJ who takes requests.',
    'table_trestle bench glassware bar_unit',
    'dance_floor mirror_ball profile_spot crew_dj',
  ],
  [
    'Input list / funk nine-piece. Kick, snare, hats: our clip mics. Horns: our clip mics. Vox 1-4: SM58 or alike off you. DI boxes x6 off you. IEMs: four packs off you, the drummer wears his.',
    'mic_instrument',
    'mic_wired di_box in_ear_monitor',
  ],
  [
    'Subject: AW: AW: tasting evening\nInes, the sommelier insists on bringing her own stemware, so kindly remove all 240 glasses from the offer. Spittoons she brings too. We keep white tablecloths, the oyster bar counter and four waiters.',
    'glassware',
    'tablecloth bar_unit crew_waiter',
  ],
  [
    "Does anyone know whether hire firms do silent disco sets for under 50 people? The halls of residence won't let us put speakers up, full stop. We'd also take a fog machine, the warden has okayed that with the alarm people.",
    'speaker_top',
    'silent_disco smoke_machine',
  ],
  [
    'Annex C, Responsibilities matrix\nSimultaneous interpreters ........ Ministry\nBooths (ISO 4043) ................ Contractor\nReceivers, 300 ................... Contractor\nDelegate microphones ............. installed\nVoting handsets .................. deleted in Addendum 2',
    'crew_interpreter mic_conference voting_system',
    'interpretation_booth interpretation_receiver',
  ],
  [
    'Our gran turns 90 and wants a sofa, "a proper one", to hold court on. She\'d also fancy a photo booth with hats. My brother thought of a balloon arch but she calls balloons rubber litter, so that is that.',
    'balloons',
    'sofa photo_booth',
  ],
  [
    "The bishop doesn't hold with screens in the nave. He has nothing against discreet column loudspeakers and a lapel microphone, provided the cabling goes under mats. The verger mans the doors himself with six sidesmen; stewards would only be in the way.",
    'projection_screen display crew_steward',
    'speaker_column mic_wireless_lapel cable_ramp',
  ],
  [
    'Sprint board, HackNight\nDONE wifi (campus IT opened a guest VLAN with 300 leases)\nDONE pizza\nTODO power: 20 extension leads, 3 distro boards -> rental\nTODO bean bags x25 -> rental\nWONTFIX projector',
    'network projector',
    'power_cable power_distro pouffe',
  ],
  [
    'Procession of the Madonna, 15 August. The band marches and needs no amplification. At the harbour a low stage with steps and a ramp for the litter bearers, two floodlights on stands. The coastguard are our first-aiders that night.',
    'crew_medic',
    'stage_deck stage_steps stage_ramp floodlight lighting_stand',
  ],
  [
    "Booking notes, taken by phone. Lady has tepee firm doing canvas, matting AND heating. She's with us for: chandeliers no (changed mind), fairy lights yes, posh loos yes - the trailer kind -, generator to run it all yes.",
    'marquee marquee_floor space_heater',
    'festoon toilet_trailer generator',
  ],
  [
    "Theatre in Education, tour pack: get-in by two actors. We carry a set of drapes on a frame and a Bluetooth thing for music. Schools are asked to have stage blocks ready, which St Bede's hasn't, so it wants eight 2x1 decks at 20 cm and a pair of treads.",
    'drape audio_player',
    'stage_deck stage_steps',
  ],
  [
    '"Hirers may use the Society\'s epidiascope." Thanks, no! A modern beamer with a short-throw lens, if you please, and a clicker that works from the back row. The Society\'s lectern on the other hand is a beauty and stays where it is.',
    'lectern',
    'projector projector_lens presentation_clicker',
  ],
  [
    "Esports final - broadcast appendix. Vision mixer, graphics server and encoders sit in the publisher's truck. Rental to furnish: LED wall 6 x 3 m at 2.6 pitch with processor, 14 moving heads, intercom for 10 positions.",
    'video_switcher media_server streaming_encoder',
    'led_wall video_processor moving_head intercom',
  ],
  [
    "Allotment society AGM: do we rent cups again? I move we don't; everyone has a mug. Tea urn yes, as ours blew up in April. And some easels or boards for the giant-marrow photographs.",
    'crockery',
    'hot_drinks pinboard',
  ],
  [
    'Correction to my 9.14 mail: where it says "4 cameras" read "nil, the university TV society films it". Where it says "1 autocue" read "2 autocues". The rest (speaker countdown clock, comfort monitors) stands.',
    'camera',
    'teleprompter speaker_timer confidence_monitor',
  ],
  [
    'Ceilidh band spec. We are loud enough on our own kit: tops, desk, vocal mics, all in the back of the Berlingo. From you a riser 4 x 2 m for us to stand on, a 13-amp supply lead from the kitchen and something to tape it down with.',
    'speaker_top mixing_console mic_wired mic_wireless_handheld',
    'stage_deck power_cable tape',
  ],
  [
    'Farm sale, 2 June. Auctioneer stands on a trailer (ours) with a headset mic (his). Burger van comes and goes as it likes. Wanted on rent: a battery PA on wheels, portaloos x3, a skip or large wheelie bins.',
    'mic_headset',
    'pa_package speaker_top toilet waste_bin',
  ],
  [
    'Tender Q&A, question 7: "Is the bidder to price electricians?" Answer: No. Connection to the shore supply is made by the Port Authority\'s electricians. The bidder shall price distribution boards, cable protectors and a standby UPS.',
    'crew_electrician',
    'power_distro cable_ramp ups',
  ],
  [
    "Hen party at a rented villa: the villa's got sunbeds, parasols, a fire pit, a drinks fridge the size of a wardrobe. So what's left is a karaoke set-up with two cordless mics, a bubble machine and maybe a giant Connect Four.",
    'parasol refrigeration',
    'pa_package mic_wireless_handheld bubble_machine game',
  ],
  [
    "Ice rink disco - rink manager says:\n1. laser: absolutely not over ice with kids\n2. disco lights: go ahead\n3. smoke: drips on the ice, forget it\n4. sound: the rink's horns are awful, bring two tops and two subs",
    'laser smoke_machine',
    'disco_light speaker_top subwoofer',
  ],
  [
    'Funeral of a motorcyclist, 300 expected, chapel seats 80. The undertaker sees to cars and flowers. We would be grateful for a relay to the car park: a large screen, a couple of speakers, a camera at the back of the chapel and 150 folding chairs.',
    'car plants centrepiece',
    'display led_wall projection_screen speaker_top camera chair',
  ],
  [
    "Riggers' handover: trim 7.2 m, house motors reused, so hoists drop off the kit list. Half couplers are short by twenty. Base plates for the four uprights still to come, with ballast.",
    'hoist',
    'clamp truss_base ballast',
  ],
  [
    "Lecturer's needs, Dr Oyelaran: (a) radio tie-clip; (b) two whiteboards on wheels, for he writes a great deal; (c) NOT a handheld, as he needs both hands; (d) a timer he can see.",
    'mic_wireless_handheld',
    'mic_wireless_lapel whiteboard speaker_timer',
  ],
  [
    'Item 5, Christmas lights switch-on. The Rotary are bringing Santa and his sleigh; the brewery is putting up the bar. Officers to obtain quotations for a mobile stage, snow machines (2), pit barrier and a compère.',
    'bar_unit',
    'mobile_stage snow_machine pit_barrier crew_host',
  ],
  [
    "Listing: The Old Tannery, raw space, 400 m². Included: house PA, 6 LED washes, Wi-Fi. Chairs for 60 only. [my note to you: we're 150, so 90 chairs, and I want poseur tables and coloured uplights on the brick.]",
    'pa_package speaker_top stage_wash network',
    'chair chair_banquet table_cocktail uplight',
  ],
  [
    "Percussion ensemble freight list. We fly with sticks, mallets and trap tables and not a drum between us. Please hire in: marimba 5 oct., 4 timpani, concert bass drum, twelve black music stands with lamps. Orchestral chairs we don't use, everybody stands.",
    'chair',
    'percussion music_stand',
  ],
  [
    'Hello Events Desk, I inherited this from Priyanka who went on leave. Her file says "water dispensers - sorted w/ sponsor", "goody bags - sponsor", "AC units - ??". I asked, nobody did the AC. So three portable air conditioners, and four tall fans for the corridor.',
    '',
    'air_conditioner fan',
  ],
  [
    "Question about the quotation: line 8 lists a stage manager. Our producer calls the show herself and would bite anybody else who tried. Line 9, show caller's cue light and 6 belt packs: yes. Line 11, four hands for the load-out: yes.",
    'crew_stage_manager',
    'intercom crew_stagehand',
  ],
  [
    "Open-air cinema, committee chat\nFay: inflatable screen?\nGus: council's got one, we can have it for a tenner\nFay: and the projector?\nGus: theirs is 3000 lumens lol. hire a 12k\nFay: FM headphones or speakers?\nGus: speakers",
    'projection_screen',
    'projector speaker_top',
  ],
  [
    'Gallery opening. Works are lit from the track already, so please no fiddling with spotlights. We want 11 white plinths of differing height, a slim bar, and one person who can pour behind it.',
    'profile_spot',
    'plinth bar_unit crew_bar',
  ],
  [
    "TECHNICAL RIDER (one-woman Beckett)\nLight: a single profile, tight on the mouth.\nSound: none.\nHaze: a whisper.\nSet: chair (I travel with it, it's my grandmother's).\nSurround: black drapes on all sides.",
    'chair',
    'profile_spot hazer drape',
  ],
  [
    'The scouts are pitching their own mess tents and digging their own latrines, which health & safety then forbade, so we now need eight loos. Also a shower block with hot water. Drinking water comes by bowser from the utility.',
    'marquee',
    'toilet shower',
  ],
  [
    'Notes from site visit, glasshouse. Client loves palms; there are four hundred of them, hence zero plants on the order. Floor is gravel: wants flooring panels and a walkway carpet. It drips: wants the lectern moved under cover, i.e. hire a lectern with light.',
    'plants',
    'marquee_floor carpet lectern',
  ],
  [
    'pls amend SO-2231 // minus 2 x forklift (quarry has a telehandler + driver on site all week) // plus 1 x 7.5t truck w tail lift // plus driver for same',
    'forklift',
    'truck crew_driver',
  ],
  [
    "Eisteddfod prelims, sixth form. We don't want handhelds: recitation is unamplified by rule. The adjudicators would like a desk each with a lamp, armchairs if you have any with high backs, and a bell. Accompanist plays the school's upright.",
    'mic_wireless_handheld mic_wired piano',
    'table_desk armchair',
  ],
  [
    "Streaming brief. Internet: bonded 4G from our agency's own kit. Encoder: ditto. Cameras: three PTZ, yours. Switcher: yours. Director: me, God help us.",
    'network streaming_encoder',
    'camera video_switcher',
  ],
  [
    "Boxing night, leisure centre. The association brings ring, gloves, bell, doctor. To be rented: ringside barriers, a lighting rig over the ring on four towers, a wireless mic for the MC. The MC himself is Big Terry, who won't be told.",
    'crew_medic crew_host',
    'crowd_barrier lighting_package lifting_tower mic_wireless_handheld',
  ],
  [
    'Seed swap Sunday! 15 trestles, and cloths for them - the last hirer left beetroot on ours. Not chairs, people mill about. Not a mic either, since Winifred can be heard in Norfolk.',
    'chair chair_banquet mic_wired mic_wireless_handheld',
    'table_trestle tablecloth',
  ],
  [
    "Schedule 2, Exclusions from the Supplier's price: (i) stewarding; (ii) fire extinguishers, which the Fire Brigade place; (iii) signage. Schedule 3, Inclusions: (i) roofed stage 10 x 8; (ii) line array for 3,000; (iii) FOH tower decking.",
    'crew_steward fire_extinguisher signage',
    'stage_roof line_array stage_deck',
  ],
  [
    "The registrar arrives with her own little table. For the vows we'd like an arch, sixty white chairs with covers on and a string quartet, which you said you could find. The florist deals with what goes on the arch and on the dinner tables, so no centrepieces from your shelves.",
    'centrepiece',
    'ceremony_arch chair chair_cover crew_musician',
  ],
  [
    "BACKLINE SHEET - power trio\nDrums: Gretsch or similar shell kit from you. Breakables (snare, cymbals, pedal) come in Lotte's cases.\nBass: Ampeg SVT + 8x10 from you. Guitar: Ruben tours his Vox, touch it and die.",
    'drum_part guitar_amp',
    'drum_kit bass_amp',
  ],
  [
    'Monitor engineer\'s email: "I fly with my own console and stagebox, therefore your M32 can stay on its shelf. I shall need twelve biamped wedges with amps, and a pair of Cat cables 50 m as spare."',
    'mixing_console stagebox',
    'stage_monitor amplifier audio_cable',
  ],
  [
    'Fashion graduate show. The carpentry students have knocked up the runway themselves (it is rather good). Down its length we imagine white light, blinders at the end, a white backdrop for models to emerge from. Seating is cubes that the college owns.',
    'catwalk pouffe',
    'stage_wash blinder backdrop',
  ],
  [
    'ticket 4471 - "dimmers"\nrep: The school\'s rack still works, 12 ways, so customer says hold off.\nrep: But the wing desk is dead and they\'d take any small lighting board plus a DMX splitter.\nstatus: quote',
    'dimmer',
    'lighting_console dmx_splitter',
  ],
  [
    'Tall ships weekend, catering addendum. The galley on board does the cooking. Ashore we shall require insulated serving boxes and chafing dishes, plates, forks and knives for 220. Wine glasses come crated from the merchant with the wine.',
    'cooking glassware',
    'serving crockery cutlery',
  ],
  [
    'Expo manual excerpt: "Shell scheme, carpet tiles and fascia board are in the stand price you paid the organiser." So from your company: a counter, two bar stools, a 43-inch telly on a floor stand and a coffee machine.',
    'exhibition_stand carpet signage',
    'registration_desk bar_stool display display_stand hot_drinks',
  ],
  [
    "Oktoberfest at the tennis club. Beer garniture sets x 30. The brass band's ladies are running the taps, the umpire's chair becomes a pulpit. What about a roof, you ask? We've the indoor courts, so a tent is neither here nor there. A game or two, e.g. the nail-hammering log.",
    'crew_bar marquee',
    'beer_table_set game',
  ],
  [
    'Hospital trust, staff fun day. Infection Control will not allow bouncy castles or ball pools this year. Permitted: giant garden games, an ice-cream freezer, parasols. Nurses on their day off will cover first aid.',
    'inflatable crew_medic',
    'game refrigeration parasol',
  ],
  [
    'Load-in memo. Stage legs at 60 cm, skirt on three sides, handrail at the back only. Steps? The venue has two sets, painted, leave yours. Stagehands? The venue has those as well, unpainted.',
    'stage_steps crew_stagehand',
    'stage_leg stage_skirt stage_handrail',
  ],
  [
    'Everything is at the Corn Exchange except chairs: they were sold in the winter. We seat 210. Could your people set them out too?',
    '',
    'chair chair_banquet crew_stagehand',
  ],
  [
    "Tour of the Baltics, transport tab: trailer - band's. driver - band's. mileage beyond 1500 km - quote me. Splitter van with nine seats - quote me. Merch tables - every venue has some.",
    'crew_driver table_trestle table_round',
    'mileage van',
  ],
  [
    'Archaeology open day. The county museum is asking you for display boards, I gather; we at the trust, separately, ask for a gazebo with sides and two site radios per trench, three trenches.',
    '',
    'gazebo two_way_radio pinboard',
  ],
  [
    "Bass player's wish: a fretless four-string on loan from your store and a small combo. Guitarist's wish: an acoustic with pickup. Pianist's wish: to be left in peace with the hall's Bechstein.",
    'piano',
    'bass_guitar bass_amp guitar',
  ],
  [
    "Marquee lining: bride's mother hates the swagged look -> struck off.\nChandeliers: n/a\nRound tables 5ft x 14: yes\nBanqueting chairs, limewash x 140: yes\nSashes & covers: bride's mother again -> struck off.",
    'marquee_lining chair_cover',
    'table_round chair_banquet',
  ],
  [
    "What broke at last year's panto: the smoke machine (mended since by the caretaker, who's an angel). What ran out: fluid for it, and AA cells for the packs. We'd have five litres of the one and sixty of the other. And a pantomime cow, ha ha.",
    'smoke_machine',
    'effect_fluid batteries',
  ],
  [
    "Parliamentary select committee on tour. Hansard brings the recording apparatus and its own stenographers. For thirty seats we need discussion microphones with a chairman's unit; desks in a horseshoe; and screens, the folding kind, to make a waiting area.",
    'audio_recorder video_recorder',
    'mic_conference table_desk room_divider',
  ],
  [
    "Is there a DJ controller that works with djay on an iPad? I've the iPad and two active speakers from my band days, just no decks. Plus some sort of booth to hide my legs.",
    'speaker_top',
    'dj_controller dj_booth',
  ],
  [
    "Site office: the main contractor is letting us squat in one of his cabins, so take the Portakabin off. His fencing goes all the way round as well. Can't squat in his toilet though, he put his foot down. One welfare loo then, and 200 litres of red diesel for the set you're already delivering.",
    'site_cabin fencing',
    'toilet fuel generator',
  ],
  [
    'Rider - hypnotist. 14 identical armless chairs in a row, from local supplier. Headset, skin-coloured, local supplier. Music off my own player, I push the button with my foot. NO follow spot: it wakes them.',
    'audio_player followspot',
    'chair mic_headset',
  ],
  [
    'Vendor call notes 6 Feb\n- converters SDI/HDMI: AV dept has a drawer full\n- long SDI cables: AV dept has a drawer full of broken ones -> quote 4 x 50 m\n- recorder: quote, ProRes, 2 channels\n- vision engineer: quote, 1 day',
    'video_converter',
    'video_cable video_recorder crew_video',
  ],
  [
    "Harvest supper: where the tables stand, behind the stage, there's a socket for an urn. Please send the urn, along with cups and saucers for 80 and a hostess trolley or hot cupboard.",
    '',
    'hot_drinks crockery serving',
  ],
  [
    'We asked the conservator about carpet on the mosaic. She said not on her watch. Nor may any stage stand there. She was fine with stanchions with felted feet, LED candles, low coffee tables and a couple of settees along the wall.',
    'carpet stage_deck',
    'stanchion table_coffee sofa',
  ],
  [
    'Milonga in the station hall. Stone is heaven under leather soles, thus a parquet would be money thrown away. An old-style radio for looks we have; for sound we want two slim columns and a tiny mixer. Lamps on tripods for warmth of light. A dozen café tables.',
    'dance_floor',
    'speaker_column mixing_console lighting_stand table_round',
  ],
  [
    'Programme board, decisions log\nD-17 Lighting designer: engaged directly (freelance)\nD-18 Lighting operator: with hire contract\nD-19 Project manager: internal, Aisha\nD-20 Sound engineer: with hire contract',
    'crew_project_manager',
    'crew_lighting crew_sound',
  ],
  [
    'Knitting retreat. Our host has chairs with arms, which is death to knitting. Could we rent 24 without? Daylight lamps everybody packs for herself. Tea things are there. And a flip chart for the cable patterns.',
    'hot_drinks crockery',
    'chair flip_chart',
  ],
  [
    'Clause 14 (Hirer\'s obligations): "Cleaning, refuse containers and toilet supplies are furnished by the Harbour Trust." Clause 15: "The Hirer shall furnish crowd barriers to the quay edge and lighting of the steps." You may read clause 15 as our order: 70 barriers, ten floodlights.',
    'waste_bin',
    'crowd_barrier floodlight',
  ],
  [
    "Wrestling promotion / production advance. Ring truck is ours. Ring canopy truss: yours, 8x8 ground support. Entrance: LED screens yours, pyro Kurt's (sparks included). Commentary: two headsets yours, desk is a door on two barrels, ours.",
    'truck spark_machine table_desk',
    'truss led_wall display mic_headset',
  ],
  [
    "Re: Re: prices. Ooh that's more than I bargained for. Right, the axe: away with the confetti refills, away with the photobooth (everyone's got a phone), away with the red carpet. Leave me the white dance floor and the lit-up bar, those stay in.",
    'confetti photo_booth carpet',
    'dance_floor bar_unit',
  ],
  [
    "Lecture-recital, harpsichord arrives by the maker's hand. Music desk for the lutenist, please. Recording is done by Radio 3 with its own mics, so none from you. A small platform 40 cm high, carpeted if you can.",
    'mic_wired mic_instrument audio_recorder',
    'music_stand stage_deck carpet',
  ],
  [
    "SELF-BUILD FESTIVAL WIKI > Kit\nToilets: compost, built by Jem's crew\nShowers: what showers\nStage: curtain-sider on loan from Hodgson's haulage\nPA: RENT (Function-One-ish, 2k people)\nTracking for the muddy gate: RENT\nPit barrier: RENT, 10 m",
    'toilet shower mobile_stage stage_deck truck',
    'pa_package line_array trackway pit_barrier',
  ],
  [
    "The sexton's own projector throws a picture the size of a tea tray. So that's what we're after, something that fills a 3 m screen; the screen itself rolls down from the gallery, God bless the 1998 legacy.",
    'projection_screen',
    'projector',
  ],
  [
    "Question 3: Will you require crew for the get-out? - Yes, six. Question 4: Will you require a van? - We've two outside. Question 5: Insurance? - Held. Question 6: Any rigging points? - No, so lifting towers, four of.",
    'van',
    'crew_stagehand lifting_tower',
  ],
  [
    "Polo lunch. Her Ladyship's butler considers hired cutlery beneath him; the silver will be used. Napkins in damask, however, he'll accept from you, and footstools, and the space heaters provided they don't roar.",
    'cutlery',
    'napkin pouffe space_heater',
  ],
  [
    'sheet "sound" row by row\nA2 tops x4 | ok\nA3 subs x4 | not in this room! neighbour trouble\nA4 poles/stands x4 | ok\nA5 amp rack | tops are powered so n/a\nA6 handhelds x2 | ok',
    'subwoofer amplifier',
    'speaker_top speaker_stand mic_wireless_handheld',
  ],
  [
    "Market traders' association, minutes. Mr Bhatt queried why generators had been hired when every pitch has a bollard with sockets. It was agreed there'd be none at the spring fair. It was further agreed to take 18 pop-up gazebos with weights and one PA for the town crier.",
    'generator',
    'gazebo ballast pa_package speaker_top',
  ],
  [
    'The debating union has asked the bursar for a bell and a clock; not your worry. What is your worry: a pair of matching lecterns, two gooseneck mics, and a voting system for 400.',
    'speaker_timer',
    'lectern mic_lectern voting_system',
  ],
  [
    'Gospel brunch tech. Hammond + Leslie rented from you, plus tambourines if such things exist in hire. Choir comes in four cars and stands on the altar steps, risers unnecessary. Drummer behind a perspex screen, which the church bought.',
    'choir_riser',
    'keyboard percussion',
  ],
  [
    "Robotics cup. Arena floor, perimeter boards and scoreboard travel from one regional to the next by the organiser's lorry. Local purchase order: 30 team tables, 4 m of overhead truss for the referee cameras, switch and access points, UPS for scoring.",
    'stage_floor truck display',
    'table_trestle truss network ups',
  ],
  [
    'Our hall keeper wrote: "the stage is out of bounds till the woodworm man\'s been". Hence 6 x 4 m of decking at floor level in front of it. Curtains are on a working track. Blackout is good. Wash lights are on the bar, patched to nothing: please bring dimmers.',
    'drape stage_wash',
    'stage_deck dimmer',
  ],
  [
    "Murder-mystery train. Carriages are furnished; the line's volunteers are waiting at table in pinnies. Two-way radios for the cast (six), a portable recorder that plays a scream, red rope for the platform.",
    'crew_waiter',
    'two_way_radio audio_player stanchion',
  ],
  [
    'To whom it may concern: the sale of the parish chairs having gone through last week, we are suddenly without. Also suddenly without a treasurer. Kindly quote 120 stackers, delivered and collected.',
    '',
    'chair delivery',
  ],
  [
    'Crew brief, ultramarathon\nFinish gantry: inflatable arch by shoe sponsor\nTiming mats: timing co\nMedics: mountain rescue\nMarshals: running club\nRental: 2 cabins for bag drop, hot showers for 12, PA at finish',
    'inflatable crew_medic crew_steward',
    'site_cabin shower pa_package speaker_top',
  ],
  [
    "They have wine buckets and they have corkscrews at the château; they've no ice-maker, no standing tables and no umbrellas for the terrace, so those three are down to you.",
    '',
    'refrigeration table_cocktail parasol',
  ],
  [
    'CRM | Lindqvist, Vasa pharma | "no more walls of LED, last year the CEO looked green". Prefers classic front projection: two 20k machines, wide lenses, 6 x 3.4 fastfold. Scenic set by Stockholm agency incl. backdrop print.',
    'led_wall backdrop',
    'projector projector_lens projection_screen',
  ],
  [
    "Bell-ringers' national: the mini-ring comes on its own trailer. Refreshments by WI. It'd be kind to the neighbours if the tannoy were small, one speaker will do it. A barrier round the mini-ring, please, and cable ramps across the lychgate path.",
    'hot_drinks',
    'pa_package speaker_top crowd_barrier cable_ramp',
  ],
  [
    'Thread: "Rain plan"\nM. - 12x18 marquee, yes or no?\nS. - the estate\'s riding school stands empty, so no\nM. - flooring then?\nS. - it\'s sand. yes flooring\nM. - heating?\nS. - yes, two of the jet engine things',
    'marquee',
    'marquee_floor space_heater',
  ],
  [
    "Ventriloquist's requirements are few. A stool, tall. A small table, which I shall have with me as it has a trapdoor. A lapel mic on me and an identical one on Gerald. Lights up, never in the eyes; a spotlight from the side.",
    'table_cocktail table_coffee',
    'bar_stool mic_wireless_lapel profile_spot',
  ],
  [
    "Works canteen closure party. Kitchen's already stripped, so pots, hobs, a griddle, the lot has to come from you. Crockery we walked off with before the administrators noticed. Long tables bolted to the floor, ha, still there.",
    'crockery table_trestle',
    'cooking',
  ],
  [
    'Draft 2 of the spec (changes in caps): stage 8x6 NOW 6x4; ramp at stage left UNCHANGED; handrails OMITTED, HEIGHT BELOW 50; skirting black UNCHANGED; steps TWO SETS.',
    'stage_handrail',
    'stage_deck stage_ramp stage_skirt stage_steps',
  ],
  [
    "I'm the hospital radio chap. The transmitter van is being driven over by us. For the roadshow itself a CD player, honest, a real one, and a two-channel DJ mixer. Our faithful Soundcraft is going back to the BBC on the 3rd so add a mixing desk as well.",
    'van',
    'audio_player dj_player dj_mixer mixing_console',
  ],
  [
    'Bid clarification: "Does \'furniture\' in 3.1 embrace the VIP lounge?" It does: armchairs (12), low tables (6). "And plants?" The Botanical Institute is placing some. "And fridges?" Two, glass-fronted.',
    'plants',
    'armchair table_coffee refrigeration',
  ],
  [
    'Hackney carriage museum night. Cars we are not exactly short of. What we are short of is things to light them with: battery uplights, forty, and signs on little stands. Security is by the firm that does it every night.',
    'car crew_steward',
    'uplight signage',
  ],
  [
    'Beach volleyball, TV compound. Host broadcaster brings cameras, cabling, comms. We, the federation, take from you scaffolding-free: ballast blocks 16 x 1 t, a forklift with driver for two days, shade sails or gazebos, a fan for every bench.',
    'camera video_cable intercom',
    'ballast forklift gazebo fan',
  ],
  [
    "The minister's office wants the autocue; no, they don't, they've just rung: she speaks freely. What she does want is water on a side table and a lectern without any logo. Sign-language interpreter is sent by the ministry.",
    'teleprompter crew_interpreter',
    'table_coffee lectern',
  ],
  [
    "Hi hi, so for my PhD thing (dissertation wine): dept kitchen has forks and plates from the summer BBQ, way too many. I'd need glasses 60, 4 of those high round tables with stretchy skirts, and a tiny speaker for my playlist.",
    'cutlery crockery',
    'glassware table_cocktail speaker_top',
  ],
  [
    'STAGE PLOT NOTES\nDSC vocal, wireless, OURS (Axient, licensed)\nUSR keys, 2-tier stand YOURS, boards OURS\nUSL drums YOURS incl. rug\nFILL sidefills YOURS\nALL stereo DIs YOURS x5',
    'mic_wireless_handheld keyboard',
    'drum_kit stage_monitor speaker_top di_box carpet',
  ],
  [
    'Winter fair, stall-holder\'s guide p. 4: "Each hut has light and one socket." p. 5: "Naked flames and gas heaters: no." Given p. 5, have you electric ones for outdoors? And an extinguisher, p. 6 says each hut must show one.',
    '',
    'patio_heater fire_extinguisher',
  ],
  [
    "Puppet festival, black-light piece. UV floods from you (6), a hung black backcloth from you. The stage is a playboard that the troupe unfolds out of a suitcase. Narrator's microphone: she has a voice like a bassoon, so forget it.",
    'stage_deck mic_wired mic_wireless_handheld',
    'floodlight drape backdrop',
  ],
  [
    'Leaving-do for the lock-keeper. The barge does as stage; the pub does as bar. Can you do as the rest? Namely a hundred metres of bulbs on a string, quiet generator since the barge has none, a mic.',
    'stage_deck bar_unit',
    'festoon generator mic_wired mic_wireless_handheld',
  ],
  [
    'Item withdrawn from the order at committee stage: tribute act (Elvis has a hip). Item substituted: disc jockey. Item unaffected: mirrorball. Item referred back: chocolate fountain.',
    'crew_musician',
    'crew_dj mirror_ball',
  ],
  [
    "Requisition 77/B, Fire Service College passing-out parade. Extinguishers, as you'd imagine, we hold in quantity. Dais 20 cm high with handrail, a lectern, public address to reach 600 on the square. Band of the Service plays, so no CD player.",
    'fire_extinguisher crew_musician audio_player',
    'stage_deck stage_handrail lectern pa_package speaker_top',
  ],
  [
    'Hire list v6 (v5 had the pouffes in - gone). Bar fronts x4. Back bar x2. Sofas - gone too, the fire officer counted exits. Bistro high tables stay at ten.',
    'pouffe sofa',
    'bar_unit table_cocktail',
  ],
  [
    "Jazz quintet, hospitality & tech: upright bass is Magnus's and has a seat on the plane. He needs an amp for it, 1x12 will do nicely. Grand piano tuned to 442. Drums: four-piece, small. We play acoustic in rooms below 100 people, hence no vocal mic, no wedges at your place.",
    'bass_guitar mic_wired stage_monitor',
    'bass_amp piano drum_kit',
  ],
  [
    "The vestry asks who'll lend us a hearing loop, since the deaf club is coming; the one under the pews was ripped out with the pews. Would you? And stewards' radios, four.",
    '',
    'induction_loop two_way_radio',
  ],
  [
    'PITCH DAY / kit thread\nNoor: clickers?\nWill: I own two\nNoor: countdown?\nWill: an ipad does it\nNoor: big screen?\nWill: rent, 98 inch\nNoor: laptop for the decks?\nWill: rent, and a spare',
    'presentation_clicker speaker_timer',
    'display playback_laptop',
  ],
  [
    "Kayak club noticeboard, since it was asked: yes, the slipway lot have hired a barbecue from the same people; no, it isn't for us. We've a separate order to place - grill with gas, two trestles, paper napkins.",
    '',
    'cooking table_trestle napkin',
  ],
  [
    'Extract from the cathedral\'s "Notes to Promoters": heating is by the Dean & Chapter; seating in the nave is by the Dean & Chapter; anything that makes a noise or a light is by the Promoter. We\'re the Promoter. Twelve LED pars, four columns, a small console and somebody who understands reverberation.',
    'space_heater chair',
    'stage_wash speaker_column mixing_console crew_sound',
  ],
  [
    'Veteran car rally. Owners sleep in their cars, eat from hampers and sit on shooting sticks, therefore furniture: zero. Finish ramp with a bit of red carpet, PA with a roving mic, portable gents and ladies.',
    'chair table_trestle table_round',
    'stage_ramp carpet pa_package speaker_top mic_wireless_handheld toilet',
  ],
  [
    "Two things from the pre-con. One, the truss circle that Kestrel quoted is also on your list - theirs is confirmed, so yours goes. Two, Kestrel don't have clamps rated for the chandelier and you do: 16, with safeties.",
    'truss',
    'clamp',
  ],
  [
    "Loading bay rules say the building's porters unload everything, tips appreciated. Your driver can therefore stay in the cab. What the porters will not do is build: four technicians, please, for the set of 3 screens and the conference mics.",
    'crew_stagehand',
    'crew_driver crew_technician projection_screen display mic_conference',
  ],
  [
    "Status 11 April: bridal suite heating ok (castle). Courtyard heating open -> you, 6 mushrooms. Bonfire forbidden. String quartet ok (bride's colleagues). Dancing music open -> you, a deejay with gear.",
    'crew_musician',
    'patio_heater crew_dj',
  ],
  [
    'You offered haze fluid, batteries and gaffer as "sundries". Haze fluid: the theatre forbids oil, and water-based stands in their store by the crate. Gaffer: fine, white please. Batteries: we run rechargeables and bring the charger.',
    'effect_fluid batteries',
    'tape',
  ],
  [
    "Bakers' guild final. Nine ovens go in by courtesy of the oven maker. They draw 32 A each, hence a 250 A board with tails, an electrician on call and rubber cable bridges. Worktops are steel, from the college next door.",
    'cooking table_trestle',
    'power_distro crew_electrician cable_ramp',
  ],
  [
    "INVITATION TO QUOTE - Cattle market hustings\nRequired: PA for 250; four table microphones; timer with lights, red amber green.\nNot to be priced: seating (auction benches in situ); platform (the auctioneer's rostrum will carry five).",
    'bench chair stage_deck',
    'pa_package speaker_top mic_wired mic_conference speaker_timer',
  ],
  [
    "The pub quiz people next door had two mics and a speaker off you last week. I'd like the same for our leek competition, and a rostrum.",
    '',
    'mic_wired mic_wireless_handheld speaker_top stage_deck lectern',
  ],
  [
    "Rider amendment after Ghent: the strobe gave Anouk a migraine - never again. Lasers were gorgeous - again, two. Fans at stage edge for hair - again. In-ears cut out - we've since bought our own.",
    'strobe in_ear_monitor',
    'laser fan',
  ],
  [
    'Refugee council, family day. Interpreters: eleven volunteers, sorted. Headsets and receivers so that people can hear them: not sorted, 80 please. Face-painters sorted. A bouncy slide not sorted.',
    'crew_interpreter',
    'interpretation_receiver inflatable',
  ],
  [
    'On the estate\'s page: "The Orangery is let with Chiavari seats, cake table and easel." On ours: needs ten-seater rounds, linen in sage, an easel-free welcome sign. Do you also do candelabra for the tables? The Orangery\'s air is cooled, they say, so leave fans out.',
    'chair chair_banquet fan',
    'table_round tablecloth signage centrepiece',
  ],
  [
    'Hall fact sheet, row 9: "Blacks - full set". Row 10: "Cyc - yes". Row 11: "Cans - 4 stations, cabled". Row 12: "Hoists - none, hemp house". We\'d need two chain motors on the apron truss, someone ticketed to fly them.',
    'drape intercom',
    'hoist crew_rigger',
  ],
  [
    "About the carol concert. Sopranos can't see over the altos. Three tiers of risers would cure it. The bandstand's lamps won't light their copies, so clip-on... no, actually each of them has a head torch. Stands they never use, they hold their folders.",
    'music_stand',
    'choir_riser',
  ],
  [
    'TRIATHLON BRIEF (v. short)\nracks - club\nbuoys - club\nmats/carpet swim exit to T1, 120 m - hire\nrinse showers - hire\nbins - the council puts out forty\ntannoy - hire',
    'waste_bin',
    'carpet shower pa_package speaker_top',
  ],
  [
    "We had a stage manager called Fitz, we had a fog machine called Fitz's fog machine, and both have left for Adelaide. So we'd be obliged for one of each.",
    '',
    'crew_stage_manager smoke_machine',
  ],
  [
    "PhD defence, hybrid. The room has two ceiling cams and a soundbar that pick up everything down to the chairman's stomach. Only the streaming box is wanting, with a technician to mind it for three hours. No lighting, we're academics.",
    'camera speaker_top stage_wash lighting_package',
    'streaming_encoder crew_technician',
  ],
  [
    'Civic reception. Mace, chains and the mayoral chair travel in the mayoral car. The Town Sergeant announces. We require: stanchions gilt with blue rope, a photo backdrop with the borough arms, a photographer for an hour.',
    'car crew_host',
    'stanchion backdrop crew_photographer',
  ],
  [
    "Re-enactment camp, authenticity officer writes: nothing plastic in the public's sight. Tents, tables, benches, pots, all ours and all period. Behind the hedge, out of sight: loos, a tap unit for washing hands, and a fridge trailer for the meat.",
    'marquee table_trestle bench cooking',
    'toilet hand_wash refrigeration',
  ],
  [
    "Technical annex 5.3. The successful tenderer is to provide the teleprompter, its operator and a back-up laptop. The Agency's own prompter (2009) fails at temperatures under 15 degrees and cannot be relied upon.",
    '',
    'teleprompter crew_technician playback_laptop',
  ],
  [
    'Cinema ads dept, premiere checklist. Step-and-repeat wall - distributor ships it rolled. Frame for same - us from you. Crowd control along Bridge St - police. Rope line on the pavement - us from you. Searchlights - who are we kidding.',
    'backdrop crowd_barrier',
    'stanchion',
  ],
  [
    "line | descr | remark\n10 | video server | show file is on content agency's machine, they bring it\n20 | processor | from you\n30 | LED floor + wall | from you\n40 | signal fibre 150 m | from you\n50 | operator | content agency",
    'media_server crew_video',
    'video_processor led_wall video_cable',
  ],
  [
    "Wind orchestra secretary here. Timpani yes please. Chimes yes please. Vibraphone belongs to our Torsten. 65 stands - the library has promised 65 and delivers on the dot. Armless chairs same number, the library hasn't any.",
    'music_stand',
    'percussion chair',
  ],
  [
    "Poetry slam in a launderette. The machines will be turned off, we're told. Mains, all right; heat, more than enough; seats, baskets. One wireless mic and one loud box, and paper lanterns on a string if you've such a thing.",
    'space_heater chair',
    'mic_wireless_handheld speaker_top festoon',
  ],
  [
    'Public inquiry, Order 12 of the Inspector: "Parties shall bring their own laptops. The promoter shall arrange a document camera, two large monitors and a stenographer\'s table with power." We\'re the promoter.',
    'playback_laptop',
    'camera display table_desk',
  ],
  [
    'May I ask about your terms, "consumables are charged as used"? Because fuel we would put in ourselves from the farm tank. Fill the heaters, we do that too. It is solely the machines: 80 kVA, and two indirect heaters ducted into the tent.',
    'fuel marquee',
    'generator space_heater',
  ],
  [
    'Inbox summary for handover: Greta (drag bingo). 1) runway, T-shape, yes. 2) lip-sync needs no live mics besides hers, and hers is bedazzled and paired to her receiver. 3) follow spot + op. 4) confetti blowers with pink filling. 5) bingo cage, she has it.',
    'mic_wireless_handheld mic_wired game',
    'catwalk followspot crew_lighting confetti_machine confetti',
  ],
  [
    'Sheepdog trials. The caravan club is sending a tent for the secretary. The hill is steep: a 4x4 to haul our stuff would be splendid but young Rhys has his quad. So truly nothing but a PA that runs without mains, a pair of loos and straw... no, straw from Rhys.',
    'marquee gazebo car',
    'pa_package speaker_top toilet',
  ],
  [
    'Framework call-off 0093: signage (wayfinding, A-boards) 45 no.; pedestrian barriers 200 no. Variation 1 deletes stewards; the Authority redeploys its library assistants. Variation 2 adds a medic with vehicle.',
    'crew_steward',
    'signage crowd_barrier crew_medic',
  ],
  [
    "My nan's bungalow has a conservatory, a commode and a stairlift, but she has no garden chairs fit for guests, and the gazebo took off in Storm Eunice. So a gazebo with proper weights, and 16 chairs.",
    '',
    'gazebo ballast chair',
  ],
  [
    'BAND ADVANCE FORM (filled in)\nBackline shared? Y, with support - Marshall stacks are theirs\nPercussion table? Y from local\nGuitar stands? no need\nDJ for changeover? N, Spotify\nWireless freq. plan? Y\nCO2/confetti? N/N\nDrum riser 2.4 x 2.4 on wheels? Y from local',
    'guitar_amp crew_dj confetti_machine confetti',
    'percussion stage_deck',
  ],
  [
    "For the tasting room of the gin distillery: we've stools, we've copper, we've ambience. Looking for exhibition-type wall panels to hang botanical prints on and a display with the gin's life story on loop (stick with the file comes from our agency, no player).",
    'bar_stool audio_player media_server',
    'pinboard room_divider display',
  ],
  [
    'Cllr Vane asked why the town crier had need of a loudhailer. The Clerk explained that he had not; the request was from the St John cadets, who would be supplied by the hire contractor along with two tents. Noted.',
    '',
    'loudhailer marquee gazebo',
  ],
  [
    "Set change at 19:40: Tables go out by hand, the ushers do it, they're rugby men. Between 19:40 and 20:00 your DJ plays. At 20:00 sparkulars by the doors, four. At midnight coats, for which racks are in the porch already.",
    'coat_rail crew_stagehand',
    'crew_dj spark_machine',
  ],
  [
    'Venue questionnaire, returned by the guildhall\nPiano? Yes but a semitone flat, unusable\nLift? For persons only\nStage lighting? None since the flood\n>> So: upright at 440, and six LED fixtures on two stands.',
    '',
    'piano stage_wash lighting_stand lighting_package',
  ],
  [
    "Opera in the orangery, orchestra reduction: digital piano with real hammer action off you (the Blüthner is in hospital). Surtitles by an enthusiast and his laptop, on a screen of yours. Conductor's podium is a beer crate by tradition.",
    'playback_laptop stage_deck',
    'keyboard piano projection_screen display',
  ],
  [
    "Model railway exhibition. Layouts have legs of their own, you see, which is why forty tables was a misreading: it's four, for the shop. Barriers, knee-high, for little fingers; the Gauge O boys have theirs. Tea is by the Methodists. Sound: a gong.",
    'hot_drinks',
    'table_trestle table_round crowd_barrier stanchion',
  ],
  [
    "From: gear@ / To: hire@\nCould the order go as follows. Uplights minus 4 (there's mood lighting in the panelling). Sorry, minus all 12. Gobos: one profile with our crest. Centrepieces: the WAGs are crafting them. Table skirts, chair sashes: yes and yes.",
    'uplight centrepiece',
    'profile_spot tablecloth chair_cover',
  ],
  [
    'Astronomy night - please, PLEASE no floodlights. Red festoon at ankle height along the path is all the light there may be. Telescopes come with their owners. A heated cabin to thaw in and a soup kettle.',
    'floodlight',
    'festoon site_cabin hot_drinks serving',
  ],
  [
    'Talking to the insurers took a week. Upshot: inflatable assault course out, mechanical bull out, coconut shy in, human table football in (is it inflatable? then ask me again). A first-aider in, compulsory.',
    'inflatable',
    'game crew_medic',
  ],
  [
    "Housekeeping rota: Dot - washing-up, so crockery can go back dirty, hm? No: Dot washes ours, the parish's, and that's the crockery done with. Stan - urns, parish's. From hire - large water boiler for the marquee end, cake stands, a cool box or fridge.",
    'crockery',
    'hot_drinks serving refrigeration',
  ],
  [
    "Conference app pulls the votes from people's phones this year (goodbye keypads). It leans on the Wi-Fi though, and the hotel's falls over at 100 users; please bring proper access points, and an engineer for them.",
    'voting_system',
    'network crew_technician',
  ],
  [
    "Spec sheet, silent-film harpist. Electric harp: DI, active, from house. Bench: mine, it's padded. Small monitor wedge from house. Please no gel colours in the light, a plain open-white special from the side.",
    'bench',
    'di_box stage_monitor profile_spot',
  ],
  [
    'Item | Who\nLX desk | touring (EOS Ion)\nLX followspots x2 | local hire\nLX op | touring\nSND desk | local hire\nSND op | local hire\nComms 8-way | local hire\nVIDEO | cut',
    'lighting_console crew_lighting',
    'followspot mixing_console crew_sound intercom',
  ],
  [
    'Twinning visit: the Bavarians are driving over with their own benches and tables, I kid you not, in a convoy. They ask that we see to mugs (one-litre), a stage for the oompah and shade.',
    'beer_table_set bench table_trestle',
    'glassware stage_deck parasol gazebo',
  ],
  [
    'All is laid on by the lido save deckchairs, a bar on wheels and bartenders for it; they did have bartenders until Easter.',
    '',
    'chair bar_unit crew_bar',
  ],
  [
    'Our exhibition contractor builds the booth inc. floor and graphics and will not have another firm\'s hands on it. That leaves you the AV inside: three 55" panels, ceiling speakers if possible, tablets no.',
    'exhibition_stand signage',
    'display speaker_top',
  ],
  [
    'Shinty cup final. The stand is a grass bank. TV brings its own power, scaffold and cherry-picker. We need pitchside fencing 2 m high x 180 m, gates two. Toilets have been put in by the league at its own charge.',
    'generator access_platform toilet',
    'fencing',
  ],
  [
    'Quoting your offer back: "4 x waiting staff 19-24h" - lovely. "Delivery & collection" - we\'d fetch it all in the school minibus. "2 x canapé tray stations" - lovely. "Napkins, paper" - my cupboard overflows with them.',
    'delivery napkin',
    'crew_waiter serving',
  ],
  [
    "The light in our chapel-turned-studio comes from one north window and the painter guests worship it. So lamps, kindly, stay with you. Easels: they lug them. Life model's dais: you, 1 x 2 m, draped. And a space heater, poor soul.",
    'floodlight stage_wash',
    'stage_deck drape space_heater',
  ],
  [
    'Kids\' disco PTA minutes. Bubble machine: Mr Okoro\'s. Bubble juice: hire. Lights: hire, "the ones that go round". Glow sticks: bought. Smoke: head says over her dead body.',
    'bubble_machine smoke_machine',
    'effect_fluid disco_light',
  ],
  [
    "Is the hire firm to provide the interpretation booth, asked the union side; it is, replied the secretariat, along with a sound technician and consoles. Noted for the supplier's information.",
    '',
    'interpretation_booth crew_sound',
  ],
  [
    "Trip report from the recce, abandoned quarry. Access: artic won't make the hairpin, so 2 small vans from you. Rock walls: bring moving lights, skip the star cloth, there are stars. Acoustic: ridiculous, two tops and no subs will fill it.",
    'truck star_cloth subwoofer',
    'van moving_head speaker_top',
  ],
  [
    "Where the old bar was there's now a yoga studio, and yoga people don't lend. Please supply a bar, beer fridges and a few hundred tumblers; put the fridges next to the generator at the back.",
    '',
    'bar_unit refrigeration glassware',
  ],
  [
    "Cosplay contest, judges' annex. Lectern? What for. Long desk with cloth to the floor, four push-to-talk microphones, a big telly facing them so they see the walk. Steps up to the catwalk must be wide for tails; that catwalk comes from the convention centre with a crew of three.",
    'lectern catwalk crew_stagehand',
    'table_desk table_trestle tablecloth mic_conference display confidence_monitor stage_steps',
  ],
];
