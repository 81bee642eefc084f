/** "I am looking for a bin that is round" asks for a round bin: words of sentences, in any language, that are in no product. */
const FILLERS = new Set(
  `i we you it its works is are be am im need needs want looking look search searching find buy get have has that which who what
   sell sells offer some any something anything thing things thingy thingie stuff gadget whatsit doohickey please me us our this these those also or must should would could do does where there than at
   nevoie vreau caut cautam doresc dorim vrem care este sunt fie imi trebuie ceva niste sau poate aveti vindeti as chestie chestii lucru lucruri treaba
   ich wir brauche brauchen suche suchen mochte mochten habt haben ist sind sein soll sollte muss das welche welcher etwas
   bitte auch oder es gibt sie ihr verkauft ding dings dingsda zeug teil teilchen
   je nous vous ai besoin cherche cherchons veux voudrais qui que est sont soit doit quelque chose ou avez vendez truc trucs machin bidule
   ho bisogno cerco cerchiamo voglio vorrei che sia sono deve qualcosa avete vendete serve coso cosa aggeggio
   necesito necesitamos busco buscamos quiero queremos que es son sea debe algo tienen tiene venden cosa cosas trasto chisme cacharro
   preciso precisamos procuro procuramos quero queremos seja deve algo vendem coisa coisas troco
   اريد أريد نريد احتاج أحتاج نحتاج ابحث أبحث نبحث عن الذي التي يكون تكون هو هي شيء هل لديكم تبيعون شيئا حاجة
   필요해요 필요합니다 필요한 찾아요 찾습니다 찾고 가능한 원해요 주세요 싶어요 있나요 欲しい`.split(/\s+/),
);

/** @returns the words without those of the sentence around them; all of them when there is no other */
export function withoutFillers(words: readonly string[]): string[] {
  const rest = words.filter((word) => !FILLERS.has(word));
  return rest.length > 0 ? rest : [...words];
}

export const isFiller = (word: string): boolean => FILLERS.has(word);
