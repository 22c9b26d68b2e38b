/** Before a figure: it is not exact. */
export const APPROXIMATELY: ReadonlySet<string> = words(
  `about around approx approximately roughly circa c ca some over nearly almost ungefahr etwa rund zirka maximal max bis zu
  environ pres de d' unos unas aproximadamente cerca alrededor ongeveer zo'n maximaal least at up to of between zwischen entre tussen
  probably hopefully say perhaps maybe only just voraussichtlich vermutlich wohl knapp gut mindestens quelque quelques
  probablemente sobre waarschijnlijk bijna minstens likely exactly genau wahrscheinlich usually normally nearer closer`,
);

/** Between two groups that come on top of each other. */
export const PLUS: ReadonlySet<string> = words('and plus + & und et y e en sowie ainsi mas');

/** A noun does not go on over these: what follows them is another thing. */
export const STOPS: ReadonlySet<string> = words(
  `and or for with to in at on of but chairs tables seats rooms und oder fur mit et ou pour avec y o para con en of voor
  met mic mics microphones plus per the a an which that is are will`,
);

/** What may follow a figure that nothing is counted by. */
export const AFTER_FIGURE: ReadonlySet<string> = words(
  `in at on and or with the from plus maximum max but who will to is are so we i please inside outside outdoors indoors
  im am und oder mit in auf bei wird werden dans au a avec et le la les en con y el sur op met bij het te de total
  this last next during this diesmal heuer sur samedi dimanche on by as came come sit monday tuesday wednesday thursday
  friday saturday sunday samstag sonntag freitag zum zur fur para pour voor
  for over across if unless depending though although because when capped tops give there then well all through throughout
  between before after which that it they until only mostly if theater
  theatre cabaret classroom banquet seated now so
  wenn aber die das also dann uber an je maximal hochstens verteilt insgesamt sein aus sitzend stehend vielleicht ca falls
  si mais qui est sont par maxi environ donc car dont pendant dans reparti repartis selon assis debout quand ou peut
  pero que o aunque como segun durante entre mas sentados sentadas si sin son
  als maar dus verdeeld tijdens want afhankelijk zijn zittend staand uit indien`,
);

/** "20 OF MY friends". */
export const OF_WHOM: ReadonlySet<string> = words('my our your his her their the');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}
