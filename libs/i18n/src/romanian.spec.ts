import { loadMessages, NAMESPACES } from '.';

/** What a service does, or what a switch or the assistant does: the third person is right here. */
const THIRD_PERSON =
  /^(adminPeople:jobs\.(handlers|scheduledNames)|adminImports:columns\.modes|assistant:capabilities|accountTabs:alerts\.preferences)/;

/** Pronouns and verbs of "tu" that mean nothing else. */
const INFORMAL =
  /(?<![\p{L}-])(tu|tău|tăi|tale|îți|ție|tine|ești|poți|vrei|vei|știi|primești|găsești|plătești|citești|alegi|salvezi|pleci|ștergi|introdu|scrii|trimiți|[\p{L}]+-te|nu uita)(?!\p{L})/iu;

/** Imperatives of "tu", with which a button or a sentence begins. */
const IMPERATIVES =
  'Abandonează|Accesează|Activează|Adaugă|Alege|Anulează|Apasă|Aplică|Aprobă|Arată|Ascunde|Caută|Cere|Completează|Conectează|Configurează|Confirmă|Continuă|Copiază|Creează|Deschide|Descarcă|Editează|Elimină|Expediază|Exportă|Filtrează|Folosește|Golește|Importă|Încarcă|Încearcă|Închide|Înregistrează|Introdu|Invită|Lasă|Modifică|Mută|Oprește|Partajează|Plasează|Plătește|Pune|Rambursează|Reia|Renunță|Resetează|Respinge|Returnează|Salvează|Schimbă|Scrie|Selectează|Setează|Solicită|Șterge|Trimite|Urmărește|Vezi|Verifică';
const IMPERATIVE = new RegExp(`(^|[.!?:] )(${IMPERATIVES})(?![\\p{L}-])`, 'u');

it('Romanian texts speak to the reader in the polite form', async () => {
  const messages = (await loadMessages('ro', [...NAMESPACES])).ro!;
  const informal: string[] = [];
  const read = (tree: object, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      const name = `${path}${key}`;
      if (typeof value !== 'string') read(value as object, `${name}.`);
      else if (INFORMAL.test(value) || (IMPERATIVE.test(value) && !THIRD_PERSON.test(name)))
        informal.push(`${name}: ${value}`);
    }
  };
  for (const [namespace, tree] of Object.entries(messages)) read(tree, `${namespace}:`);
  expect(informal).toEqual([]);
});

it.each(['Alege o categorie', 'Contul tău', 'Nu ai voie. Încearcă din nou', 'Conectează-te'])(
  '%j would be found',
  (text) => expect(INFORMAL.test(text) || IMPERATIVE.test(text)).toBe(true),
);
