/**
 * Stock systems write the group before the name: "LIGHTING - CLAMP - hook", "Audio / Radio / HH". What stands under it
 * names the thing; without anything there the group does.
 */
export function withoutGroup(name: string): string {
  const hit = GROUPED.exec(name);
  return hit?.[1] !== undefined && GROUPS.has(hit[1].toLowerCase()) ? name.slice(hit[0].length) : name;
}

const GROUPED = /^\s*(\p{L}{3,16})(?:\s+[-–—/>|:]|:)\s+(?=\S)/u;
const GROUPS: ReadonlySet<string> = new Set(
  `audio sound lighting light lights lx video vision av visual staging rigging power electrical electrics site crew labour labor personnel staff
  transport logistics furniture furn decor catering consumables consum structures comms communications backline
  ton audiotechnik licht lichttechnik videotechnik bühnentechnik strom stromtechnik personal möbel mobiliar dekoration
  son sonorisation lumière éclairage vidéo scénique électricité personnel mobilier structure logistique
  sonido iluminación vídeo escenario energía mobiliario logística geluid belichting podiumtechniek stroom meubilair logistiek`.split(
    /\s+/u,
  ),
);
