import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.map(({ kinds: [kind] }) => kind ?? '-'),
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('what French and Spanish say is there or not wanted', () => {
  it.each([
    ['Les tasses, on les sort du placard du local. Deux percolateurs.', 'crockery'],
    ['Les tables rondes, mon oncle nous les prête. Il faut 80 chaises.', 'table_round'],
    ['Le lutrin, la paroisse en a déjà un. Un micro main.', 'lectern'],
    ['Las sillas, mi cuñado las tiene en el garaje. Una carpa 6x6.', 'chair'],
    ['Un piano de cola. Los atriles los sacó el conservatorio.', 'lectern'],
    ['Una carpa 6x6. Las sillas ya las compré en Amazon.', 'chair'],
  ])('by a pronoun and a verb behind the thing: %s', (description, excluded) => {
    const all = read(description);
    expect(all.excluded).toContain(excluded);
    expect(all.asked).not.toContain(excluded);
  });

  it.each([
    ['Les chaises, c’est le comité des fêtes. Deux percolateurs.', 'chair'],
    ['La sono, c’est mon cousin qui s’en occupe. 40 chaises.', 'pa_package'],
    ['Une scène 6x4. Le lutrin, ce sera Paul.', 'lectern'],
    ['Le photographe est mon cousin. 90 chaises.', 'crew_photographer'],
    ['Los camareros son alumnos de la escuela. Una barra.', 'crew_waiter'],
    ['Un lutrin nous aiderait, mais le conférencier apporte le sien. Un micro main.', 'lectern'],
    ['Máquina de humo, ni hablar. Dos altavoces.', 'smoke_machine'],
    ['Le laser : niet. Deux enceintes.', 'laser'],
    ['Ne vous embêtez pas avec les nappes. 12 tables rondes.', 'tablecloth'],
    ['Les nappes, n’en joignez pas. 12 tables rondes.', 'tablecloth'],
    ['Les nappes, inutile de les prévoir. 12 tables rondes.', 'tablecloth'],
    ['No me metáis manteles. 12 mesas redondas.', 'tablecloth'],
    ['Le stroboscope, mes parents n’en veulent plus. Deux enceintes.', 'strobe'],
    ['El fotomatón, a mi novia le da grima. Seis catenarias.', 'photo_booth'],
    ['La mairie met gracieusement des barrières à notre disposition. Louer 5 toilettes.', 'crowd_barrier'],
    ['Las vallas, el ayuntamiento las pone. 5 baños.', 'crowd_barrier'],
    ['Sillas tenemos 200 en el granero. 10 mesas redondas para alquilar.', 'chair'],
    ['On retire les barrières. Louer 5 toilettes.', 'crowd_barrier'],
    ['Los manteles no hace falta incluirlos. 12 mesas redondas.', 'tablecloth'],
  ])('by who it is, a pronoun of theirs or a no: %s', (description, excluded) => {
    const all = read(description);
    expect(all.excluded.some((each) => each === excluded || each === 'audio')).toBe(true);
    expect(all.asked).not.toContain(excluded);
  });

  it.each([
    ['J’ai failli oublier : le lutrin ! Deux enceintes.', 'lectern'],
    ['La salle a du wifi. L’encodeur pour le direct, on en a vraiment besoin.', 'streaming_encoder'],
    ['El cura trae su micro de solapa; con un micro inalámbrico de mano nos apañamos.', 'mic_wireless_handheld'],
    ['Al cantaor hay que ponerle un monitor. La silla es suya.', 'stage_monitor'],
    ['Le voisin en a. 20 barrières.', 'crowd_barrier'],
    ['On garde les praticables. Oubliez les rideaux noirs.', 'stage_deck'],
    ['La mairie prend à son compte les nappes. Nous manquons de couverts et de verres.', 'cutlery'],
    ['Manteles fuera; las mesas redondas siguen en pie.', 'table_round'],
    ['Ma fille a vu des chaises sur Pinterest. 90 chaises blanches.', 'chair'],
    ['On a vendu notre vieille sono. Il faut une sono.', 'pa_package'],
    ['Busco una mesa de luces y alguien que la lleve.', 'lighting_console'],
    ['Deux micros main, on les a demandés hier.', 'mic_wireless_handheld'],
    ['Les nappes, on les voudrait blanches.', 'tablecloth'],
    ['Nous cherchons un pupitre ; le nôtre est cassé.', 'lectern'],
  ])('leaves a wish as it is: %s', (description, asked) => {
    expect(read(description).asked).toContain(asked);
  });

  it('takes "son" before a noun for his, and for sound elsewhere', () => {
    expect(read("L'école donne son gala. 2 micros main.").excluded).toEqual([]);
    expect(read('La salle a du son. 40 chaises.').excluded).toContain('audio');
  });
});
