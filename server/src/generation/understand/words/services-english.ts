import type { ServiceWords } from './service-words.ts';

const SELF = `ourselves, ourself, myself, themselves, on our own, by ourselves, himself, herself, itself`;
const OPERATE = `operate, operates, run, runs, will run, work, works, man, mix, mixes, drive, drives, control, controls, look after, looks after, handle, handles, operating, running, look after, takes care of, take care of, deal with`;
const KIT = `it, it all, everything, all of it, the desk, the pa, the sound, the lights, the lighting, sound, lights, lighting, the kit, the equipment, the gear, the system, the tech, the av, the mixer, the slides, the console, the show, the technical side, sound and lights, them, all the equipment, all the kit, the desks`;
const OWN_HANDS = `technician, technicians, engineer, engineers, caretaker, team, staff, crew, volunteers, students, pupils, members, teacher, colleague, colleagues, people, friend, son, daughter, brother, husband, guy, chap, man, manager, steward, stewards, verger, janitor, tech, techs`;
const HANDS = `we, i, our own people, our team, our own team, our volunteers, our own volunteers, volunteers, our staff, our own staff, our students, our technicians, our own technicians, our technician, our own technician, our caretaker, the caretaker, our crew, our own crew, our av chap, our sound man, our engineer, our own engineer, our tech team, our members, parents, the scouts, the school, the pupils, students, our people, our lads, our boys, the band, our tech, our av team, pupils, the pupils, our pupils, our it department, our it people`;

const AT_DESK = `is on the desk, will be on the desk, sits at the desk, will sit at the desk, sits behind the desk, is at the desk, will be at the desk, is behind the desk, is on sound, will be on sound`;

export const ENGLISH_SERVICES: readonly ServiceWords[] = [
  {
    service: 'staff',
    reason: 'unwanted',
    parts: [
      `no, without, without any, don't need, do not need, don't want, do not want, don't need any, do not need any, don't require, not need, no need for, zero`,
      `staff, crew, personnel, labour, manpower, people from you, staffing, crewing, attendants, humans, staff or crew, crew or staff, engineers or crew, technicians or crew, operators or crew`,
    ],
    last: true,
  },
  {
    service: 'staff',
    reason: 'unwanted',
    parts: [
      `dry hire, dry hired, dry rental, unstaffed, unmanned, equipment only, kit only, gear only, hardware only, hire only, equipment hire only, rental only, crewless, staff not needed, staff not required, crew not needed, crew not required, crew none, staff none, crew : none, staff : none, people : none, techs : none, techs : nah, techs : no, technicians : none, technicians : no, operators : none, operators : no, personnel : none, labour : none, crew : no, staff : no, staff is not needed, staff are not needed, crew is not needed`,
    ],
  },
  {
    service: 'operators',
    reason: 'provided',
    parts: [
      `who is a sound engineer, who's a sound engineer, who is our sound engineer, who's our sound engineer, who is a sound tech, who's a sound tech, who does sound, who does our sound, who does the sound, does our sound, does the sound for us, runs our sound, doesn't want a man to sit with the sound, doesn't want anybody to sit with the sound, nobody to sit with the sound, his lad will work it, his lad'll work it, nobody needed to run, nobody needed to operate, no one needed to run, no one to operate, nobody to operate, self operated, self operate, self operating, self run, user operated, operated by us, operated by our, run by our own, operated by volunteers, run by volunteers, operated by the band, we do our own sound, do our own sound, does their own sound, mix themselves, mixes themselves, mix ourselves, bring their own engineer, brings their own engineer, bring their own sound engineer, brings its own engineer, bring our own engineer, travels with an engineer, travel with their own engineer, travel with an engineer, own sound engineer, own engineer, own technicians, own technician, own operators, own operator, own tech team, own crew, own sound man, own sound crew, house technician, house engineer, in house technician, in house engineer, resident engineer, resident technician, house tech, house crew`,
    ],
  },
  { service: 'operators', reason: 'provided', own: true, parts: [OWN_HANDS, OPERATE, KIT] },
  {
    service: 'mixers',
    reason: 'provided',
    own: true,
    parts: [OWN_HANDS, AT_DESK],
  },
  {
    service: 'mixers',
    reason: 'provided',
    parts: [
      `on the desk, behind the desk, at the desk, on sound, on the sound desk, on the mixing desk, behind the mixer, at the mixer, at the console, on lights`,
      `is, will be, we have, we've got, sits, will sit`,
      `our, our own, my, a friend, a mate, one of us, one of our, one of the band, the school's, the church's, the club's`,
    ],
  },
  { service: 'operators', reason: 'provided', parts: [HANDS, OPERATE, `${KIT}, ${SELF}, everything once`] },
  {
    service: 'operators',
    reason: 'provided',
    parts: [
      `we can, we will, we'll, we're happy to, i can, i will, i'll, happy to`,
      `plug it in, plug in, plug things in, press play, push the buttons, run ourselves, operate ourselves`,
    ],
  },
  {
    service: 'builders',
    reason: 'provided',
    parts: [
      `we, i, our volunteers, our own volunteers, volunteers, our team, our own team, our members, the scouts, parents, our caretaker, our crew, our own crew, we'll, we will, our staff, our lads, our own people`,
      `put, put up, set up, set out, build, assemble, rig, erect, install, lay out, setting up, set everything up, put everything up, put it up, set it up, build it, do the set up, do the setup, handle set up, handle setup, do the rigging, do the build, setting out, put them out, set them out, take down`,
      `${SELF}, our own`,
    ],
  },
  {
    service: 'builders',
    reason: 'provided',
    parts: [
      `the site team, our site team, site team, site staff, our site staff, the caretaker, the caretakers, our caretakers, caretaker, the porters, our porters, the hall staff, hotel staff, the hotel staff, venue staff, the venue staff, the venue team, the facilities team, facilities, the janitor, the janitors, janitors, custodians, the custodians, our custodians, the custodian, our janitors, caretakers, the groundsman, the stewards, our stewards, the stage crew, our stage crew, house crew, the house crew, local crew, the local crew, stagehands from the house, the parents, parents, pupils, the pupils, the students, students, our students, the volunteers, the lads, the rugby lads, the scouts, the team here, the ushers, our ushers, our own lads, our handyman, the handyman, the farm lads, farmhands`,
      `will put, puts, put, will set, sets, set, will lay, lays, lay, will unload, unload, unloads, unload and, will unload and, unload it and, will unload it and, are unloading, will carry, carry, carries, will hump, will help unload, help unload, will do the lifting, do the lifting, do the carrying, will shift, shift, will build, build, will place, place, places`,
      `set up, put up, stack it, place it, everything out, it all out, it out, them out, everything up, it up, it all up, them up, the lot out, out everything, up everything, out the chairs, out the tables, everything in, it in, it all in, them in, the room, the hall, the truck, the van, the lorry, it all, everything, the lot, your truck, your van, your lorry, the kit, the gear, the lifting, them`,
    ],
  },
  {
    service: 'builders',
    reason: 'unwanted',
    parts: [
      `no, without, don't need, do not need, no need for`,
      `set up, setup, setting up, installation, assembly, erection, build, set up or strike, set up service, installing, rigging service, set up needed, setting out`,
    ],
    last: true,
  },
  {
    service: 'builders',
    reason: 'unwanted',
    parts: [
      `no help with the build, no help with the building, no help with building, no help setting up, no help with set up, no help with setting up, no help with the set up, no help loading, no porters, no humpers, no hands, don't send crew for that, loading is done by, setting up is done by, building is done by, set up is done by, do the humping, does the humping, do the loading, do the lifting and carrying, drop at the door, drop at the door only, drop at the loading door only, drop at the loading door, drop at the gate, leave it at the door, leave at the door, leave it at the gate, leave it by the door, just leave it at the, delivery only, drop off only, just drop off, drop and go, kerbside, kerbside only, self build, self assembly, self set up, self install, delivered only, setup by us, set up by us, set up by client, setup by client, built by us, assembled by us, installation by us, erected by us, put up by us, we do the set up, we do the setup`,
    ],
  },
  {
    service: 'transport',
    reason: 'provided',
    parts: [
      `we, we'll, we'd, we can, i, i'll, i'd, i can, we're, i'm, our driver, our own driver, our team, our volunteers, dad, mum, my brother, my mate, my dad, my uncle, my cousin, brother in law, a friend, the scouts`,
      `pick, picks, collect, collects, fetch, fetches, picking, collecting, fetching, haul, transport, come and get, come get, coming to get, coming to collect, come and collect, come by for, swing by for`,
      `up ourselves, up myself, ourselves, myself, up from you, from you, from your, it all ourselves, it all, them all, everything, everything up, it all up, the lot, all of it`,
    ],
  },
  {
    service: 'transport',
    reason: 'provided',
    parts: [
      `selbstabholung, selbstabholer, self collect, self collection, self pick up, self pickup, client collects, client collect, client to collect, client collection, customer collects, customer collect, customer to collect, customer collection, collected by us, collected by client, collected by the client, collected by customer, collected by our, collection by us, collection by client, collection by customer, pick up by us, pickup by us, picked up by us, picked up by our, ex warehouse, ex works, ex depot, collect from your, collecting from your, collect from you, collecting from you, collect it from you, collect it ourselves, collecting it ourselves, collect ourselves, collecting ourselves, collect everything ourselves, collect and return, collecting and returning, would collect from, would pick up from, collect from the hire, collect and bring back, collect it and bring it back, we collect, we'll collect, we will collect, we can collect, we are collecting, we're collecting, happy to collect, i'll collect, i will collect, i can collect, i'll pick up, i will pick up, i'll pick it up, i can pick it up, we pick up, we'll pick up, we will pick up, we can pick up, we are picking up, we're picking up, we pick it up, we'll pick it up, we will pick it up, we can pick it up, we'll pick it all up, we'll pick everything up, we pick everything up, we pick them up, we'll pick them up, we'll fetch, we will fetch, we fetch, come and collect, come and fetch, come and get it, coming to collect, fetch it ourselves, fetch ourselves, pick up ourselves, pick it up ourselves, pick up and return, our own van, our own transport, own transport, own van, our own lorry, our own truck, we have a van, we have transport, we've got a van, with our van, in our van, in our own van, transport is ours, cash and carry`,
    ],
  },
  {
    service: 'transport',
    reason: 'unwanted',
    parts: [
      `no, without, don't need, do not need, no need for, don't require, no need to, don't quote for, exclude, excluding, not need`,
      `delivery, transport, delivery or collection, delivery and collection, haulage, transportation, delivery needed, trucking, deliver, van, delivery charge, delivery charges, transport costs`,
    ],
  },
  {
    service: 'transport',
    reason: 'unwanted',
    parts: [
      `delivery not needed, delivery not required, transport not needed, transport not required, delivery is not needed, delivery is not required, transport is not needed, transport is not required, delivery none, transport none`,
    ],
  },
];
