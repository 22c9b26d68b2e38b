import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const MAILS: readonly NotFromUsRow[] = [
  [
    "Hello dear, it is Doreen from the Thursday Circle again. Father Michael says we may use the parish chairs, so please don't bother with those, but we would dearly like a microphone that actually works and a lectern for our speaker. The last one squealed like a piglet.",
    'chair',
    'mic_wired mic_wireless_handheld lectern',
  ],
  [
    "We are getting married in my uncle's paddock near Kilkenny on 14 June. He has a marquee left over from the ploughing, which is grand, so what we are short of is a dance floor, some festoon lighting and a few loos. Could you price those up for 120 people?",
    'marquee',
    'dance_floor festoon toilet',
  ],
  [
    "Following our call: the university's AV team look after the projector in the lecture theatre and get very cross if outsiders touch it. What I need from you is three lapel mics and someone to run the sound, nothing more.",
    'projector',
    'mic_wireless_lapel crew_sound',
  ],
  [
    "Hiya, the pub has already got a PA bolted to the wall and the landlord insists we use it. Could you do me a disco light or two plus a smoke machine for Saturday? It's only for a 40th.",
    'pa_package speaker_top',
    'disco_light smoke_machine',
  ],
  [
    'Please quote for a 6m x 4m stage with steps and a handrail. Lighting we have decided against, as the event finishes at four in the afternoon in July.',
    'stage_wash lighting_package',
    'stage_deck stage_steps stage_handrail',
  ],
  [
    'Namaste, we are planning sangeet function at our farmhouse outside Pune. Our decorator is doing the backdrop and all the flowers, kindly send rates for LED wall, DJ and moving heads. Generator is also there in the farmhouse only, so leave that out.',
    'backdrop generator',
    'led_wall crew_dj moving_head',
  ],
  [
    "G'day, we're running the footy club presentation night at the clubrooms. There's a telly on every wall so screens are covered, but the boys managed to kill our amp last season and we'd love a couple of speakers and a cordless mic. Cheers, Robbo.",
    'projection_screen display',
    'speaker_top mic_wireless_handheld',
  ],
  [
    'I wrote on Monday asking for twelve round tables. Please take them off again: the hotel has found theirs in the basement. The tablecloths and chair covers stay on the order as they were.',
    'table_round',
    'tablecloth chair_cover',
  ],
  [
    'Our caterer turns up with her own crockery and cutlery and would be mortally offended if there were any other on the premises. She has no glasses though, so 90 wine glasses please, and a fridge to keep the white cold.',
    'crockery cutlery',
    'glassware refrigeration',
  ],
  [
    'The council requires us to hire 60 metres of crowd barrier for the Christmas switch-on. Stewards will be volunteers from the Rotary, so please do not include any in the price. A small generator and a loudhailer would round it off.',
    'crew_steward',
    'crowd_barrier generator loudhailer',
  ],
  [
    "Can I get a drum kit and a bass amp for Friday at the Workman's? Our guitarist won't play through anything other than his own Vox, so no guitar amp, and we've a keyboard in the van already.",
    'guitar_amp keyboard',
    'drum_kit bass_amp',
  ],
  [
    'Thanks for the quote, which made my treasurer go pale. Could you drop the haze machine and the confetti cannon, since the village hall forbids both, and just leave us with the uplighters and the mirror ball?',
    'hazer confetti_machine',
    'uplight mirror_ball',
  ],
  [
    'Dear Sir or Madam, the Society will hold its annual dinner at the Guildhall, where tables, chairs and linen form part of the room hire. We should be grateful for a lectern with a microphone and a modest sound system for about eighty diners.',
    'table_round table_trestle chair tablecloth',
    'lectern mic_lectern mic_wired mic_wireless_handheld pa_package speaker_top',
  ],
  [
    "My brother-in-law fancies himself as a DJ and can't be talked out of it, so don't send one. He'll need decks and a mixer from you though, because his are in storage in Perth.",
    'crew_dj',
    'dj_player dj_mixer',
  ],
  [
    'For the AGM we need voting keypads for 200 shareholders and two large screens. Somebody on the board asked whether we should have simultaneous interpretation booths too; the answer is no, everybody speaks English this year.',
    'interpretation_booth',
    'voting_system projection_screen',
  ],
  [
    "We're a student theatre company and totally skint. The Drama Department lets us borrow its lighting desk and dimmers for nothing, so all we're after is four profile spots and a followspot. Is there a student discount?",
    'lighting_console dimmer',
    'profile_spot followspot',
  ],
  [
    'Hello, please could you let me know the cost of a bouncy castle and two gazebos for the school fete on the 21st? The PTA dads have promised to lug the trestle tables over from the canteen themselves.',
    'table_trestle',
    'inflatable gazebo',
  ],
  [
    "I am the verger of St Aidan's and we have a rather fine induction loop, put in by a generous widow in 2009. What we lack is choir risers for sixty singers and some light on them that doesn't come from below like a horror film. Music stands the choir carry in themselves.",
    'induction_loop music_stand',
    'choir_riser stage_wash lighting_package',
  ],
  [
    "Just to correct my earlier mail: the heaters can go, as the venue have fixed their boiler at last. I'd still like the sofas and the two coffee tables for the green room. Sorry for messing you about.",
    'space_heater',
    'sofa table_coffee',
  ],
  [
    'Our touring production carries its own consoles, mics and monitors. Locally we require a line array suited to 1,500 seats, subs, and two local hands for the load-in. Rider attached for reference.',
    'mixing_console mic_wired mic_wireless_handheld stage_monitor',
    'line_array subwoofer crew_stagehand',
  ],
  [
    "Mum says we don't need posh toilets, the ones in the barn are fine. But we do need somewhere dry to eat, so a marquee with a proper floor and some lining, please. And a heater in case it's Scotland.",
    'toilet_trailer toilet',
    'marquee marquee_floor marquee_lining space_heater',
  ],
  [
    'We would like flip charts in each of the six breakout rooms. Whiteboards are screwed to the walls already, as are the displays, and every delegate has been told to pack a laptop.',
    'whiteboard display playback_laptop',
    'flip_chart',
  ],
  [
    "Could you supply a teleprompter and operator-friendly confidence monitor for the minister's speech? The broadcaster is turning up with cameras, so there is no call for any from your side.",
    'camera',
    'teleprompter confidence_monitor',
  ],
  [
    "Good afternoon. It's a smallish do, fifty people in the function room, and I think the photo booth was my daughter's idea after two glasses of prosecco, so ignore it. Balloons, a red carpet and rope stanchions are what we really want.",
    'photo_booth',
    'balloons carpet stanchion',
  ],
  [
    "The lads from the sailing club are putting up bunting and lights along the quay themselves. From your good selves I'd want a mobile stage, a PA and a technician for the Sunday only. Parking is beside the lifeboat station.",
    'stage_wash lighting_package',
    'mobile_stage pa_package speaker_top crew_technician',
  ],
  [
    'You asked about power. The showground has three-phase at each corner, so a generator would be money thrown away, but we do need distribution boxes, about 200 metres of cable and ramps where the public walk.',
    'generator',
    'power_distro power_cable cable_ramp',
  ],
  [
    'I organise the Diwali mela in Leicester and this year the temple trust is giving us its stage free of charge. I require fencing, six toilets including one accessible, and plenty of bins please.',
    'stage_deck',
    'fencing toilet toilet_accessible waste_bin',
  ],
  [
    "Two things I forgot on the phone: the hall's piano is perfectly in tune, whatever Malcolm told you, and we shall not be wanting another. But do please bring two mics on stands for the soloists and one small recorder so that we may have it on disc.",
    'piano',
    'mic_wired mic_wireless_handheld mic_stand audio_recorder',
  ],
  [
    "Since the bride's father is a retired electrician, he won't hear of paying for one. We would like festoon lights from the house to the tent, and some patio heaters for the smokers.",
    'crew_electrician',
    'festoon patio_heater',
  ],
  [
    'Would you have twenty bar stools and eight poseur tables free on the 3rd? The bar itself is being built by our set carpenters, and the brewery sends its own staff to stand behind it.',
    'bar_unit crew_bar',
    'bar_stool table_cocktail',
  ],
  [
    'The conference centre charges a fortune for its wifi but my boss has swallowed it, so no network from you. We still want to stream, so an encoder, two cameras and a vision mixer please.',
    'network',
    'streaming_encoder camera video_switcher',
  ],
  [
    "Evening all, we had your silent disco headphones last year and they were class, so the same again please. Skip the smoke machine this time as it set off the alarms and we'd the fire brigade dancing with us.",
    'smoke_machine',
    'silent_disco',
  ],
  [
    "I'm putting together a community cinema night in the park. A man from the film society lends us his projector every summer; we've to find a big screen, speakers and a generator that isn't louder than the film.",
    'projector',
    'projection_screen speaker_top generator',
  ],
  [
    'For the trade fair we need four shell scheme stands, a reception desk and some pot plants. Furniture-wise our designers have bought armchairs, so those you can strike from the list you sent.',
    'armchair',
    'exhibition_stand registration_desk plants',
  ],
  [
    "My daughter's school says she can have her 18th in the gym provided nobody brings lasers or strobes. A bubble machine is fine apparently, and so is a glitter ball. Could you also do a little DJ booth?",
    'laser strobe',
    'bubble_machine mirror_ball dj_booth',
  ],
  [
    'Kindly note that the hotel will arrange waiters, glassware and buffet counters at their end. From your company we are expecting only podium, two cordless mikes and one projector with screen.',
    'crew_waiter glassware serving',
    'lectern mic_wireless_handheld projector projection_screen',
  ],
  [
    'We went round the hall with a torch on Sunday. There are more than enough chairs under the balcony and the curtains at the back still close, so we can cross drapes off too. It is a stage extension of about two metres, with a skirt, that we are after.',
    'chair drape',
    'stage_deck stage_skirt',
  ],
  [
    "Will you be able to deliver to Inishbofin? Actually scrap that, the ferryman will collect everything himself at Cleggan, so no delivery charge if you please. It's for six walkie-talkies, a megaphone and a first aider.",
    'delivery',
    'two_way_radio loudhailer crew_medic',
  ],
  [
    'Our choir mistress finds microphones vulgar and will have none of them near her sopranos. She would, however, accept a digital piano and an adjustable light that lets them see the page.',
    'mic_wired mic_wireless_handheld',
    'keyboard piano stage_wash lighting_package',
  ],
  [
    'Hi Priya here from the events cell. The college auditorium is having its own sound system and light bars, so those are not in scope. We need fog machine, laser, confetti blaster and an anchor for our fest night.',
    'pa_package speaker_top stage_wash lighting_package',
    'smoke_machine laser confetti_machine crew_host',
  ],
  [
    "I'd sooner we didn't have a photographer; half the guests are in witness protection, or behave like it. A harpist or small band would be lovely, as would an arch for the ceremony.",
    'crew_photographer',
    'crew_musician ceremony_arch',
  ],
  [
    "The rugby club's bar is open to us all night, staff and all. What they can't offer is a dance floor, and their lights are strip tubes, so we thought uplighters round the walls and a disco package.",
    'bar_unit crew_bar',
    'dance_floor uplight disco_light',
  ],
  [
    'Dear hire team, regarding the vaccine symposium: the interpreters have been contracted through the embassy, so only the booths and about 80 receivers are for you. Please add conference microphones for a head table of nine.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver mic_conference',
  ],
  [
    "The farmer has a telehandler and is itching to use it, so a forklift won't be necessary. Trackway from the gate to the arena is, because you'll never get out again otherwise, and a site cabin for our production office.",
    'forklift',
    'trackway site_cabin',
  ],
  [
    'Can we have the same package as in March, minus the subs, because the neighbours wrote to the council? Two tops on stands, a small mixer and one handheld is what I make it.',
    'subwoofer',
    'speaker_top speaker_stand mixing_console mic_wireless_handheld',
  ],
  [
    'Sorry to be a pain. My fiancé has bought forty vases and a truckload of candles off eBay, so the table centrepieces we talked about are off. The star cloth behind the top table is very much still on, and so are the napkins.',
    'centrepiece',
    'star_cloth napkin',
  ],
  [
    'We are a hospice, so every pound counts. Tesco is donating the gazebos and the bins are coming from the council; could you look kindly on a request for 100 chairs, a tea urn and a PA?',
    'gazebo waste_bin',
    'chair hot_drinks pa_package speaker_top',
  ],
  [
    'The band tells me they play with in-ears and never use wedges any more. They do want four DI boxes, a stagebox and drum mics from you.',
    'in_ear_monitor stage_monitor',
    'di_box stagebox mic_instrument',
  ],
  [
    'I should mention that the school has a lectern with the crest on it, which the headmaster would not part with for love or money. A radio mic for the prize-giver and a decent pair of loudspeakers would see us right.',
    'lectern',
    'mic_wireless_handheld speaker_top',
  ],
  [
    "It's my parents' golden wedding and the whole tribe will be there. Aunt Bernie has the tea urns from the parish, my cousins have the trestles, and all I've to sort is the crockery, a marquee and something to play CDs on.",
    'hot_drinks table_trestle',
    'crockery marquee audio_player',
  ],
  [
    'Would it be possible to hire a truss arch and two chain hoists without a rigger? Our own man, Derek, has every ticket going and does all our flying. Ballast we would need as well.',
    'crew_rigger',
    'truss hoist ballast',
  ],
  [
    'We shall be outdoors at the cricket ground, and the pavilion toilets will be opened for us. Please send a hog roast machine if you do them, ten beer table sets and a couple of parasols.',
    'toilet',
    'cooking beer_table_set parasol',
  ],
  [
    'My committee has voted, eleven to two, against a stage. We will have the mayor stand on the grass like anyone else. A microphone for her, please, plus speakers that can be heard as far as the duck pond.',
    'stage_deck',
    'mic_wired mic_wireless_handheld speaker_top',
  ],
  [
    "The set designer has had all the black drapes made up in Cardiff. We're looking to you for the truss they hang from, base plates, and enough clamps to finish the job.",
    'drape',
    'truss truss_base clamp',
  ],
  [
    'Could we get a rough idea for a hybrid meeting: one camera, one streaming box, boundary mics down the table? The room has a huge display at one end so nothing is needed on that front, and speakers are in the ceiling.',
    'display speaker_top',
    'camera streaming_encoder mic_conference',
  ],
  [
    "I hear you have ice-cold fridges, and ours is a relic. Ovens and hobs are plentiful in the convent kitchen, as are plates, God bless the sisters. So one tall fridge and 150 champagne flutes, if you'd be so kind.",
    'cooking crockery',
    'refrigeration glassware',
  ],
  [
    "After the site visit the fire officer was adamant: no pyrotechnics, so the spark machines have to go. In their place we'd take CO2-free effects such as bubble machines or a low-lying haze. He also wants six extinguishers around the stage.",
    'spark_machine',
    'bubble_machine hazer fire_extinguisher',
  ],
  [
    "Our minister's office brings a sign-language interpreter of its own. From you we would need a spotlight on the interpreter's position, a lectern and a backdrop printed with the departmental crest.",
    'crew_interpreter',
    'profile_spot lectern backdrop',
  ],
  [
    "To be honest the venue's projector is only a year old and does the job. What lets the room down is the screen, which is basically a bedsheet, and there's no clicker to be had for love nor money.",
    'projector',
    'projection_screen presentation_clicker',
  ],
  [
    'Hey, quick one from the Drum & Bass Soc. Our resident DJs swear by their own controller, so forget the CDJs, but we could really do with subs, strobes and a hazer for the Basement on Thursday.',
    'dj_controller dj_player crew_dj',
    'subwoofer strobe hazer',
  ],
  [
    "We had thought of carpeting the aisle, but the dean won't have anything covering the medieval tiles. Rope and posts to keep people off them would be more to his liking, along with some discreet signage.",
    'carpet',
    'stanchion signage',
  ],
  [
    'The gallery keeps plinths in every size you can think of. We do need picture-friendly spotlights, a handful of benches and a coat rail near the door.',
    'plinth',
    'profile_spot bench coat_rail',
  ],
  [
    "Nobody in our club can drive anything bigger than a Fiesta, so please deliver. We've tape and batteries by the boxful in the cupboard, though, so leave those off this time. Otherwise it's the two radio mics and the little mixer as usual.",
    'tape batteries',
    'delivery mic_wireless_handheld mixing_console',
  ],
  [
    "I'm writing on behalf of the Bengali association for our Durga Puja. A pandal wallah is doing the tent and carpets. Please arrange 300 chairs, four pedestal fans and a sound operator for all five evenings.",
    'marquee carpet',
    'chair fan crew_sound',
  ],
  [
    "Right, so the budget's been halved. The LED wall is gone, the moving lights are gone, and I've been told to be happy with a projector, a screen and a nice wash on the stage.",
    'led_wall moving_head',
    'projector projection_screen stage_wash',
  ],
  [
    "The surgery is lending us a wheelchair ramp, so that's one thing fewer. A stage of about 4 by 3 metres at 40 centimetres, with steps, would do us, and I'd like a hearing loop for the front rows.",
    'stage_ramp',
    'stage_deck stage_steps induction_loop',
  ],
  [
    "Please remove the air conditioning units from quote 4471, as October in Hobart hardly calls for them. I'd swap them for two fan heaters. Everything else, meaning the round tables and the banquet chairs, can stand.",
    'air_conditioner',
    'space_heater table_round chair_banquet',
  ],
  [
    "Granny wants real glasses, not plastic, so yes please to 60 tumblers. Plates we're borrowing from half the street. We would also like a barbecue big enough for sausages for sixty.",
    'crockery',
    'glassware cooking',
  ],
  [
    'Our regular stage manager, Fidelma, goes with the show everywhere, so you can save yourselves that line. We do need cans for five positions, a follow spot with operator, and black drapes for the wings.',
    'crew_stage_manager',
    'intercom followspot drape',
  ],
  [
    "Is a UPS something you rent? The data centre people give us clean mains and a generator behind it, but my CTO won't sleep without a battery under the media server. We'd want the server from you as well.",
    'generator',
    'ups media_server',
  ],
  [
    "I'm in charge of the tombola, heaven help me. Church hall tables are at our disposal, only the pinboards went missing after the flower show, so I'd need six of those. A giant Jenga or similar game for the children would be a bonus.",
    'table_round table_trestle',
    'pinboard game',
  ],
  [
    "The bus company ferries the guests from the hotel, so we don't require cars or drivers after all. What is outstanding is the PA for the speeches on the lawn and a pair of gazebos to keep the string quartet dry.",
    'car crew_driver',
    'pa_package speaker_top gazebo',
  ],
  [
    "When we met you suggested two technicians; one of them our own AV apprentice can replace, and frankly the other as well, she's that good. So it is a dry hire: mixing desk, eight headsets and a rack of batteries.",
    'crew_technician',
    'mixing_console mic_headset batteries',
  ],
  [
    "Lads, ye're very good to reply so quick. The GAA club will give us the floodlights on the pitch and the use of the jacks, so all that's left is a flatbed stage, a PA and a few lengths of pedestrian barrier.",
    'floodlight toilet',
    'mobile_stage stage_deck pa_package speaker_top crowd_barrier',
  ],
  [
    "We are told that the minster's own vergers act as stewards and that outside ones are not permitted. Two-way radios for them would help. We also need a camera relay to a screen in the north transept.",
    'crew_steward',
    'two_way_radio camera projection_screen',
  ],
  [
    "My partner thinks I'm mad, but I'd like a snow machine in August. The fluid I've got, five bottles from last year, and the fan is built in. Please throw in some white uplighting too.",
    'effect_fluid fan',
    'snow_machine uplight',
  ],
  [
    "Our landlord supplies desks with the office, so table hire isn't relevant. But for the summer party we're keen on sofas, a few beanbags, and a cocktail bar with someone who can mix a proper negroni.",
    'table_desk table_round table_trestle',
    'sofa pouffe bar_unit crew_bar',
  ],
  [
    "Good morning from Galway. Everything the comedian needs is one wired mic on a straight stand and a stool, and he's bringing the stool. The club's speakers will do for a room of eighty, I'd say, but their lamps won't, so a couple of spots please.",
    'bar_stool speaker_top',
    'mic_wired mic_stand profile_spot',
  ],
  [
    'The scaffolders already on site will put up the lighting towers, which leaves the lamps themselves to you. Could you give me a figure for eight floodlights, and the cables to feed them?',
    'lifting_tower',
    'floodlight power_cable',
  ],
  [
    'Rather than hiring dinner plates, the WI has resolved to use bamboo ones that can be composted. We do still want knives and forks, if you please, and cloths for ten rectangular tables that belong to the hall.',
    'crockery table_trestle',
    'cutlery tablecloth',
  ],
  [
    "Hi, I'm the tutor for the film module. Students shoot on their own cameras and edit on their own laptops, that's the whole point of the course. For the premiere we'd need a projector that copes with a 10 metre throw and a red carpet.",
    'camera playback_laptop',
    'projector carpet',
  ],
  [
    "You'll laugh, but the tribute Elvis is bringing a mirror ball. Could we get a spot to point at it, a hazer, and a small stage? His backing tracks come on his own player.",
    'mirror_ball audio_player',
    'profile_spot hazer stage_deck',
  ],
  [
    "The National Trust won't allow stakes in the lawn, so the marquee idea has been shelved. We're moving into the orangery, where we'll need a dance floor, heaters and soft uplighting.",
    'marquee',
    'dance_floor space_heater uplight',
  ],
  [
    "We're an all-female brass band of 28. Every player carries her own music stand, and chairs are promised by the venue in writing. Might you have a low conductor's platform and overhead mics for a recording?",
    'music_stand chair',
    'stage_deck mic_instrument',
  ],
  [
    "This concerns the by-election count at the leisure centre. Trestle tables come up from the town hall stores on the council's own lorry, so no truck either. Barriers to keep the press back, a PA for the returning officer and fifteen pinboards are to be hired.",
    'table_trestle truck',
    'crowd_barrier pa_package speaker_top pinboard',
  ],
  [
    'As regards the sound desk, our worship leader has just purchased one and would like to show it off. We need you for a stagebox compatible with it, monitors for the singers and lots of XLR leads.',
    'mixing_console',
    'stagebox stage_monitor audio_cable',
  ],
  [
    'I had a good rummage in the cellar and found a box of clickers from the old days, so no need there. Could you do a speaker timer, though? Our professors go on until the cows come home. A comfort monitor as well, please.',
    'presentation_clicker',
    'speaker_timer confidence_monitor',
  ],
  [
    "The MC is a fella off the local radio who's doing it for a pint. So that's the host sorted and I'd only be asking for the headset mic for him, a small PA and a few lights on the stage.",
    'crew_host',
    'mic_headset pa_package speaker_top stage_wash lighting_package',
  ],
  [
    "Hi there, we're a small Methodist church in Ohio and our youth pastor owns a nice drum set, so please leave drums off. We're looking for a keyboard, a bass rig and four vocal mics for the revival weekend.",
    'drum_kit',
    'keyboard bass_amp mic_wired mic_wireless_handheld',
  ],
  [
    "The ballroom comes with a dance floor and round tables per the contract I just signed. I'd love to see pricing on uplights in blush, a monogram gobo spot and draping for the head table wall.",
    'dance_floor table_round',
    'uplight profile_spot drape',
  ],
  [
    "Y'all did our homecoming last fall and we loved it. This year the boosters bought a PA, so we can skip that piece. What we want is a portable stage, stairs and a generator by the end zone.",
    'pa_package speaker_top',
    'mobile_stage stage_deck stage_steps generator',
  ],
  [
    "I'm the tour manager for a five-piece out of Nashville. We travel with our own in-ears and a digital console, and FOH is my guy, so nobody from your shop needs to mix. Backline is where we need help: kit, two guitar amps, one bass amp.",
    'in_ear_monitor mixing_console crew_sound',
    'drum_kit guitar_amp bass_amp',
  ],
  [
    'Per corporate policy, livestreaming gets handled by our internal studio, cameras included. On your side I have two 85-inch displays on stands, six lav mics and a switcher.',
    'camera',
    'display display_stand mic_wireless_lapel video_switcher',
  ],
  [
    "My fiancée's cousin runs a porta-potty business, if you can believe it, so we're set for restrooms. We're still hunting for a big tent, string lights and a hundred folding chairs.",
    'toilet',
    'marquee festoon chair',
  ],
  [
    'Hey guys, I know I said photo booth on the form, but my sister already booked one as a surprise and now the surprise is ruined. Just the DJ, please, and maybe a bubble machine for the kids.',
    'photo_booth',
    'crew_dj bubble_machine',
  ],
  [
    "Our fire marshal nixed haze and fog in the gym, period. We'd like eight moving heads, a lighting board and a tech who can program a simple show for the pep rally.",
    'hazer smoke_machine',
    'moving_head lighting_console crew_lighting',
  ],
  [
    'The rooftop has heat lamps installed, and furniture is whatever the landlord put up there: couches, mostly. I need a bar, two bartenders and about a hundred rocks glasses. Elevator access is from the alley.',
    'patio_heater sofa',
    'bar_unit crew_bar glassware',
  ],
  [
    "We are a 501(c)(3) and our gala is at the natural history museum. The museum will not let outside vendors hang truss, and it makes you use its riggers anyway, so let's go with ground-supported LED uplights, a video wall and a podium.",
    'truss crew_rigger',
    'uplight led_wall lectern',
  ],
  [
    'Quick note before I board. The client flipped on the teleprompter; the CEO will memorize it instead. Keep the confidence monitor and the countdown clock, and add one more laptop for slides.',
    'teleprompter',
    'confidence_monitor speaker_timer playback_laptop',
  ],
  [
    "I'm helping my grandma put together a family reunion in Baton Rouge. Uncle Ray smokes all the meat on his own rig, and he'd fight anyone who showed up with a grill. We could use six picnic table sets, a couple of canopies and some lawn games.",
    'cooking',
    'beer_table_set gazebo game',
  ],
  [
    'Because the hotel holds the exclusive on power and internet, strike the distro and the network gear from the bid. The breakout rooms still want a projector, a screen and a flip chart apiece.',
    'power_distro network',
    'projector projection_screen flip_chart',
  ],
  [
    "Our local's jurisdiction covers all stagehands and forklift operators in the building, so those aren't yours to bid. Please price the roof structure, the line array and the barricade for the front of the stage.",
    'crew_stagehand forklift',
    'stage_roof line_array pit_barrier crowd_barrier',
  ],
  [
    "The bride hates balloons, like actually hates them. If you could do a flower arch instead, plus a champagne wall or some kind of cool backdrop, that'd be amazing.",
    'balloons',
    'ceremony_arch backdrop',
  ],
  [
    "We own more folding tables than any VFW post has a right to. Send us tablecloths to hide them, and a wireless mic for the bingo caller, because his voice gave out in '09.",
    'table_trestle',
    'tablecloth mic_wireless_handheld',
  ],
  [
    "Circling back on the product launch: creative killed the confetti, which I'm secretly thrilled about since I'm the one who cleans up. They're now asking for cold spark fountains and a catwalk down the middle.",
    'confetti confetti_machine',
    'spark_machine catwalk',
  ],
  [
    "The school district's trucks will pick up and drop off, so delivery should come off the invoice. We're renting choir risers, a conductor mic and a set of hanging mics for the winter concert at the middle school.",
    'delivery truck',
    'choir_riser mic_wired mic_wireless_handheld mic_instrument',
  ],
  [
    "I teach AP Music and we're staging a jazz night in the cafeteria. There's an upright piano in there that nobody's allowed to move, and the kids have their own guitars, obviously. I'm looking for a guitar amp, a drum kit, and a small sound system.",
    'piano guitar',
    'guitar_amp drum_kit pa_package speaker_top',
  ],
  [
    'Thanks for turning the estimate around so fast. Legal reminded me that our security vendor brings bike rack and radios, so zero out both lines. Light towers and restroom trailers should remain as they are.',
    'crowd_barrier two_way_radio',
    'floodlight toilet_trailer',
  ],
  [
    'Somebody on my team told you we wanted linens, and that person no longer plans our events. The caterer does the linens. We do want lounge furniture, meaning sofas, armchairs and coffee tables, for about forty.',
    'tablecloth',
    'sofa armchair table_coffee',
  ],
  [
    "The brewery's taproom has TVs everywhere you look, so don't worry about displays. For trivia night we'd rent one wireless handheld and a speaker on a stick.",
    'display',
    'mic_wireless_handheld speaker_top',
  ],
  [
    "I know it's Phoenix and it's July, but the chapel has AC that could freeze a turkey. Where we roast is the patio, so I'm thinking misting fans, umbrellas and a cooler or fridge for water.",
    'air_conditioner',
    'fan parasol refrigeration',
  ],
  [
    "Our emcee was going to be hired through you, but the mayor offered and you don't tell the mayor no. Please keep the two audio techs and the stage lighting on there.",
    'crew_host',
    'crew_sound stage_wash lighting_package',
  ],
  [
    "As the accessibility coordinator, I've confirmed that our building already loops every auditorium, so hearing loop gear isn't necessary. I would like a ramp to the stage, an accessible restroom for the parking lot and captions on a side screen.",
    'induction_loop',
    'stage_ramp toilet_accessible projection_screen',
  ],
  [
    "My ex is a photographer and somehow still shooting this wedding, so please nobody else with a camera. What I'd love from you is lights for the dance floor, a fog machine and a DJ booth.",
    'crew_photographer camera',
    'stage_wash lighting_package smoke_machine dj_booth',
  ],
  [
    "We're doing a pop-up in an empty storefront on Bleecker. Clothing racks are ours, the pedestals got delivered yesterday, and the neon sign is being made in Queens. So, spotlights and a rug or carpet for the front half.",
    'coat_rail plinth signage',
    'profile_spot carpet',
  ],
  [
    "If you can believe it, the stadium's sound is included in the rental. I'm told it covers the field just fine. We'd need a stage at the fifty, a wireless mic for the anthem and a monitor wedge so she can hear herself.",
    'pa_package speaker_top',
    'stage_deck mic_wireless_handheld stage_monitor',
  ],
  [
    'Please note a change: the panel is down to a fireside chat, so the table mics go away, as does the long table. Two comfy armchairs, a side table and two headset mics will cover it.',
    'mic_conference table_trestle',
    'armchair table_coffee mic_headset',
  ],
  [
    "The county lends event organizers its recycling bins and hand-wash stations at no charge, and I've filed the form. I still have to line up eight portable toilets, a first-aid crew and perimeter fence.",
    'waste_bin hand_wash',
    'toilet crew_medic fencing',
  ],
  [
    "Dude, our drummer refuses to sit behind anyone else's kit, so that's coming in the van with us. Can you hook us up with an 8x10 bass cab, a drum riser and maybe some blinders behind it?",
    'drum_kit',
    'bass_amp stage_deck blinder',
  ],
  [
    "I spoke with facilities this morning. They will set the chairs and run the house lights, and they'd rather no one else touched either. What they can't do is record the session, so I need a camera operator and a recorder.",
    'chair stage_wash lighting_package',
    'crew_camera video_recorder audio_recorder',
  ],
  [
    'Our nonprofit got a grant that covers gear rental but not labor, so leave technicians off the proposal. I have a projector, a screen, two speakers and a mixer on my wish list.',
    'crew_technician',
    'projector projection_screen speaker_top mixing_console',
  ],
  [
    'You folks quoted glassware, but the winery is pouring in its own stemware. Plates and flatware for 75 are still open, and I would like a coffee setup for after dinner.',
    'glassware',
    'crockery cutlery hot_drinks',
  ],
  [
    'Having slept on it, we think a tent is overkill for thirty people under a live oak. String lights in the branches, yes. A small heater near the elders, yes to that too.',
    'marquee',
    'festoon patio_heater',
  ],
  [
    'Hi, this is Marisol with the quinceañera for 200 on May 3rd. My tío has a mariachi group, so the musicians are taken care of, and my madrina made every centerpiece by hand. We want a stage, an LED dance floor and sparklers for the waltz.',
    'crew_musician centrepiece',
    'stage_deck dance_floor spark_machine',
  ],
  [
    "The previous vendor left their cable ramps behind and never came back for them, so I guess those are ours now. We're short on feeder cable and a distro. A master electrician for the tie-in would also be smart.",
    'cable_ramp',
    'power_cable power_distro crew_electrician',
  ],
  [
    'Our translators fly in with the delegation. I need two booths, 150 headsets for listeners and a tech to babysit the infrared.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver crew_technician',
  ],
  [
    "Okay, so the sorority next door is loaning us its tables if we promise to wipe them. Chairs ditto. We'd be renting high-tops, a step-and-repeat and stanchions from you guys.",
    'table_round table_trestle chair',
    'table_cocktail backdrop stanchion',
  ],
  [
    'The producer asked me to pass along that wireless is a no-go in that building because of the RF next door. Hardwired mics only, then, eight of them with stands, and a snake to get back to the board.',
    'mic_wireless_handheld',
    'mic_wired mic_stand stagebox',
  ],
  [
    "Speaking for the HOA, we're over inflatables; the insurance is brutal. A dunk tank style carnival game, a tent and a couple of speakers would make for a nicer block party.",
    'inflatable',
    'game marquee speaker_top',
  ],
  [
    "The theater's rep plot stays up all season, so all conventional lighting is there, console too. I'd be adding four movers, a hazer and a follow spot for the touring act.",
    'stage_wash lighting_package lighting_console',
    'moving_head hazer followspot',
  ],
  [
    "Can you believe the band asked for a subwoofer in a library? I said no. Give me two little column speakers, a vocal mic and one DI, and we'll call it acoustic.",
    'subwoofer',
    'speaker_column mic_wired mic_wireless_handheld di_box',
  ],
  [
    "We've got a registration counter from last year's show sitting in storage, with graphics. This time around I'd like directional signage, pipe-and-drape booths and a couple of ficus trees.",
    'registration_desk',
    'signage exhibition_stand drape plants',
  ],
  [
    "Our AV intern will run the clicker and the laptop, and both belong to the department. The one thing we can't scrounge up is a bright projector with a short-throw lens.",
    'presentation_clicker playback_laptop',
    'projector projector_lens',
  ],
  [
    "For the memorial service, the funeral home provides a podium and its microphone. The family would like a screen with a slideshow and a speaker outside on the lawn for those who can't fit in.",
    'lectern mic_lectern',
    'projection_screen speaker_top',
  ],
  [
    "Before you order trucks: the label's semi has room, so transport is on them. Please have ready by Thursday the twelve strobes, four lasers and a case of haze fluid.",
    'truck',
    'strobe laser effect_fluid',
  ],
  [
    "I run the farmers market and the vendors pitch their own canopies every single week. It's the musicians I'm emailing about, since they'd like a small riser, a battery-powered PA and shade from an umbrella.",
    'gazebo',
    'stage_deck pa_package speaker_top parasol',
  ],
  [
    'The bishop is bringing forty clergy and has asked for chairs with arms, bless him. The hall has none at all, and the stage is too wobbly to be trusted, so we should like both from you.',
    '',
    'chair stage_deck',
  ],
  [
    'Our projector died on Tuesday in a puff of smoke. May we have one from you, together with a screen, as the old one has a tear in it? It would stand behind the stage.',
    '',
    'projector projection_screen',
  ],
  [
    'Everything is on site except a generator and a decent set of speakers. Could you fill those two gaps for the 12th?',
    '',
    'generator speaker_top',
  ],
  [
    'The tender states clearly that the supplier is to provide the fencing, the toilets and the stewards. Please confirm you can meet all three, and note that access is from behind the grandstand.',
    '',
    'fencing toilet crew_steward',
  ],
  [
    "The venue does have microphones, but they are museum pieces and crackle so badly that I would not inflict them on anybody. So four new handhelds from you, please, and a mixer that isn't held together with tape.",
    '',
    'mic_wired mic_wireless_handheld mixing_console',
  ],
  [
    "It was the bride's mother, not me, who asked for the chair covers and the arch, but she's paying, so put them down. I'd like a DJ.",
    '',
    'chair_cover ceremony_arch crew_dj',
  ],
  [
    'There are no lights in the barn whatsoever, not even a bulb, and nobody has thought of heating. Could you suggest some festoon and a couple of space heaters?',
    '',
    'festoon space_heater',
  ],
  [
    "I was told the college would lend us its staging, but that has fallen through. So it's over to you for a 5 by 3 metre stage, steps and a skirt, and we'd better have your crew to build it too.",
    '',
    'stage_deck stage_steps stage_skirt crew_stagehand',
  ],
  [
    "Don't laugh, but we do not have one single table in this office that isn't covered in servers. We'd want ten trestles and, yes, fifty chairs to go round them.",
    '',
    'table_trestle chair',
  ],
  [
    'The band wants two wedges and a drum kit, which I gather has to come from you because they are flying in from Oslo with hand luggage. Please put it all to the left of the door.',
    '',
    'stage_monitor drum_kit',
  ],
  [
    'Nothing but a microphone and a loudspeaker is what Sister Agnes asks for, and I shall not stand in her way. Please drop them at the side gate, not the main door.',
    '',
    'mic_wired mic_wireless_handheld speaker_top',
  ],
  [
    'Our house speakers are too small for 400 people, and the house console only has six working channels. Send us a PA that will fill the room and a 16-channel desk.',
    '',
    'pa_package speaker_top mixing_console',
  ],
  [
    "We can't do without a dance floor, no matter what my husband told you on the phone. Nor would I want to miss the uplights, so both stay, please.",
    '',
    'dance_floor uplight',
  ],
  [
    "The stage manager is asking for radios, six of them, and she doesn't want to share a channel with the caterers. A few rolls of gaffer tape would also please her.",
    '',
    'two_way_radio tape',
  ],
  [
    "Our last rental company forgot the lectern and brought the wrong screen, which is why I'm writing to you instead. Please don't forget either of them.",
    '',
    'lectern projection_screen',
  ],
  [
    "All the restaurants on the square have their own staff, but none of them owns a marquee or a heater, and that's where you come in. We'd set up across from the town hall.",
    '',
    'marquee patio_heater',
  ],
  [
    "No, the school doesn't have a piano any longer; it was sold to pay for the roof. We would need a digital one, and two mics for the carol concert.",
    '',
    'keyboard piano mic_wired mic_wireless_handheld',
  ],
  [
    'I promised Jim I would count, so here goes: thirty-one benches in the scout hut, all sound, hence no seating required. A gas barbecue, a hand-washing station and a couple of picnic parasols are what the Akela has asked me to get.',
    'bench',
    'cooking hand_wash parasol',
  ],
  [
    'When the Lord Lieutenant visits, the regiment parades its own musicians and puts up its own flagpoles. We are left to find a dais with a handrail, and a PA robust enough for Northumbrian wind.',
    'crew_musician',
    'stage_deck stage_handrail pa_package speaker_top',
  ],
  [
    "Apologies for the third email today. The sound engineer we'd asked for has become superfluous, as the headliner won't let anybody else near the faders. The lighting operator is still wanted, and so are the blinders.",
    'crew_sound',
    'crew_lighting blinder',
  ],
  [
    "Do you also do room dividers? Our Sydney office has just gone open plan and we'd like to carve out three huddle spaces, each with a whiteboard. Desks have been pinched from accounts, so we're good on that score.",
    'table_desk',
    'room_divider whiteboard',
  ],
  [
    "The Ladies' Auxiliary will be waiting at table, as they have since 1962, and they would take hired waitresses as a declaration of war. We do need trays and chafing dishes, dinner plates and a hot water boiler.",
    'crew_waiter',
    'serving crockery hot_drinks',
  ],
  [
    "My nephew Tom is coming with his van to carry everything, so kindly don't charge for yours. I'd like to collect twenty folding chairs, one gazebo and the small loudspeaker with the handle.",
    'van',
    'chair gazebo speaker_top',
  ],
  [
    'For our hackathon in Bengaluru the incubator is already giving Wi-Fi and whiteboards. We would be needing beanbags, two pedestal fans, and one big LED TV for the scoreboard.',
    'network whiteboard',
    'pouffe fan display',
  ],
  [
    'You wanted to know whether the lecture would be filmed. It will not, the speaker objects, so no camera and no camera operator. What he does insist on is a tie-clip mic and a lectern tall enough for a man of six foot four.',
    'camera crew_camera',
    'mic_wireless_lapel lectern',
  ],
  [
    'The florist is throwing in plants and an arch with the bouquets, which I thought was decent of her. That leaves the aisle runner carpet, eighty chairs and a wee speaker for the vows.',
    'plants ceremony_arch',
    'carpet chair speaker_top',
  ],
  [
    "I've been through your list with the architect. He would rather keep the glass roof visible than hang star cloth under it, and as for drapes, over his dead body. We settled on LED uplighters and a round mirror ball in the middle.",
    'star_cloth drape',
    'uplight mirror_ball',
  ],
  [
    "Two of our members are paramedics and will be on duty, so medical cover needn't be costed. For the fun run itself we'd want an inflatable start arch, a megaphone, and barriers for the last hundred metres.",
    'crew_medic',
    'inflatable loudhailer crowd_barrier',
  ],
  [
    'Would you mind awfully swapping the armchairs for bar stools? The panel wish to perch rather than slouch. And could we have a low-noise fan for Professor Iyer, who overheats.',
    'armchair',
    'bar_stool fan',
  ],
  [
    'It being a listed building, access is by our in-house scissor lift only, and our own riggers drive it. Quote us, please, for 24 metres of truss, six hoists and whatever ballast it takes.',
    'access_platform crew_rigger',
    'truss hoist ballast',
  ],
  [
    "Writing from base camp, i.e. my sister's ranch outside Bozeman. The bunkhouse showers run hot all day, and diesel comes out of the farm tank, so neither has to be on the bill. A 60 kW generator, a restroom trailer and two tents would make us civilized.",
    'shower fuel',
    'generator toilet_trailer marquee',
  ],
  [
    "Carlos, our percussionist, gets weird about other people's congas and is flying his in as oversize baggage. We'd be happy with a house drum kit, three music stands and a couple of clip-on drum mics.",
    'percussion',
    'drum_kit music_stand mic_instrument',
  ],
  [
    'I picked up light stands and a power amp at an estate sale, so you can cut both from my cart. I still want the passive speakers, the disco lights and a fogger for our Halloween haunt.',
    'lighting_stand amplifier',
    'speaker_top disco_light smoke_machine',
  ],
  [
    'Is it too late to change the order for the Sunday service? A deacon found our bass guitar under the pulpit, of all places, which means you can rent yours to someone else. Keep the congas and the keyboard coming.',
    'bass_guitar',
    'percussion keyboard',
  ],
];
