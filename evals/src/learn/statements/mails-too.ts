import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const MAILS_TOO: readonly NotFromUsRow[] = [
  // people who do not know the trade's words
  [
    "Dear Sir or Madam,\nour beekeepers' day is on the 14th of June in the Corn Hall. I should like a big white sheet-type screen and the machine that throws the pictures onto it, a projector I believe my grandson said. Please do not trouble about chairs, the caretaker sets those out every year whether one asks him or not.",
    'chair',
    'projection_screen projector',
  ],
  [
    "Hello, I'm organising the village dog show and the vet has kindly said she'll bring her own megaphone. What I can't lay my hands on is fencing for the rings, about 80 metres, and a gazebo for the judges to hide under if it pours.",
    'loudhailer',
    'fencing gazebo',
  ],
  [
    'We bury my father on Thursday and the wake is at the allotments, as he would have wanted. Could you bring two of those gas heaters for outside and a tea urn. My aunts are fighting over who does the tablecloths so you can safely leave those to them.',
    'tablecloth',
    'patio_heater hot_drinks',
  ],
  [
    "I'm after a red carpet and the ropes with the brass posts for our school leavers' film premiere!! The art department has painted us an enormous backdrop, so there goes that worry.",
    'backdrop',
    'carpet stanchion',
  ],
  [
    'Good morning, it is the chess league here. Fifty trestle tables would do us nicely, and something to pin the pairings to, a couple of pinboards perhaps. Chairs we have coming out of our ears.',
    'chair',
    'table_trestle pinboard',
  ],
  [
    "My daughter's bat mitzvah is in November and she has her heart set on a lit-up dance floor and a photo booth. She had also begged for a chocolate-box mountain of balloons but her grandmother put her foot down, so we shall do without.",
    'balloons',
    'dance_floor photo_booth',
  ],
  [
    'I run the knitting retreat at the Priory and the nuns, bless them, lend us all their crockery. We would like four comfortable armchairs and a sofa for the fireside evenings, delivered on the Friday if you do delivery.',
    'crockery',
    'armchair sofa delivery',
  ],
  [
    "Could I have a price for loos for 300 people at the ploughing match, one of them wide enough for a wheelchair? Old Mr Pettifer used to hire in a generator as well, but since they ran electric out to the top field that's money down the drain.",
    'generator',
    'toilet toilet_accessible',
  ],
  [
    "This is for the lifeboat station's naming ceremony. We'd be grateful for a lectern with a microphone on it and a small platform with steps for Her Grace to stand on. The band marches in with its own music stands under its arms, as bands do.",
    'music_stand',
    'lectern mic_lectern stage_deck stage_steps',
  ],
  [
    'Hi, me and the lads are doing a charity wrestling night in the leisure centre and we need barriers to keep folk off the ring, plus a smoke machine for the entrances. Big Kev is on the mic all night shouting the odds so no compère, ta.',
    'crew_host',
    'crowd_barrier smoke_machine',
  ],
  [
    'I wrote last week about twenty parasols for the croquet final. Would you kindly strike them out, as the forecast is dismal, and put me down for a marquee instead, with a wooden floor in it if that can be had.',
    'parasol',
    'marquee marquee_floor',
  ],
  [
    'We are a small mosque holding an open day and would welcome thirty folding chairs for visitors who cannot sit on the floor. A brother in the congregation drives for a haulier and will fetch everything, hence no delivery. A sign or two for the car park would also be helpful.',
    'delivery',
    'chair signage',
  ],
  [
    "Please may the toddler group have a bouncy castle and one of those bubble machines on the 3rd. Somebody's husband wanted giant Jenga too, but after the nosebleed last year the committee voted it down five to one.",
    'game',
    'inflatable bubble_machine',
  ],
  [
    "The parish council has been given a fridge by the Co-op, so you can put yours back in the shed! What we're short of now is wine glasses, say 150, and proper knives and forks because the plastic ones snap.",
    'refrigeration',
    'glassware cutlery',
  ],
  [
    'I am told by the registrar that candles are out of the question in the barn, and that goes for smoke machines as well. So for a bit of romance I thought fairy lights all over the beams and an arch for us to stand beneath.',
    'smoke_machine',
    'festoon ceremony_arch',
  ],
  [
    "Dear all,\nthe Women's Institute is putting on a fashion parade. We want a catwalk down the middle of the hall, nothing grander than knee height, and a spotlight that follows the girls along it. Mrs Abara's nephew plays the records on his own decks.",
    'dj_player dj_controller',
    'catwalk followspot',
  ],
  [
    "Hello there! For our sewage works open day (yes, really) the visitors need somewhere to wash their hands, and we'd love six picnic benches. Hard hats and radios they get from our own stores.",
    'two_way_radio',
    'hand_wash bench',
  ],
  [
    "It's a surprise eightieth, so shh. A piano for Uncle Bernard to bash about on and a microphone for the speeches please. I rang the pub and their upstairs room comes with bar and barmaid, which saves me a headache.",
    'bar_unit crew_bar',
    'piano mic_wired mic_wireless_handheld',
  ],
  [
    "Our Christmas market has outgrown the church hall! Ten gazebos, please, and strings of light bulbs to hang between them. The Round Table always turns up with bins and takes the rubbish off again, so that's one thing fewer.",
    'waste_bin',
    'gazebo festoon',
  ],
  [
    "I'm the bride's mum. Sixty chair covers in ivory and matching napkins is what I'm ringing round for; the flowers for the tables are a present from her godmother and are not up for discussion.",
    'centrepiece plants',
    'chair_cover napkin',
  ],
  [
    "We're a running club with a 10k in October. We need a big clear voice over the start field, so a PA, and two first aiders. Marshals? We've sixty volunteers in hi-vis for that, and a blow-up start arch on loan from Harriers down the road.",
    'crew_steward inflatable',
    'pa_package speaker_top crew_medic',
  ],
  [
    "For the model railway exhibition we need cable covers so nobody goes flying, and a dozen extension leads. The layouts stand on trestles their owners built themselves and wouldn't let anybody else's table near.",
    'table_trestle',
    'cable_ramp power_cable',
  ],
  [
    'Can you help? The gurdwara is feeding eight hundred for Vaisakhi and our cooker has died, so two big ovens and hot cupboards to serve from. Steel plates and cups we own by the thousand.',
    'crockery',
    'cooking serving',
  ],
  [
    'Writing on behalf of the drama circle. The fog effect we had from you in Dracula set off the alarm and the fire brigade sent a bill, so this time not a puff of it. A black star cloth for the back and twelve headset microphones, if you please.',
    'smoke_machine',
    'star_cloth mic_headset',
  ],
  [
    'Good afternoon. The allotment society would like to borrow, sorry, hire a tent six metres by twelve for the marrow competition and tables to lay the marrows on. My wife will not hear of hired tablecloths when she has an airing cupboard full.',
    'tablecloth',
    'marquee table_round table_trestle',
  ],
  [
    "So the hospital is letting us hold the nurses' reunion in the old laundry. It's freezing in there: heaters please! and maybe a few sofas. There's a telly on the wall already for the slideshow and Bev has a laptop.",
    'display playback_laptop',
    'space_heater patio_heater sofa',
  ],
  [
    'I am a retired headmistress and I detest amplified music at garden parties, so kindly leave the disc jockey off your quotation. A string quartet would be another matter, if you have one on your books, with four chairs without arms.',
    'crew_dj',
    'crew_musician chair',
  ],
  [
    "We thought we needed a ramp for Dad's wheelchair but the new venue is all on one level, thank heavens. Could we swap it for a mirror ball? And the dance floor stays in, of course.",
    'stage_ramp',
    'mirror_ball dance_floor',
  ],
  [
    "Hiya, scouts again. Jamboree's on for August and we want showers, a proper block of them, and something like a portakabin for the leaders to do paperwork in. Loos the farmer is sorting.",
    'toilet',
    'shower site_cabin',
  ],
  [
    'May I ask for a quotation for a coat rail with 200 numbered tickets and two ladies or gentlemen to mind it? The porter tells me the umbrella stands and the doormen come with the house.',
    'crew_steward',
    'coat_rail',
  ],
  [
    "For the book launch: six high tables to stand round and a little stand with a slope for Margaret to read from. The publisher ships its own pull-up banners and the wine merchant throws in glasses, so I think that's us.",
    'signage glassware',
    'table_cocktail lectern',
  ],
  [
    "Our bowls club turns 100. I'd love a confetti cannon for the moment the president cuts the ribbon but the greenkeeper went purple when I mentioned it, so I'd better not. Let's have a brass-looking lectern and forty garden chairs.",
    'confetti_machine',
    'lectern chair',
  ],
  [
    "We're getting married in a quarry! Power is a mystery to me but everyone says generator, so a generator, and the diesel that goes in it. The cousins are a ceilidh band and they cart about their own speakers in a horsebox.",
    'speaker_top pa_package',
    'generator fuel',
  ],
  [
    "Hello, is it possible to rent a whiteboard and two flip charts for our grief counsellors' weekend? Pens too if you have them. The retreat house sees to the coffee and tea, and it's the one thing they're good at.",
    'hot_drinks',
    'whiteboard flip_chart',
  ],
  [
    'I look after the Polish club. For the Constitution Day dinner we ask for 12 round tables and a small stage. Please no coloured lights like at New Year, the old ladies said it was as in a nightclub.',
    'stage_wash lighting_package',
    'table_round stage_deck',
  ],
  [
    "Just me again from the undertakers' federation. Could the two potted bay trees become four? And forget what I said about a photographer, Mr Lund's son has bought himself a camera and won't be stopped.",
    'crew_photographer camera',
    'plants',
  ],
  [
    'The mayor would like to speak at the tram depot opening, so a microphone and loudspeakers for 150 people outdoors. He has been talked out of fireworks and, after some sulking, out of the confetti.',
    'confetti confetti_machine',
    'mic_wired mic_wireless_handheld speaker_top pa_package',
  ],
  [
    "Mum's care home garden party: could you do a hearing loop, because half of them can't follow a word, and lots of shade, like big parasols. The home has benches everywhere you look.",
    'bench',
    'induction_loop parasol',
  ],
  [
    "Dear hire people, my class is doing a pretend parliament. We want a thing where everybody presses a button to vote and it comes up on a screen. Miss Okoro says the school's whiteboard is good enough for writing on and I'm not to ask for another.",
    'whiteboard',
    'voting_system projection_screen display',
  ],
  [
    "We're the ice rink. For the Sunday disco on skates we want some disco lights and a laser if it's safe for kids. Music comes out of the rink's ceiling speakers same as always.",
    'speaker_top pa_package',
    'disco_light laser',
  ],
  [
    'I used to order champagne flutes from you for the hunt ball but since the caterer started supplying glass at no charge it would be silly. The ballroom chairs with the gold backs though, 220 again, and the long cloths for the tables.',
    'glassware',
    'chair_banquet tablecloth',
  ],
  [
    "I'm doing a silent disco for our hall of residence, 120 headphones. The warden won't have a bar in the common room, not even a dry one. But could we get beanbags or those square pouffe things to flop on?",
    'bar_unit',
    'silent_disco pouffe',
  ],
  [
    "Might you have a snow machine? It's for the nativity at the donkey sanctuary. The stable we knocked up out of pallets, the lights are the vicar's from his camper van, and the heating is donkeys.",
    'stage_wash lighting_package',
    'snow_machine',
  ],
  [
    'I need a man with a van, or your man with your van, to bring sixteen bar stools to the gin tasting on Castle Street. The counter itself stays where it is, being oak and two hundred years old.',
    'bar_unit',
    'van bar_stool',
  ],
  [
    'Hello. We have a Bollywood night for the hospice and would like coloured lights up the walls, and a proper DJ. He should know that the sound system belongs to the temple and must be used.',
    'pa_package speaker_top',
    'uplight crew_dj',
  ],
  [
    "For the archaeology society's lecture I'd like a pointer thing that changes the slides and a microphone that clips on the tie. Dr Vane never travels without his own computer and would sooner lend you his toothbrush than use another one.",
    'playback_laptop',
    'presentation_clicker mic_wireless_lapel',
  ],
  [
    'Last time your fans blew all the raffle tickets into the pond, so thank you but never again! An air conditioner with a hose would be better for the flower tent, and could we please have a few rubbish bins.',
    'fan',
    'air_conditioner waste_bin',
  ],
  [
    "The Rotary auction: a big TV on a stand so people see the lots, and two walkie-talkies for the runners. As to the auctioneer's rostrum, he wheels it in himself, it's his pride and joy.",
    'lectern',
    'display display_stand two_way_radio',
  ],
  [
    "I have crossed the heaters off my list since my brother pointed out it's July. Would you add three fans to it? He also pointed out that I'd forgotten knives, forks and spoons for ninety.",
    'space_heater patio_heater',
    'fan cutlery',
  ],
  [
    "Thanks for the quotation for our street party. It's the beer tables with benches we want, fifteen sets. The portable toilets made my neighbour gasp at the price, and as all of us live ten yards away we'll just go home.",
    'toilet',
    'beer_table_set',
  ],
  [
    "We'd like the posh loos on a trailer for the wedding because Granny will not use a plastic box. A marquee is not wanted as it's all in the orangery. Do you also do fire extinguishers? The insurance lady asked.",
    'marquee',
    'toilet_trailer fire_extinguisher',
  ],
  [
    "For the tug-of-war championship somebody has to shout at people, so one megaphone with spare batteries. We'd a first aider pencilled in with you but St John's are coming along for a bacon roll.",
    'crew_medic',
    'loudhailer batteries',
  ],
  [
    "Hi! It's a baby shower for my boss. Balloons in sage green, a white plinth for the cake and a low table for presents. She's got sofas you could lose a rugby team in.",
    'sofa',
    'balloons plinth table_coffee',
  ],
  [
    'I am secretary of the pigeon fanciers. Kindly quote us for forty trestle tables and a public address system. Delivery is superfluous, since we own a lorry, as you will understand if you have ever moved four thousand pigeons.',
    'delivery truck',
    'table_trestle pa_package speaker_top',
  ],
  [
    "We are a refugee drop-in and someone has donated a load of desks. So it's really only partitions for privacy that we need, six or so, and a tea and coffee machine that doesn't bite.",
    'table_desk',
    'room_divider hot_drinks',
  ],
  [
    "Good day, I'm in charge of the election count at the sports hall. We'd want 60 desks and rope barriers to keep the candidates' agents at a distance. The floor protection that the hall used to insist on has been waived, so the carpet tiles can come out of the offer.",
    'carpet',
    'table_desk stanchion',
  ],
  [
    "Our little theatre club lost its lighting man to Australia. We'd need someone to work the lights for three nights, that's all, since the lamps and the board are screwed to the building. Oh, and a hazer.",
    'stage_wash lighting_package lighting_console',
    'crew_lighting hazer',
  ],
  [
    "For the harvest supper: plates for 130, please, and a plate warmer. Our cutlery was counted on Tuesday and there's enough to go round with eleven forks to spare.",
    'cutlery',
    'crockery serving',
  ],
  [
    "I'm a yoga teacher and I'd like a headset mic so that my hands are free, and a small speaker on a pole. Music I'll play off my phone, so I don't need any kind of player, and definitely no smoke!",
    'audio_player smoke_machine',
    'mic_headset speaker_top speaker_stand',
  ],
  [
    'The church has a lovely lectern shaped like an eagle which Father Tom would be hurt not to use. The pulpit microphone is on its last legs though, so send us a new one, and a little recorder to tape the bishop.',
    'lectern',
    'mic_lectern audio_recorder',
  ],
  [
    "Hello, we booked a karaoke host and a stage for the bus company's summer do. The host has since turned out to be the managing director. Still want the stage, and a roof over it given where we live.",
    'crew_host',
    'stage_deck stage_roof',
  ],
  [
    "We'd like to rent lawn games for the regatta, croquet, skittles, whatever you have, and fifty deckchairs. A beer tent is going up courtesy of the brewery and they pull the pints.",
    'marquee crew_bar',
    'game chair',
  ],
  [
    "As a vegan food fair we've been rather overwhelmed with kind offers. Fridges: a dairy-free cheese firm. Bins: the council. That leaves you with gas cookers and somewhere for staff to wash their hands, if you would.",
    'refrigeration waste_bin',
    'cooking hand_wash',
  ],
  [
    "I'm 17 and in charge of prom, help. We definitely want sparklers, the cold fountain ones, and a DJ booth that lights up. My cousin is the DJ and he has his own decks and mixer, he never shuts up about them.",
    'crew_dj dj_player dj_mixer',
    'spark_machine dj_booth',
  ],
  [
    "We're having a do for the lollipop ladies at the town hall. Sixty places laid with plates and glasses, please. I queried the waiters with the mayor's office and they said the sixth-formers would carry the food round as part of their certificate.",
    'crew_waiter',
    'crockery glassware',
  ],
  [
    "The farm's new slurry lagoon is to be opened by a junior minister. He'll want a microphone. It'll be muddy so bring that metal road stuff for the cars, trackway is it? No call for a stage, I've hay bales he can stand on, they did for the last one.",
    'stage_deck',
    'mic_wired mic_wireless_handheld trackway',
  ],
  [
    'Dear Hire Desk,\n\nI have been asked to correct my letter of the 2nd. The harpist has her own stool and stand; what she does not have is an amplifier. Also we should be obliged for two tall potted palms.',
    'music_stand',
    'amplifier plants',
  ],
  [
    "I wondered about inflatables for the fete but the insurance wants more than the fete has ever made. So it's back to coconut shies and other games from you, and bunting if that's something you keep.",
    'inflatable',
    'game',
  ],
  [
    "A magician is coming to our staff party and he was very firm: no strobe, no smoke, or the doves panic. He'd like a black curtain behind him and a soft light from the front.",
    'strobe smoke_machine',
    'drape stage_wash',
  ],
  [
    "We're opening a community fridge, so you'd think we'd be all right for cold drinks, and we are! It's the parasols and picnic tables with benches I'm writing about, eight of each.",
    'refrigeration',
    'parasol beer_table_set',
  ],
  [
    "I'm told the stately home charges the earth if anything is moved, therefore we're keeping their dining tables as they stand. Chairs are allowed in from outside: 96. And table centres, something low with candles.",
    'table_round table_trestle',
    'chair centrepiece',
  ],
  [
    'My late husband always saw to the lights for the carol service and his old colleagues have promised to carry on in his memory. So I only come to you for the loudspeakers and for fifteen music stands.',
    'stage_wash lighting_package',
    'speaker_top pa_package music_stand',
  ],
  [
    "We've a Portuguese delegation and need two interpreters and the headphones people listen with. The glass booth for them to sit in is built into the council chamber at the back, they've been storing mops in it.",
    'interpretation_booth',
    'crew_interpreter interpretation_receiver',
  ],
  [
    "Would you hire to an individual? I want to show home movies at our golden wedding: a projector, a screen that stands on legs. We have no need of speakers as they're all silent, the films I mean, not the family.",
    'speaker_top pa_package',
    'projector projection_screen',
  ],
  [
    "The morris men are dancing in the market square. The council wants barriers and a medic or it won't sign. I did suggest floodlights, but we finish at six and the sun doesn't, so never mind those.",
    'floodlight',
    'crowd_barrier crew_medic',
  ],
  [
    "It's for the jazz brunch at the garden centre. A drum set and a bass amp please, the trio is flying in with hand luggage. You'd hardly believe it but people ask me about plants; I've got four acres of them.",
    'plants',
    'drum_kit bass_amp',
  ],
  [
    "We're filming Grandpa's memoirs on Saturday. One of those things presidents read from, an autocue, and a light or two to make him look alive. The camera's mine and I'm my own cameraman.",
    'camera crew_camera',
    'teleprompter stage_wash lighting_package',
  ],
  [
    "I'm cancelling the ice-cream freezer, as the van man got wind of it and is coming in person. The hot water urn stays on the order. So do the hundred teacups.",
    'refrigeration',
    'hot_drinks crockery',
  ],
  [
    "On behalf of the Seamen's Mission: a modest stage for the shanty choir and four microphones on stands. They're hardy men and have refused a tent over their heads, whatever the weather.",
    'marquee',
    'stage_deck mic_wired mic_wireless_handheld mic_stand',
  ],
  [
    "I had a long talk with the landlord and he's happy for us to use the function room's tables, less so about nails in the walls. That's why we'd like free-standing display boards and little lights to clip on top.",
    'table_round table_trestle',
    'pinboard stage_wash lighting_package',
  ],
  [
    "Our amateur boxing night has doctors from the federation, two of them, as the rules demand. From your firm we'd be looking for a bright set of lights over the ring and ringside chairs, 300.",
    'crew_medic',
    'stage_wash lighting_package chair',
  ],
  [
    'Could you let me know what a robot-looking moving light costs? Four of them, for the robotics fair. The students built the stage out of aluminium profile as coursework and it got a first, so hands off that.',
    'stage_deck',
    'moving_head',
  ],
  [
    "Sorry, it's me with the christening again. The vicar's wife looked in the vestry cupboard and lo and behold, tablecloths. Napkins though, nothing, so eighty of those. And the chocolate fountain or any serving dishes you could spare.",
    'tablecloth',
    'napkin serving',
  ],

  // nothing that is not from us, but it sounds so
  [
    "Everything is in the hall except tables and a microphone. It's for the quilters, forty of us.",
    '',
    'table_round table_trestle mic_wired mic_wireless_handheld',
  ],
  [
    "The museum owns no chairs at all, would you believe, and people our age can't stand through a lecture on Etruscan pots. So it's chairs I'm asking for, one hundred.",
    '',
    'chair',
  ],
  [
    'My business partner has asked me to ask you for two projectors. The ones in the seminar rooms were stolen at Easter, and the screens along with them, so screens too.',
    '',
    'projector projection_screen',
  ],
  [
    "The generator should go behind the stables where the horses can't see it, and the toilets next to the walled garden. The owner of the estate wants both gone by Monday noon.",
    '',
    'generator toilet',
  ],
  [
    'Our own smoke machine packed up during Macbeth, so we must have one from you. The same goes for the fluid.',
    '',
    'smoke_machine effect_fluid',
  ],
  [
    "Your firm is to provide the lectern, the carpet and the rope posts, as laid down in the contract with the Lord Lieutenant's office. Kindly confirm.",
    '',
    'lectern carpet stanchion',
  ],
  [
    'The town band wants a stage and the majorettes want it carpeted. The band also wants a roof, because of what happened in 2019.',
    '',
    'stage_deck carpet stage_roof',
  ],
  [
    "There isn't a piano in the building and the school won't lend us theirs, so we would love to have one of yours, with a stool and a reading lamp.",
    '',
    'piano',
  ],
  [
    "House desk is a 16-channel relic and won't cope with the big band, so please quote a digital console with stagebox. FOH position will be beneath the balcony, to the left of the pillar.",
    '',
    'mixing_console stagebox',
  ],
  [
    'Their PA covers the stalls only, which is no use to us with the circle sold. We therefore need a line array with subs, and a system tech.',
    '',
    'line_array subwoofer crew_sound',
  ],
  [
    "Nobody has thought about comms yet. The stage manager is asking for eight belt packs of intercom and I'm asking for a dozen two-way radios on top.",
    '',
    'intercom two_way_radio',
  ],
  [
    "The client's in-house team has everything bar a vision mixer and two cameras. Those two lines are yours, please price for three days.",
    '',
    'video_switcher camera',
  ],
  [
    "The tour's own hazer is stuck in customs at Dover with the rest of the second truck, which also had our strobes. Please sub both for the Glasgow date.",
    '',
    'hazer strobe',
  ],
  [
    'No dimmers survived the refurb, and house circuits are all non-dim now. Hence the request for 24 ways of dimming plus a DMX splitter.',
    '',
    'dimmer dmx_splitter',
  ],
  [
    'The drummer asked whether you carry maple kits, and the bassist whether your bass cabs are 8x10. A kit and a bass rig either way.',
    '',
    'drum_kit bass_amp',
  ],
  [
    "We have the use of the harbour master's forklift only until noon, and our load arrives at four, so a forklift from you, with driver, is a must.",
    '',
    'forklift crew_driver',
  ],
  [
    'The registration desk goes in front of the cloakroom and the coat rails inside it; the venue has neither. Please include both.',
    '',
    'registration_desk coat_rail',
  ],
  [
    "It is the minister's office that wishes for a confidence monitor, not I, but pray include it. They further wish for a speech timer.",
    '',
    'confidence_monitor speaker_timer',
  ],
  [
    'Their screen is far too small for 400 people, so we want an LED wall, 5 by 3 metres, and a processor to drive it.',
    '',
    'led_wall video_processor',
  ],

  // people who know them well
  [
    "Hi team,\n\none-nighter at the Guildhall. We carry our own FOH and monitor desks, fully cabled, so just hang us a decent line array and give us eight wedges on four mixes. House LD swears by the lighting he's got.",
    'mixing_console stage_wash lighting_package',
    'line_array stage_monitor',
  ],
  [
    'Backline request for the Oslo support act: one Twin-type guitar amp, one 88-key stage piano on a stand. Drums are shared with the headliner, cymbals included.',
    'drum_kit drum_part',
    'guitar_amp keyboard',
  ],
  [
    "Please requote minus the IEMs. The MD has talked the cast out of them, and I can see the logic with a twelve-piece pit. We go back to wedges, six, and I'd add two DI boxes for the keys.",
    'in_ear_monitor',
    'stage_monitor di_box',
  ],
  [
    'Rigging for the atrium: four half-tonne hoists plus a rigger to go with them. Truss we hold in stock, 24 metres of 30-series, and I would rather it earned its keep.',
    'truss',
    'hoist crew_rigger',
  ],
  [
    "We've been on site with the sparky the estate uses and he'll be tailing in, so no electrician in your crew please. A 125 A distro and roughly 200 m of 32 A cable is what we'd like you to send.",
    'crew_electrician',
    'power_distro power_cable',
  ],
  [
    'For the pharma symposium we need 4 simultaneous booths, 600 receivers and an AV tech. Interpreters are contracted straight through the agency in Basel; their hours are not our concern.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver crew_technician',
  ],
  [
    "Corporate town hall, hybrid. Could I get 3 PTZ cameras, a switcher and someone to cut? The stream itself leaves from the customer's Zoom estate, they were adamant that no third-party encoder touches their LAN.",
    'streaming_encoder',
    'camera video_switcher crew_video',
  ],
  [
    'Re the esports qualifier: kill the projectors, the publisher wants LED. So 40 sqm of LED wall, media server with a spare, and twelve gaming-grade network switches.',
    'projector',
    'led_wall media_server network',
  ],
  [
    "It's a dry hire. Twelve moving heads, a desk for the lighting and four wind-up towers, collected by us on the Wednesday; crew and transport stay off the invoice.",
    'crew_technician delivery',
    'moving_head lighting_console lifting_tower',
  ],
  [
    "Spoke to the theatre's chief LX. Profiles: he has forty and we may refocus. Blinders: he's never owned one, so eight four-lites from you, and two decent strobes.",
    'profile_spot',
    'blinder strobe',
  ],
  [
    "Fashion show at the tannery. Runway 18 m in black gloss with valance, please. The designer's Paris people light it themselves to the last pin spot and they will walk out if they see another lamp.",
    'stage_wash lighting_package',
    'catwalk stage_skirt',
  ],
  [
    "Can you turn this round by noon? Two radio handhelds, one lav, small PA for 100. A mixer is surplus to requirements as I'm going straight into the column's own inputs.",
    'mixing_console',
    'mic_wireless_handheld mic_wireless_lapel pa_package speaker_top',
  ],
  [
    "AGM of the building society. 1,100 keypads for the ballot plus an operator. Scrutineers and registration counters belong to the registrars, who've been doing this since before I was born.",
    'registration_desk',
    'voting_system crew_technician',
  ],
  [
    'Our OB firm brings cameras and the operators glued to them, so what I need off you is the unglamorous stuff: staging decks for a tripod position, cable ramp to the compound, and a 100 kVA genny with a tank of HVO.',
    'camera crew_camera',
    'stage_deck cable_ramp generator fuel',
  ],
  [
    "The orchestra's management want nothing plugged in within ten metres of the podium. That sees off the fans I pencilled. Instead: a chiller at the far end, 70 music stands, and three steps of choral riser.",
    'fan',
    'air_conditioner music_stand choir_riser',
  ],
  [
    'Festival site, phase two. Please hold 600 m of Heras, 120 m of pit barrier and two welfare cabins. Trackway came out of the budget when the landowner laid hardcore.',
    'trackway',
    'fencing pit_barrier site_cabin',
  ],
  [
    "Our lampies will bring desk and clamps in their own flightcases. We'd take sixteen LED washes, eight profiles and the haze from you.",
    'lighting_console clamp',
    'stage_wash profile_spot hazer',
  ],
  [
    "I've let the freelance video engineer go, the agency is sending theirs. Please keep the 20k projector with the 0.7 short-throw lens, and put in a spare lens of the same ratio.",
    'crew_video',
    'projector projector_lens',
  ],
  [
    'Wedding fair. The drape company has a three-year deal with the hotel, so black wool is theirs to sell and mine to moan about. Twenty-four battery uplights and a mirror ball with pin spot come from you as agreed.',
    'drape',
    'uplight mirror_ball',
  ],
  [
    'We did talk about the bigger generator and a UPS for the server rack. In the end the facility is on dual feed, which makes both academic; a 63 A distro and some ramps will see us through.',
    'generator ups',
    'power_distro cable_ramp',
  ],
  [
    "Comic con panel room. Table mics for six panellists, one roving handheld for questions, small speakers on stands. Their cosplay MC is part of the con's talent package.",
    'crew_host',
    'mic_conference mic_wireless_handheld speaker_top speaker_stand',
  ],
  [
    "For the truck launch: no pyro, no sparks, no CO2, says the refinery next door, and I'd think twice myself. A kabuki-style reveal with drape, then, a followspot and an op who can hold it steady.",
    'spark_machine',
    'drape followspot crew_lighting',
  ],
  [
    "The DJ's rider is short this year. He'll have a controller under his arm, hence zero players and zero mixer from the house; but he is fussy about a booth monitor and about the booth.",
    'dj_controller dj_player dj_mixer',
    'stage_monitor dj_booth',
  ],
  [
    "Panto season is upon us. Eighteen headset mics on radio and a second sound operator to look after them backstage. The drum kit in the pit is Colin's, has been since 1988.",
    'drum_kit',
    'mic_headset crew_sound',
  ],
  [
    'Last email was wrong on two counts, apologies. The stage is 8x6, not 6x4, and the handrails were never ours to order since the venue clamps on its own for insurance reasons. Steps both sides.',
    'stage_handrail',
    'stage_deck stage_steps',
  ],
  [
    'Please treat the attached as superseding revision B. Out: scissor lift (the arena has two on charge). In: six loaders for the get-out and an extra artic.',
    'access_platform',
    'crew_stagehand truck',
  ],
  [
    "We've got a mobile stage rolling in from a sponsor, roof and all. I'm therefore only short of ballast for the wings, front-of-stage barrier and a decent stage manager.",
    'mobile_stage stage_roof',
    'ballast pit_barrier crew_stage_manager',
  ],
  [
    'Recording of the string quartet at the abbey: four small-diaphragm instrument mics, tall stands and a multitrack recorder. Whoever plays back does it on my rig at home, and I engineer the session myself.',
    'crew_sound',
    'mic_instrument mic_stand audio_recorder',
  ],
  [
    "Concerning the trade union congress. Delegate microphones for 48 seats, please, and an induction loop over the same floor area. Sign language is arranged by the deaf members' committee, and the simultaneous interpreters by the international office.",
    'crew_interpreter',
    'mic_conference induction_loop',
  ],
  [
    "Could we trim the video budget? I reckon the operator can press go on our own laptop, so lose the media server. The two 75-inch displays and floor stands I'd hate to see go.",
    'media_server playback_laptop',
    'display display_stand',
  ],
  [
    'Load-in is at dawn and parking is dire. Our crew travels in its own splitter van, so put the crew minibus to one side, but I do need two local hands and a tail-lift truck from the depot.',
    'van',
    'crew_stagehand truck',
  ],
  [
    "Exhibition build at the NEC. Octanorm-type stands, 14 shells with fascia lettering. The organiser's contractor has a monopoly on electrics, distribution boards as well as the cabling, and on carpet.",
    'power_distro power_cable carpet',
    'exhibition_stand signage',
  ],
  [
    'Tech spec for the Tamil theatre festival: white light only, so movers are a waste of truck space. 24 fresnels as a general wash, 12 profiles, a desk that a human can drive.',
    'moving_head',
    'stage_wash profile_spot lighting_console',
  ],
  [
    "The livestream's being handled by the diocesan media team, cameras, encoder, the lot. You'd be giving them a clean audio feed off your console, and looking after speakers and a lectern mic for the cathedral.",
    'camera streaming_encoder',
    'mixing_console speaker_top pa_package mic_lectern',
  ],
  [
    'Could your warehouse pull eight cocktail tables with black stretch covers, two bar units lit from inside and ten bar stools? I struck the lounge sofas because Procurement found a design hotel willing to lend pieces for a logo.',
    'sofa',
    'table_cocktail bar_unit bar_stool',
  ],
  [
    'Percussion for the contemporary piece: marimba, five-octave, plus a set of congas. The grand piano is coming up from the conservatoire, so is the pianist. Would you also stick in six clip-on instrument mics?',
    'piano crew_musician',
    'percussion mic_instrument',
  ],
  [
    "Do please resist the urge to upsell me subs. It's speech, it's a crypt, it's stone. Four slim columns, one lavalier and a gentle compressor.",
    'subwoofer',
    'speaker_column mic_wireless_lapel',
  ],
  [
    "We'll be flying everything off the venue's motors, so none of yours please, though the bridles, shackles and clamps I would need. And thirty metres of box truss.",
    'hoist',
    'clamp truss',
  ],
  [
    'Boat naming at the yard, tide-dependent. 16 A cable drums and floodlights for the slip, four radios on a private channel. A MEWP was on the wish list till the shipwrights showed me their gantry.',
    'access_platform',
    'power_cable floodlight two_way_radio',
  ],
  [
    "Graduation week, five ceremonies a day. The vice-chancellor's photographers are an annual concession and pay us. We're after a plasma at each side as relay, one locked-off camera and the ramp onto the platform.",
    'crew_photographer',
    'display camera stage_ramp',
  ],
  [
    "To recap our call: dancefloor vinyl goes down over your decks, so please include 10 rolls of dance lino and the tape. Side masking we've got in the dock, sixteen legs and four borders of it, ergo no drapes.",
    'drape',
    'stage_deck stage_floor tape',
  ],
  [
    "Hello Marge,\nquick one. Dump the autocue from the awards, he's decided to wing it (God help us). Presenter clicker with the cue light, a downstage comfort monitor and a countdown clock remain.",
    'teleprompter',
    'presentation_clicker confidence_monitor speaker_timer',
  ],
  [
    "The site's medical cover, stewards and control room are let as one contract to a firm in Leeds. What isn't let is tower lights, 12, and Portaloos, 40, of which four accessible.",
    'crew_medic crew_steward',
    'floodlight toilet toilet_accessible',
  ],
  [
    "For the drive-in cinema I'd use FM for audio, meaning you can scrap the speaker stacks. A 12 m LED trailer-type wall, HDMI to SDI converters and a playback machine, yes.",
    'speaker_top pa_package',
    'led_wall video_converter playback_laptop',
  ],
  [
    'Studio shoot for a trainer brand, two days in the disused lido. Haze, oil-based, with two litres of juice; eight heavy lighting stands. The gaffer owns more lights than you do and would like that acknowledged.',
    'stage_wash lighting_package',
    'hazer effect_fluid lighting_stand',
  ],
  [
    "I've costed your lining for the 9 m clearspan and the couple would sooner see the poles. Drop it. Flooring with coir matting stays, the indirect heater stays, and let's say two more parasols at the entrance.",
    'marquee_lining',
    'marquee_floor space_heater parasol',
  ],
  [
    "Our resident promoter insists on his own security and bar staff, no outsiders. Rig-wise he'd want 2 CDJs, a four-channel DJ mixer, and enough sub to upset the neighbours.",
    'crew_steward crew_bar',
    'dj_player dj_mixer subwoofer',
  ],
  [
    "The congress hotel's banqueting department throws in tables, linen and glassware at no cost once you sign for the menu. It cannot do theatre-style for 700, so that's 450 banqueting chairs short, and it's got no room partitions.",
    'table_round table_trestle tablecloth glassware',
    'chair_banquet room_divider',
  ],
  [
    'Ballet gala outdoors. As regards the sprung floor, the company ships its own; the vinyl goes on top of it and travels in the same container. I need a stage 12 by 10 levelled on adjustable legs, with a roof.',
    'stage_floor dance_floor',
    'stage_deck stage_leg stage_roof',
  ],
  [
    "When we met you assumed we'd take a project manager from your side. I've run forty of these; I'll do it. Give me a strong video engineer and a runner with a driving licence instead.",
    'crew_project_manager',
    'crew_video crew_driver',
  ],
  [
    'Noise limiter trips at 92, so the backline has to be tame: electronic kit in place of the acoustic drums, 15 W combo for guitar. Both of those off your shelves. Bass goes DI through a box the player swears by.',
    'di_box',
    'drum_kit guitar_amp',
  ],
  [
    "On the awards dinner we're down to one change. The centrepieces have gone to a florist who is the chairman's niece. Star cloth, 18 m, stays, as does the pair of followspots either side of the balcony.",
    'centrepiece',
    'star_cloth followspot',
  ],
  [
    "Auction week: the phone bids are IT's job and so is the wifi. Yours would be a twin-screen bid display, the rostrum mic and a lectern wide enough for a gavel.",
    'network',
    'display mic_lectern lectern',
  ],
  [
    "The hackathon has power and switches galore at each desk, it's a call centre after all, and that covers desks too. Could we hire 20 bean bags, four glass-wipe boards and a fridge that locks?",
    'table_desk network',
    'pouffe whiteboard refrigeration',
  ],
  [
    'One more amendment to the touring musical. The producer vetoed foldback on the deck in favour of in-ears, so take the twelve wedges out and let me have 14 stereo packs. Comms for 10, wired.',
    'stage_monitor',
    'in_ear_monitor intercom',
  ],
  [
    'Could I ask you to separate the quote for the tennis club ball? Structure, lining and floor are going to the tent firm in Ascot. The heating in it would be yours, and so would the loo trailer.',
    'marquee marquee_lining marquee_floor',
    'space_heater toilet_trailer',
  ],
  [
    "We've ten of our own K&M stands in the van along with a Pelicase full of wired vocal mics. Missing are cables: 30 XLRs and a 32-way stagebox with 50 m of tail.",
    'mic_stand mic_wired',
    'audio_cable stagebox',
  ],
  [
    "For the climbing competition the wall builders leave their scissor lift on site and will drive it. I'd need four LED floods, a PA with zone delay and a commentator's headset with intercom.",
    'access_platform',
    'floodlight pa_package speaker_top intercom',
  ],
  [
    "Thanks for chasing. The confetti blower is approved, the confetti isn't: paper has to come from the venue's biodegradable stock. Electric only, please, and throw in two bubble machines for the under-fives' show.",
    'confetti',
    'confetti_machine bubble_machine',
  ],
  [
    "I'd rather not pay for your driver and mileage since our own artic passes your gate anyway. It will pick up four chain hoists, 40 m of truss and the distro.",
    'crew_driver mileage',
    'hoist truss power_distro',
  ],
  [
    'Vaccination centre, third season. NHS Estates has furnished it: cubicles, chairs, partitions between. The gap is a queue system of belt posts, a covered gazebo at the door with a heater in it, and wayfinding signs.',
    'chair room_divider',
    'stanchion gazebo space_heater patio_heater signage',
  ],
  [
    'The bassist broke the neck of his Jazz Bass at Bristol, so put a four-string on the list along with a valve bass head and cab. The guitarists, by contrast, turn up with racks and amps of their own.',
    'guitar_amp',
    'bass_guitar bass_amp',
  ],
  [
    "Opera on the lake: the festival's resident team does sound, you do light. Twenty-four moving profiles in domes, console plus backup, two-way DMX split over fibre. A noise engineer on your crew list was a typo.",
    'crew_sound',
    'moving_head lighting_console dmx_splitter',
  ],
  [
    "I know the brief had a video recorder per room. We've since moved to cloud capture, so bin all nine. The SDI runs remain, 300 m, and an HDMI-SDI converter for each laptop, those being what the speakers bring along.",
    'video_recorder playback_laptop',
    'video_cable video_converter',
  ],
  [
    "Your man suggested dry ice for the first dance. Given it's a basement we'd pass on anything vaporous. A spark fountain pair would be lovely, indoor rated, and a white dance floor 5 m square.",
    'smoke_machine',
    'spark_machine dance_floor',
  ],
  [
    "We've settled who does what with the brewery. They: bar, fridges, staff behind it. You: pint glasses by the crate, beer benches with tables, and a stage for the oompah band.",
    'bar_unit refrigeration crew_bar',
    'glassware beer_table_set stage_deck',
  ],
  [
    "With regard to the inquest being held at the Assembly Rooms, the coroner's service is equipped for recording. It is not equipped for amplification; we require six gooseneck conference microphones and discreet column loudspeakers.",
    'audio_recorder',
    'mic_conference speaker_column',
  ],
  [
    "I appreciate the offer of a free strobe package but we're a relaxed performance and can't have flashing of any sort. Warm wash, a slow mirror ball, and some soft seating, poufs if you've them.",
    'strobe',
    'stage_wash mirror_ball pouffe',
  ],
  [
    "Get-in notes for Saturday's Diwali show. Tabla and harmonium ride with the artists; a carpeted riser 2x2 for them to sit on does not, so one of those please, along with clip-on instrument mics and a monitor each.",
    'percussion',
    'stage_deck mic_instrument stage_monitor',
  ],
  [
    "Sports hall, polished maple. The college rolls out its own floor protection and won't take ours. Bleacher-type choir risers for 90, an upright piano at 442, and a piano lamp.",
    'carpet',
    'choir_riser piano',
  ],
  [
    'The Home Office has cleared the prison gig, with caveats. No lasers, no radios, no tape of any kind. A compact PA, two wired vocal mics and an acoustic guitar are fine.',
    'laser two_way_radio tape',
    'pa_package speaker_top mic_wired guitar',
  ],
  [
    "I have taken over the file from Henrik, who had ordered rigging towers in duplicate. Four wind-ups suffice. They're with us already from the Rotterdam job, so cancel all yours, but leave in the par cans and the stands for them.",
    'lifting_tower',
    'stage_wash lighting_stand',
  ],
  [
    "We shall be eighty at table. The embassy's own household supplies waiters in white gloves and the silver, whereas china and crystal are to be hired, together with forty metres of red carpet. The motor pool insists on driving our guests, so we shan't be renting a car.",
    'crew_waiter cutlery car',
    'crockery glassware carpet',
  ],
  [
    "Shipping the silent cinema kit: you'd send 250 silent-disco headphones with three transmitters. A popcorn cart and the man who works it are the film society's baby, as are deckchairs.",
    'cooking chair',
    'silent_disco',
  ],
  [
    "On the photo call at the steelworks: our agency snapper shoots it, full stop. Let's get a branded backdrop 4 m wide, two light stands, and a plinth for the ingot.",
    'crew_photographer',
    'backdrop lighting_stand plinth',
  ],
  [
    "I've attached no drawing because it hasn't changed, bar this: the ramp. Building control passed the lift, so it may go. Skirts in grey and a rail along the rear edge as per 2023, please.",
    'stage_ramp',
    'stage_skirt stage_handrail',
  ],
  [
    "The brass band contest runs on rails by now. Percussion is communal, sent round by the association in its own lorry. I need sixty music stands, a screened adjudicators' box made from room dividers, and a traffic-light timer.",
    'percussion truck',
    'music_stand room_divider speaker_timer',
  ],
  [
    'Chef has vetoed your ovens after seeing the kitchen, which is twice the size of his own. The chafing dishes he wants, ten, and eighteen dozen dinner plates.',
    'cooking',
    'serving crockery',
  ],
];
