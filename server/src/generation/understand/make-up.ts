import type { Mention } from './mention.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/** "16 input stage box", "your 8 par package", "a 6 burner stove": what one of the thing has or is made of. */
export function isMakeUp(text: Text, number: Quantity, mention: Mention): boolean {
  const word = wordAt(text, number.to);
  const next = wordAt(text, number.to + 1);
  if (isOfSeries(text, number, mention)) return true;
  if (number.value < 2 || number.to >= mention.to - 1 || next === '') return false;
  if (word === 'head' && next === 'worn') return false; // "8 head-worn mics"
  if (word === 'drum') return PACKAGES.has(next); // neither "2 drum kits" nor "one 8x8 drum riser"
  if (PLUGS.has(word) && HAS_SO_MANY.has(next)) return true; // "one 24 XLR input desk"
  if (HAS_SO_MANY.has(word)) return !STEPPED.has(word) || number.value <= MOST_ROWS; // "90 row chairs"
  return PACKED.has(word) && PACKAGES.has(wordAt(text, mention.to - 1));
}

/** "Shure Beta 91 PZM", "a Manhasset 48 Symphony": which one of its make. */
function isOfSeries(text: Text, { from, value }: Quantity, { model }: Mention): boolean {
  return (
    (model === true || value > MANY) && text.tokens[from - 1]?.capital === true && MAKES.has(wordAt(text, from - 1))
  );
}

const MANY = 20; // of one make's things, named by no more than what they are
const MAKES = new Set(
  'beta manhasset shure sennheiser neumann akg audix crown rode schoeps nord roland korg yamaha kurzweil fender marshall ampeg vox mesa behringer midas soundcraft mackie qsc jbl rcf bose epson panasonic barco robe martin chauvet'.split(
    ' ',
  ),
);

const STEPPED = new Set(['row', 'tier', 'door']);
const MOST_ROWS = 20;
const HAS_SO_MANY = new Set(
  'input output fader circuit burner door drawer tier row seat seater head button zone track band pixel socket outlet lane hole tap drum entrees eingang eingangs entradas ingangen voies'.split(
    ' ',
  ),
);
const PLUGS = new Set(['xlr', 'mic', 'mono', 'line', 'balanced']);
const PACKED = new Set(
  'light par lamp fixture speaker mic microphone piece can fixtures lights pars lampen spot spots box'.split(' '),
);
const PACKAGES = new Set('package kit set system rig bundle pack paket anlage lot juego pakket'.split(' '));
